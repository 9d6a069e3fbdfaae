import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewFilter } from '#domain/filter.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Listing } from '#domain/listing.ts';
import { type Reply, replyBlockedReason } from '#domain/reply.ts';
import type { ReviewStats } from '#domain/review.ts';
import type { Context } from './context.ts';
import { respondableSource } from './hostaway-account.ts';

/** One page of reviews as they cross the wire. */
export interface ReviewPage {
  reviews: PagedReview[];
  /** All where they are few, else those that the page is about. The same array while nothing about them changes. */
  listings: readonly Listing[];
  /** How many match, on every page. */
  total: number;
  /** False where a search finds more than `total`. */
  isTotalExact: boolean;
}

export interface PagedReview {
  id: number;
  listingId: ListingId;
  listingName: string;
  /** The rest of the review as the inside of a JSON object. */
  json: string;
  /** What managers alone are told of their own response; null for anybody else. */
  own: { reply: Reply | null; whyNot: string | null } | null;
}

/**
 * The reviews that match. To a stranger only approved ones exist, whatever is asked.
 *
 * @throws unauthenticated when a stranger asks for what is not approved
 */
export async function listReviews(
  context: Context,
  actor: Actor | null,
  filter: ReviewFilter,
): Promise<ReviewPage> {
  if (!actor && filter.approved === false) {
    throw new AppError('unauthenticated', 'Please sign in to see reviews that are not approved.');
  }
  const { storage, timeZone } = context;
  const account = respondableSource(context);
  const page = await storage.reviews.list({ ...filter, isPublic: actor === null }, timeZone);
  const ids = new Set(page.reviews.map(({ listingId }) => listingId));
  if (filter.listingId !== undefined) ids.add(filter.listingId);
  const listings = await context.listings.for([...ids]);
  const nameOf = await namesOf(context, ids, listings);
  return {
    reviews: page.reviews.map(({ id, listingId, json, answerable }) => ({
      id,
      listingId: listingId as ListingId,
      listingName: nameOf.get(listingId) ?? '',
      json,
      own: answerable && { reply: answerable.reply, whyNot: replyBlockedReason(answerable, account) },
    })),
    listings,
    total: page.total,
    isTotalExact: page.isTotalExact,
  };
}

/** What the listings of a page are called. One that was added a moment ago may not be among those that are kept yet. */
async function namesOf(
  { storage }: Context,
  ids: ReadonlySet<number>,
  kept: readonly Listing[],
): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for (const { id, name } of kept) if (ids.has(id)) names.set(id, name);
  const missing = [...ids].filter((id) => !names.has(id));
  if (missing.length === 0) return names;
  for (const { id, name } of await storage.listings.byIds(missing)) names.set(id, name);
  return names;
}

/** The four numbers above the dashboard. */
export async function reviewStats({ storage }: Context, listingId?: ListingId): Promise<ReviewStats> {
  return storage.reviews.stats(listingId);
}

/** Listings whose name has the words anywhere, by name; all of them without words, up to the limit. */
export function listingsByName(
  { storage }: Context,
  search: string | undefined,
  limit: number,
): Promise<Listing[]> {
  return storage.listings.list(limit, search);
}
