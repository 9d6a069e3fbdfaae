import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AsIfApproved } from '#domain/approval.ts';

/** Of a channel that may be shown. Rows of reviews and of their counters both have the column `channel`. */
export const IN_VISIBLE_CHANNEL = sql<SqlBool>`channel <> all (array(
  select channel_rights.channel from channel_rights where rights = 'hidden'))`;

/**
 * Whether the public may read a review: approved, still published on its channel, and of a channel that may be shown.
 * This is the only definition; everything that the public gets is read through it.
 *
 * @param asIf pending reviews to treat as approved, in a manager's preview; it never makes a hidden channel visible
 */
export function isVisible(asIf: AsIfApproved = []): RawBuilder<SqlBool> {
  return sql`(${isApproved(asIf)} and reviews.withdrawn_at is null and reviews.${IN_VISIBLE_CHANNEL})`;
}

function isApproved(asIf: AsIfApproved): RawBuilder<SqlBool> {
  if (asIf === 'all') return sql`true`;
  if (asIf.length === 0) return sql`reviews.is_approved`;
  return sql`(reviews.is_approved or reviews.id = any(${asIf}))`;
}
