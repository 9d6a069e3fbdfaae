import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import type { ListingEntry } from '#domain/listings/listing-directory.ts';
import { countOf } from '../database/rows.ts';
import { recordListings } from '../events/events.ts';
import type { Db } from '../tables.ts';
import { googlePlaceId, hasGooglePlace, listGooglePlaces, setGooglePlace } from './google-places.ts';
import { mergeReaders, mergeWriters } from './merges.ts';
import { photoReaders, photoWriters } from './photos.ts';
import { byId, byIds, list, listRated, publicById, publicTotals } from './totals.ts';

/** The links by which guests book a listing: a manager's and the upstream's. Null when there is no such listing. */
async function bookingLink(
  db: Db,
  id: ListingId,
): Promise<{ own: string | null; upstream: string | null } | null> {
  const { rows } = await sql<{ own: string | null; upstream: string | null }>`
    select own_booking_url as own, booking_url as upstream from listings where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** @returns false when the listing does not exist */
async function setBookingLink(db: Db, id: ListingId, own: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update listings set own_booking_url = ${own} where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** How many properties there are. */
export async function count(db: Db): Promise<number> {
  return countOf(db, sql`listings where merged_into is null`);
}

/** One part of the ids of all properties, in ascending order. */
export async function listIds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingId[]> {
  const { rows } = await sql<{ id: ListingId }>`
    select id from listings where merged_into is null
    order by id limit ${limit} offset ${offset}`.execute(db);
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
  const { rows } = await sql<{ id: ListingId; upstreamId: string }>`
    select id, upstream_id as "upstreamId" from listings where source = ${source}`.execute(db);
  return new Map(rows.map(({ id, upstreamId }) => [upstreamId, id]));
}

const LISTED_COLUMNS = ['name', 'external_name', 'city', 'country', 'bedrooms', 'bathrooms', 'max_guests'];
const DETAIL_COLUMNS = ['description', 'amenities', 'latitude', 'longitude', 'booking_url'];

/** Inserts new listings and updates those that differ. An upstream id must occur only once in the batch. */
export async function upsert(db: Db, source: string, batch: readonly IncomingListing[]): Promise<void> {
  if (batch.length === 0) return;
  // A recent sync does not read the details.
  const updated = [...LISTED_COLUMNS, ...(batch[0]?.details ? DETAIL_COLUMNS : [])];
  const columns = (table: string) => sql.join(updated.map((name) => sql.ref(`${table}.${name}`)));
  const values = batch.map(({ upstreamId, name, externalName, city, country, details, ...sizes }) => {
    const { latitude, longitude } = details?.coordinates ?? { latitude: null, longitude: null };
    return sql`(${source}, ${upstreamId}, ${name}, ${externalName}, ${city}, ${country}, ${sizes.bedrooms},
      ${sizes.bathrooms}, ${sizes.maxGuests}, ${details?.description}, ${details?.amenities ?? []}, ${latitude},
      ${longitude}, ${details?.bookingUrl})`;
  });
  await sql`
    with upserted as (
      insert into listings (source, upstream_id, ${sql.raw([...LISTED_COLUMNS, ...DETAIL_COLUMNS].join())})
      values ${sql.join(values)}
      on conflict (source, upstream_id) do update
        set (${sql.raw(updated.join())}) = row(${columns('excluded')})
        where (${columns('listings')}) is distinct from (${columns('excluded')})
      returning id as listing_id
    )
    ${recordListings(sql`upserted`)}`.execute(db);
}

/** The ids and names by which imported rows may refer to each listing. */
export async function listNames(db: Db): Promise<ListingEntry[]> {
  const { rows } = await sql<ListingEntry>`
    select id, source, upstream_id as "upstreamId", merged_into as "mergedInto",
      array_remove(array[name, external_name], null) as names
    from listings`.execute(db);
  return rows;
}

export const listingReaders = {
  byId,
  byIds,
  publicById,
  publicTotals,
  list,
  listRated,
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
