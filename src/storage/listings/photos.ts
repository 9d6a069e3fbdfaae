import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type {
  IncomingPhoto,
  ListingPhoto,
  PhotoFormat,
  PhotoProblem,
  PreparedPhoto,
} from '#domain/listings/photo.ts';
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
    )
    insert into listing_photos (listing_id, url, caption, position)
    select listing_id, url, caption, position from given
    on conflict (listing_id, url) do update set caption = excluded.caption, position = excluded.position
    where (listing_photos.caption, listing_photos.position)
      is distinct from (excluded.caption, excluded.position)`.execute(db);
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
  return db
    .selectFrom('listing_photos')
    .select(['id', 'listing_id', 'url', 'attempts'])
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function storePhoto(db: Db, id: number, { width, height, files }: PreparedPhoto): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('listing_photos')
    .set({ width, height, problem: null, next_attempt_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  // It may have been removed while it was being fetched.
  if (numUpdatedRows === 0n) return;
  await db
    .insertInto('listing_photo_files')
    .values(files.map((file) => ({ photo_id: id, ...file })))
    .execute();
}

/** @param nextAttempt null for a photo that is not fetched again */
async function failPhoto(db: Db, id: number, problem: PhotoProblem, nextAttempt: Date | null): Promise<void> {
  await db
    .updateTable('listing_photos')
    .set((eb) => ({ problem, next_attempt_at: nextAttempt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The stored photos of listings, in their order. @param limit for each listing */
async function photosOf(
  db: Db,
  ids: readonly ListingId[],
  limit: number,
): Promise<Map<ListingId, ListingPhoto[]>> {
  const rows = await db
    .selectFrom('listing_photos')
    .select(['listing_id', 'id', 'caption', 'width', 'height'])
    .where('listing_id', '=', sql<ListingId>`any(${ids})`)
    .where('width', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ width: number; height: number }>()
    .execute();
  const photos = new Map<ListingId, ListingPhoto[]>();
  for (const { listing_id, ...photo } of rows) {
    const own = photos.get(listing_id) ?? [];
    if (own.length < limit) photos.set(listing_id, [...own, photo]);
  }
  return photos;
}

/** The bytes of a stored photo; null if there is no such file. */
async function photoFile(db: Db, id: number, width: number, format: PhotoFormat): Promise<Buffer | null> {
  const row = await db
    .selectFrom('listing_photo_files')
    .select('bytes')
    .where('photo_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export const photoReaders = { photosToFetch, photosOf, photoFile };
export const photoWriters = { replacePhotos, storePhoto, failPhoto };
