import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type {
  IncomingPhoto,
  ListingPhoto,
  PhotoFormat,
  PhotoProblem,
  PreparedPhoto,
} from '#domain/listings/photo.ts';
import { recordListings } from '../events/events.ts';
import type { Db } from '../tables.ts';

/** The photos of one listing at the upstream, in their order. */
export interface PhotosOfListing {
  upstreamId: string;
  photos: readonly IncomingPhoto[];
}

/** Replaces the photos of listings. A photo with the same address keeps its files. */
async function replacePhotos(db: Db, source: string, listings: readonly PhotosOfListing[]): Promise<void> {
  const rows = listings.flatMap(({ upstreamId, photos }) =>
    photos.map(({ url, caption }, position) => ({ upstreamId, url, caption, position })),
  );
  await sql`
    with given as (
      select listings.id as listing_id, row.url, row.caption, row.position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row ("upstreamId" text, url text, caption text, position integer)
      join listings on listings.source = ${source} and listings.upstream_id = row."upstreamId"
    ), removed as (
      delete from listing_photos using listings
      where listings.id = listing_photos.listing_id and listings.source = ${source}
        and listings.upstream_id = any(${listings.map(({ upstreamId }) => upstreamId)})
        and (listing_id, url) not in (select listing_id, url from given)
      returning listing_id
    ), stored as (
      insert into listing_photos (listing_id, url, caption, position)
      select listing_id, url, caption, position from given
      on conflict (listing_id, url) do update set caption = excluded.caption, position = excluded.position
      where (listing_photos.caption, listing_photos.position)
        is distinct from (excluded.caption, excluded.position)
      returning listing_id
    ), changed as (select listing_id from removed union select listing_id from stored)
    ${recordListings(sql`changed`)}`.execute(db);
}

export interface PhotoToFetch {
  id: number;
  listing_id: number;
  url: string;
  /** Failed ones. */
  attempts: number;
}

/** The next photos to fetch; first those that listings show first. */
async function photosToFetch(db: Db, limit: number): Promise<PhotoToFetch[]> {
  const { rows } = await sql<PhotoToFetch>`
    select id, listing_id, url, attempts from listing_photos
    where next_attempt_at <= now() order by position, id limit ${limit}`.execute(db);
  return rows;
}

async function storePhoto(db: Db, id: number, { width, height, files }: PreparedPhoto): Promise<void> {
  const { numAffectedRows } = await sql`
    update listing_photos set width = ${width}, height = ${height}, problem = null, next_attempt_at = null
    where id = ${id}`.execute(db);
  // It may have been removed while it was being fetched.
  if (numAffectedRows === 0n) return;
  const values = files.map((file) => sql`(${id}, ${file.width}, ${file.format}, ${file.bytes})`);
  await sql`insert into listing_photo_files (photo_id, width, format, bytes)
    values ${sql.join(values)}`.execute(db);
}

/** @param nextAttempt null for a photo that is not fetched again */
async function failPhoto(db: Db, id: number, problem: PhotoProblem, nextAttempt: Date | null): Promise<void> {
  await sql`
    update listing_photos set problem = ${problem}, next_attempt_at = ${nextAttempt}, attempts = attempts + 1
    where id = ${id}`.execute(db);
}

/** The stored photos of listings, in their order. @param limit for each listing */
async function photosOf(
  db: Db,
  ids: readonly ListingId[],
  limit: number,
): Promise<Map<ListingId, ListingPhoto[]>> {
  const { rows } = await sql<ListingPhoto & { listing_id: ListingId }>`
    select listing_id, id, caption, width, height from listing_photos
    where listing_id = any(${ids}) and width is not null order by position, id`.execute(db);
  const photos = new Map<ListingId, ListingPhoto[]>();
  for (const { listing_id, ...photo } of rows) {
    const own = photos.get(listing_id) ?? [];
    if (own.length < limit) photos.set(listing_id, [...own, photo]);
  }
  return photos;
}

/** The bytes of a stored photo; null if there is no such file. */
async function photoFile(db: Db, id: number, width: number, format: PhotoFormat): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from listing_photo_files
    where photo_id = ${id} and width = ${width} and format = ${format}`.execute(db);
  return rows[0]?.bytes ?? null;
}

export const photoReaders = { photosToFetch, photosOf, photoFile };
export const photoWriters = { replacePhotos, storePhoto, failPhoto };
