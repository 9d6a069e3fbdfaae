import { queryOptions } from '@tanstack/react-query';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { ReviewList, ReviewListQuery, ReviewStatsQuery } from '#contract/reviews/reviews.ts';
import type { ApiRoute } from '#contract/route-path.ts';
import type { RouteData, RouteInput } from '#contract/route-types.ts';
import type { Client } from './client.ts';
import { LIST_FIELDS } from './list-fields.ts';

/** The first parts of the query keys, to match all queries of a kind. */
export const keys = {
  session: ['GET /session'],
  reviews: ['reviews'],
  review: ['GET /reviews/hostaway/:id'],
  decisions: ['GET /reviews/hostaway/:id/decisions'],
  stats: ['stats'],
  counts: ['stats', 'counts'],
  sync: ['GET /sync'],
  quarantine: ['quarantine'],
  ratingDistribution: ['GET /listings/:id/shown'],
} as const;

/** What to read again after reviews have moved between properties, or are counted in another way. */
export const REVIEW_DATA = [keys.reviews, keys.stats, keys.ratingDistribution];

export type ReadRoute = ApiRoute & `GET ${string}`;

/** Milliseconds for which the data of a route is not read again when a page opens; 0 by default. */
const STALE_TIMES: Partial<Record<ReadRoute, number>> = {
  'GET /alerts': 60_000,
  'GET /channels': 60_000,
  'GET /people': 60_000,
  'GET /sources/names': 60_000,
  // Google charges per call.
  'GET /google-reviews/:placeId': 300_000,
};

/** The query of a route. Its key is the route and the input. */
export const routeQuery = <Key extends ReadRoute>(client: Client, key: Key, input?: RouteInput<Key>) =>
  queryOptions({
    queryKey: [key, ...(input && Object.keys(input).length > 0 ? [input] : [])],
    queryFn: ({ signal }) =>
      client.request<ApiRoute>(key, { ...input, signal } as never) as Promise<RouteData<Key>>,
    staleTime: STALE_TIMES[key] ?? 0,
  });

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

const MAX_SEARCH_LENGTH = 200;

/** The listings whose name contains the text; the first ones if it is empty. */
export const listingsQuery = (client: Client, text: string) => {
  const search = text.trim().slice(0, MAX_SEARCH_LENGTH) || undefined;
  return routeQuery(client, 'GET /listings', { query: { search, limit: 100 } });
};

export const statsQuery = (client: Client, filters: ReviewStatsQuery) =>
  queryOptions({
    queryKey: [...keys.counts, filters],
    queryFn: ({ signal }) => client.request('GET /reviews/hostaway/stats', { query: filters, signal }),
    staleTime: untilShown,
  });

export const decisionsQuery = (client: Client, id: number) =>
  routeQuery(client, 'GET /reviews/hostaway/:id/decisions', { params: { id } });

/** In milliseconds: a batch may have 100,000 reviews. */
const TIMEOUT = 300_000;

/** Takes back all decisions of a batch, except of reviews that were decided again since. */
export function undoBatch(client: Client, batch: string): Promise<UndoneBatch> {
  return client.request('POST /batches/:id/undo', { params: { id: batch }, timeout: TIMEOUT });
}
