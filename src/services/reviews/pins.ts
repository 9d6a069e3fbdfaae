import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { sideOf } from '#domain/listings/property-view.ts';
import type { Pin } from '#domain/listings/public-reviews.ts';
import type { Stored } from '../context.ts';
import { lockReview } from '../decisions/lock-review.ts';
import { requireListing } from '../listings/listing-places.ts';

/** The pinned reviews of a listing, at most one of each side. */
export function pinsOf({ storage }: Stored, actor: Actor, id: ListingId): Promise<Pin[]> {
  requireListing(actor, id);
  return storage.reviews.pins(id);
}

/**
 * Lets a review stand for its side on the public page of its property, in place of the one that the rule chooses. Its stars
 * or, without any, its text decide the side, so that nobody can pin praise as criticism.
 *
 * @throws not-found when there is no such review; conflict for one that is not public, and for one of neither side
 */
export async function pinReview(context: Stored, actor: Actor, id: ReviewId): Promise<Pin[]> {
  const listing = await context.storage.transact(async (tx) => {
    const listing = await lockReview(tx, actor, id);
    const found = await tx.reviews.byId(id, actor.access);
    if (!found?.isApproved) throw new AppError('pin-not-public');
    const side = sideOf(found);
    if (side === null) throw new AppError('pin-neither');
    await tx.reviews.pin(found, side, actor.name);
    await tx.events.insert(actor, { kind: 'review.pinned', listing, review: id });
    return listing;
  });
  return pinsOf(context, actor, listing);
}

/** @throws not-found when there is no such review */
export async function unpinReview(context: Stored, actor: Actor, id: ReviewId): Promise<Pin[]> {
  const listing = await context.storage.transact(async (tx) => {
    const listing = await lockReview(tx, actor, id);
    await tx.reviews.unpin(id);
    await tx.events.insert(actor, { kind: 'review.unpinned', listing, review: id });
    return listing;
  });
  return pinsOf(context, actor, listing);
}
