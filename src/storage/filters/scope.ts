import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListingScope } from '#domain/accounts/listing-grant.ts';

/**
 * Whether a row is of a listing that the caller can work with.
 *
 * @param column of the row
 */
export function isInScope(listings: ListingScope, column = 'reviews.listing_id'): RawBuilder<SqlBool> {
  return listings === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...listings]}::bigint[])`;
}
