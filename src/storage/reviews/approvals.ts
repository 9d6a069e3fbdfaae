import { type Kysely, sql } from 'kysely';
import type { Decision, DecisionCause } from '#domain/approval.ts';
import type { ChannelRights } from '#domain/channel-rights.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { AnswerableReview } from '#domain/reply.ts';
import { executePrepared } from '../database/prepared-statements.ts';
import type { Tables } from '../tables.ts';
import { joinedReviews, MANAGED_COLUMNS, toManaged } from './rows.ts';

/** A review with everything that determines whether it can be approved. */
export interface DecidableReview {
  review: AnswerableReview;
  /** The rights of its channel; undefined when it has the default. */
  rights: ChannelRights | undefined;
  /** The version of the row; every update changes it. */
  version: string;
}

export async function decidableById(db: Kysely<Tables>, id: ReviewId): Promise<DecidableReview | null> {
  const [row] = await executePrepared(
    db,
    joinedReviews(db)
      .leftJoin('replies', 'replies.review_id', 'reviews.id')
      .leftJoin('channel_rights', 'channel_rights.channel', 'reviews.channel')
      .select([...MANAGED_COLUMNS, 'channel_rights.rights', sql<string>`reviews.xmin::text`.as('version')])
      .where('reviews.id', '=', id),
  );
  return row ? { review: toManaged(row), rights: row.rights ?? undefined, version: row.version } : null;
}

/**
 * Changes a review and adds that to its history, by one statement, if the row is still what was read: no lock is held while
 * a service decides. An approval ends the mark of what changed upstream.
 *
 * @returns false when the row is another by now; then nothing has changed
 */
export async function applyDecision(
  db: Kysely<Tables>,
  { reviewId, to, from, cause, by, reason }: Decision,
  version: string,
): Promise<boolean> {
  const rows = await executePrepared(
    db,
    db
      .with('changed', (update) =>
        update
          .updateTable('reviews')
          .set({ is_approved: to, updated_at: sql<Date>`now()`, ...(to && { revision: null }) })
          .where('id', '=', reviewId)
          .where(sql<boolean>`xmin = ${version}::xid`)
          .returning('id'),
      )
      .insertInto('decisions')
      .columns(['review_id', 'cause', 'decided_by', 'from_approved', 'to_approved', 'reason'])
      .expression((eb) =>
        eb
          .selectFrom('changed')
          .select([
            'id',
            sql<DecisionCause>`${cause}::text`.as('cause'),
            sql<string | null>`${by}::text`.as('decided_by'),
            sql<boolean>`${from}::boolean`.as('from_approved'),
            sql<boolean>`${to}::boolean`.as('to_approved'),
            sql<string | null>`${reason}::text`.as('reason'),
          ]),
      )
      .returning('review_id'),
  );
  return rows.length > 0;
}
