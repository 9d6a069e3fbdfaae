import type { GooglePlaces } from '#connectors/google-places/source.ts';
import type { HostawaySource } from '#connectors/hostaway/source.ts';
import type { ReviewFiles } from '#connectors/review-files/review-file.ts';
import type { TranslatedReview } from '#domain/review.ts';
import type { Accounts } from '#storage/accounts/accounts.ts';
import type { Changes } from '#storage/changes/changes.ts';
import type { Storage } from '#storage/storage.ts';
import type { GoogleHealth } from './google-reviews.ts';
import type { KeptListings } from './kept-listings.ts';

/** Everything that services work with, made once in `app.ts`. They never build or look for it themselves. */
export interface Context {
  storage: Storage;
  /** What changed, in this process or another. */
  changes: Changes;
  accounts: Accounts;
  listings: KeptListings;
  /** Under which name rows from Hostaway are kept: those of the demo's simulator never mix with real ones. */
  source: 'hostaway' | 'demo';
  /** Null when no Hostaway account is configured. */
  hostaway: HostawaySource | null;
  /** What becomes of one row of Hostaway's, also of one that was kept. */
  translateRow: (raw: unknown) => TranslatedReview;
  /** Null when Google Places is not configured. */
  google: GooglePlaces | null;
  googleHealth: GoogleHealth;
  /** Reads and writes files of reviews. */
  reviewFiles: ReviewFiles;
  /** The company's own Google place; a listing may have another. */
  googlePlaceId: string | null;
  /** How many requests may go to Google in one day, by every process on this database. */
  googleDailyLimit: number;
  /** IANA name of the zone in which days are cut. */
  timeZone: string;
  syncIntervalMinutes: number;
  now: () => Date;
  log: Log;
}

/** The part of a logger that services use. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
