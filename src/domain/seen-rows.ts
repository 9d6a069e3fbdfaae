const FIRST_CAPACITY = 1 << 12;
/** Words of 32 bits in one place: the key's two hashes, its row, and the hash of its content. */
const WIDTH = 4;

/** What is known of an earlier row with the same key. */
export interface Repetition {
  /** Number of the row that had the key first. */
  row: number;
  isSameContent: boolean;
}

/**
 * Remembers the keys of up to many millions of rows in 16 to 48 bytes each, whatever their length: 64 bits of hash, so
 * that two keys among a million are taken for one with a chance of one in thirty million.
 *
 * @returns a function that notes a row, counted from 1, and tells whether its key came before
 */
export function seenRows(): (key: string, content: string, row: number) => Repetition | null {
  let capacity = FIRST_CAPACITY;
  let table = new Uint32Array(capacity * WIDTH);
  let count = 0;

  /** Index of the key's place, or of the free one where it belongs. */
  const placeOf = (high: number, low: number): number => {
    for (let place = low & (capacity - 1); ; place = (place + 1) & (capacity - 1)) {
      const at = place * WIDTH;
      if (table[at + 2] === 0 || (table[at] === high && table[at + 1] === low)) return at;
    }
  };
  const grow = () => {
    const before = table;
    capacity *= 2;
    table = new Uint32Array(capacity * WIDTH);
    for (let at = 0; at < before.length; at += WIDTH) {
      if (before[at + 2] !== 0) {
        table.set(before.subarray(at, at + WIDTH), placeOf(before[at] ?? 0, before[at + 1] ?? 0));
      }
    }
  };

  return (key, content, row) => {
    const [high, low, words] = [
      hashOf(key, 0x9e3779b1),
      hashOf(key, 0x85ebca6b),
      hashOf(content, 0xc2b2ae35),
    ];
    const at = placeOf(high, low);
    if (table[at + 2] !== 0) return { row: table[at + 2] ?? 0, isSameContent: table[at + 3] === words };
    table.set([high, low, row, words], at);
    count += 1;
    if (count * 3 > capacity * 2) grow();
    return null;
  };
}

/** MurmurHash3's steps over UTF-16 units; fast and well spread, not for secrets. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
