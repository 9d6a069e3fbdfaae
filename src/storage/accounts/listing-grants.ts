import { type RawBuilder, sql } from 'kysely';
import type { ListingGrant, ListingScope } from '#domain/accounts/listing-grant.ts';
import type { ListingId } from '#domain/ids.ts';

/** A grant as the columns of a row of `users` and other tables; both are null for all properties. */
export interface GrantColumns {
  scope_listing_ids: number[] | null;
  scope_group_ids: number[] | null;
}

export function grantColumns(grant: ListingGrant): GrantColumns {
  return grant === 'all'
    ? { scope_listing_ids: null, scope_group_ids: null }
    : { scope_listing_ids: unique(grant.listingIds), scope_group_ids: unique(grant.groupIds) };
}

export function grantOf({ scope_listing_ids, scope_group_ids }: GrantColumns): ListingGrant {
  if (scope_listing_ids === null || scope_group_ids === null) return 'all';
  return { listingIds: scope_listing_ids as ListingId[], groupIds: scope_group_ids };
}

/**
 * The ids of the properties that a grant comes to now; null for all. `toScope` reads it.
 *
 * @param listingIds the column `scope_listing_ids`
 * @param groupIds the column `scope_group_ids`
 */
export function scopedListings(
  listingIds: RawBuilder<unknown>,
  groupIds: RawBuilder<unknown>,
): RawBuilder<number[] | null> {
  return sql`case when ${listingIds} is not null then array(
    select unnest(${listingIds}) union
    select listing_id::integer from listing_group_members where group_id = any(${groupIds})) end`;
}

export function toScope(listings: number[] | null): ListingScope {
  return listings === null ? 'all' : new Set(listings as ListingId[]);
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}
