import { type Kysely, sql } from 'kysely';
import type { Channel } from '#domain/channel.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { IncomingReview } from '#domain/review.ts';
import type { Tables } from '../tables.ts';

/** Locks the row until the transaction ends, so that two managers decide one after the other. */
export async function lockReview(
  db: Kysely<Tables>,
  id: ReviewId,
): Promise<{ id: ReviewId; channel: Channel; isApproved: boolean; isWithdrawn: boolean } | null> {
  const row = await db
    .selectFrom('reviews')
    .select(['channel', 'is_approved', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const channel = row.channel as Channel;
  return { id, channel, isApproved: row.is_approved, isWithdrawn: row.withdrawn_at !== null };
}

/** What an upstream may change of a review that we have. Approval is ours and not among it. */
const UPSTREAM_COLUMNS = [
  'listing_id',
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
  'sentiment',
  'response_text',
  'response_at',
] as const;
const COLUMNS = ['source', 'upstream_id', 'synced', ...UPSTREAM_COLUMNS] as const;

/**
 * Brings in a batch of one upstream's reviews: new ones are added, known ones updated where anything differs.
 * One that was withdrawn and is back is shown again, as pending. Saying the same twice changes nothing. The batch must
 * not name one upstream id twice.
 *
 * @param bySync whether the upstream itself says so, rather than a file
 * @returns how many were added and how many changed
 */
export async function upsertReviews(
  db: Kysely<Tables>,
  source: string,
  batch: readonly { review: IncomingReview; listingId: number }[],
  bySync: boolean,
): Promise<{ added: number; changed: number }> {
  if (batch.length === 0) return { added: 0, changed: 0 };
  const rows = batch.map(({ review, listingId }) => ({
    ...toRow(source, review, listingId),
    synced: bySync,
  }));
  return db
    .with('stored', (on) => storing(on, JSON.stringify(rows)))
    .selectFrom('stored')
    .select([
      sql<number>`count(*) filter (where inserted)`.as('added'),
      sql<number>`count(*) filter (where not inserted)`.as('changed'),
    ])
    .executeTakeFirstOrThrow();
}

/** @param rows one JSON text, which is far cheaper, here and there, than thousands of parameters */
function storing(db: Pick<Kysely<Tables>, 'insertInto'>, rows: string) {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  const mine = sql.join(UPSTREAM_COLUMNS.map((column) => sql.ref(`reviews.${column}`)));
  const theirs = sql.join(UPSTREAM_COLUMNS.map((column) => sql.ref(`excluded.${column}`)));
  return (
    db
      .insertInto('reviews')
      .columns(COLUMNS)
      .expression(sql`select ${columns} from json_populate_recordset(null::reviews, ${rows})`)
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'upstream_id'])
          .doUpdateSet((eb) => ({
            ...Object.fromEntries(UPSTREAM_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
            synced: sql<boolean>`reviews.synced or excluded.synced`,
            withdrawn_at: null,
            withdrawn_because: null,
            updated_at: sql<Date>`now()`,
          }))
          .where(sql<boolean>`(${mine}) is distinct from (${theirs}) or reviews.withdrawn_at is not null
            or (excluded.synced and not reviews.synced)`),
      )
      // xmax is 0 on a row that this statement inserted rather than updated.
      .returning(sql<boolean>`(xmax = 0)`.as('inserted'))
  );
}

function toRow(source: string, review: IncomingReview, listingId: number) {
  return {
    source,
    upstream_id: review.upstreamId,
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
    sentiment: review.sentiment,
    response_text: review.response?.text ?? null,
    response_at: review.response?.date ?? null,
  };
}
