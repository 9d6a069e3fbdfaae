import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import { HIDDEN_BY_DEFAULT } from '#domain/listings/channel-rights.ts';

const HIDDEN = sql.raw(`'{${HIDDEN_BY_DEFAULT.join()}}'::text[]`);
const UNDECIDED = sql`select hidden.channel from unnest(${HIDDEN}) as hidden (channel)
  where not exists (select from channel_rights where channel_rights.channel = hidden.channel)`;

/** Whether the channel may be shown. Reviews and their counters both have the column `channel`. */
export const IN_VISIBLE_CHANNEL = sql<SqlBool>`channel <> all (array(
  select channel_rights.channel from channel_rights where rights = 'hidden'
  union all ${UNDECIDED}))`;

/** Whether reviews of the channel are part of public averages and totals: also those of channels that someone has hidden. */
export const IN_COUNTED_CHANNEL = sql<SqlBool>`channel <> all (array(
  select channel_rights.channel from channel_rights where rights = 'hidden' and channel_rights.channel = any(${HIDDEN})
  union all ${UNDECIDED}))`;

/**
 * Whether the public may read a review: approved, still published on its channel, and of a channel that may be shown.
 * This is the only definition; every public read uses it.
 *
 * @param previewed pending reviews to treat as approved, in a manager's preview; it never makes a hidden channel
 *   visible
 */
export function isVisible(previewed: PreviewedReviews = []): RawBuilder<SqlBool> {
  return sql`(${isApproved(previewed)} and reviews.withdrawn_at is null and reviews.${IN_VISIBLE_CHANNEL})`;
}

function isApproved(previewed: PreviewedReviews): RawBuilder<SqlBool> {
  if (previewed === 'all') return sql`true`;
  if (previewed.length === 0) return sql`reviews.is_approved`;
  return sql`(reviews.is_approved or reviews.id = any(${previewed}))`;
}
