import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import type { ListingEntry } from '#domain/listings/listing-directory.ts';
import { countOf } from '../database/count-of.ts';
import { recordListings } from '../events/events.ts';
import type { Db } from '../tables.ts';
import { googlePlaceId, hasGooglePlace, listGooglePlaces, setGooglePlace } from './google-places.ts';
import { mergeReaders, mergeWriters } from './merges.ts';
import { photoReaders, photoWriters } from './photos.ts';
import { byId, byIds, list, publicById, publicTotals } from './totals.ts';

/** The links by which guests book a listing: a manager's and the upstream's. Null when there is no such listing. */
async function bookingLink(
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
async function setBookingLink(db: Db, id: ListingId, own: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ own_booking_url: own })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many properties there are. */
export async function count(db: Db): Promise<number> {
  return countOf(db.selectFrom('listings').where('merged_into', 'is', null));
}

/** One part of the ids of all properties, in ascending order. */
export async function listIds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('merged_into', 'is', null)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the ids that no listing has. */
export async function unknownIds(db: Db, ids: readonly ListingId[]): Promise<ListingId[]> {
  const { rows } = await sql<{ id: ListingId }>`
    select id from unnest(${ids}::bigint[]) as id
    where not exists (select from listings where listings.id = id.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Our ids of an upstream's listings, by their upstream ids. */
export async function idsByUpstreamId(db: Db, source: string): Promise<Map<string, ListingId>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'upstream_id'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.upstream_id, row.id]));
}

const LISTED_COLUMNS = [
  'name',
  'external_name',
  'city',
  'country',
  'bedrooms',
  'bathrooms',
  'max_guests',
] as const;
const DETAIL_COLUMNS = ['description', 'amenities', 'latitude', 'longitude', 'booking_url'] as const;

/** Inserts new listings and updates those that differ. An upstream id must occur only once in the batch. */
export async function upsert(db: Db, source: string, batch: readonly IncomingListing[]): Promise<void> {
  if (batch.length === 0) return;
  // A recent sync does not read the details.
  const updated = [...LISTED_COLUMNS, ...(batch[0]?.details ? DETAIL_COLUMNS : [])];
  const columns = (table: string) => sql.join(updated.map((name) => sql.ref(`${table}.${name}`)));
  const upserted = db
    .insertInto('listings')
    .values(
      batch.map((listing) => ({
        source,
        upstream_id: listing.upstreamId,
        name: listing.name,
        external_name: listing.externalName,
        city: listing.city,
        country: listing.country,
        bedrooms: listing.bedrooms,
        bathrooms: listing.bathrooms,
        max_guests: listing.maxGuests,
        ...detailsOf(listing),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'upstream_id'])
        .doUpdateSet((eb) => Object.fromEntries(updated.map((name) => [name, eb.ref(`excluded.${name}`)])))
        .where(sql<boolean>`(${columns('listings')}) is distinct from (${columns('excluded')})`),
    )
    .returning('id as listing_id');
  await sql`with upserted as (${upserted}) ${recordListings(sql`upserted`)}`.execute(db);
}

function detailsOf({ details }: IncomingListing) {
  return {
    description: details?.description ?? null,
    amenities: [...(details?.amenities ?? [])],
    latitude: details?.coordinates?.latitude ?? null,
    longitude: details?.coordinates?.longitude ?? null,
    booking_url: details?.bookingUrl ?? null,
  };
}

/** The ids and names by which imported rows may refer to each listing. */
export async function listNames(db: Db): Promise<ListingEntry[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'source', 'upstream_id', 'name', 'external_name'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    upstreamId: row.upstream_id,
    names: row.external_name === null ? [row.name] : [row.name, row.external_name],
  }));
}

export const listingReaders = {
  byId,
  byIds,
  publicById,
  publicTotals,
  list,
  listIds,
  unknownIds,
  listNames,
  listGooglePlaces,
  idsByUpstreamId,
  count,
  googlePlaceId,
  hasGooglePlace,
  bookingLink,
  ...mergeReaders,
  ...photoReaders,
};

export const listingWriters = { upsert, setGooglePlace, setBookingLink, ...mergeWriters, ...photoWriters };
