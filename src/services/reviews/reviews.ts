import { canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { dayIn } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { toManagedReview } from '#domain/responses/response.ts';
import {
  ASSIGNED_TO_ME,
  type ListQuery,
  PUBLIC_FILTERS,
  type ReviewFilter,
  setFilters,
  type WithAccess,
} from '#domain/reviews/filter.ts';
import { daysOfPeriod } from '#domain/reviews/relative-period.ts';
import type { Review, ReviewStats } from '#domain/reviews/review.ts';
import type { Cached, Clock, Configured, Sources, Stored } from '../context.ts';
import { withPublicName } from '../listings/property.ts';
import { sourcesThatCan } from '../sources/source-accounts.ts';

/**
 * The matching reviews; for an anonymous caller only approved ones.
 *
 * @throws unauthenticated when an anonymous caller requests reviews that are not approved, or uses a filter for
 *   managers
 */
export async function listReviews(
  context: Stored & Clock & Configured & Cached & Sources,
  actor: Actor | null,
  query: ListQuery,
) {
  if (!actor) requirePublicFilters(query);
  const page = await (actor
    ? managedPage(context, filterOf(context, actor, query))
    : publicPage(context, query));
  const ids = new Set<number>(page.reviews.map(({ listingId }) => listingId));
  for (const id of [query.listingId ?? [], query.listingIds ?? []].flat()) ids.add(id);
  const listings = await context.listings.forPage([...ids], actor?.access ?? 'all');
  const fields = query.fields && new Set<string>(['id', ...query.fields]);
  return {
    ...page,
    reviews: fields ? page.reviews.map((review) => pick(review, fields)) : page.reviews,
    listings,
  };
}

/** The others are undefined instead of absent: V8 makes dictionaries of objects that are built field by field. */
function pick(review: Review, fields: ReadonlySet<string>): Review {
  const picked: Record<string, unknown> = { ...review };
  for (const name of Object.keys(picked)) if (!fields.has(name)) picked[name] = undefined;
  return picked as unknown as Review;
}

function requirePublicFilters(query: ListQuery): void {
  if (query.approved === false) throw new AppError('sign-in-for-unapproved');
  if (query.exactTotal) throw new AppError('sign-in-for-exact-total');
  const name = setFilters(query).find((each) => !PUBLIC_FILTERS.has(each));
  if (name !== undefined) throw new AppError('sign-in-to-filter', { field: name });
}

/** A filter for storage: limited to the listings of the actor, with `me` and the relative period resolved. */
export function filterOf<Filter extends ReviewFilter>(
  { timeZone, now }: Clock,
  actor: Actor,
  { period, ...filter }: Filter,
): WithAccess<Filter> {
  const isMine = filter.assignee === ASSIGNED_TO_ME;
  const days = period && daysWithin(daysOfPeriod(period, dayIn(now(), timeZone)), filter);
  return { ...filter, ...days, ...(isMine && { assignee: actor.name }), access: actor.access };
}

/** The days that are both in the period and in the filter. */
function daysWithin(
  period: ReturnType<typeof daysOfPeriod>,
  { startDate = period.startDate, endDate = period.endDate }: Pick<ReviewFilter, 'startDate' | 'endDate'>,
) {
  return {
    startDate: startDate > period.startDate ? startDate : period.startDate,
    endDate: endDate < period.endDate ? endDate : period.endDate,
  };
}

async function publicPage({ storage, timeZone, settings }: Stored & Clock & Configured, query: ListQuery) {
  const { guestNames } = settings.values;
  const isByName = query.search !== undefined || query.sortBy === 'guestName';
  if (guestNames !== 'full' && isByName) {
    // It would tell the part of a name that is not shown.
    throw new AppError('sign-in-to-search');
  }
  const page = await storage.reviews.listPublic(query, timeZone);
  return { ...page, reviews: page.reviews.map((review) => withPublicName(review, guestNames)) };
}

async function managedPage(context: Stored & Clock & Sources, query: WithAccess<ListQuery>) {
  const page = await context.storage.reviews.list(query, context.timeZone);
  const sources = sourcesThatCan(context, 'respond');
  return { ...page, reviews: page.reviews.map((review) => toManagedReview(review, sources)) };
}

/** The four numbers of the dashboard for the matching reviews. */
export async function reviewStats(
  context: Stored & Clock,
  actor: Actor,
  filter: ReviewFilter,
): Promise<ReviewStats> {
  return context.storage.reviews.stats(filterOf(context, actor, filter), context.timeZone);
}

/** Listings whose name contains the text, by name; without a text all of them, up to the limit. */
export function listingsByName(
  { storage }: Stored,
  actor: Actor,
  search: string | undefined,
  limit: number,
): Promise<Listing[]> {
  return storage.listings.list(actor.access, limit, search);
}

/** Those of the listings that the actor can work with, by name. */
export function listingsById(
  { storage }: Stored,
  actor: Actor,
  ids: readonly ListingId[],
): Promise<Listing[]> {
  return storage.listings.byIds(ids.filter((id) => canAccess(actor, id)));
}
