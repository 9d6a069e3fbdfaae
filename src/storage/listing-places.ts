import { type Kysely, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { Tables } from './tables.ts';

/** A listing by its name, with the Google place of its own. */
export interface ListingWithPlace {
  id: ListingId;
  name: string;
  placeId: string | null;
}

/** The Google place of one listing's own, null when it has none; undefined when there is no such listing. */
export async function googlePlaceOf(db: Kysely<Tables>, id: ListingId): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('google_place_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.google_place_id;
}

/** Whether any listing has this Google place as its own. */
export async function isListingPlace(db: Kysely<Tables>, placeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('google_place_id', '=', placeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every listing by name. */
export async function listingPlaces(db: Kysely<Tables>): Promise<ListingWithPlace[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'name', 'google_place_id'])
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id as ListingId, name: row.name, placeId: row.google_place_id }));
}

/**
 * Gives a listing a Google place of its own, or takes it away. A sync leaves it alone.
 *
 * @returns false when there is no such listing
 */
export async function setGooglePlace(
  db: Kysely<Tables>,
  id: ListingId,
  placeId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ google_place_id: placeId })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
