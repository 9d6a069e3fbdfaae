import { type Kysely, sql } from 'kysely';
import { problem, storedProblem } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { HostResponse, ReplyState } from '#domain/reviews/review.ts';
import type { Tables } from '../tables.ts';

/** A response that has to be sent, and the present state of its review. */
export interface WaitingReply {
  text: string;
  source: string;
  upstreamId: string;
  isAnswered: boolean;
  isWithdrawn: boolean;
}

/** Stores a response, replacing a refused one. The caller has locked the review and checked that it can be answered. */
async function upsert(
  db: Kysely<Tables>,
  reviewId: ReviewId,
  reply: { text: string; by: string },
): Promise<void> {
  const values = {
    text: reply.text,
    state: 'waiting',
    reason: null,
    attempts: 0,
    last_error: null,
    written_by: reply.by,
    written_at: sql<Date>`now()`,
    settled_at: null,
  } as const;
  await db
    .insertInto('replies')
    .values({ review_id: reviewId, ...values })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(values))
    .execute();
}

/** Responses of one source that have to be sent, oldest first. Uses the index `replies_waiting`. */
async function listWaiting(db: Kysely<Tables>, source: string): Promise<ReviewId[]> {
  const rows = await db
    .selectFrom('replies')
    .innerJoin('reviews', 'reviews.id', 'replies.review_id')
    .select('replies.review_id')
    .where('replies.state', '=', 'waiting')
    .where('reviews.source', '=', source)
    .orderBy('replies.written_at')
    .execute();
  return rows.map((row) => row.review_id as ReviewId);
}

/**
 * Claims a waiting response to send it: no other process can claim it until the transaction ends. Null when it is not
 * waiting or another process has claimed it.
 */
async function claim(db: Kysely<Tables>, reviewId: ReviewId): Promise<WaitingReply | null> {
  const row = await db
    .selectFrom('replies')
    .innerJoin('reviews', 'reviews.id', 'replies.review_id')
    .select([
      'replies.text',
      'reviews.source',
      'reviews.upstream_id',
      'reviews.response_text',
      'reviews.withdrawn_at',
    ])
    .where('replies.review_id', '=', reviewId)
    .where('replies.state', '=', 'waiting')
    .forUpdate('replies')
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  return {
    text: row.text,
    source: row.source,
    upstreamId: row.upstream_id,
    isAnswered: row.response_text !== null,
    isWithdrawn: row.withdrawn_at !== null,
  };
}

/** Records the outcome of a response; a sent one becomes the response of its review. */
async function settle(
  db: Kysely<Tables>,
  reviewId: ReviewId,
  { state, reason }: { state: Exclude<ReplyState, 'waiting'>; reason: string | null },
): Promise<void> {
  const settled = await db
    .updateTable('replies')
    .set({ state, reason, settled_at: sql`now()`, attempts: sql`attempts + 1`, last_error: null })
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

/** Records a failed attempt; the response stays waiting. */
async function recordFailure(db: Kysely<Tables>, reviewId: ReviewId, error: string): Promise<void> {
  await db
    .updateTable('replies')
    .set({ attempts: sql`attempts + 1`, last_error: error })
    .where('review_id', '=', reviewId)
    .execute();
}

/**
 * Cancels waiting responses to reviews that already have a response on their channel. It skips a response that another
 * process is sending: Hostaway will refuse it, and waiting for the lock could block.
 */
async function cancelAnswered(
  db: Kysely<Tables>,
  source: string,
  answeredUpstreamIds: readonly string[],
): Promise<void> {
  if (answeredUpstreamIds.length === 0) return;
  const overtaken = db
    .selectFrom('replies')
    .innerJoin('reviews', 'reviews.id', 'replies.review_id')
    .select('replies.review_id')
    .where('replies.state', '=', 'waiting')
    .where('reviews.source', '=', source)
    .where('reviews.upstream_id', '=', sql<string>`any(${answeredUpstreamIds})`)
    .forUpdate('replies')
    .skipLocked();
  await db
    .updateTable('replies')
    .set({ state: 'impossible', reason: storedProblem(problem('reply-exists')), settled_at: sql`now()` })
    .where('review_id', 'in', overtaken)
    .execute();
}

/** Responses sent to these reviews, and whether so recently that a page of the upstream may not contain them yet. */
async function listSent(
  db: Kysely<Tables>,
  source: string,
  upstreamIds: readonly string[],
): Promise<{ upstreamId: string; response: HostResponse; isRecent: boolean }[]> {
  if (upstreamIds.length === 0) return [];
  const rows = await db
    .selectFrom('replies')
    .innerJoin('reviews', 'reviews.id', 'replies.review_id')
    .select([
      'reviews.upstream_id',
      'replies.text',
      'replies.settled_at',
      sql<boolean>`replies.settled_at > now() - interval '1 hour'`.as('recent'),
    ])
    .where('replies.state', '=', 'sent')
    .where('reviews.source', '=', source)
    .where('reviews.upstream_id', '=', sql<string>`any(${upstreamIds})`)
    .execute();
  return rows.map((row) => ({
    upstreamId: row.upstream_id,
    response: { text: row.text, date: row.settled_at },
    isRecent: row.recent,
  }));
}

export const replyReaders = { listWaiting, listSent };
export const replyWriters = {
  upsert,
  claim,
  settle,
  recordFailure,
  cancelAnswered,
};
