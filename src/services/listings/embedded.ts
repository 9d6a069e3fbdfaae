import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { EmbedOptions } from '#domain/listings/embed.ts';
import type { Listing } from '#domain/listings/listing.ts';
import { averageStars } from '#domain/reviews/rating.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Clock, Configured, Stored } from '../context.ts';
import { settings } from '../settings/settings.ts';
import { withPublicName } from './property.ts';

/** Whose reviews are embedded. */
export type EmbedSubject =
  | { kind: 'property'; id: ListingId }
  | { kind: 'group'; id: number }
  | { kind: 'company' };

/** Public reviews for another site, with the rating over all published ones. */
export interface Embedded {
  listing: Listing | null;
  averageRating: number;
  totalReviews: number;
  shown: number;
  reviews: Review[];
}

/** @throws not-found when there is no such property or group, or it was merged into another */
export async function embedded(
  context: Stored & Clock & Configured,
  subject: EmbedSubject,
  { max, topic, layout }: EmbedOptions,
): Promise<Embedded> {
  const { storage, timeZone } = context;
  const listingIds = await listingsOf(context, subject);
  const limited = listingIds && { listingIds };
  const [totals, { guestNames }, page] = await Promise.all([
    storage.listings.publicTotals(listingIds),
    settings(context),
    layout === 'badge'
      ? { reviews: [] }
      : storage.reviews.listPublic(
          { ...limited, ...(topic && { topic }), sortBy: 'date', sortOrder: 'desc', limit: max, offset: 0 },
          timeZone,
        ),
  ]);
  return {
    listing: subject.kind === 'property' ? await storage.listings.byId(subject.id) : null,
    averageRating: averageStars(totals.tenths, totals.rated),
    totalReviews: totals.published,
    shown: totals.shown,
    reviews: page.reviews.map((review) => withPublicName(review, guestNames)),
  };
}

/** Null for all listings. */
async function listingsOf({ storage }: Stored, subject: EmbedSubject): Promise<ListingId[] | null> {
  if (subject.kind === 'company') return null;
  if (subject.kind === 'property') {
    const into = await storage.listings.shownAs(subject.id);
    if (into === null) throw new AppError('property-not-found');
    if (into !== subject.id) throw new AppError('property-merged', { into });
    return [subject.id];
  }
  const group = await storage.listingGroups.byId(subject.id);
  if (!group || group.listingIds.length === 0)
    throw new AppError('unknown-id', { noun: 'group', id: subject.id });
  return group.listingIds as ListingId[];
}
