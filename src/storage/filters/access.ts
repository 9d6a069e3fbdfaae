import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';

/**
 * Whether a row is of a listing that the caller can work with.
 *
 * @param column of the row
 */
export function isAccessible(access: Access, column = 'reviews.listing_id'): RawBuilder<SqlBool> {
  return access === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...access]}::bigint[])`;
}
