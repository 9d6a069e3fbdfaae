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
  | 'views:write'
  | 'insights:read'
  | 'listings:manage'
  | 'channels:manage'
  | 'settings:manage'
  | 'syncs:manage';

export type Role = 'manager';

/** The rules: what each role may do. A new role is one more entry. */
const PERMISSIONS: Record<Role, ReadonlySet<Permission>> = {
  manager: new Set<Permission>([
    'account:manage',
    'reviews:read',
    'reviews:decide',
    'reviews:respond',
    'reviews:export',
    'reviews:import',
    'reviews:assign',
    'notes:write',
    'people:read',
    'views:write',
    'insights:read',
    'listings:manage',
    'channels:manage',
    'settings:manage',
    'syncs:manage',
  ]),
};

/** Whether an actor or a signed-in user has a permission. An anonymous visitor, null, has none. */
export function can(subject: { role: Role } | null, permission: Permission): boolean {
  return subject !== null && PERMISSIONS[subject.role].has(permission);
}
