import { queryOptions } from '@tanstack/react-query';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { ReviewList, ReviewListQuery, ReviewStatsQuery } from '#contract/reviews/reviews.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import type { Client } from './client.ts';
import { LIST_FIELDS } from './list-fields.ts';

/** The first parts of the query keys, to match all queries of a kind. */
export const keys = {
  session: ['session'],
  reviews: ['reviews'],
  review: ['review'],
  stats: ['stats'],
  counts: ['stats', 'counts'],
  sync: ['sync'],
  quarantine: ['quarantine'],
  ratingDistribution: ['ratingDistribution'],
} as const;

export const sessionQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.session,
    queryFn: ({ signal }) => client.request('GET /session', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Stale time in milliseconds: the first response may arrive before the page that shows it, which then does not fetch it
 * again; later responses are stale at once.
 */
const untilShown = ({ state }: { state: { dataUpdateCount: number } }) =>
  state.dataUpdateCount === 1 ? 2_000 : 0;

/** One page of a list, as read. */
export interface ReadList extends ReviewList {
  /** Whether it is the result of a search of all reviews. */
  isSearched?: boolean;
}

/** @param gone how many reviews of previous pages have left the list; the total includes them */
export const reviewsQuery = (client: Client, query: ReviewListQuery, gone = 0) =>
  queryOptions({
    queryKey: [...keys.reviews, query, gone],
    queryFn: ({ signal }) => readReviews(client, query, gone, signal),
    staleTime: untilShown,
  });

export async function readReviews(
  client: Client,
  query: ReviewListQuery,
  gone: number,
  signal: AbortSignal,
): Promise<ReadList> {
  const list = await client.request('GET /reviews/hostaway', {
    query: { ...query, fields: LIST_FIELDS },
    signal,
  });
  const isSearched = query.search !== undefined || query.words !== undefined;
  return { ...list, total: list.total + gone, isSearched };
}

/** The listings whose name contains the text; the first ones if it is empty. */
export const listingsQuery = (client: Client, search: string) =>
  queryOptions({
    queryKey: ['listings', search],
    queryFn: ({ signal }) =>
      client.request('GET /listings', {
        query: { search: search || undefined, limit: 100 },
        signal,
      }),
  });

/** The listings with these ids. */
export const listingsByIdQuery = (client: Client, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listings', 'byId', ids],
    queryFn: ({ signal }) => client.request('GET /listings', { query: { ids }, signal }),
  });

export const statsQuery = (client: Client, filters: ReviewStatsQuery) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => client.request('GET /reviews/hostaway/stats', { query: filters, signal }),
    staleTime: untilShown,
  });

export const settingsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.request('GET /settings', { signal }),
  });

/** What became worse; it changes about once a day. */
export const alertsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => client.request('GET /alerts', { signal }),
    staleTime: 60_000,
  });

/** The channels and whether they may be shown; this rarely changes. */
export const channelsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: ({ signal }) => client.request('GET /channels', { signal }),
    staleTime: 60_000,
  });

export const decisionsQuery = (client: Client, reviewId: number) =>
  queryOptions({
    queryKey: ['decisions', reviewId],
    queryFn: ({ signal }) =>
      client.request('GET /reviews/hostaway/:id/decisions', { params: { id: reviewId }, signal }),
  });

/** One review as managers see it. */
export const reviewQuery = (client: Client, reviewId: number) =>
  queryOptions({
    queryKey: [...keys.review, reviewId],
    queryFn: ({ signal }) =>
      client.request('GET /reviews/hostaway/:id', { params: { id: reviewId }, signal }),
  });

export const notesQuery = (client: Client, reviewId: number) =>
  queryOptions({
    queryKey: ['notes', reviewId],
    queryFn: ({ signal }) => client.request('GET /reviews/:id/notes', { params: { id: reviewId }, signal }),
  });

/** The people whom reviews can be assigned to; this rarely changes. */
export const peopleQuery = (client: Client) =>
  queryOptions({
    queryKey: ['people'],
    queryFn: ({ signal }) => client.request('GET /people', { signal }),
    staleTime: 60_000,
  });

/** The rating distribution of a listing: how many reviews the public sees. */
export const ratingDistributionQuery = (client: Client, listingId: number) =>
  queryOptions({
    queryKey: [...keys.ratingDistribution, listingId],
    queryFn: ({ signal }) => client.request('GET /listings/:id/shown', { params: { id: listingId }, signal }),
  });

/** The Google place whose reviews a listing shows. */
export const placeQuery = (client: Client, listingId: number) =>
  queryOptions({
    queryKey: ['place', listingId],
    queryFn: ({ signal }) =>
      client.request('GET /listings/:id/google-place', { params: { id: listingId }, signal }),
  });

export const googleQuery = (client: Client, placeId: string) =>
  queryOptions({
    queryKey: ['google', placeId],
    queryFn: ({ signal }) =>
      client.request('GET /google-reviews/:placeId', {
        params: { placeId },
        query: { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST },
        signal,
      }),
    // Google charges per call, and its few reviews rarely change.
    staleTime: 300_000,
  });

export const syncQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.sync,
    queryFn: ({ signal }) => client.request('GET /sync', { signal }),
  });

/** @param version changes when a sync may have changed the rows, so that they are read again */
export const quarantineQuery = (client: Client, page: { limit: number; offset: number }, version: string) =>
  queryOptions({
    queryKey: [...keys.quarantine, page, version],
    queryFn: ({ signal }) => client.request('GET /sync/quarantined', { query: page, signal }),
  });

/** In milliseconds: a batch may have 100,000 reviews. */
const TIMEOUT = 300_000;

/** Takes back all decisions of a batch, except of reviews that were decided again since. */
export function undoBatch(client: Client, batch: string): Promise<UndoneBatch> {
  return client.request('POST /batches/:id/undo', { params: { id: batch }, timeout: TIMEOUT });
}
