import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { CategoryRating } from '#domain/reviews/review.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';

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
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: Generated<Date>;
}

/** The columns of listings that pages of reviews need. */
interface ListingsTable {
  id: ListingId;
  name: string;
  upstream_id: string;
}

/** The tables that Kysely builds queries for; others are only in SQL. */
export interface Tables {
  listings: ListingsTable;
  reviews: ReviewsTable;
}

/** A connection to the database, or a transaction. */
export type Db = Kysely<Tables>;
