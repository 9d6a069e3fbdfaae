import { sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import { problem, storedProblem } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { GuestResponse } from '#domain/responses/repeated-response.ts';
import type { HostResponse, ResponseState } from '#domain/reviews/review.ts';
import { onlyRow } from '../database/rows.ts';
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
  await sql`
    insert into responses (review_id, text, state, send_at, written_by)
    values (${reviewId}, ${response.text}, ${response.state}, ${response.sendAt}, ${response.by})
    on conflict (review_id) do update set text = excluded.text, state = excluded.state, send_at = excluded.send_at,
      written_by = excluded.written_by, reason = null, attempts = 0, last_error = null, submitted_text = null,
      second_person = null, created_at = now(), settled_at = null`.execute(db);
}

/** Deletes a response unless sending it has begun. @returns whether it did */
async function takeBack(db: Db, reviewId: ReviewId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from responses where review_id = ${reviewId}
      and (state = 'unapproved' or state = 'waiting' and attempts = 0)`.execute(db);
  return numAffectedRows === 1n;
}

/** Lets a response wait to be sent, not before the time that its author chose. @returns its author */
async function approve(
  db: Db,
  reviewId: ReviewId,
  { text, by, sendAt }: { text: string; by: string; sendAt: Date },
): Promise<string> {
  const approved = await sql<{ author: string }>`
    update responses set state = 'waiting', text = ${text}, submitted_text = nullif(text, ${text}),
      second_person = ${by}, send_at = greatest(send_at, ${sendAt})
    where review_id = ${reviewId} returning written_by as author`.execute(db);
  return onlyRow(approved).author;
}

/** Returns a response to its author. @returns the author */
async function sendBack(
  db: Db,
  reviewId: ReviewId,
  { note, by }: { note: string; by: string },
): Promise<string> {
  const returned = await sql<{ author: string }>`
    update responses set state = 'returned', reason = ${note}, second_person = ${by}, settled_at = now()
    where review_id = ${reviewId} returning written_by as author`.execute(db);
  return onlyRow(returned).author;
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
  const { rows } = await sql<{ reviewId: ReviewId; source: string }>`
    select review_id as "reviewId", source from responses join reviews on reviews.id = review_id
    where state = 'waiting' and send_at <= now() and ${sources ? sql`source = any(${sources})` : sql`true`}
    order by send_at`.execute(db);
  return rows;
}

/**
 * Claims a response whose sending has begun: no other process can claim it until the transaction ends. Null when it is not
 * waiting or another process has claimed it.
 */
async function claim(db: Db, reviewId: ReviewId): Promise<WaitingResponse | null> {
  const { rows } = await sql<WaitingResponse>`
    select text, responses.created_at as "writtenAt", source, attempts, upstream_id as "upstreamId",
      coalesce(${UPSTREAM_LISTING_ID}, '') as "upstreamListingId", listing_id as "listingId",
      response_text as "shownResponse", not ${MAY_BE_ON_CHANNEL} as "isWithdrawn"
    from responses join reviews on reviews.id = review_id
    where review_id = ${reviewId} and state = 'waiting' and attempts > 0
    for update of responses skip locked`.execute(db);
  return rows[0] ?? null;
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
  await sql`update responses set state = ${state}, reason = ${reason}, settled_at = now(), last_error = null
    where review_id = ${reviewId}`.execute(db);
  if (state !== 'sent') return;
  // In milliseconds: a sync compares it with the time that `listSent` reads.
  await sql`
    update reviews set response_text = responses.text, updated_at = now(),
      response_at = date_trunc('milliseconds', responses.settled_at)
    from responses where reviews.id = ${reviewId} and review_id = reviews.id`.execute(db);
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
  const { rows } = await sql<Omit<SentResponse, 'response'> & HostResponse>`
    select review_id as "reviewId", listing_id as "listingId", upstream_id as "upstreamId", text,
      settled_at as date, settled_at > now() - interval '1 hour' as "isRecent"
    from responses join reviews on reviews.id = review_id
    where state = 'sent' and source = ${source} and upstream_id = any(${upstreamIds})`.execute(db);
  return rows.map(({ text, date, ...sent }) => ({ ...sent, response: { text, date } }));
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
