import type { Generated } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { PhotoFormat, PhotoProblem } from '#domain/listings/photo.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface ListingsTable {
  id: Generated<ListingId>;
  source: string;
  upstream_id: string;
  name: string;
  /** Another name that the upstream has for it. */
  external_name: string | null;
  city: string | null;
  country: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  max_guests: number | null;
  /** The only Google data that the Places policies allow to store. */
  google_place_id: string | null;
  description: string | null;
  amenities: Generated<string[]>;
  latitude: number | null;
  longitude: number | null;
  /** The upstream's page for bookings, and the one that a manager set instead. */
  booking_url: string | null;
  own_booking_url: string | null;
  /** The property that it was merged into; null for one of its own. */
  merged_into: ListingId | null;
  created_at: CreatedAt;
}

/** A photo at the upstream, and whether its files are stored. */
interface ListingPhotosTable {
  id: Generated<number>;
  listing_id: ListingId;
  url: string;
  caption: string | null;
  position: number;
  /** Of the largest file; null until it is stored. */
  width: number | null;
  height: number | null;
  problem: PhotoProblem | null;
  attempts: Generated<number>;
  /** Null once it is stored or refused. */
  next_attempt_at: Generated<Date | null>;
}

interface ListingPhotoFilesTable {
  photo_id: number;
  width: number;
  format: PhotoFormat;
  bytes: Buffer;
}

/** What is stored of listings. */
export interface ListingTables {
  listings: ListingsTable;
  listing_photos: ListingPhotosTable;
  listing_photo_files: ListingPhotoFilesTable;
}
