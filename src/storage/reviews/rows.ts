import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { TopicMention } from '#domain/insights/topics.ts';
import type { RespondableReview } from '#domain/responses/response.ts';
import { knownLanguage } from '#domain/reviews/language.ts';
import { outOfTen, starsOf } from '#domain/reviews/rating.ts';
import type { CategoryRating, ManagedReview, ResponseState, Review } from '#domain/reviews/review.ts';
import { shownContent } from '#domain/reviews/revision.ts';
import { CONTENT_DROPPED } from '#domain/sources/stored-content.ts';
import { LAST_REASON } from '../decisions/activity.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';
import { IMPORTER } from './imports.ts';

/** The columns of a review that may become public. Private feedback is not among them. */
const COLUMNS = [
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

const MANAGED_COLUMNS = [
  'reviews.source',
  sql<boolean>`reviews.withdrawn_at is not null`.as('is_withdrawn'),
  'reviews.withdrawn_because',
  'reviews.assignee',
  'reviews.note_count',
  'reviews.decision',
  'reviews.language',
  'reviews.calculated_sentiment',
  'reviews.duplicate_of',
] as const;

const STAY_COLUMNS = [
  'reviews.private_feedback',
  'reviews.rating_scale',
  'reviews.categories',
  'reviews.arrival_date',
  'reviews.departure_date',
  'reviews.reservation_id',
  'reviews.channel_reservation_id',
] as const;

interface WrittenResponse {
  review_id: ReviewId;
  state: ResponseState;
  text: string;
  reason: string | null;
  written_by: string;
  second_person: string | null;
  submitted_text: string | null;
}

/** The last decision on a review that has one, with its latest reason. */
const LAST_DECISION = sql<{ by: string | null; at: Date; reason: string | null }>`(
  select decided_by as by, at, ${LAST_REASON} as reason from decisions
  where review_id = reviews.id and reviews.decision <> 'none' order by decisions.id desc limit 1)`;

const TOPICS = sql<TopicMention[] | null>`(
  select json_agg(mentions) from (
    select topic, polarity, starts_at as start, ends_at as "end", is_corrected as corrected
    from review_topics where review_id = reviews.id order by starts_at, ends_at, topic) as mentions)`.as(
  'topics',
);

const DUPLICATES = sql<{ id: ReviewId; source: string }[]>`array(
  select json_build_object('id', duplicate.id, 'source', duplicate.source) from reviews as duplicate
  where duplicate.duplicate_of = reviews.id order by duplicate.id)`.as('duplicates');

const TAGS = sql<string[]>`array(select tag from review_tags where review_id = reviews.id order by tag)`.as(
  'tags',
);

/** By a rule that matched the present content. */
const SUGGESTED_TEMPLATE = sql<number | null>`(
  select template_id::integer from rule_matches where review_id = reviews.id and template_id is not null
    and content = coalesce(reviews.content_changed_at::text, '')
  order by matched_at desc, rule_id limit 1)`.as('suggested_template');

const IMPORTED = sql<{ by: string; at: string } | null>`(
  select json_build_object('by', ${IMPORTER}, 'at', imports.imported_at)
  from imports left join users on users.username = imports.imported_by
  where imports.id = reviews.import_id)`.as('imported');

export const publicReviews = (db: Db) =>
  db.selectFrom('reviews').innerJoin('listings', 'listings.id', 'reviews.listing_id').select(COLUMNS);

/** The fields that cost most: those of other tables, and what only the details of a review show. */
const COSTLY = {
  writtenResponse: ['writtenResponse', 'canRespond', 'responseBlockedReason'],
  decision: ['decidedBy', 'decidedAt', 'reason'],
  topics: ['topics'],
  tags: ['tags'],
  duplicates: ['duplicates'],
  suggestedTemplate: ['suggestedTemplateId'],
  origin: ['origin'],
  stay: [
    'categories',
    'privateFeedback',
    'arrivalDate',
    'departureDate',
    'reservationId',
    'channelReservationId',
  ],
} satisfies Record<string, (keyof ManagedReview)[]>;

/** Reviews with the managers' columns. @param fields what is needed; everything if undefined */
export function managedReviews(db: Db, fields?: readonly (keyof ManagedReview)[]) {
  const needs = (names: (keyof ManagedReview)[]) => !fields || names.some((name) => fields.includes(name));
  return publicReviews(db)
    .select(MANAGED_COLUMNS)
    .$if(needs(COSTLY.writtenResponse), (reviews) =>
      reviews
        .leftJoin(sql<WrittenResponse>`responses`.as('responses'), 'responses.review_id', 'reviews.id')
        .select([
          'responses.state as written_response_state',
          'responses.text as written_response_text',
          'responses.reason as written_response_reason',
          'responses.written_by as written_response_by',
          'responses.second_person',
          'responses.submitted_text',
          sql<Date | null>`case when state = 'waiting' and attempts = 0 then send_at end`.as('send_at'),
        ]),
    )
    .$if(needs(COSTLY.decision), (reviews) =>
      reviews
        .leftJoinLateral(LAST_DECISION.as('decided'), (join) => join.onTrue())
        .select([
          'decided.by as decided_by',
          'decided.at as decided_at',
          'decided.reason as decision_reason',
        ]),
    )
    .$if(needs(COSTLY.stay), (reviews) => reviews.select(STAY_COLUMNS))
    .$if(needs(COSTLY.topics), (reviews) => reviews.select(TOPICS))
    .$if(needs(COSTLY.tags), (reviews) => reviews.select(TAGS))
    .$if(needs(COSTLY.duplicates), (reviews) => reviews.select(DUPLICATES))
    .$if(needs(COSTLY.suggestedTemplate), (reviews) => reviews.select(SUGGESTED_TEMPLATE))
    .$if(needs(COSTLY.origin), (reviews) => reviews.select(['reviews.created_at', IMPORTED]));
}

export async function byId(db: Db, id: ReviewId, access: Access): Promise<Review | null> {
  const row = await publicReviews(db)
    .where('reviews.id', '=', id)
    .where(isAccessible(access))
    .executeTakeFirst();
  return row ? toReview(row) : null;
}

export async function managedById(db: Db, id: ReviewId, access: Access): Promise<RespondableReview | null> {
  const row = await managedReviews(db)
    .where('reviews.id', '=', id)
    .where(isAccessible(access))
    .executeTakeFirst();
  return row ? toManaged(row) : null;
}

export async function listingsOf(db: Db, ids: readonly ReviewId[]): Promise<Map<ReviewId, ListingId>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'listing_id'])
    .where('id', '=', sql<ReviewId>`any(${ids})`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.listing_id]));
}

