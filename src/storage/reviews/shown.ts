import { type Expression, type SqlBool, sql } from 'kysely';
import type { AsIfApproved } from '#domain/approval.ts';

const NOBODY: AsIfApproved = [];

/** Of a channel that may be shown; true of rows of reviews and of their counters alike. */
export const OF_SHOWN_CHANNEL = `channel <> all (array(select channel_rights.channel from channel_rights where rights = 'hidden'))`;

/**
 * Whether the public may read a review: approved, still published at its channel, and of a channel that may be shown.
 * This is the one place that says so; everything that the public is told of reviews is read through it. Which channels
 * are hidden is looked up once per query.
 *
 * @param asIf for a manager's preview alone; nothing makes a hidden channel's review shown
 */
export function isShown(asIf: AsIfApproved = NOBODY): Expression<SqlBool> {
  return sql<SqlBool>`(${isApproved(asIf)} and reviews.withdrawn_at is null and reviews.${sql.raw(OF_SHOWN_CHANNEL)})`;
}

function isApproved(asIf: AsIfApproved): Expression<SqlBool> {
  if (asIf === 'all') return sql<SqlBool>`true`;
  if (asIf.length === 0) return sql<SqlBool>`reviews.is_approved`;
  return sql<SqlBool>`(reviews.is_approved or reviews.id = any(${asIf}))`;
}
