import { type Access, canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { isPlaceId } from '#domain/listings/google-review.ts';
import type { Readers } from '#storage/storage.ts';
import type { Google, Stored } from '../context.ts';

/** @throws not-found when there is no such listing */
export async function listingPlace(context: Google, actor: Actor, id: ListingId) {
  requireListing(actor, id);
  const placeId = await context.storage.listings.googlePlaceId(id);
  if (placeId === undefined) throw notFound(id);
  return { placeId, shownPlaceId: shownPlace(context, placeId) };
}

/**
 * Sets a listing's own Google place; null removes it. The id is not verified with Google, because requests are paid for.
 *
 * @throws invalid for a text that is not a place id
 * @throws not-found when there is no such listing
 */
export async function setListingPlace(context: Google, actor: Actor, id: ListingId, placeId: string | null) {
  if (placeId !== null && !isPlaceId(placeId)) throw new AppError('google-place-id');
  requireListing(actor, id);
  await context.storage.transact(async (tx) => {
    if (!(await tx.listings.setGooglePlace(id, placeId))) throw notFound(id);
    await tx.events.insert(actor, { kind: 'google-place.changed', listing: id, data: { placeId } });
  });
  return { placeId, shownPlaceId: shownPlace(context, placeId) };
}

/** Every listing with its own Google place, by name. */
export async function listingsWithPlaces({ storage }: Stored) {
  return storage.listings.listGooglePlaces();
}

/** The place whose reviews a listing shows; null without Google and for an unknown listing. */
export async function googlePlaceFor(context: Google, id: ListingId): Promise<string | null> {
  const placeId = await context.storage.listings.googlePlaceId(id);
  return placeId === undefined ? null : shownPlace(context, placeId);
}

/** @param own the listing's own place */
export function shownPlace({ google, googlePlaceId }: Google, own: string | null): string | null {
  return google && (own ?? googlePlaceId);
}

/** @throws not-found for a listing that is outside the actor's access */
export function requireListing(actor: Actor, id: ListingId): void {
  if (!canAccess(actor, id)) throw notFound(id);
}

/** @throws invalid for an id that no listing has, or that is outside the access */
export async function requireListings(
  { listings }: Pick<Readers, 'listings'>,
  ids: readonly ListingId[],
  access: Access = 'all',
): Promise<void> {
  const [missing] = await listings.unknownIds(ids);
  const unknown = missing ?? ids.find((id) => !canAccess({ access }, id));
  if (unknown !== undefined) throw new AppError('unknown-reference', { noun: 'property', id: unknown });
}

export function notFound(id: ListingId): AppError {
  return new AppError('unknown-id', { noun: 'listing', id });
}
