import type { ListingId } from '../ids.ts';

export const MAX_GROUP_NAME = 60;

/** Properties under a name, to which accounts can be limited. */
export interface ListingGroup {
  id: number;
  name: string;
  /** How many properties it has. */
  size: number;
  /** Who is limited to it: usernames, labels of open invitations, and names of API tokens. */
  usedBy: string[];
}

/** How many open links to reports, monthly reports and targets name a group. */
export interface GroupUses {
  links: number;
  schedules: number;
  targets: number;
}

export interface ListingGroupMembers {
  id: number;
  name: string;
  listingIds: ListingId[];
}
