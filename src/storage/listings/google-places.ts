import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { NAME_COLLATION } from '../name-collation.ts';
import type { Db } from '../tables.ts';

/** A listing with its own Google place, null when it has none. */
export interface ListingWithPlace {
  id: ListingId;
  name: string;
  placeId: string | null;
}

/** The listing's own Google place; null when it has none, undefined when the listing does not exist. */
export async function googlePlaceId(db: Db, id: ListingId): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('google_place_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.google_place_id;
}

/** Whether any listing has this Google place as its own. */
export async function hasGooglePlace(db: Db, placeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('google_place_id', '=', placeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every property, sorted by name. */
export async function listGooglePlaces(db: Db): Promise<ListingWithPlace[]> {
  return db
    .selectFrom('listings')
    .select(['id', 'name', 'google_place_id as placeId'])
    .where('merged_into', 'is', null)
    .orderBy(sql.raw(`name ${NAME_COLLATION}`))
    .orderBy('id')
    .execute();
}

/**
 * Sets or removes the Google place of a listing. A sync does not change it.
 *
 * @returns false when the listing does not exist
 */
export async function setGooglePlace(db: Db, id: ListingId, placeId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ google_place_id: placeId })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
