import type { PhotoProblem, PreparedPhoto } from '#domain/listings/photo.ts';
import { fetchPhoto, PhotoError, type PhotoLimits } from './fetch-photo.ts';

const LIMITS: PhotoLimits = { maxBytes: 20 * 1024 * 1024, timeoutMs: 30_000 };

/** Photos of listings, from the addresses that an upstream names. */
export interface ListingPhotos {
  /** Fetches a photo and makes the files that pages show. */
  prepare(url: string): Promise<PreparedPhoto | { problem: PhotoProblem }>;
}

/** @param upstreamUrl the API of the upstream, whose own host may be private: in a test or a demo; null: none may */
export function openListingPhotos(
  upstreamUrl: string | null,
  limits: Partial<PhotoLimits> = {},
): ListingPhotos {
  const trustedOrigin = upstreamUrl && new URL(upstreamUrl).origin;
  return {
    async prepare(url) {
      try {
        const original = await fetchPhoto(url, { trustedOrigin, limits: { ...LIMITS, ...limits } });
        // Loading the library takes longer than the rest of a start.
        const { preparePhoto } = await import('./prepare-photo.ts');
        return await preparePhoto(original);
      } catch (error) {
        if (error instanceof PhotoError) return { problem: error.problem };
        throw error;
      }
    },
  };
}
