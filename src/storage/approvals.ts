import type { Kysely } from 'kysely';
import type { Decision } from '#domain/approval.ts';
import type { ChannelRights } from '#domain/channel-rights.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { AnswerableReview } from '#domain/reply.ts';
import { queryPrepared, statement, writePrepared } from './prepared.ts';
import { MANAGED_COLUMNS, type ManagedRow, toAnswerable } from './reviews/read-managed.ts';
import type { Tables } from './tables.ts';

/** A review with what decides whether it can be approved. */
export interface DecidableReview {
  review: AnswerableReview;
  /** What was decided about its channel; undefined when nothing was. */
  rights: ChannelRights | undefined;
  /** Names the row as it was read: any change of it makes another. */
  version: string;
}

const DECIDABLE = statement(`
  select ${MANAGED_COLUMNS.join(', ')}, reviews.xmin::text as version,
    (select rights from channel_rights where channel_rights.channel = reviews.channel) as rights
  from reviews join listings on listings.id = reviews.listing_id left join replies on replies.review_id = reviews.id
  where reviews.id = $1::bigint`);

export async function decidableReview(db: Kysely<Tables>, id: ReviewId): Promise<DecidableReview | null> {
  type Row = ManagedRow & { version: string; rights: ChannelRights | null };
  const [row] = await queryPrepared<Row>(db, DECIDABLE, [id]);
  return row ? { review: toAnswerable(row), rights: row.rights ?? undefined, version: row.version } : null;
}

/** Whoever approves has judged what changed, so that mark goes. */
const APPLY = statement(`
  with changed as (
    update reviews set is_approved = $3::boolean, updated_at = now(),
      revision = case when $3::boolean then null else revision end
    where id = $1::bigint and xmin = $2::xid returning id
  )
  insert into decisions (review_id, cause, decided_by, from_approved, to_approved, reason)
  select id, $4::text, $5::text, $6::boolean, $3::boolean, $7::text from changed returning review_id`);

/**
 * Changes a review and adds that to its history, by one statement, if the row is still what was read. So nobody waits for
 * anybody who holds a row while he thinks.
 *
 * @returns false when somebody else has changed the row; then nothing is
 */
export async function applyDecision(
  db: Kysely<Tables>,
  { reviewId, to, from, cause, by, reason }: Decision,
  version: string,
): Promise<boolean> {
  const rows = await writePrepared(db, APPLY, [reviewId, version, to, cause, by, from, reason]);
  return rows.length > 0;
}
