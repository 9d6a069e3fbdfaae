/** An earlier row with the same key. */
interface Duplicate {
  row: number;
  isSameContent: boolean;
}

export type DuplicateDetector = (key: string, content: string, row: number) => Duplicate | null;

/**
 * Finds rows whose key has occurred before. It remembers a hash of each row's content, about 150 bytes a row.
 *
 * @returns a function that records a row and returns the earlier row with its key, if any
 */
export function duplicateDetector(): DuplicateDetector {
  const firstRows = new Map<string, { row: number; hash: number }>();
  return (key, content, row) => {
    const hash = hashOf(content);
    const earlier = firstRows.get(key);
    if (earlier) return { row: earlier.row, isSameContent: earlier.hash === hash };
    firstRows.set(key, { row, hash });
    return null;
  };
}

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
