import type { Listing } from '#domain/listing.ts';
import type { Changes } from '#storage/changes/changes.ts';
import type { Storage } from '#storage/storage.ts';

/** Up to so many listings are all told of with every page; of more only those that the page is about. */
const FEW_LISTINGS = 200;
/** So many of many are kept, each with its totals. */
const MOST_KEPT = 20_000;
/** A net below the news. */
const MAX_AGE_MS = 60_000;

/** The listings that pages of reviews tell of. */
export interface KeptListings {
  /** All listings by name where they are few, else those with these ids. */
  for(ids: readonly number[]): Promise<readonly Listing[]>;
}

/**
 * Keeps listings with their totals until news of them arrives, from here or another machine. While news does not
 * arrive, nothing is kept. They are read from the primary, for news travels faster than a replica follows.
 */
export function keepListings(
  storage: Pick<Storage, 'listings'>,
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
  now: () => number = Date.now,
): KeptListings {
  const kept = new Map<number, Listing>();
  let all: readonly Listing[] | null = null;
  let areMany = false;
  let since = 0;
  let heard = 0;

  function forget(): void {
    kept.clear();
    all = null;
    areMany = false;
    since = now();
  }
  changes.subscribe((change) => {
    if (change.topic === 'session') return;
    heard += 1;
    all = null;
    if (change.topic === 'listing') kept.delete(change.id);
    else forget();
  });

  async function few(): Promise<readonly Listing[] | null> {
    const before = heard;
    const first = await storage.listings.list(FEW_LISTINGS + 1);
    const found = first.length > FEW_LISTINGS ? null : first;
    if (changes.isLive && heard === before) {
      all = found;
      areMany = found === null;
    }
    return found;
  }

  async function byId(ids: readonly number[]): Promise<readonly Listing[]> {
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length > 0 || !changes.isLive) {
      const before = heard;
      const found = await storage.listings.byIds([...ids]);
      if (!changes.isLive || heard !== before) return found;
      if (kept.size + found.length > MOST_KEPT) kept.clear();
      for (const listing of found) kept.set(listing.id, listing);
    }
    return ids.flatMap((id) => kept.get(id) ?? []);
  }

  return {
    async for(ids) {
      if (now() - since > MAX_AGE_MS) forget();
      if (changes.isLive && all) return all;
      if (changes.isLive && areMany) return byId(ids);
      return (await few()) ?? byId(ids);
    },
  };
}