type RowOf<Query extends (db: Db) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number];

export function toReview(row: RowOf<typeof publicReviews>): Review {
  const { revision } = row;
  return {
    id: row.id,
    listingId: row.listing_id,
    listingName: row.listing_name,
    guestName: row.guest_name,
    reviewText: row.review_text,
    rating: row.rating_tenths === null ? null : starsOf(row.rating_tenths),
    ratingDerived: row.rating_derived,
    channel: row.channel,
    reviewDate: row.submitted_at.toISOString(),
    sentiment: row.sentiment,
    isApproved: row.is_approved,
    isImported: row.is_imported || undefined,
    response:
      row.response_text === null
        ? undefined
        : { text: row.response_text, date: row.response_at?.toISOString() ?? null },
    revision: revision
      ? { before: shownContent(revision.before), after: shownContent(revision.after) }
      : undefined,
  };
}

const categoriesOutOfTen = (categories: CategoryRating[], scale: number) =>
  categories.map(({ category, rating }) => ({ category, rating: outOfTen(rating, scale) }));

/** Fields that were not read are absent or empty. */
export function toManaged(row: RowOf<typeof managedReviews>): RespondableReview {
  const { imported, written_response_state: state, written_response_text: text } = row;
  return {
    ...toReview(row),
    source: row.source,
    origin: row.created_at && {
      kind: row.is_imported ? 'imported' : 'synced',
      source: row.source,
      at: (imported ? new Date(imported.at) : row.created_at).toISOString(),
      by: imported?.by ?? undefined,
    },
    isWithdrawn: row.is_withdrawn || undefined,
    isContentDropped: row.withdrawn_because === CONTENT_DROPPED || undefined,
    duplicates: row.duplicates?.length ? row.duplicates : undefined,
    duplicateOf: row.duplicate_of ?? undefined,
    assignee: row.assignee ?? undefined,
    notes: row.note_count,
    decision: row.decision,
    decidedBy: row.decided_by ?? undefined,
    decidedAt: row.decided_at?.toISOString(),
    reason: row.decision_reason ?? undefined,
    privateFeedback: row.private_feedback ?? undefined,
    language: knownLanguage(row.language),
    categories:
      row.categories && row.rating_scale ? categoriesOutOfTen(row.categories, row.rating_scale) : [],
    topics: row.topics ?? [],
    tags: row.tags ?? [],
    suggestedTemplateId: row.suggested_template ?? undefined,
    isSentimentCorrected: row.calculated_sentiment === null ? undefined : true,
    arrivalDate: row.arrival_date ?? undefined,
    departureDate: row.departure_date ?? undefined,
    reservationId: row.reservation_id ?? undefined,
    channelReservationId: row.channel_reservation_id ?? undefined,
    writtenResponse:
      state && text
        ? {
            state,
            text,
            reason: row.written_response_reason ?? null,
            by: row.written_response_by ?? '',
            secondPerson: row.second_person ?? null,
            submittedText: row.submitted_text ?? null,
            sendAt: row.send_at?.toISOString() ?? null,
          }
        : undefined,
  };
}
