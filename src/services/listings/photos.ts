import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { type ListingPhoto, MAX_PHOTOS, nextPhotoAttempt, type PhotoFormat } from '#domain/listings/photo.ts';
import type { Clock, Logs, Sources, Stored } from '../context.ts';

const BATCH_SIZE = 20;

/**
 * Fetches the photos of listings that are not stored yet, one after the other. A crash leaves the photo that was being
 * fetched to the next run.
 */
export async function fetchPhotos(
  context: Stored & Clock & Logs & Sources,
  signal: AbortSignal,
): Promise<void> {
  const { storage, photos } = context;
  for (;;) {
    const batch = await storage.listings.photosToFetch(BATCH_SIZE);
    for (const { id, listing_id, url, attempts } of batch) {
      if (signal.aborted) return;
      const result = await photos.prepare(url);
      if ('problem' in result) {
        context.log.warn({ listing: listing_id, problem: result.problem }, 'a photo is not shown');
      }
      await storage.transact(async (tx) => {
        if ('problem' in result) {
          const next = nextPhotoAttempt(result.problem, attempts + 1, context.now());
          return tx.listings.failPhoto(id, result.problem, next);
        }
        await tx.listings.storePhoto(id, result);
        const listing = listing_id as ListingId;
        return tx.events.insert(systemActor, { kind: 'listing.changed', listing });
      });
    }
    if (batch.length < BATCH_SIZE) return;
  }
}

/** The photos that the page of a listing shows. */
export async function photosOf({ storage }: Stored, id: ListingId): Promise<ListingPhoto[]> {
  return (await storage.listings.photosOf([id], MAX_PHOTOS)).get(id) ?? [];
}

/** The bytes of a photo; null if there is no such file. */
export function photoFile(
  { storage }: Stored,
  id: number,
  width: number,
  format: PhotoFormat,
): Promise<Buffer | null> {
  return storage.listings.photoFile(id, width, format);
}
