import type { SimulatedResponse } from '../serve.ts';
import type { GuestyData, GuestyListing } from './data.ts';
import { refusal } from './refusals.ts';
import type { GuestyReview } from './rows.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** `limit` and `skip`, or the error response. */
function pageIn(query: URLSearchParams): { limit: number; skip: number } | SimulatedResponse {
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT);
  const skip = Number(query.get('skip') ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    return refusal(400, `limit must be from 1 to ${MAX_LIMIT}`);
  }
  return Number.isInteger(skip) && skip >= 0 ? { limit, skip } : refusal(400, 'skip must not be negative');
}

/** The requested fields; all of them without `fields`. */
export function withFields(row: object, query: URLSearchParams): object {
  const fields = query.get('fields');
  if (fields === null) return row;
  const requested = new Set(['_id', ...fields.split(' ')]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => requested.has(name)));
}

/** GET /listings: only the active and listed ones unless the query says otherwise. */
export function listListings({ listings }: GuestyData, query: URLSearchParams): SimulatedResponse {
  const page = pageIn(query);
  if ('status' in page) return page;
  const { limit, skip } = page;
  const is = (name: string) => (query.get(name) ?? 'true') === 'true';
  const matches = ({ active, isListed }: GuestyListing) =>
    active === is('active') && isListed === is('listed');
  const rows = listings.filter(matches);
  const results = rows.slice(skip, skip + limit).map((row) => withFields(row, query));
  return { status: 200, body: { results, count: rows.length, limit, skip } };
}

/** GET /reviews: by descending time of the last change, without a count, and without custom channels unless requested. */
export function listReviews({ reviews }: GuestyData, query: URLSearchParams): SimulatedResponse {
  const page = pageIn(query);
  if ('status' in page) return page;
  const { limit, skip } = page;
  const [start, end] = [timeIn(query, 'startDate'), timeIn(query, 'endDate')];
  if (start === 'invalid' || end === 'invalid') return refusal(400, 'startDate must be a date');
  if (!isSorted(reviews)) reviews.sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const withCustom = query.get('includeCustomChannels') === 'true';
  const matches = (review: GuestyReview) =>
    (start === null || review.updatedAt >= start) &&
    (end === null || review.updatedAt <= end) &&
    (withCustom || review.channelId !== 'custom') &&
    ['channelId', 'listingId', 'reservationId', 'externalReviewId'].every((name) => {
      const wanted = query.get(name);
      return wanted === null || wanted === review[name as 'channelId'];
    });
  const data: GuestyReview[] = [];
  let skipped = 0;
  for (const review of reviews) {
    if (data.length === limit) break;
    if (matches(review) && skipped++ >= skip) data.push(review);
  }
  return { status: 200, body: { data, limit, skip } };
}

function timeIn(query: URLSearchParams, name: string): string | 'invalid' | null {
  const value = query.get(name);
  if (value === null) return null;
  return Number.isNaN(Date.parse(value)) ? 'invalid' : new Date(value).toISOString();
}

/** So that all rows are not sorted again for each page. */
function isSorted(reviews: readonly GuestyReview[]): boolean {
  let last = '9';
  for (const { updatedAt } of reviews) {
    if (updatedAt > last) return false;
    last = updatedAt;
  }
  return true;
}
