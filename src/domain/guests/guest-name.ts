import { normalizeText } from '../normalize-text.ts';
import { UNNAMED_GUEST } from './guest.ts';

/** How much of a guest's name the public sees: all of it, "Maria S.", or "M. S.". */
export const GUEST_NAME_STYLES = ['full', 'first-name', 'initials'] as const;
export type GuestNameStyle = (typeof GUEST_NAME_STYLES)[number];

/** A guest's name as the public sees it. A single name has no family name to shorten. */
export function publicGuestName(name: string, style: GuestNameStyle): string {
  const words = nameWords(name);
  const first = words[0] ?? '';
  if (style === 'full' || first === '' || name === UNNAMED_GUEST) return name;
  const last = words.length > 1 ? ` ${initial(words.at(-1) ?? '')}` : '';
  return style === 'first-name' ? first + last : initial(first) + last;
}

const EMAIL = /^([^\s@]+)@\S+$/u;
/** What may follow a name after a comma and is not a first name. */
const SUFFIX = /^(?:[js]r|i{2,3}|iv|ph\.?d|m\.?d|esq)\.?$/iu;

/** The words of a name or an email address, those of "Smith, Maria" with the first name first. */
export function nameWords(name: string): string[] {
  const trimmed = name.trim();
  const user = EMAIL.exec(trimmed)?.[1];
  if (user !== undefined) {
    const words = user.split(/[._+-]+/u).filter(Boolean);
    return words.length > 0 ? words : [user];
  }
  const [family = '', ...given] = trimmed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !SUFFIX.test(part));
  return [...given, family].join(' ').split(/\s+/u);
}

/**
 * A response of the company as the public sees it: what is hidden of the guest's name is initials there too. Words in lower
 * case stay, because "will" and "day" are also names.
 */
export function publicResponse(text: string, name: string, style: GuestNameStyle): string {
  if (style === 'full' || name === UNNAMED_GUEST) return text;
  const words = nameWords(name);
  const hidden = style === 'initials' ? words : words.slice(1);
  return withInitialsOf(hidden, text, (word) => word[0] !== word[0]?.toUpperCase());
}

/** A text in which each word of a guest's name is its initial, such as "Dear M.". */
export function withInitials(text: string, name: string): string {
  return name === UNNAMED_GUEST ? text : withInitialsOf(nameWords(name), text);
}

const WORD = /[\p{L}\p{M}'’-]+/gu;
/** With the full stop after it, which an initial has too. */
const WORD_AND_STOP = new RegExp(`(${WORD.source})\\.?`, 'gu');
/** Shorter words of a name, such as "de" or "Jo", are also words of texts. */
const MIN_NAME_LETTERS = 3;

/** @param isKept for words of the text that stay */
function withInitialsOf(
  names: readonly string[],
  text: string,
  isKept: (word: string) => boolean = () => false,
): string {
  const words = names.flatMap((name) => name.match(WORD) ?? []);
  // A guest with two family names is often called by one of them.
  const parts = new Set(words.flatMap((word) => [...word.split('-'), word]).filter(isLong));
  // Made once for each word: a text may repeat a name very often.
  const initials = new Map([...parts].map((part) => [spelling(part), initial(part)]));
  if (initials.size === 0) return text;
  return text.replace(WORD_AND_STOP, (whole, word: string) =>
    isKept(word) ? whole : (initials.get(spelling(word.replace(/['’]s$/, ''))) ?? whole),
  );
}

const isLong = (word: string) => word.length >= MIN_NAME_LETTERS;

/** Equal for all ways to write a name: case, accents, apostrophes, ß. */
function spelling(word: string): string {
  return normalizeText(word).replaceAll(/['’]/g, '').replaceAll('ß', 'ss');
}

function initial(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return `${letter?.segment.toUpperCase()}.`;
}
