import { sql } from 'kysely';
import type { Decision, DecisionCause, RecordedDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';
import { exportActivity, listActivity } from './activity.ts';
import { listActivityGroups } from './activity-groups.ts';

const MAX_ENTRIES = 100;

/** Adds to a review's history, which is append-only. */
async function insert(db: Db, decision: Decision): Promise<void> {
  await db
    .insertInto('decisions')
    .values({
      review_id: decision.reviewId,
      cause: decision.cause,
      decided_by: decision.by,
      from_decision: decision.from,
      to_decision: decision.to,
      reason: decision.reason,
    })
    .execute();
}

/** The last 100 entries of a review's history, oldest first, each with its latest reason. */
async function list(db: Db, id: ReviewId): Promise<RecordedDecision[]> {
  const rows = await db
    .selectFrom('decisions')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('decision_reasons')
        .select('decision_reasons.reason')
        .whereRef('decision_id', '=', 'decisions.id')
        .orderBy('decision_reasons.id', 'desc')
        .limit(1)
        .as('given_reason'),
    )
    .select((eb) =>
      eb.selectFrom('batches').select('kind').whereRef('batches.id', '=', 'batch_id').as('batch_kind'),
    )
    .where('review_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.reverse().map((row) => ({
    reviewId: id,
    at: row.at,
    from: row.from_decision,
    to: row.to_decision,
    cause: row.cause,
    by: row.decided_by,
    reason: row.given_reason ?? row.reason,
    isUndo: row.batch_kind === 'undo',
  }));
}

/**
 * Adds a reason to the latest decision on a review, if that decision is this manager's and is not an approval.
 *
 * @returns false when the latest decision is an approval or another manager's
 */
async function insertReason(db: Db, id: ReviewId, reason: string, by: string): Promise<boolean> {
  const last = db
    .selectFrom('decisions')
    .selectAll()
    .where('review_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('decision_reasons')
    .columns(['decision_id', 'reason', 'given_by'])
    .expression(
      db
        .selectFrom(last.as('last'))
        .select(['last.id', sql.val(reason).as('reason'), sql.val(by).as('given_by')])
        .where('last.to_decision', '=', 'unpublished')
        .where('last.decided_by', '=', by),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The last decision on a review, with the name of the person; undefined when there is none. */
async function last(
  db: Db,
  id: ReviewId,
): Promise<{ id: number; cause: DecisionCause; by: string | null; name: string | null } | undefined> {
  return db
    .selectFrom('decisions')
    .leftJoin('users', 'username', 'decided_by')
    .select(['decisions.id', 'cause', 'decided_by as by'])
    .select((eb) => eb.fn.coalesce('name', 'decided_by').as('name'))
    .where('review_id', '=', id)
    .orderBy('decisions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const decisionReaders = {
  list,
  last,
  activity: listActivity,
  activityGroups: listActivityGroups,
  exportActivity,
};
export const decisionWriters = { insert, insertReason };
