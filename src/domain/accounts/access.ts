import type { ListingId } from '../ids.ts';

/**
 * The properties that an account, an invitation or an API token is limited to. A group includes the properties that it has
 * at the time of a request.
 */
export type AccessSetting = 'all' | { listingIds: ListingId[]; groupIds: number[] };

/** Whether two settings name the same properties and groups, in any order. */
export function isSameAccess(one: AccessSetting, other: AccessSetting): boolean {
  if (one === 'all' || other === 'all') return one === other;
  return hasSameIds(one.listingIds, other.listingIds) && hasSameIds(one.groupIds, other.groupIds);
}

function hasSameIds(one: readonly number[], other: readonly number[]): boolean {
  const [ids, others] = [new Set(one), new Set(other)];
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}

/** The properties that an actor can work with: what an access setting comes to now. */
export type Access = 'all' | ReadonlySet<ListingId>;

/** What both include. */
export function intersectAccess(one: Access, other: Access): Access {
  if (one === 'all') return other;
  return other === 'all' ? one : new Set([...one].filter((id) => other.has(id)));
}

/** Whether a property is in both; all properties share some with everyone. */
export function sharesListings(one: Access, other: Access): boolean {
  return one === 'all' || other === 'all' || [...one].some((id) => other.has(id));
}

/** Whether a property, or something of it, exists for an actor. */
export function canAccess({ access }: { access: Access }, id: ListingId): boolean {
  return access === 'all' || access.has(id);
}
