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

function initial(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return `${letter?.segment.toUpperCase()}.`;
}
