import { type Kysely, sql } from 'kysely';
import type { ListingScope } from '#domain/accounts/listing-grant.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { TopicMention } from '#domain/insights/topics.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { AnswerableReview, ReplyState } from '#domain/responses/reply.ts';
import { knownLanguage } from '#domain/reviews/language.ts';
import { outOfTen, starsOf } from '#domain/reviews/rating.ts';
import type { CategoryRating, Review } from '#domain/reviews/review.ts';
import type { Revision } from '#domain/reviews/revision.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import type { ReviewOrigin } from '#domain/sources/provenance.ts';
import { isInScope } from '../filters/scope.ts';
import type { Tables } from '../tables.ts';
import { IMPORTER } from './imports.ts';

/** The columns of a review that may become public. Private feedback is not among them. */
export const COLUMNS = [
  'reviews.id',
  'reviews.listing_id',
  'listings.name as listing_name',
  'reviews.guest_name',
  'reviews.review_text',
  'reviews.rating_tenths',
  'reviews.rating_derived',
  'reviews.channel',
  'reviews.submitted_at',
  'reviews.sentiment',
  'reviews.is_approved',
  sql<boolean>`not reviews.synced or reviews.import_id is not null`.as('is_imported'),
  'reviews.response_text',
  'reviews.response_at',
  'reviews.revision',
] as const;

const TOPICS = sql<TopicMention[]>`(
  select coalesce(json_agg(json_build_object('topic', topic, 'polarity', polarity, 'start', starts_at, 'end', ends_at,
      'corrected', is_corrected)
    order by starts_at, ends_at, topic), '[]')
  from review_topics where review_id = reviews.id)`.as('topics');

const IMPORTED = sql<{ by: string; at: string } | null>`(
  select json_build_object('by', ${IMPORTER}, 'at', imports.imported_at)
  from imports left join users on users.username = imports.imported_by
  where imports.id = reviews.import_id)`.as('imported');

/**
 * The columns for managers only: the source of the review, its private fields, the decision on it and the response that
 * was written here.
 */
export const MANAGED_COLUMNS = [
  ...COLUMNS,
  'reviews.source',
  'reviews.created_at',
  IMPORTED,
  'reviews.withdrawn_at',
  'reviews.assignee',
  'reviews.note_count',
  'reviews.decision',
  'decided.by as decided_by',
  'decided.at as decided_at',
  'decided.reason as decision_reason',
  'reviews.private_feedback',
  'reviews.language',
  'reviews.calculated_sentiment',
  'reviews.rating_scale',
  'reviews.categories',
  'reviews.arrival_date',
  'reviews.departure_date',
  'reviews.reservation_id',
  'reviews.channel_reservation_id',
  'replies.state as reply_state',
  'replies.text as reply_text',
  'replies.reason as reply_reason',
  TOPICS,
] as const;

export interface ReviewRow {
  id: number;
  listing_id: number;
  listing_name: string;
  guest_name: string;
  review_text: string;
  rating_tenths: number | null;
  rating_derived: boolean;
  channel: string;
  submitted_at: Date;
  sentiment: Sentiment;
  is_approved: boolean;
  is_imported: boolean;
  response_text: string | null;
  response_at: Date | null;
  revision: Revision | null;
}

export interface ManagedRow extends ReviewRow {
  source: string;
  created_at: Date;
  imported: { by: string; at: string } | null;
  withdrawn_at: Date | null;
  assignee: string | null;
  note_count: number;
  decision: ReviewDecision;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  private_feedback: string | null;
  language: string | null;
  calculated_sentiment: Sentiment | null;
  rating_scale: number;
  categories: CategoryRating[];
  arrival_date: string | null;
  departure_date: string | null;
  reservation_id: string | null;
  channel_reservation_id: string | null;
  reply_state: ReplyState | null;
  reply_text: string | null;
  reply_reason: string | null;
  topics: TopicMention[];
}

