import { sql } from 'kysely';
import type { Decision, DecisionCause, RecordedDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';
import { exportActivity, LAST_REASON, listActivity } from './activity.ts';
import { listActivityGroups } from './activity-groups.ts';

const MAX_ENTRIES = 100;

/** Adds to a review's history, which is append-only. */
async function insert(db: Db, decision: Decision): Promise<void> {
  const { reviewId, cause, by, from, to, reason } = decision;
  await sql`
    insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason)
    values (${reviewId}, ${cause}, ${by}, ${from}, ${to}, ${reason})`.execute(db);
}

/** The last 100 entries of a review's history, oldest first, each with its latest reason. */
async function list(db: Db, id: ReviewId): Promise<RecordedDecision[]> {
  const { rows } = await sql<RecordedDecision>`
    select review_id as "reviewId", at, from_decision as from, to_decision as to, cause, decided_by as by,
      ${LAST_REASON} as reason, coalesce(kind = 'undo', false) as "isUndo"
    from decisions left join batches on batches.id = batch_id
    where review_id = ${id} order by decisions.id desc limit ${MAX_ENTRIES}`.execute(db);
  return rows.reverse();
}

/**
 * Adds a reason to the latest decision on a review, if that decision is this manager's and is not an approval.
 *
 * @returns false when the latest decision is an approval or another manager's
 */
async function insertReason(db: Db, id: ReviewId, reason: string, by: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into decision_reasons (decision_id, reason, given_by)
    select id, ${reason}, ${by} from (
      select id, to_decision, decided_by from decisions where review_id = ${id} order by id desc limit 1
    ) as last where to_decision = 'unpublished' and decided_by = ${by}`.execute(db);
  return numAffectedRows === 1n;
}

interface LastDecision {
  id: number;
  cause: DecisionCause;
  by: string | null;
  name: string | null;
}

/** The last decision on a review, with the name of the person; undefined when there is none. */
async function last(db: Db, id: ReviewId): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`
    select decisions.id, cause, decided_by as by, coalesce(name, decided_by) as name
    from decisions left join users on username = decided_by
    where review_id = ${id} order by decisions.id desc limit 1`.execute(db);
  return rows[0];
}

export const decisionReaders = {
  list,
  last,
  activity: listActivity,
  activityGroups: listActivityGroups,
  exportActivity,
};
export const decisionWriters = { insert, insertReason };
