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
  const { rows } = await sql<Pick<ListingWithPlace, 'placeId'>>`
    select google_place_id as "placeId" from listings where id = ${id}`.execute(db);
  return rows[0]?.placeId;
}

/** Whether any listing has this Google place as its own. */
export async function hasGooglePlace(db: Db, placeId: string): Promise<boolean> {
  const { rows } = await sql`select from listings where google_place_id = ${placeId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Every property, sorted by name. */
export async function listGooglePlaces(db: Db): Promise<ListingWithPlace[]> {
  const { rows } = await sql<ListingWithPlace>`
    select id, name, google_place_id as "placeId" from listings where merged_into is null
    order by name ${sql.raw(NAME_COLLATION)}, id`.execute(db);
  return rows;
}

/**
 * Sets or removes the Google place of a listing. A sync does not change it.
 *
 * @returns false when the listing does not exist
 */
export async function setGooglePlace(db: Db, id: ListingId, placeId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listings set google_place_id = ${placeId} where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
