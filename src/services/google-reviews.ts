import { messageOf, Refusal } from '#domain/errors.ts';
import { arrange, type GoogleReview, type GoogleSortKey } from '#domain/google-review.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Context } from './context.ts';

/** How Google has answered since this process started. Google's own content is not kept, this is. */
export interface GoogleHealth {
  lastSuccess: Date | null;
  lastError: { at: Date; message: string } | null;
}

export interface GoogleOrder {
  limit: number;
  sortBy: GoogleSortKey;
  sortOrder: 'asc' | 'desc';
}

/**
 * The few reviews that Google gives of a configured place, fetched now and sorted as asked.
 *
 * @throws not-found for any other place: this is no open door to a paid service
 * @throws unavailable when Google does not answer as it should
 */
export async function googleReviews(
  context: Context,
  placeId: string,
  order: GoogleOrder,
): Promise<{ reviews: GoogleReview[]; mapsUri: string | null }> {
  const { google, googleHealth, now } = context;
  if (!google || !(await isConfigured(context, placeId))) {
    throw new Refusal('not-found', 'No such Google place is configured here.');
  }
  try {
    const place = await google.place(placeId);
    googleHealth.lastSuccess = now();
    return {
      reviews: arrange(place.reviews, order.sortBy, order.sortOrder, order.limit),
      mapsUri: place.mapsUri,
    };
  } catch (error) {
    googleHealth.lastError = { at: now(), message: messageOf(error) };
    throw error;
  }
}

export function googleStatus({ google, googlePlaceId, googleHealth }: Context) {
  return { configured: google !== null && googlePlaceId !== null, ...googleHealth };
}

/** The place whose reviews a listing shows: its own, else the company's; null without Google. */
export async function googlePlaceFor(
  { google, storage, googlePlaceId }: Context,
  id: ListingId,
): Promise<string | null> {
  if (!google) return null;
  return (await storage.read.googlePlaceOf(id)) ?? googlePlaceId;
}

async function isConfigured({ googlePlaceId, storage }: Context, placeId: string): Promise<boolean> {
  return placeId === googlePlaceId || storage.read.isListingPlace(placeId);
}
