import type { GooglePlaces } from '#connectors/google-places/source.ts';
import type { HostawaySource } from '#connectors/hostaway/source.ts';
import type { ListingPhotos } from '#connectors/listing-photos/listing-photos.ts';
import type { SingleSignOn } from '#connectors/openid-connect/single-sign-on.ts';
import type { ReviewFiles } from '#connectors/review-files/review-file.ts';
import type { AnalyseTexts } from '#domain/insights/topics.ts';
import type { Problem } from '#domain/reasons.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { PreparedLogo } from '#domain/settings/brand.ts';
import type { Accounts } from '#storage/accounts/accounts.ts';
import type { ApiTokens } from '#storage/accounts/api-tokens.ts';
import type { BackupFiles } from '#storage/backup/files.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Storage } from '#storage/storage.ts';
import type { ListingCache } from './listings/listing-cache.ts';
import type { Presence } from './notifications/presence.ts';
import type { WindowCounts } from './rate-limits.ts';
import type { CurrentSettings } from './settings/current-settings.ts';

/** The dependencies of services, created once in `app.ts`. */
export interface Context {
  /** The version of the product. */
  version: string;
  storage: Storage;
  /** Change events of this and every other process. */
  changes: Changes;
  /** Who looks at which review. */
  presence: Presence;
  accounts: Accounts;
  apiTokens: ApiTokens;
  /** Requests by API tokens. */
  tokenRequests: WindowCounts;
  /** Limits analyses on request. */
  analyses: WindowCounts;
  listings: ListingCache;
  /**
   * The source of rows from Hostaway. Rows of the demo's simulator have a source of their own, so they are never mixed
   * with real ones.
   */
  source: 'hostaway' | 'demo';
  /** Null when no Hostaway account is configured. */
  hostaway: HostawaySource | null;
  /** Translates a row of Hostaway, also one from the quarantine. */
  translateRow: (raw: unknown) => TranslatedReview;
  /** Whether a password is in a public list of leaked passwords. */
  isKnownPassword: (password: string) => Promise<boolean>;
  analyseTexts: AnalyseTexts;
  /** Null when Google Places is not configured. */
  google: GooglePlaces | null;
  /** Null when single sign-on is not configured. */
  sso: SingleSignOn | null;
  googleHealth: GoogleHealth;
  /** Null when no Hostaway account is configured. */
  photos: ListingPhotos | null;
  /** Makes the file that pages show from an uploaded logo; null for another kind of file. */
  prepareLogo: (original: Buffer) => Promise<PreparedLogo | null>;
  /** Reads and writes files of reviews. */
  reviewFiles: ReviewFiles;
  /** The company's Google place; a listing may have its own. */
  googlePlaceId: string | null;
  /** Requests to Google allowed in one day, for all processes on the database together. */
  googleDailyLimit: number;
  /** Started passkey sign-ins by address. */
  passkeyVisitors: WindowCounts;
  /** Requests to Google by the addresses of visitors. */
  googleVisitors: WindowCounts;
  /** Security events that anyone can cause without limit. */
  repeatableEvents: WindowCounts;
  backupFiles: BackupFiles;
  /** How many daily backups are kept; 0 when none are made. */
  dailyBackups: number;
  settings: CurrentSettings;
  /** IANA name of the time zone that days refer to, by the settings. */
  readonly timeZone: string;
  readonly syncIntervalMinutes: number;
  now: () => Date;
  log: Log;
  /** For messages that repeat while something is unavailable: each is written at most once a minute. */
  outageLog: Log;
}

/** The last results of requests to Google by this process. */
export interface GoogleHealth {
  lastSuccess: Date | null;
  lastError: { at: Date; problem: Problem } | null;
}

/** The part of a logger that services use. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
