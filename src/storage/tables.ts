import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { EventActor, EventKind } from '#domain/events/event.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { ChannelRights } from '#domain/listings/channel-rights.ts';
import type { ReviewSide } from '#domain/listings/property-view.ts';
import type { ReviewFilter, SortKey, SortOrder } from '#domain/reviews/filter.ts';
import type { CategoryRating } from '#domain/reviews/review.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import type { AccountTables, CreatedAt } from './accounts/tables.ts';
import type { DecisionTables } from './decisions/decision-tables.ts';
import type { TargetTables } from './insights/target-tables.ts';
import type { ListingTables } from './listings/tables.ts';
import type { NotificationTables } from './notifications/tables.ts';
import type { ReportTables } from './reports/tables.ts';
import type { ResponseTables } from './responses/tables.ts';
import type { RuleTables } from './rules/tables.ts';
import type { SourceTables } from './sources/tables.ts';
import type { TaskTables } from './tasks/tables.ts';
import type { WebhookTables } from './webhooks/tables.ts';

export interface ReviewsTable {
  id: Generated<ReviewId>;
  source: string;
  upstream_id: string;
  /** The source's id of its listing, see `reviews/upstream-listing.ts`. */
  upstream_listing_id: string | null;
  listing_id: ListingId;
  /** Where its source places it, while that is a listing that was merged into another. */
  own_listing_id: Generated<ListingId | null>;
  guest_name: string;
  review_text: string;
  private_feedback: string | null;
  /** Tenths of a star, 10 to 50; null without any rating. */
  rating_tenths: number | null;
  rating_derived: boolean;
  raw_rating: number | null;
  rating_scale: number;
  categories: JSONColumnType<CategoryRating[], string, string>;
  channel: Channel;
  submitted_at: Date;
  arrival_date: string | null;
  departure_date: string | null;
  /** The ids of the stay at the upstream and on the channel. */
  reservation_id: string | null;
  channel_reservation_id: string | null;
  /** The channel's own id of the review; null where it is not known. */
  channel_review_id: string | null;
  sentiment: Sentiment;
  /** While a person's correction replaces it; else null. */
  calculated_sentiment: ColumnType<Sentiment | null, never, Sentiment | null>;
  /** Generated, for filters. */
  has_text: ColumnType<boolean, never, never>;
  has_response: ColumnType<boolean, never, never>;
  is_changed: ColumnType<boolean, never, never>;
  /** ISO 639-1, or `und`; null until the text was looked at. */
  language: string | null;
  response_text: string | null;
  response_at: Date | null;
  /** The decision on the present content. */
  decision: Generated<ReviewDecision>;
  /** Generated: whether the decision is `approved`. */
  is_approved: ColumnType<boolean, never, never>;
  /** Whether a sync has read it. Only a synced review can be missing upstream. */
  synced: Generated<boolean>;
  /** The import that stored the present content; null if a sync stored or confirmed it, or if unknown. */
  import_id: string | null;
  /** When a sync found it no longer published on its channel; null while it is published. */
  withdrawn_at: Date | null;
  withdrawn_because: string | null;
  /** The same review of another source, which is counted instead; this one is withdrawn meanwhile. */
  duplicate_of: Generated<ReviewId | null>;
  /** What changed on the channel since the last approval; null after the next decision. */
  revision: JSONColumnType<Revision | null, string | null, string | null>;
  /** The username of the person it is assigned to. */
  assignee: string | null;
  /** How many notes it has in `review_notes`. */
  note_count: Generated<number>;
  /** Set by a trigger when text or rating changes; null until then. */
  content_changed_at: ColumnType<Date | null, never, never>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

export interface ReviewPinsTable {
  listing_id: ListingId;
  side: ReviewSide;
  review_id: ReviewId;
  /** The username. */
  pinned_by: string;
  created_at: Generated<Date>;
}

/** What managers write to each other about a review. Never public. */
export interface ReviewNotesTable {
  id: Generated<number>;
  review_id: ReviewId;
  /** The username. */
  author: string;
  text: string;
  created_at: CreatedAt;
  /** When the author changed the text; null if never. */
  changed_at: Date | null;
}

/** Rights of channels that differ from the defaults. */
export interface ChannelRightsTable {
  channel: Channel;
  rights: ChannelRights;
  /** Null for the command line. */
  changed_by: string | null;
  changed_at: Generated<Date>;
}

/** What happened. Append-only; rows are deleted after a time that admins choose. */
export interface EventsTable {
  id: Generated<number>;
  /** The transaction that recorded it. */
  tx: ColumnType<never, never, never>;
  at: CreatedAt;
  kind: EventKind;
  actor_kind: EventActor['kind'];
  /** The username or the name of a token; null for an anonymous visitor. */
  actor: string | null;
  address: string | null;
  listing_id: ListingId | null;
  review_id: ReviewId | null;
  batch_id: string | null;
  target: string | null;
  data: JSONColumnType<Record<string, unknown>, string, never>;
}

/** Settings that differ from the defaults. */
export interface SettingsTable {
  name: string;
  value: ColumnType<unknown, string, string>;
  changed_by: string;
  changed_at: Generated<Date>;
}

/** The company's logo, in one row or none. */
interface BrandLogosTable {
  id: Generated<number>;
  bytes: Buffer;
}

export interface LastBackupsTable {
  succeeded: boolean;
  at: Generated<Date>;
  /** The size of the file; null for a failure. */
  bytes: number | null;
  error: string | null;
}

export interface ViewsTable {
  id: Generated<number>;
  owner: string;
  name: string;
  filter: JSONColumnType<ReviewFilter, string, string>;
  sort_by: SortKey;
  sort_order: SortOrder;
  is_shared: boolean;
  /** Among the views of its owner. */
  place: number;
  created_at: CreatedAt;
}

/** The view that opens for a person; also the name of a built-in one. */
export interface DefaultViewsTable {
  username: string;
  view_id: string;
}

/** How a review judges a topic, according to a person. */
export interface TopicCorrectionsTable {
  review_id: ReviewId;
  topic: Topic;
  /** Null: it does not judge it. */
  polarity: Polarity | null;
  corrected_by: string;
  corrected_at: Generated<Date>;
}

/** Reviews whose present texts have not been analysed. */
export interface AnalysisQueueTable {
  review_id: ReviewId;
  /** When the analysis failed or timed out; the text is skipped until it changes. */
  failed_at: Date | null;
}

/** Something that became worse at a listing. */
export interface AlertsTable {
  id: Generated<number>;
  listing_id: ListingId;
  /** Null: the average rating. */
  topic: Topic | null;
  created_at: CreatedAt;
  recent_from: Day;
  recent_to: Day;
  /** Stars, or the share of texts that complain. */
  recent_value: number;
  recent_n: number;
  before_value: number;
  before_n: number;
  /** The username. */
  dismissed_by: string | null;
  dismissed_at: Date | null;
}

/** The tables that Kysely builds queries for; others are only in SQL. */
export interface Tables
  extends AccountTables,
    DecisionTables,
    ListingTables,
    NotificationTables,
    ReportTables,
    ResponseTables,
    RuleTables,
    TargetTables,
    TaskTables,
    WebhookTables,
    SourceTables {
  alerts: AlertsTable;
  topic_corrections: TopicCorrectionsTable;
  analysis_queue: AnalysisQueueTable;
  views: ViewsTable;
  default_views: DefaultViewsTable;
  reviews: ReviewsTable;
  review_notes: ReviewNotesTable;
  review_pins: ReviewPinsTable;
  channel_rights: ChannelRightsTable;
  events: EventsTable;
  settings: SettingsTable;
  brand_logos: BrandLogosTable;
  last_backups: LastBackupsTable;
}

/** A connection to the database, or a transaction. */
export type Db = Kysely<Tables>;
