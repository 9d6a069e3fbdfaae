/** How much of a guest's name the public sees: all of it, "Maria S.", or "M. S.". */
export const GUEST_NAME_STYLES = ['full', 'first-name', 'initials'] as const;
export type GuestNameStyle = (typeof GUEST_NAME_STYLES)[number];

/** A guest's name as the public sees it. A single name has no family name to shorten. */
export function publicGuestName(name: string, style: GuestNameStyle): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0] ?? '';
  if (style === 'full' || first === '') return name;
  const last = words.length > 1 ? ` ${initial(words.at(-1) ?? '')}` : '';
  return style === 'first-name' ? first + last : initial(first) + last;
}

/**
 * A response of the company as the public sees it: what is hidden of the guest's name is initials there too. Words in lower
 * case stay, because "will" and "day" are also names.
 */
export function publicResponse(text: string, name: string, style: GuestNameStyle): string {
  if (style === 'full') return text;
  const hidden = style === 'initials' ? name : name.trim().replace(/^\S+/u, '');
  return withInitials(text, hidden, (word) => word[0] !== word[0]?.toUpperCase());
}

const WORD = /[\p{L}\p{M}'’-]+/gu;
/** With the full stop after it, which an initial has too. */
const WORD_AND_STOP = new RegExp(`(${WORD.source})\\.?`, 'gu');
/** Shorter words of a name, such as "de" or "Jo", are also words of texts. */
const MIN_NAME_LETTERS = 3;

/** A text in which each word of a guest's name is its initial, such as "Dear M.". @param isKept for words that stay */
export function withInitials(
  text: string,
  name: string,
  isKept: (word: string) => boolean = () => false,
): string {
  const words = (name.match(WORD) ?? []).filter((word) => word.length >= MIN_NAME_LETTERS);
  // Made once for each word: a text may repeat a name very often.
  const initials = new Map(words.map((word) => [word.toLowerCase(), initial(word)]));
  if (initials.size === 0) return text;
  const initialOf = (word: string) => initials.get(word.toLowerCase().replace(/['’]s$/, ''));
  return text.replace(WORD_AND_STOP, (whole, word: string) =>
    isKept(word) ? whole : (initialOf(word) ?? whole),
  );
}

function initial(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return `${letter?.segment.toUpperCase()}.`;
}
