import { LRUCache } from 'lru-cache';

const WINDOW_MS = 15 * 60_000;
const MAX_KEYS = 20_000;

/** Counts, in this process, how many events were omitted since the same event was last recorded. */
export interface EventLimit {
  /** @returns how many were omitted before this event; null if this event is to be omitted too */
  take(key: string): number | null;
}

export function limitEvents(now: () => Date): EventLimit {
  const recorded = new LRUCache<string, { at: number; omitted: number }>({ max: MAX_KEYS });
  return {
    take(key) {
      const at = now().getTime();
      const last = recorded.get(key);
      if (last && at - last.at < WINDOW_MS) {
        last.omitted += 1;
        return null;
      }
      recorded.set(key, { at, omitted: 0 });
      return last?.omitted ?? 0;
    },
  };
}
