import type { Actor } from '#domain/accounts/actor.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import type { Stored } from '../context.ts';
import { notFound, requireListing } from './listing-places.ts';

/** @throws not-found when there is no such listing */
export async function bookingLink({ storage }: Stored, actor: Actor, id: ListingId) {
  requireListing(actor, id);
  return existing(await storage.listings.bookingLink(id), { noun: 'listing', id });
}

/**
 * Sets the link by which guests book a listing; null for that of the upstream.
 *
 * @throws invalid for a text that is not an https address
 * @throws not-found when there is no such listing
 */
export async function setBookingLink(context: Stored, actor: Actor, id: ListingId, address: string | null) {
  const own = address === null ? null : secureAddress(address);
  if (own === null && address !== null) throw new AppError('booking-link');
  requireListing(actor, id);
  await context.storage.transact(async (tx) => {
    if (!(await tx.listings.setBookingLink(id, own))) throw notFound(id);
    await tx.events.insert(actor, { kind: 'booking-link.changed', listing: id, data: { own } });
  });
  return bookingLink(context, actor, id);
}
