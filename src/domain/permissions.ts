import type { ListingScope } from './listing-grant.ts';

/** The permissions. Routes declare the permission that they need; the manager app reads the same rules. */
export type Permission =
  | 'account:manage'
  | 'reviews:read'
  | 'reviews:decide'
  | 'reviews:respond'
  | 'reviews:export'
  | 'reviews:import'
  | 'reviews:assign'
  | 'notes:write'
  | 'people:read'
  | 'people:manage'
  | 'views:write'
  | 'insights:read'
  | 'listings:manage'
  | 'channels:manage'
  | 'settings:manage'
  | 'syncs:manage';

export const ROLES = ['admin', 'manager', 'responder', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const VIEWER: readonly Permission[] = [
  'account:manage',
  'reviews:read',
  'people:read',
  'views:write',
  'insights:read',
];
const RESPONDER: readonly Permission[] = [...VIEWER, 'reviews:respond', 'notes:write'];
const MANAGER: readonly Permission[] = [
  ...RESPONDER,
  'reviews:decide',
  'reviews:export',
  'reviews:import',
  'reviews:assign',
  'listings:manage',
  'syncs:manage',
];
const ADMIN: readonly Permission[] = [...MANAGER, 'channels:manage', 'settings:manage', 'people:manage'];

/** The rules: what each role may do. */
const PERMISSIONS: Record<Role, ReadonlySet<Permission>> = {
  admin: new Set(ADMIN),
  manager: new Set(MANAGER),
  responder: new Set(RESPONDER),
  viewer: new Set(VIEWER),
};

/** Whether it concerns the whole company. Who is limited to some properties may not do it, whatever the role. */
const CONCERNS_COMPANY: Record<Permission, boolean> = {
  'account:manage': false,
  'reviews:read': false,
  'reviews:decide': false,
  'reviews:respond': false,
  'reviews:export': false,
  'reviews:import': true,
  'reviews:assign': false,
  'notes:write': false,
  'people:read': false,
  'people:manage': true,
  'views:write': false,
  'insights:read': false,
  'listings:manage': false,
  'channels:manage': true,
  'settings:manage': true,
  'syncs:manage': true,
};

/** What each role may do, in words. */
export const ROLE_SUMMARIES: Record<Role, string> = {
  admin: 'everything',
  manager: 'decides, responds, writes notes, imports and exports',
  responder: 'responds and writes notes',
  viewer: 'reads',
};

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

/** An actor, or a signed-in user as browsers know them. */
export type Subject =
  | { role: Role; listings: ListingScope }
  | { role: Role; isLimited?: boolean | undefined };

/** Whether an actor or a signed-in user has a permission. An anonymous visitor, null, has none. */
export function can(subject: Subject | null, permission: Permission): boolean {
  return subject !== null && forbiddenReason(subject, permission) === null;
}

/** Why a permission is missing, for people; null if it is not. */
export function forbiddenReason(subject: Subject, permission: Permission): string | null {
  if (!PERMISSIONS[subject.role].has(permission)) return 'Your role does not allow this.';
  const isLimited = 'listings' in subject ? subject.listings !== 'all' : subject.isLimited === true;
  return isLimited && CONCERNS_COMPANY[permission] ? 'Your account is limited to some properties.' : null;
}
