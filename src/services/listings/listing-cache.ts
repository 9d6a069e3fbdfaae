import { LRUCache } from 'lru-cache';
import type { Access } from '#domain/accounts/access.ts';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listings/listing.ts';
import type { CategoryScore, ReviewFacets } from '#domain/listings/public-reviews.ts';
import type { WaitingTimes } from '#domain/listings/waiting-times.ts';
import type { Change } from '#domain/notifications/change.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Storage } from '#storage/storage.ts';

/** Up to this number, every page contains all listings; beyond it, only those that the page refers to. */
const MAX_COMPLETE = 200;
/** Not as `max`, for which `LRUCache` would allocate a megabyte at once. */
const LISTINGS = { maxSize: 20_000, sizeCalculation: () => 1 };
/** A summary has some 5 KB. */
const MAX_SUMMARIES = 1_000;
/** In case a notification is lost. */
const MAX_AGE_MS = 60_000;
/** Waiting times change slowly, and are computed from three months of reviews of all listings. */
const WAITING_TIMES_AGE_MS = 600_000;
const CHANGING: readonly Change['topic'][] = ['listing', 'listings', 'everything'];

type CompleteList = readonly Listing[] | 'too-many';

/** What the public page of a listing shows in every view. */
interface ListingSummary {
  facets: ReviewFacets;
  categories: CategoryScore[];
}

/** The listings, with their totals, that pages of reviews contain. */
export interface ListingCache {
  /** All accessible listings by name if there are few listings, otherwise those with these ids. */
  forPage(ids: readonly number[], access: Access): Promise<readonly Listing[]>;
  summary(id: ListingId): Promise<ListingSummary>;
  /** How long reviews of all listings wait for a decision. Up to ten minutes old. */
  waitingTimes(): Promise<WaitingTimes>;
}

/** @param previewed pending reviews that count as approved */
export async function readSummary(
  reviews: Pick<Storage['reviews'], 'publicFacets' | 'categoryScores'>,
  listing: ListingId,
  previewed?: PreviewedReviews,
): Promise<ListingSummary> {
  const [facets, categories] = await Promise.all([
    reviews.publicFacets({ listing, previewed }),
    reviews.categoryScores(listing),
  ]);
  return { facets, categories };
}

/**
 * Caches listings until a notification says that they changed. Without notifications nothing is cached. It reads the
 * primary: a notification can arrive before a replica has the change.
 */
export function createListingCache(
  { listings, reviews }: Pick<Storage, 'listings' | 'reviews'>,
  changes: Pick<Changes, 'isLive' | 'subscribe'>,
): ListingCache {
  const byId = new LRUCache<number, Listing>({ ...LISTINGS, ttl: MAX_AGE_MS });
  const complete = new LRUCache<'all', CompleteList>({ max: 1, ttl: MAX_AGE_MS });
  /** Promises, so that requests at the same time read once. */
  const summaries = new LRUCache<number, Promise<ListingSummary>>({ max: MAX_SUMMARIES, ttl: MAX_AGE_MS });
  const waitingTimes = new LRUCache<'all', Promise<WaitingTimes>>({ max: 1, ttl: WAITING_TIMES_AGE_MS });
  let version = 0;
  changes.subscribe((change) => {
    if (!CHANGING.includes(change.topic)) return;
    version += 1;
    for (const cache of [byId, summaries]) {
      if (change.topic !== 'listing') cache.clear();
      else cache.delete(change.id);
    }
    // After a change of one listing there are still too many.
    if (change.topic !== 'listing' || complete.get('all') !== 'too-many') complete.clear();
  });
  /** Reads listings, and caches those that no notification has invalidated in the meantime. */
  async function read<Found>(reading: () => Promise<Found>, cache: (found: Found) => void): Promise<Found> {
    const before = version;
    const found = await reading();
    if (changes.isLive && version === before) cache(found);
    return found;
  }

  async function readComplete(): Promise<CompleteList> {
    const cached = changes.isLive ? complete.get('all') : undefined;
    if (cached) return cached;
    return read<CompleteList>(
      async () => {
        const first = await listings.list('all', MAX_COMPLETE + 1);
        return first.length > MAX_COMPLETE ? 'too-many' : first;
      },
      (found) => {
        // The first sync may just be adding the first ones.
        if (found.length > 0) complete.set('all', found);
      },
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

  /** Caches a promise at once. A change during the read removes it from the cache, so the next call reads again. */
  function shared<Key extends string | number, Value extends object>(
    cache: LRUCache<Key, Promise<Value>>,
    key: Key,
    reading: () => Promise<Value>,
  ): Promise<Value> {
    const cached = changes.isLive ? cache.get(key) : undefined;
    if (cached) return cached;
    const value = reading();
    if (changes.isLive) cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  }

  return {
    summary: (id) => shared(summaries, id, () => readSummary(reviews, id)),
    waitingTimes: () => shared(waitingTimes, 'all', () => reviews.waitingTimes(null)),
    async forPage(ids, access) {
      const all = await readComplete();
      const listed = all === 'too-many' ? await readById(ids) : all;
      return access === 'all' ? listed : listed.filter(({ id }) => access.has(id));
    },
  };
}
