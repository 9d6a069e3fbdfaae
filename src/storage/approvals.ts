import type { Kysely } from 'kysely';
import type { Decision } from '#domain/approval.ts';
import type { ChannelRights } from '#domain/channel-rights.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { AnswerableReview } from '#domain/reply.ts';
import { queryPrepared, statement, writePrepared } from './prepared.ts';
import { MANAGED_COLUMNS, type ManagedRow, toAnswerable } from './reviews/read-managed.ts';
import type { Tables } from './tables.ts';

/** A review with everything that determines whether it can be approved. */
export interface DecidableReview {
  review: AnswerableReview;
  /** The rights of its channel; undefined when it has the default. */
  rights: ChannelRights | undefined;
  /** The version of the row; every update changes it. */
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

/** An approval covers the current text, so it clears the revision. */
const APPLY = statement(`
  with changed as (
    update reviews set is_approved = $3::boolean, updated_at = now(),
      revision = case when $3::boolean then null else revision end
    where id = $1::bigint and xmin = $2::xid returning id
  )
  insert into decisions (review_id, cause, decided_by, from_approved, to_approved, reason)
  select id, $4::text, $5::text, $6::boolean, $3::boolean, $7::text from changed returning review_id`);

/**
 * Updates a review and adds to its history in one statement, if the row still has the version that was read. So no
 * transaction holds a lock between reading and deciding.
 *
 * @returns false, and changes nothing, when the row has changed since it was read
 */
export async function applyDecision(
  db: Kysely<Tables>,
  { reviewId, to, from, cause, by, reason }: Decision,
  version: string,
): Promise<boolean> {
  const rows = await writePrepared(db, APPLY, [reviewId, version, to, cause, by, from, reason]);
  return rows.length > 0;
}
