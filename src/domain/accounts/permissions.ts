import type { Access } from './access.ts';

/** The permissions. Routes declare the permission that they need; the manager app reads the same rules. */
export type Permission =
  | 'account:manage'
  /** Unlike the own account, not without a required second factor: they name guests. */
  | 'notifications:read'
  | 'reviews:read'
  | 'reviews:decide'
  | 'reviews:respond'
  /** To be the second person for the responses of others. */
  | 'responses:approve'
  | 'templates:manage'
  | 'reviews:export'
  | 'reviews:import'
  | 'reviews:assign'
  | 'notes:write'
  | 'people:read'
  | 'people:manage'
  | 'tokens:manage'
  | 'guests:manage'
  | 'activity:read'
  | 'views:write'
  | 'insights:read'
  | 'listings:manage'
  /** To decide which listings are one property. */
  | 'listings:merge'
  | 'channels:manage'
  | 'settings:manage'
  | 'syncs:manage'
  | 'tasks:write'
  | 'reports:manage'
  | 'rules:read'
  | 'rules:manage'
  | 'targets:manage'
  | 'webhooks:manage'
  /** To connect and remove the accounts from which reviews are read. */
  | 'sources:manage';

export const ROLES = ['admin', 'manager', 'responder', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const VIEWER: readonly Permission[] = [
  'account:manage',
  'notifications:read',
  'reviews:read',
  'people:read',
  'views:write',
  'insights:read',
];
const RESPONDER: readonly Permission[] = [...VIEWER, 'reviews:respond', 'notes:write', 'tasks:write'];
const MANAGER: readonly Permission[] = [
  ...RESPONDER,
  'reviews:decide',
  'responses:approve',
  'reviews:export',
  'reviews:import',
  'reviews:assign',
  'listings:manage',
  'listings:merge',
  'templates:manage',
  'syncs:manage',
  'tokens:manage',
  'reports:manage',
  'rules:read',
];
const ADMIN: readonly Permission[] = [
  ...MANAGER,
  'channels:manage',
  'settings:manage',
  'people:manage',
  'activity:read',
  'guests:manage',
  'rules:manage',
  'targets:manage',
  'webhooks:manage',
  'sources:manage',
];

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
  'notifications:read': false,
  'reviews:read': false,
  'reviews:decide': false,
  'reviews:respond': false,
  'responses:approve': false,
  'templates:manage': true,
  'reviews:export': false,
  'reviews:import': true,
  'reviews:assign': false,
  'notes:write': false,
  'people:read': false,
  'people:manage': true,
  'tokens:manage': false,
  'guests:manage': true,
  'activity:read': true,
  'views:write': false,
  'insights:read': false,
  'listings:manage': false,
  'listings:merge': true,
  'channels:manage': true,
  'settings:manage': true,
  'syncs:manage': true,
  'tasks:write': false,
  'reports:manage': false,
  // They act with the access of their owner.
  'rules:read': false,
  'rules:manage': false,
  'targets:manage': true,
  'webhooks:manage': true,
  'sources:manage': true,
};

/**
 * Permissions that API tokens never have, whatever their role: for a person's own data, for giving access to others, for what
 * the public sees everywhere, and for being a second person.
 */
const PEOPLE_ONLY: ReadonlySet<Permission> = new Set([
  'account:manage',
  'notifications:read',
  'responses:approve',
  'people:manage',
  'tokens:manage',
  'reports:manage',
  'guests:manage',
  'views:write',
  'settings:manage',
  'channels:manage',
  'sources:manage',
  'rules:manage',
]);

/** What each role may do, in words. */
export const ROLE_SUMMARIES: Record<Role, string> = {
  admin: 'everything',
  manager: 'decides, responds, writes notes, creates tasks, imports and exports',
  responder: 'responds, writes notes and creates tasks',
  viewer: 'reads',
};

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** The roles that someone with this role may give: its own and those that may do less. */
export const rolesUpTo = (role: Role): readonly Role[] => ROLES.slice(ROLES.indexOf(role));

/** The role of the two that may do less. */
export function lowerRole(one: Role, other: Role): Role {
  return rolesUpTo(one).includes(other) ? other : one;
}

/** Whether an API token of a sufficient role has a permission. */
export const canTokens = (permission: Permission): boolean => !PEOPLE_ONLY.has(permission);

/** An actor, or a signed-in user as browsers know them. */
export type Subject =
  | { role: Role; access: Access; kind?: 'user' | 'token' | 'system' }
  | { role: Role; isLimited?: boolean | undefined };

/** Whether an actor or a signed-in user has a permission. An anonymous visitor, null, has none. */
export function can(subject: Subject | null, permission: Permission): boolean {
  return subject !== null && forbiddenReason(subject, permission) === null;
}

export type ForbiddenReason = 'needs-person' | 'role-forbids' | 'limited-account';

/** Why a permission is missing; null if it is not. */
export function forbiddenReason(subject: Subject, permission: Permission): ForbiddenReason | null {
  if ('kind' in subject && subject.kind === 'token' && !canTokens(permission)) return 'needs-person';
  if (!PERMISSIONS[subject.role].has(permission)) return 'role-forbids';
  const isLimited = 'access' in subject ? subject.access !== 'all' : subject.isLimited === true;
  return isLimited && CONCERNS_COMPANY[permission] ? 'limited-account' : null;
}