/** Reviews joined with their listings. */
export const joinedReviews = (db: Kysely<Tables>) =>
  db.selectFrom('reviews').innerJoin('listings', 'listings.id', 'reviews.listing_id');

/** The last decision on a review that has one, with its latest reason; to be joined with `reviews`. */
export function lastDecision(db: Kysely<Tables>) {
  return db
    .selectFrom('decisions')
    .select((eb) => [
      'decisions.decided_by as by',
      'decisions.at',
      eb.fn
        .coalesce(
          eb
            .selectFrom('decision_reasons')
            .select('decision_reasons.reason')
            .whereRef('decision_reasons.decision_id', '=', 'decisions.id')
            .orderBy('decision_reasons.id', 'desc')
            .limit(1),
          'decisions.reason',
        )
        .as('reason'),
    ])
    .where(sql<boolean>`decisions.review_id = reviews.id and reviews.decision <> 'none'`)
    .orderBy('decisions.id', 'desc')
    .limit(1)
    .as('decided');
}

export async function byId(db: Kysely<Tables>, id: ReviewId, listings: ListingScope): Promise<Review | null> {
  const row = await joinedReviews(db)
    .select(COLUMNS)
    .where('reviews.id', '=', id)
    .where(isInScope(listings))
    .executeTakeFirst();
  return row ? toReview(row) : null;
}

export async function managedById(
  db: Kysely<Tables>,
  id: ReviewId,
  listings: ListingScope,
): Promise<AnswerableReview | null> {
  const row = await joinedReviews(db)
    .leftJoin('replies', 'replies.review_id', 'reviews.id')
    .leftJoinLateral(lastDecision(db), (join) => join.onTrue())
    .select(MANAGED_COLUMNS)
    .where('reviews.id', '=', id)
    .where(isInScope(listings))
    .executeTakeFirst();
  return row ? toManaged(row) : null;
}

/** The listing of each of these reviews. */
export async function listingsOf(
  db: Kysely<Tables>,
  ids: readonly ReviewId[],
): Promise<Map<ReviewId, ListingId>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'listing_id'])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id as ReviewId, row.listing_id as ListingId]));
}

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id as ReviewId,
    listingId: row.listing_id as ListingId,
    listingName: row.listing_name,
    guestName: row.guest_name,
    reviewText: row.review_text,
    rating: row.rating_tenths === null ? null : starsOf(row.rating_tenths),
    ratingDerived: row.rating_derived,
    channel: row.channel as Channel,
    reviewDate: row.submitted_at,
    sentiment: row.sentiment,
    isApproved: row.is_approved,
    isImported: row.is_imported,
    response: row.response_text === null ? null : { text: row.response_text, date: row.response_at },
    revision: row.revision,
  };
}

function originOf({ source, is_imported, imported, created_at }: ManagedRow): ReviewOrigin {
  const at = imported ? new Date(imported.at) : created_at;
  return { kind: is_imported ? 'imported' : 'synced', source, at, by: imported?.by ?? null };
}

export function toManaged(row: ManagedRow): AnswerableReview {
  const { reply_state: state, reply_text: text, reply_reason: reason } = row;
  return {
    ...toReview(row),
    source: row.source,
    origin: originOf(row),
    isWithdrawn: row.withdrawn_at !== null,
    assignee: row.assignee,
    notes: row.note_count,
    decision: row.decision,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    reason: row.decision_reason,
    privateFeedback: row.private_feedback,
    language: knownLanguage(row.language),
    categories: row.categories.map(({ category, rating }) => ({
      category,
      rating: outOfTen(rating, row.rating_scale),
    })),
    topics: row.topics,
    isSentimentCorrected: row.calculated_sentiment !== null,
    arrivalDate: row.arrival_date,
    departureDate: row.departure_date,
    reservationId: row.reservation_id,
    channelReservationId: row.channel_reservation_id,
    reply: state === null || text === null ? null : { state, text, reason },
  };
}
