import { LRUCache } from 'lru-cache';
import { networksOf } from '#domain/accounts/network.ts';

type Log = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;

const MAX_KEYS = 20_000;
/** A /48 may belong to a company with many customers' networks. */
const SITE_FACTOR = 3;
const REPEATS_MS = 60_000;

/** Counts by key within fixed windows, in the memory of this process. */
export type WindowCounts = ReturnType<typeof countByWindow>;

export function countByWindow(windowMs: number, now: () => Date) {
  // `max` would allocate half a megabyte at once.
  const counts = new LRUCache<string, { since: number; count: number; before: number }>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });

  function current(key: string) {
    const found = counts.get(key);
    const at = now().getTime();
    return found && at - found.since < windowMs ? found : { since: at, count: 0, before: found?.count ?? 0 };
  }
  return {
    /** @returns the count with this one, and that of the last window */
    add(key: string): { count: number; before: number } {
      const window = current(key);
      window.count += 1;
      counts.set(key, window);
      return window;
    },

    /** Seconds until the window ends, if it has reached `max`; null if more is allowed now. */
    wait(key: string, max: number): number | null {
      const { since, count } = current(key);
      return count < max ? null : Math.max(1, Math.ceil((since + windowMs - now().getTime()) / 1000));
    },

    /** Counts one more, if it is allowed. @returns as `wait` */
    take(key: string, max: number): number | null {
      const seconds = this.wait(key, max);
      if (seconds === null) this.add(key);
      return seconds;
    },
  };
}

/** As `wait`, for every network that an address belongs to. */
export function waitOfAddress(counts: WindowCounts, address: string, max: number): number | null {
  const { customer, site } = networksOf(address);
  return counts.wait(customer, max) ?? (site === null ? null : counts.wait(site, max * SITE_FACTOR));
}

export function countAddress(counts: WindowCounts, address: string): void {
  for (const network of Object.values(networksOf(address))) if (network !== null) counts.add(network);
}

/**
 * A log that writes the same message at most once a minute, with the number of times that it left it out, so that an
 * outage does not flood the log. For messages about the state of the system, of which one says as much as many.
 */
export function limitRepeats(log: Log, now: () => Date = () => new Date()): Log {
  const written = countByWindow(REPEATS_MS, now);
  const limited = (level: keyof Log) => (details: object, message: string) => {
    const { count, before } = written.add(message);
    if (count > 1) return;
    log[level](before > 1 ? { ...details, omitted: before - 1 } : details, message);
  };
  return { info: limited('info'), warn: limited('warn'), error: limited('error') };
}
