import type { PreparedPhoto } from '#domain/listings/photo.ts';
import { fetchPhoto, type PhotoLimits } from './fetch-photo.ts';
import { preparePhoto } from './prepare-photo.ts';

const LIMITS: PhotoLimits = { maxBytes: 20 * 1024 * 1024, timeoutMs: 30_000 };

/** Photos of listings, from the addresses that an upstream names. */
export interface ListingPhotos {
  /**
   * Fetches a photo and makes the files that pages show.
   *
   * @throws {PhotoError} with the problem
   */
  prepare(url: string): Promise<PreparedPhoto>;
}

/** @param upstreamUrl the API of the upstream, whose own host may be private: in a test or a demo */
export function openListingPhotos(upstreamUrl: string, limits: Partial<PhotoLimits> = {}): ListingPhotos {
  const trustedOrigin = new URL(upstreamUrl).origin;
  return {
    prepare: async (url) =>
      preparePhoto(await fetchPhoto(url, { trustedOrigin, limits: { ...LIMITS, ...limits } })),
  };
}
