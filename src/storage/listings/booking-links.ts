import type { ListingId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';

/** The links by which guests book a listing: a manager's and the upstream's. Null when there is no such listing. */
export async function bookingLink(
  db: Db,
  id: ListingId,
): Promise<{ own: string | null; upstream: string | null } | null> {
  const row = await db
    .selectFrom('listings')
    .select(['own_booking_url as own', 'booking_url as upstream'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the listing does not exist */
export async function setBookingLink(db: Db, id: ListingId, own: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ own_booking_url: own })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
