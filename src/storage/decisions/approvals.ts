import { type Kysely, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Decision, DecisionCause, ReviewDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ChannelRights } from '#domain/listings/channel-rights.ts';
import type { RespondableReview } from '#domain/responses/response.ts';
import { executePrepared } from '../database/handle.ts';
import { isAccessible } from '../filters/access.ts';
import { managedReviews, toManaged } from '../reviews/rows.ts';
import type { Tables } from '../tables.ts';

/** A review with everything that determines whether it can be approved. */
export interface DecidableReview {
  review: RespondableReview;
  /** The rights of its channel; undefined when it has the default. */
  rights: ChannelRights | undefined;
  /** The version of the row; every update changes it. */
  version: string;
}

export async function decidableById(
  db: Kysely<Tables>,
  id: ReviewId,
  access: Access,
): Promise<DecidableReview | null> {
  const [row] = await executePrepared(
    db,
    managedReviews(db)
      .leftJoin('channel_rights', 'channel_rights.channel', 'reviews.channel')
      .select(['channel_rights.rights', sql<string>`reviews.xmin::text`.as('version')])
      .where('reviews.id', '=', id)
      .where(isAccessible(access)),
  );
  return row ? { review: toManaged(row), rights: row.rights ?? undefined, version: row.version } : null;
}

/** What a decision came with. */
export interface DecisionOrigin {
  /** The id of the batch that it belongs to. */
  batch: string | null;
  /** The network address of the request. */
  address: string | null;
}

/**
 * Changes a review and appends the decision to its history in one statement, if the row is unchanged since it was read.
 * This needs no lock while a service decides. A decision also clears the recorded change of the channel.
 *
 * @returns when it was made; null, and nothing is changed, if the row has changed since
 */
export async function applyDecision(
  db: Kysely<Tables>,
  { reviewId, to, from, cause, by, reason }: Decision,
  version: string,
  { batch, address }: DecisionOrigin,
): Promise<Date | null> {
  const [row] = await executePrepared(
    db,
    db
      .with('changed', (update) =>
        update
          .updateTable('reviews')
          .set({ decision: to, revision: null, updated_at: sql<Date>`now()` })
          .where('id', '=', reviewId)
          .where(sql<boolean>`xmin = ${version}::xid`)
          .returning('id'),
      )
      .insertInto('decisions')
      .columns([
        'review_id',
        'cause',
        'decided_by',
        'from_decision',
        'to_decision',
        'reason',
        'batch_id',
        'address',
        'revision',
      ])
      .expression((eb) =>
        eb.selectFrom('changed').select([
          'id',
          sql<DecisionCause>`${cause}::text`.as('cause'),
          sql<string | null>`${by}::text`.as('decided_by'),
          sql<ReviewDecision>`${from}::text`.as('from_decision'),
          sql<ReviewDecision>`${to}::text`.as('to_decision'),
          sql<string | null>`${reason}::text`.as('reason'),
          sql<string | null>`${batch}::uuid`.as('batch_id'),
          sql<string | null>`${address}::text`.as('address'),
          // The statement sees the row as it was before its own update.
          sql<string | null>`(select revision from reviews where reviews.id = changed.id)`.as('revision'),
        ]),
      )
      .returning('at'),
  );
  return row?.at ?? null;
}
