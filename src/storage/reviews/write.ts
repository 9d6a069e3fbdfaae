import { type RawBuilder, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { IncomingReview } from '#domain/reviews/review.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { type Provenance, runOf } from '#domain/sources/provenance.ts';
import { eventWriters, recordEach, recordListings } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';
import { UPSTREAM_LISTING_ID } from './upstream-listing.ts';

/**
 * Locks the row until the transaction ends, so that concurrent decisions run one after the other.
 *
 * @returns its listing; null without an accessible review
 */
export async function lock(db: Db, id: ReviewId, access: Access): Promise<ListingId | null> {
  const row = await db
    .selectFrom('reviews')
    .select('listing_id')
    .where('id', '=', id)
    .where(isAccessible(access))
    .forUpdate()
    .executeTakeFirst();
  return row?.listing_id ?? null;
}

/** The columns that an upstream may change. Approval is not one of them. */
const UPSTREAM_COLUMNS = [
  'listing_id',
  'own_listing_id',
  'guest_name',
  'review_text',
  'private_feedback',
  'rating_tenths',
  'rating_derived',
  'raw_rating',
  'rating_scale',
  'categories',
  'channel',
  'submitted_at',
  'arrival_date',
  'departure_date',
  'response_text',
  'response_at',
] as const;
const COLUMNS = [
  'source',
  'upstream_id',
  'synced',
  'import_id',
  'language',
  'sentiment',
  // `storeKeys` updates them.
  'upstream_listing_id',
  'reservation_id',
  'channel_reservation_id',
  'channel_review_id',
  ...UPSTREAM_COLUMNS,
] as const;

interface Placed {
  review: IncomingReview;
  /** Where its source places it. */
  listingId: number;
  /** ISO 639-1, or `und`; null if the text was not analysed. */
  language: string | null;
  sentiment: Sentiment;
}

/** The outcome of storing a batch of reviews. */
export interface UpsertResult {
  added: number;
  changed: number;
  /** Upstream ids that another transaction inserted in the meantime; this one did not store them. */
  overtaken: ReadonlySet<string>;
}

/**
 * Stores a batch of one upstream's reviews: inserts new ones and updates known ones that differ. Those of a merged listing are
 * stored with the property that it was merged into. A withdrawn review that a sync reads again becomes pending, unless it is
 * a duplicate. The operation is idempotent. An upstream id must occur only once in the
 * batch. Call it in a transaction.
 *
 * @param provenance a sync or an import; a review that a sync reads no longer counts as imported
 * @param known the upstream ids that were stored when the caller looked
 * @param isFirst whether new reviews are those of a first sync
 */
export async function upsert(
  db: Db,
  source: string,
  batch: readonly Placed[],
  provenance: Provenance,
  known: ReadonlySet<string>,
  isFirst: boolean,
): Promise<UpsertResult> {
  const rows = batch.map((placed) => toRow(source, placed, provenance));
  const fresh = rows.filter((row) => !known.has(row.upstream_id));
  const added = await insertNew(db, fresh);
  const overtaken = new Set(fresh.map((row) => row.upstream_id).filter((id) => !added.has(id)));
  await recordAdded(db, source, [...added], provenance === 'sync' && !isFirst);
  const changed = await update(
    db,
    rows.filter((row) => known.has(row.upstream_id)),
  );
  return { added: fresh.length - overtaken.size, changed, overtaken };
}

type Row = ReturnType<typeof toRow>;

/** @returns the upstream ids of the inserted rows, without those that another transaction inserted first */
async function insertNew(db: Db, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const added = await inserting(db, rows)
    .onConflict((conflict) => conflict.columns(['source', 'upstream_id']).doNothing())
    .returning('upstream_id')
    .execute();
  return new Set(added.map((row) => row.upstream_id));
}

/** @param isNews false for a first sync or an import, which records one event per batch of reviews */
async function recordAdded(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
  isNews: boolean,
): Promise<void> {
  if (upstreamIds.length === 0) return;
  if (!isNews) {
    await eventWriters.insert(db, systemActor, {
      kind: 'reviews.added',
      data: { count: upstreamIds.length },
    });
    return;
  }
  const added = sql`reviews where source = ${source} and upstream_id = any(${upstreamIds})`;
  await recordEach(systemActor, 'review.created', added).execute(db);
}

/** @returns how many rows differed and were updated. A listing that a review was moved away from has changed too. */
async function update(db: Db, rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const mine = sql.join(UPSTREAM_COLUMNS.map((column) => sql.ref(`reviews.${column}`)));
  const isSame = sql<boolean>`(reviews.review_text, reviews.rating_tenths)
    is not distinct from (excluded.review_text, excluded.rating_tenths)`;
  const staysWithdrawn = sql`(not excluded.synced or reviews.duplicate_of is not null)`;
  const theirs = sql.join(UPSTREAM_COLUMNS.map((column) => sql.ref(`excluded.${column}`)));
  const updated = inserting(db, rows)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'upstream_id'])
        .doUpdateSet((eb) => ({
          ...Object.fromEntries(UPSTREAM_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
          // A person's correction stays.
          sentiment: sql<Sentiment>`case when ${isSame} or reviews.calculated_sentiment is not null
            then reviews.sentiment else excluded.sentiment end`,
          calculated_sentiment: sql<Sentiment | null>`case when ${isSame} then reviews.calculated_sentiment
            when reviews.calculated_sentiment is not null then excluded.sentiment end`,
          // Covers a review that another transaction changed and decided after the caller read it.
          decision: sql<ReviewDecision>`case when ${isSame} then reviews.decision else 'none' end`,
          language: sql<string | null>`
            case when reviews.review_text = excluded.review_text then reviews.language
            else excluded.language end`,
          synced: sql<boolean>`reviews.synced or excluded.synced`,
          import_id: eb.ref('excluded.import_id'),
          // Only a sync withdraws a review or restores it.
          withdrawn_at: sql<Date | null>`case when ${staysWithdrawn} then reviews.withdrawn_at end`,
          withdrawn_because: sql<string | null>`
            case when not excluded.synced then reviews.withdrawn_because end`,
          updated_at: sql<Date>`now()`,
        }))
        .where(sql<boolean>`(${mine}) is distinct from (${theirs})
          or (excluded.synced
            and (not ${staysWithdrawn} and reviews.withdrawn_at is not null or not reviews.synced or reviews.import_id is not null))`),
    )
    .returning(['id', 'listing_id']);
  const { rows: counted } = await sql<{ changed: number }>`
    with updated as (${updated}),
    events_of_reviews as (${recordEach(systemActor, 'review.changed', sql`updated`)}),
    -- The statement sees the rows as they were.
    left_listings as (
      select distinct before.listing_id from updated join reviews as before using (id)
      where before.listing_id <> updated.listing_id
    ),
    events_of_listings as (${recordListings(sql`left_listings`)})
    select count(*) as changed from updated`.execute(db);
  return counted[0]?.changed ?? 0;
}

