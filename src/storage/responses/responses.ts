import { sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import { problem, storedProblem } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { GuestResponse } from '#domain/responses/repeated-response.ts';
import type { HostResponse, ResponseState } from '#domain/reviews/review.ts';
import { recordEach } from '../events/events.ts';
import { isVisible } from '../filters/visibility.ts';
import { outboxOf, removedSources } from '../outbox.ts';
import { MAY_BE_ON_CHANNEL } from '../reviews/on-channel.ts';
import { UPSTREAM_LISTING_ID } from '../reviews/upstream-listing.ts';
import type { Db } from '../tables.ts';

/** A response that has to be sent, and the present state of its review. */
export interface WaitingResponse {
  text: string;
  writtenAt: Date;
  source: string;
  upstreamId: string;
  /** The source's id of the property; empty if it is not known. */
  upstreamListingId: string;
  /** With the one that begins. */
  attempts: number;
  listingId: ListingId;
  /** What the channel shows as the response; null if it shows none. */
  shownResponse: string | null;
  isWithdrawn: boolean;
}

/** Stores a response, replacing a refused or returned one. The caller has locked the review and checked that it can be answered. */
async function upsert(
  db: Db,
  reviewId: ReviewId,
  response: { text: string; by: string; sendAt: Date; state: 'unapproved' | 'waiting' },
): Promise<void> {
  const values = {
    text: response.text,
    state: response.state,
    reason: null,
    send_at: response.sendAt,
    attempts: 0,
    last_error: null,
    written_by: response.by,
    submitted_text: null,
    second_person: null,
    created_at: sql<Date>`now()`,
    settled_at: null,
  } as const;
  await db
    .insertInto('responses')
    .values({ review_id: reviewId, ...values })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(values))
    .execute();
}

