import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Decision, ReviewDecision } from '#domain/decisions/approval.ts';
import type { EventActor } from '#domain/events/event.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ChannelRights } from '#domain/listings/channel-rights.ts';
import type { RespondableReview } from '#domain/responses/response.ts';
import { executePrepared } from '../database/handle.ts';
import { recordEach } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import { managedReviews, toManaged } from '../reviews/rows.ts';
import type { Db } from '../tables.ts';

/** A review with everything that determines whether it can be approved. */
export interface DecidableReview {
  review: RespondableReview;
  /** The rights of its channel; undefined when it has the default. */
  rights: ChannelRights | undefined;
  /** The version of the row; every update changes it. */
  version: string;
}

const RIGHTS = sql<ChannelRights | null>`(select rights from channel_rights where channel = reviews.channel)`;

export async function decidableById(db: Db, id: ReviewId, access: Access): Promise<DecidableReview | null> {
  const [row] = await executePrepared(
    db,
    managedReviews(db)
      .select([RIGHTS.as('rights'), sql<string>`reviews.xmin::text`.as('version')])
      .where('reviews.id', '=', id)
      .where(isAccessible(access)),
  );
  return row ? { review: toManaged(row), rights: row.rights ?? undefined, version: row.version } : null;
}

/**
 * Changes a review, appends the decision to its history and records the event in one statement, if the row is unchanged since
 * it was read. This needs no lock while a service decides. A decision also clears the recorded change of the channel.
 *
 * @param batch the id of the batch that it belongs to
 * @returns when it was made; null, and nothing is changed, if the row has changed since
 */
export async function applyDecision(
  db: Db,
  { reviewId, to, from, cause, by, reason }: Decision,
  version: string,
  { actor, batch }: { actor: EventActor; batch: string | null },
): Promise<Date | null> {
  const statement = sql<{ at: Date }>`
    with changed as (
      update reviews set decision = ${to}, revision = null, updated_at = now()
      where id = ${reviewId} and xmin = ${version}::xid returning id, listing_id
    ),
    event as (${recordEach(actor, decisionEvent(to), sql`changed`, batch)})
    insert into decisions
      (review_id, cause, decided_by, from_decision, to_decision, reason, batch_id, address, revision)
    -- The statement sees the row as it was before its own update.
    select id, ${cause}::text, ${by}::text, ${from}::text, ${to}::text, ${reason}::text, ${batch}::uuid, ${actor.address}::text,
      (select revision from reviews where reviews.id = changed.id)
    from changed returning at`;
  const [row] = await executePrepared(db, statement.compile(db));
  return row?.at ?? null;
}

const decisionEvent = (to: ReviewDecision) => `review.${to === 'none' ? 'undecided' : to}` as const;
