import type { Kysely } from 'kysely';
import type { Decision } from '#domain/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Tables } from './tables.ts';

/** Adds to a review's history. There is no way to change or remove an entry. */
export async function appendDecision(db: Kysely<Tables>, decision: Decision): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      review_id: decision.reviewId,
      cause: decision.cause,
      decided_by: decision.by,
      from_approved: decision.from,
      to_approved: decision.to,
      reason: decision.reason,
    })
    .execute();
}

/** A review's history, oldest first. */
export async function decisionsOf(db: Kysely<Tables>, id: ReviewId): Promise<(Decision & { at: Date })[]> {
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .where('review_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    reviewId: id,
    at: row.at,
    from: row.from_approved,
    to: row.to_approved,
    cause: row.cause,
    by: row.decided_by,
    reason: row.reason,
  }));
}
