import { type SqlBool, sql } from 'kysely';
import { CONTENT_DROPPED } from '#domain/sources/stored-content.ts';

/**
 * Whether the source of a review may still have it: it is not withdrawn, or only because another source has it too, or because
 * its content may not be stored for longer.
 */
export const MAY_BE_ON_CHANNEL = sql<SqlBool>`(reviews.withdrawn_at is null or reviews.duplicate_of is not null
  or reviews.withdrawn_because is not distinct from ${CONTENT_DROPPED})`;
