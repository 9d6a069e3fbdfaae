import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DecisionCause } from '#domain/approval.ts';
import type { ChannelRights } from '#domain/channel-rights.ts';
import type { Day } from '#domain/day.ts';
import type { ReplyState } from '#domain/reply.ts';
import type { CategoryRating, SkipReason } from '#domain/review.ts';
import type { Revision } from '#domain/revision.ts';
import type { Sentiment } from '#domain/sentiment.ts';
import type { SyncCounts, SyncKind, SyncState } from '#domain/sync.ts';

/** Set by PostgreSQL when the row is made. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface ListingsTable {
  id: Generated<number>;
  source: string;
  upstream_id: string;
  name: string;
  /** Null where the upstream has no other name for it. */
  external_name: string | null;
  city: string | null;
  country: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  max_guests: number | null;
  /** The only thing of Google's that may be kept (Places policies). */
  google_place_id: string | null;
  created_at: CreatedAt;
}

export interface ReviewsTable {
  id: Generated<number>;
  source: string;
  upstream_id: string;
  listing_id: number;
  guest_name: string;
  review_text: string;
  private_feedback: string | null;
  /** Tenths of a star, 10 to 50; null without any rating. */
  rating_tenths: number | null;
  rating_derived: boolean;
  raw_rating: number | null;
  rating_scale: number;
  categories: JSONColumnType<CategoryRating[], string, string>;
  channel: string;
  submitted_at: Date;
  arrival_date: string | null;
  departure_date: string | null;
  sentiment: Sentiment;
  response_text: string | null;
  response_at: Date | null;
  is_approved: Generated<boolean>;
  /** Whether a sync has met it; what only a file has brought cannot be gone upstream. */
  synced: Generated<boolean>;
  /** Since when it is no longer published at its channel; null while it is. */
  withdrawn_at: Date | null;
  withdrawn_because: string | null;
  /** What changed at the channel since somebody approved it; null once that was judged. */
  revision: JSONColumnType<Revision | null, string | null, string | null>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** Append-only: nothing here is ever changed or deleted. */
export interface DecisionsTable {
  id: Generated<number>;
  review_id: number;
  at: CreatedAt;
  cause: DecisionCause;
  decided_by: string | null;
  from_approved: boolean;
  to_approved: boolean;
  reason: string | null;
}

/** Why a decision was made, said afterwards: append-only too, and the last one counts. */
export interface DecisionReasonsTable {
  id: Generated<number>;
  decision_id: number;
  reason: string;
  given_by: string;
  given_at: CreatedAt;
}

/** What was decided about channels, where it differs from what is usual. */
export interface ChannelRightsTable {
  channel: string;
  rights: ChannelRights;
  /** Null on the command line. */
  set_by: string | null;
  set_at: Generated<Date>;
}

/** Upstream rows that a person should look at, as they came. */
export interface HeldRowsTable {
  source: string;
  row_key: string;
  reason: SkipReason;
  detail: string;
  raw: JSONColumnType<object, string, string>;
  first_seen_at: CreatedAt;
  last_seen_at: Generated<Date>;
  /** Whether a sync has met it; what only a file has brought waits until a person decides. */
  by_sync: Generated<boolean>;
}

export interface SyncRunsTable {
  id: Generated<number>;
  source: string;
  state: SyncState;
  started_at: CreatedAt;
  finished_at: Date | null;
  expected: number | null;
  kind: SyncKind;
  next_offset: Generated<number>;
  counts: JSONColumnType<SyncCounts, string, string>;
  error: string | null;
}

/** Which reviews the full sync under way has met. */
export interface SyncSeenTable {
  source: string;
  upstream_id: string;
}

/** Access tokens of upstreams, sealed with the product's secret. */
export interface UpstreamTokensTable {
  account: string;
  sealed: string;
  usable_from: Date;
  expires_at: Date;
}

/** Where a person has put reviews whose listing the upstream does not have. */
export interface ListingAssignmentsTable {
  source: string;
  /** `listing:ID` for all reviews of an upstream listing, `review:ID` for one review. */
  subject: string;
  listing_id: number;
}

/** One failed sign-in. Rows older than the window mean nothing and are swept. */
export interface SignInFailuresTable {
  key: string;
  at: CreatedAt;
}

/** Filled and read by better-auth. */
export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  username: string;
  role: string;
  disabled: boolean;
  is_demo: boolean;
  created_at: Date;
  updated_at: Date;
}

/** Filled and read by better-auth. */
export interface SessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
}

/** How many requests went to Google on a day, by every process. */
export interface GoogleUsageTable {
  day: Day;
  requests: number;
}

/** One response per review, from its writing to its end. */
export interface RepliesTable {
  review_id: number;
  text: string;
  state: Generated<ReplyState>;
  /** Why it was refused or is impossible. */
  words: string | null;
  attempts: Generated<number>;
  /** What the last attempt that came to nothing met. */
  last_error: string | null;
  written_by: string;
  written_at: Generated<Date>;
  settled_at: Date | null;
}

/** News that waits to be announced: see `changes/outbox.ts`. */
export interface ChangesTable {
  topic: string;
}

/** What managers set for the whole product; a name without a row is as the product says. */
export interface SettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
  changed_by: string;
  changed_at: Generated<Date>;
}

/** Counters by whole stars; filled by the database itself (migration 0011). */
interface Counters {
  unrated: number;
  one: number;
  two: number;
  three: number;
  four: number;
  five: number;
  /** Sum of ratings. */
  tenths: number;
}

export interface ListingCountsTable extends Counters {
  listing_id: number;
}

/** What waits to be added to the counters. */
export interface ReviewCountDeltasTable extends Counters {
  listing_id: number;
  day: Day;
  channel: string;
  is_approved: boolean;
}

export interface Tables {
  listing_counts: ListingCountsTable;
  review_count_deltas: ReviewCountDeltasTable;
  listings: ListingsTable;
  reviews: ReviewsTable;
  decisions: DecisionsTable;
  decision_reasons: DecisionReasonsTable;
  channel_rights: ChannelRightsTable;
  held_rows: HeldRowsTable;
  sync_runs: SyncRunsTable;
  sync_seen: SyncSeenTable;
  upstream_tokens: UpstreamTokensTable;
  listing_assignments: ListingAssignmentsTable;
  sign_in_failures: SignInFailuresTable;
  users: UsersTable;
  sessions: SessionsTable;
  google_usage: GoogleUsageTable;
  replies: RepliesTable;
  changes: ChangesTable;
  settings: SettingsTable;
}
