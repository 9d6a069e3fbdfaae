import { type RawBuilder, sql } from 'kysely';
import type { Access, AccessSetting } from '#domain/accounts/access.ts';
import type { ListingId } from '#domain/ids.ts';

/** An access setting as the columns of a row of `users` and other tables; both are null for all properties. */
export interface AccessColumns {
  access_listing_ids: ListingId[] | null;
  access_group_ids: number[] | null;
}

/** The values of these columns. */
export function accessValues(access: AccessSetting) {
  return access === 'all'
    ? { listingIds: null, groupIds: null }
    : { listingIds: unique(access.listingIds), groupIds: unique(access.groupIds) };
}

/** A row with its access setting instead of those columns. */
export function withAccess<Row extends AccessColumns>({
  access_listing_ids: listingIds,
  access_group_ids: groupIds,
  ...row
}: Row) {
  const access: AccessSetting = listingIds === null || groupIds === null ? 'all' : { listingIds, groupIds };
  return { ...row, access };
}

/**
 * The ids of the properties that an access setting comes to now; null for all. `toAccess` reads it.
 *
 * @param listingIds the column `access_listing_ids`
 * @param groupIds the column `access_group_ids`
 */
export function accessibleListings(
  listingIds: RawBuilder<unknown>,
  groupIds: RawBuilder<unknown>,
): RawBuilder<number[] | null> {
  return sql`case when ${listingIds} is not null then array(
    select unnest(${listingIds}) union
    select listing_id::integer from listing_group_members where group_id = any(${groupIds})) end`;
}

/** Of a row of `users`. */
export const USER_ACCESS = accessibleListings(
  sql.ref('users.access_listing_ids'),
  sql.ref('users.access_group_ids'),
);

export function toAccess(listings: number[] | null): Access {
  return listings === null ? 'all' : new Set(listings as ListingId[]);
}

function unique<Id extends number>(ids: readonly Id[]): Id[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}
