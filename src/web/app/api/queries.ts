import { queryOptions } from '@tanstack/react-query';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { ReviewList, ReviewListQuery, ReviewStatsQuery } from '#contract/reviews/reviews.ts';
import type { ApiRoute } from '#contract/route-path.ts';
import type { RouteData, RouteInput } from '#contract/route-types.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import type { Client } from './client.ts';
import { LIST_FIELDS } from './list-fields.ts';

/** The first parts of the query keys, to match all queries of a kind. */
export const keys = {
  session: ['GET /session'],
  reviews: ['reviews'],
  review: ['GET /reviews/hostaway/:id'],
  stats: ['stats'],
  counts: ['stats', 'counts'],
  sync: ['GET /sync'],
  quarantine: ['quarantine'],
  ratingDistribution: ['GET /listings/:id/shown'],
} as const;

/** What to read again after reviews have moved between properties, or are counted in another way. */
export const REVIEW_DATA = [keys.reviews, keys.stats, keys.ratingDistribution];

export type ReadRoute = ApiRoute & `GET ${string}`;

/** The query of a route. Its key is the route and the input. */
export const routeQuery = <Key extends ReadRoute>(client: Client, key: Key, input?: RouteInput<Key>) =>
  queryOptions({
    queryKey: [key, ...(input ? [input] : [])],
    queryFn: ({ signal }) =>
      client.request<ApiRoute>(key, { ...input, signal } as never) as Promise<RouteData<Key>>,
  });

/** The options of queries whose data rarely changes. The time is in milliseconds. */
const RARELY = { staleTime: 60_000 };

export const sessionQuery = (client: Client) => ({
  ...routeQuery(client, 'GET /session'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Stale time in milliseconds: the first response may arrive before the page that shows it, which then does not fetch it
 * again; later responses are stale at once.
 */
const untilShown = ({ state }: { state: { dataUpdateCount: number } }) =>
  state.dataUpdateCount === 1 ? 2_000 : 0;

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
  routeQuery(client, 'GET /listings', { query: { search: search || undefined, limit: 100 } });

export const listingsByIdQuery = (client: Client, ids: readonly number[]) =>
  routeQuery(client, 'GET /listings', { query: { ids } });

export const statsQuery = (client: Client, filters: ReviewStatsQuery) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => client.request('GET /reviews/hostaway/stats', { query: filters, signal }),
    staleTime: untilShown,
  });

export const settingsQuery = (client: Client) => routeQuery(client, 'GET /settings');

/** What became worse; it changes about once a day. */
export const alertsQuery = (client: Client) => ({ ...routeQuery(client, 'GET /alerts'), ...RARELY });

/** The newest notifications, and how many are unread. */
export const notificationsQuery = (client: Client) => routeQuery(client, 'GET /notifications', { query: {} });

/** The channels and whether they may be shown. */
export const channelsQuery = (client: Client) => ({ ...routeQuery(client, 'GET /channels'), ...RARELY });

/** The accounts and imports that have reviews. */
export const sourceNamesQuery = (client: Client) => ({
  ...routeQuery(client, 'GET /sources/names'),
  ...RARELY,
});

/** The people whom reviews can be assigned to. */
export const peopleQuery = (client: Client) => ({ ...routeQuery(client, 'GET /people'), ...RARELY });

export const decisionsQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /reviews/hostaway/:id/decisions', { params: { id } });

/** One review as managers see it. */
export const reviewQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /reviews/hostaway/:id', { params: { id } });

export const notesQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /reviews/:id/notes', { params: { id } });

/** The rating distribution of a listing: how many reviews the public sees. */
export const ratingDistributionQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /listings/:id/shown', { params: { id } });

/** The Google place whose reviews a listing shows. */
export const placeQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /listings/:id/google-place', { params: { id } });

/** Google charges per call, and its few reviews rarely change. */
export const googleQuery = (client: Client, placeId: string) => ({
  ...routeQuery(client, 'GET /google-reviews/:placeId', {
    params: { placeId },
    query: { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST },
  }),
  staleTime: 300_000,
});

export const syncQuery = (client: Client) => routeQuery(client, 'GET /sync');

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
