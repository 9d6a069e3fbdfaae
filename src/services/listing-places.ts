import { AppError } from '#domain/errors.ts';
import { isPlaceId } from '#domain/google-review.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Context } from './context.ts';

export interface ListingPlace {
  /** The listing's own Google place. */
  placeId: string | null;
  /** The place whose reviews the listing shows: its own, else the company's; null without Google. */
  shownPlaceId: string | null;
}

/** @throws not-found when there is no such listing */
export async function listingPlace(context: Context, id: ListingId): Promise<ListingPlace> {
  const placeId = await context.storage.listings.googlePlaceId(id);
  if (placeId === undefined) throw notFound(id);
  return { placeId, shownPlaceId: shownPlace(context, placeId) };
}

/**
 * Gives a listing a Google place of its own, or with null takes it away. Whether Google knows the place shows when
 * somebody looks: asking costs.
 *
 * @throws invalid when Google cannot have given such an id
 * @throws not-found when there is no such listing
 */
export async function setListingPlace(
  context: Context,
  id: ListingId,
  placeId: string | null,
): Promise<ListingPlace> {
  if (placeId !== null && !isPlaceId(placeId)) {
    throw new AppError(
      'invalid',
      'placeId must be a Google place id: up to 255 letters, digits, "-" and "_".',
    );
  }
  const isKnown = await context.storage.transact((tx) => tx.listings.setGooglePlace(id, placeId));
  if (!isKnown) throw notFound(id);
  return { placeId, shownPlaceId: shownPlace(context, placeId) };
}

/** Every listing by name with its own Google place. */
export async function listingsWithPlaces({ storage }: Context) {
  return storage.listings.listGooglePlaces();
}

/** The place whose reviews a listing shows; null without Google, and for no listing. */
export async function googlePlaceFor(context: Context, id: ListingId): Promise<string | null> {
  const placeId = await context.storage.listings.googlePlaceId(id);
  return placeId === undefined ? null : shownPlace(context, placeId);
}

/** The place whose reviews a listing shows that has this one of its own, or none. */
export function shownPlace({ google, googlePlaceId }: Context, own: string | null): string | null {
  return google && (own ?? googlePlaceId);
}

function notFound(id: ListingId): AppError {
  return new AppError('not-found', `There is no listing ${id}.`);
}
