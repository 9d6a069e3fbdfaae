import { diffWordsWithSpace } from 'diff';

/** Milliseconds. Texts that take longer to compare are shown without marks. */
const TIMEOUT = 100;

export interface MarkedChangeProps {
  before: string;
  after: string;
  side: 'before' | 'after';
}

/** One of two texts, with the words marked that the other text does not have. */
export function MarkedChange({ before, after, side }: MarkedChangeProps) {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT });
  if (!parts) return side === 'before' ? before : after;
  let at = 0;
  return parts.map(({ value, added, removed }) => {
    if (side === 'before' ? added : removed) return null;
    const start = at;
    at += value.length;
    return added || removed ? <mark key={start}>{value}</mark> : value;
  });
}