/** Deletes a response unless sending it has begun. @returns whether it did */
async function takeBack(db: Db, reviewId: ReviewId): Promise<boolean> {
  const deleted = await db
    .deleteFrom('responses')
    .where('review_id', '=', reviewId)
    .where((response) =>
      response.or([
        response('state', '=', 'unapproved'),
        response.and([response('state', '=', 'waiting'), response('attempts', '=', 0)]),
      ]),
    )
    .returning('review_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Lets a response wait to be sent, not before the time that its author chose. @returns its author */
async function approve(
  db: Db,
  reviewId: ReviewId,
  { text, by, sendAt }: { text: string; by: string; sendAt: Date },
): Promise<string> {
  const { written_by } = await db
    .updateTable('responses')
    .set({
      state: 'waiting',
      text,
      submitted_text: sql<string | null>`nullif(text, ${text})`,
      second_person: by,
      send_at: sql<Date>`greatest(send_at, ${sendAt})`,
    })
    .where('review_id', '=', reviewId)
    .returning('written_by')
    .executeTakeFirstOrThrow();
  return written_by;
}

/** Returns a response to its author. @returns the author */
async function sendBack(
  db: Db,
  reviewId: ReviewId,
  { note, by }: { note: string; by: string },
): Promise<string> {
  const { written_by } = await db
    .updateTable('responses')
    .set({ state: 'returned', reason: note, second_person: by, settled_at: sql<Date>`now()` })
    .where('review_id', '=', reviewId)
    .returning('written_by')
    .executeTakeFirstOrThrow();
  return written_by;
}

/**
 * Responses that are due, the longest due first. Uses the index `responses_waiting`.
 *
 * @param sources of their reviews; all by default
 */
async function listDue(
  db: Db,
  sources?: readonly string[],
): Promise<{ reviewId: ReviewId; source: string }[]> {
  return db
    .selectFrom('responses')
    .innerJoin('reviews', 'reviews.id', 'responses.review_id')
    .select(['responses.review_id as reviewId', 'reviews.source'])
    .where('responses.state', '=', 'waiting')
    .where('responses.send_at', '<=', sql<Date>`now()`)
    .$if(sources !== undefined, (query) => query.where('reviews.source', '=', sql<string>`any(${sources})`))
    .orderBy('responses.send_at')
    .execute();
}

/**
 * Claims a response whose sending has begun: no other process can claim it until the transaction ends. Null when it is not
 * waiting or another process has claimed it.
 */
async function claim(db: Db, reviewId: ReviewId): Promise<WaitingResponse | null> {
  const row = await db
    .selectFrom('responses')
    .innerJoin('reviews', 'reviews.id', 'responses.review_id')
    .select([
      'responses.text',
      'responses.created_at as writtenAt',
      'reviews.source',
      'responses.attempts',
      'reviews.upstream_id as upstreamId',
      sql<string>`coalesce(${UPSTREAM_LISTING_ID}, '')`.as('upstreamListingId'),
      'reviews.listing_id as listingId',
      'reviews.response_text as shownResponse',
      sql<boolean>`not ${MAY_BE_ON_CHANNEL}`.as('isWithdrawn'),
    ])
    .where('responses.review_id', '=', reviewId)
    .where('responses.state', '=', 'waiting')
    .where('responses.attempts', '>', 0)
    .forUpdate('responses')
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Records the outcome of a response; a sent one becomes the response of its review. */
async function settle(
  db: Db,
  reviewId: ReviewId,
  {
    state,
    reason,
  }: { state: Exclude<ResponseState, 'unapproved' | 'returned' | 'waiting'>; reason: string | null },
): Promise<void> {
  const settled = await db
    .updateTable('responses')
    .set({ state, reason, settled_at: sql`now()`, last_error: null })
    .where('review_id', '=', reviewId)
    .returning(['text', 'settled_at'])
    .executeTakeFirstOrThrow();
  if (state !== 'sent') return;
  await db
    .updateTable('reviews')
    .set({ response_text: settled.text, response_at: settled.settled_at, updated_at: sql`now()` })
    .where('id', '=', reviewId)
    .execute();
}

/** A response that waits while its review has one on its channel. */
export interface OvertakenResponse {
  reviewId: ReviewId;
  upstreamId: string;
  text: string;
  attempts: number;
}

/** Waiting and submitted responses to these reviews. They are locked; one that is being sent is skipped. */
async function listOvertaken(
  db: Db,
  source: string,
  respondedUpstreamIds: readonly string[],
): Promise<OvertakenResponse[]> {
  if (respondedUpstreamIds.length === 0) return [];
  const { rows } = await sql<OvertakenResponse>`
    select review_id as "reviewId", upstream_id as "upstreamId", text, attempts
    from responses join reviews on reviews.id = review_id
    where state in ('unapproved', 'waiting') and source = ${source} and upstream_id = any(${respondedUpstreamIds})
    for update of responses skip locked`.execute(db);
  return rows;
}

/** Cancels responses to reviews that have another response on their channel. */
async function cancelOvertaken(db: Db, reviewIds: readonly ReviewId[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await sql`
    with cancelled as (
      update responses set state = 'cancelled', reason = ${storedProblem(problem('response-exists'))}, settled_at = now()
      where review_id = any(${reviewIds})
    )
    ${recordEach(systemActor, 'response.cancelled', sql`reviews where id = any(${reviewIds})`)}`.execute(db);
}

/**
 * Cancels waiting and submitted responses to reviews of removed sources. It skips one that is being sent, which the next call
 * finds if it could not be sent.
 *
 * @param besides sources that are connected all the same
 */
async function cancelOfRemoved(db: Db, besides: readonly string[]): Promise<void> {
  await sql`
    with removed as (
      select reviews.id, listing_id from responses join reviews on reviews.id = review_id
      where state in ('unapproved', 'waiting') and source in ${removedSources(besides)}
      for update of responses skip locked
    ),
    cancelled as (
      update responses set state = 'cancelled', reason = ${storedProblem(problem('source-removed'))}, settled_at = now()
      from removed where review_id = removed.id
    )
    ${recordEach(systemActor, 'response.cancelled', sql`removed`)}`.execute(db);
}

export interface SentResponse {
  reviewId: ReviewId;
  listingId: ListingId;
  upstreamId: string;
  response: HostResponse;
  isRecent: boolean;
}

/** Responses sent to these reviews, and whether so recently that a page of the upstream may not contain them yet. */
async function listSent(db: Db, source: string, upstreamIds: readonly string[]): Promise<SentResponse[]> {
  if (upstreamIds.length === 0) return [];
  const rows = await db
    .selectFrom('responses')
    .innerJoin('reviews', 'reviews.id', 'responses.review_id')
    .select([
      'reviews.id',
      'reviews.listing_id',
      'reviews.upstream_id',
      'responses.text',
      'responses.settled_at',
      sql<boolean>`responses.settled_at > now() - interval '1 hour'`.as('recent'),
    ])
    .where('responses.state', '=', 'sent')
    .where('reviews.source', '=', source)
    .where('reviews.upstream_id', '=', sql<string>`any(${upstreamIds})`)
    .execute();
  return rows.map((row) => ({
    reviewId: row.id,
    listingId: row.listing_id,
    upstreamId: row.upstream_id,
    response: { text: row.text, date: row.settled_at },
    isRecent: row.recent,
  }));
}

/**
 * The last responses that the public sees, or will see, with reviews of a listing. Uses the index
 * `reviews_of_listing_by_date`.
 */
async function listShown(
  db: Db,
  listing: ListingId,
  besides: ReviewId,
  limit: number,
): Promise<GuestResponse[]> {
  const { rows } = await sql<GuestResponse>`
    select guest_name as "guestName", coalesce(response_text, responses.text) as text
    from reviews left join responses on review_id = reviews.id and state in ('unapproved', 'waiting')
    where listing_id = ${listing} and reviews.id <> ${besides} and (response_text is not null or responses.text is not null)
      and ${isVisible()}
    order by submitted_at desc, reviews.id desc limit ${limit}`.execute(db);
  return rows;
}

export const responseReaders = { listDue, listSent, listShown };
export const responseWriters = {
  ...outboxOf('responses', 'review_id'),
  upsert,
  takeBack,
  approve,
  sendBack,
  claim,
  settle,
  listOvertaken,
  cancelOvertaken,
  cancelOfRemoved,
};
