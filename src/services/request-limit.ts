import { LRUCache } from 'lru-cache';

/** Counts requests of each key within a minute, in the memory of this process. */
export interface RequestLimit {
  /** Counts a request. @returns seconds until the next one is allowed, when there were too many; else null */
  count(key: number | string, max: number): number | null;
}

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

export function limitRequests(now: () => Date): RequestLimit {
  const counts = new LRUCache<number | string, { since: number; count: number }>({ max: MAX_KEYS });
  return {
    count(key, max) {
      const at = now().getTime();
      const found = counts.get(key);
      const current = found && at - found.since < WINDOW_MS ? found : { since: at, count: 0 };
      if (current.count >= max) return Math.max(1, Math.ceil((current.since + WINDOW_MS - at) / 1000));
      current.count += 1;
      counts.set(key, current);
      return null;
    },
  };
}
