import { LRUCache } from 'lru-cache';
import type { Access } from '#domain/accounts/access.ts';
import type { Listing } from '#domain/listings/listing.ts';
import type { Changes } from '#storage/changes/changes.ts';
import type { Storage } from '#storage/storage.ts';

/** Up to this number, every page contains all listings; beyond it, only those that the page refers to. */
const MAX_COMPLETE = 200;
const MAX_CACHED = 20_000;
/** In case a notification is lost. */
const MAX_AGE_MS = 60_000;

/** The listings, with their totals, that pages of reviews contain. */
export interface ListingCache {
  /** All accessible listings by name if there are few listings, otherwise those with these ids. */
  forPage(ids: readonly number[], access: Access): Promise<readonly Listing[]>;
}

/**
 * Caches listings until a notification says that they changed. Without notifications nothing is cached. It reads the
 * primary: a notification can arrive before a replica has the change.
 */
export function createListingCache(
  { listings }: Pick<Storage, 'listings'>,
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
): ListingCache {
  const byId = new LRUCache<number, Listing>({ max: MAX_CACHED, ttl: MAX_AGE_MS });
  /** The complete list; empty when there are too many. */
  const complete = new LRUCache<'all', readonly Listing[]>({ max: 1, ttl: MAX_AGE_MS });
  let version = 0;
  changes.subscribe((change) => {
    if (change.topic === 'session' || change.topic === 'review' || change.topic === 'presence') return;
    version += 1;
    if (change.topic !== 'listing') byId.clear();
    else byId.delete(change.id);
    // After a change of one listing there are still too many.
    if (change.topic !== 'listing' || complete.get('all')?.length) complete.clear();
  });
  /** Reads listings, and caches those that no notification has invalidated in the meantime. */
  async function read<Found>(reading: () => Promise<Found>, cache: (found: Found) => void): Promise<Found> {
    const before = version;
    const found = await reading();
    if (changes.isLive && version === before) cache(found);
    return found;
  }

  async function readComplete(): Promise<readonly Listing[]> {
    const cached = changes.isLive ? complete.get('all') : undefined;
    if (cached) return cached;
    return read(
      async () => {
        const first = await listings.list('all', MAX_COMPLETE + 1);
        return first.length > MAX_COMPLETE ? [] : first;
      },
      (found) => complete.set('all', found),
    );
  }

  async function readById(ids: readonly number[]): Promise<readonly Listing[]> {
    const cached = changes.isLive ? ids.flatMap((id) => byId.get(id) ?? []) : [];
    if (cached.length === ids.length) return cached;
    return read(
      () => listings.byIds(ids),
      (found) => {
        for (const listing of found) byId.set(listing.id, listing);
      },
    );
  }

  return {
    async forPage(ids, access) {
      const all = await readComplete();
      const listed = all.length > 0 ? all : await readById(ids);
      return access === 'all' ? listed : listed.filter(({ id }) => access.has(id));
    },
  };
}
