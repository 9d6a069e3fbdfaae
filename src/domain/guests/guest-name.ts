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

const WORD = /[\p{L}\p{M}'’-]+/gu;
/** Shorter words of a name, such as "de" or "Jo", are also words of texts. */
const MIN_NAME_LETTERS = 3;

/** A text in which each word of a guest's name is its initial, such as "Dear M.". */
export function withInitials(text: string, name: string): string {
  const words = (name.match(WORD) ?? []).filter((word) => word.length >= MIN_NAME_LETTERS);
  // Made once for each word: a text may repeat a name very often.
  const initials = new Map(words.map((word) => [word.toLowerCase(), initial(word)]));
  if (initials.size === 0) return text;
  return text.replace(WORD, (word) => initials.get(word.toLowerCase().replace(/['’]s$/, '')) ?? word);
}

function initial(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return `${letter?.segment.toUpperCase()}.`;
}