/** Inserts the rows as one JSON text, which is much faster than thousands of parameters. */
function inserting(db: Db, rows: readonly Row[]) {
  const columns = sql.join(COLUMNS.map((column) => MERGED[column] ?? sql.ref(`given.${column}`)));
  return db
    .insertInto('reviews')
    .columns(COLUMNS)
    .expression(sql`
    select ${columns} from json_populate_recordset(null::reviews, ${JSON.stringify(rows)}) as given
    left join listings on listings.id = given.listing_id`);
}

/** Where a review of a merged listing is stored. `lockMerges` keeps this from changing. */
const MERGED: Partial<Record<(typeof COLUMNS)[number], RawBuilder<unknown>>> = {
  listing_id: sql`coalesce(listings.merged_into, given.listing_id)`,
  own_listing_id: sql`case when listings.merged_into is not null then given.listing_id end`,
};

function toRow(source: string, { review, listingId, language, sentiment }: Placed, provenance: Provenance) {
  return {
    source,
    upstream_id: review.upstreamId,
    upstream_listing_id: review.upstreamListingId || null,
    listing_id: listingId,
    guest_name: review.guestName,
    review_text: review.text,
    private_feedback: review.privateFeedback,
    rating_tenths: review.rating?.tenths ?? null,
    rating_derived: review.rating?.derived ?? false,
    raw_rating: review.rawRating,
    rating_scale: review.ratingScale,
    categories: review.categories,
    channel: review.channel,
    submitted_at: review.submittedAt,
    arrival_date: review.arrivalDate,
    departure_date: review.departureDate,
    reservation_id: review.reservationId,
    channel_reservation_id: review.channelReservationId,
    channel_review_id: review.channelReviewId,
    sentiment,
    response_text: review.response?.text ?? null,
    response_at: review.response?.date ?? null,
    synced: provenance === 'sync',
    import_id: runOf(provenance)?.id ?? null,
    language,
  };
}

/**
 * Stores the reservations of known reviews and their ids on the channel where they differ, and the source's listings where those
 * are not what `upstream-listing.ts` says. A review whose row names none keeps its own. Neither its content nor the decision on
 * it changes, and no page is notified.
 */
export async function storeKeys(db: Db, source: string, reviews: readonly IncomingReview[]): Promise<void> {
  if (reviews.length === 0) return;
  const upstreamIds = reviews.map((review) => review.upstreamId);
  const own = reviews.map((review) => review.reservationId);
  const channels = reviews.map((review) => review.channelReservationId);
  const onChannel = reviews.map((review) => review.channelReviewId);
  const listings = reviews.map((review) => review.upstreamListingId || null);
  // A lateral join, as in `lockChanged`.
  await sql`
    with differing as materialized (
      select stored.id, coalesce(incoming.own, stored.own) as own, coalesce(incoming.channel, stored.channel) as channel,
        coalesce(incoming.review, stored.review) as review, coalesce(incoming.listing, stored.listing) as listing
      from unnest(${upstreamIds}::text[], ${own}::text[], ${channels}::text[], ${onChannel}::text[], ${listings}::text[])
        as incoming (upstream_id, own, channel, review, listing)
      cross join lateral (
        select id, reservation_id as own, channel_reservation_id as channel, channel_review_id as review,
          upstream_listing_id as listing
        from reviews
        where source = ${source} and reviews.upstream_id = incoming.upstream_id
          and (reservation_id, channel_reservation_id, channel_review_id, ${UPSTREAM_LISTING_ID}) is distinct from
            (coalesce(incoming.own, reservation_id), coalesce(incoming.channel, channel_reservation_id),
              coalesce(incoming.review, channel_review_id), coalesce(incoming.listing, ${UPSTREAM_LISTING_ID}))
        limit 1
      ) as stored
    )
    update reviews set reservation_id = differing.own, channel_reservation_id = differing.channel,
      channel_review_id = differing.review, upstream_listing_id = differing.listing
    from differing where reviews.id = differing.id`.execute(db);
}
