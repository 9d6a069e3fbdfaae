export interface IncomingPhoto {
  url: string;
  /** What it shows, in the words of the upstream; null without any. */
  caption: string | null;
}

/** Photos of a listing beyond this number are left out. */
export const MAX_PHOTOS = 8;

/** The widths of stored photos in pixels; a smaller photo is stored in its own width alone. */
export const PHOTO_WIDTHS = [640, 1280] as const;

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** A photo in one width and format. */
export interface PhotoFile {
  width: number;
  format: PhotoFormat;
  bytes: Buffer;
}

/** A photo as it is stored: all its files, and the size of the largest in pixels. */
export interface PreparedPhoto {
  width: number;
  height: number;
  files: PhotoFile[];
}

/** A stored photo as a page shows it. */
export interface ListingPhoto {
  id: number;
  caption: string | null;
  width: number;
  height: number;
}

/** Why a photo cannot be shown. Those that may pass are tried again. */
export type PhotoProblem =
  | 'forbidden-address'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'not-found'
  | 'not-a-photo';

/** How often a photo is fetched that could not be reached. */
export const MAX_PHOTO_ATTEMPTS = 5;
const TEMPORARY: ReadonlySet<PhotoProblem> = new Set<PhotoProblem>(['unreachable', 'too-slow']);

/** When a photo is fetched again after some failed attempts; null for never. */
export function nextPhotoAttempt(problem: PhotoProblem, attempts: number, now: Date): Date | null {
  if (!TEMPORARY.has(problem) || attempts >= MAX_PHOTO_ATTEMPTS) return null;
  const HOUR_MS = 3_600_000;
  return new Date(now.getTime() + HOUR_MS * 4 ** (attempts - 1));
}
