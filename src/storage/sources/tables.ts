import type { Generated, JSONColumnType } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { SkipReason } from '#domain/reviews/review.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import type { RefusedCall } from '#domain/sources/notice.ts';
import type { Checkpoint, SourceKind } from '#domain/sources/source-kind.ts';
import type { SyncCounts, SyncKind, SyncState } from '#domain/sources/sync.ts';
import type { CreatedAt } from '../accounts/tables.ts';

/** Upstream rows that could not be stored as reviews and wait for a manager. */
export interface QuarantinedRowsTable {
  source: string;
  row_key: string;
  reason: SkipReason;
  detail: string;
  raw: JSONColumnType<object, string, string>;
  first_seen_at: CreatedAt;
  last_seen_at: Generated<Date>;
  /** Whether a sync has read it. A row of a file stays until a manager assigns it. */
  by_sync: Generated<boolean>;
  /** Null for a sync, or if unknown. */
  import_id: string | null;
}

export interface SyncRunsTable {
  id: Generated<number>;
  source: string;
  state: SyncState;
  started_at: CreatedAt;
  finished_at: Date | null;
  expected: number | null;
  kind: SyncKind;
  checkpoint: JSONColumnType<Checkpoint, string | null, string | null> | null;
  /** What the source calls it; null if it was synced before this was recorded. */
  account: string | null;
  counts: JSONColumnType<SyncCounts, string, string>;
  error: string | null;
}

/** How people assigned the columns of files. */
export interface ImportMappingsTable {
  id: Generated<number>;
  /** A hash of the names of the columns. */
  header: string;
  columns: JSONColumnType<string[], string, string>;
  mapping: JSONColumnType<FileMapping, string, string>;
  updated_by: string;
  updated_at: Generated<Date>;
}

export interface SourceAccountsTable {
  /** The `source` of its rows. */
  id: string;
  kind: SourceKind;
  name: string;
  account: string;
  /** Encrypted, see `sealed-text.ts`; null once it is removed. */
  sealed_settings: string | null;
  paused: Generated<boolean>;
  created_by: string;
  /** When it was connected last. */
  created_at: Generated<Date>;
  removed_at: Date | null;
  withdrawing: Generated<boolean>;
}

/** The addresses at which sources announce changes. */
export interface SourceWebhooksTable {
  source: string;
  /** The token of the address is derived from it. */
  address: Generated<string>;
  sealed_secret: string;
  last_notice_at: Date | null;
  last_refused_at: Date | null;
  last_refusal: RefusedCall | null;
}

/** What sources have announced. */
export interface SourceNoticesTable {
  source: string;
  delivery: string;
  listing: string | null;
  review: string | null;
  received_at: CreatedAt;
  /** Null once it was read, or given up. */
  next_attempt_at: Generated<Date | null>;
  attempts: Generated<number>;
  during_sync: Generated<boolean>;
}

/** The reviews that the current full sync has read. */
export interface SyncedRowsTable {
  source: string;
  upstream_id: string;
}

/** Access tokens of upstreams, encrypted with the product's secret. */
export interface UpstreamTokensTable {
  account: string;
  sealed: string;
  usable_from: Date;
  expires_at: Date;
}

/** The listings that managers assigned to reviews of unknown listings. */
export interface ListingAssignmentsTable {
  source: string;
  /** `listing:ID` for all reviews of an upstream listing, `review:ID` for one review. */
  subject: string;
  listing_id: ListingId;
}

export interface SourceTables {
  quarantined_rows: QuarantinedRowsTable;
  import_mappings: ImportMappingsTable;
  source_accounts: SourceAccountsTable;
  source_notices: SourceNoticesTable;
  source_webhooks: SourceWebhooksTable;
  sync_runs: SyncRunsTable;
  synced_rows: SyncedRowsTable;
  upstream_tokens: UpstreamTokensTable;
  listing_assignments: ListingAssignmentsTable;
}
