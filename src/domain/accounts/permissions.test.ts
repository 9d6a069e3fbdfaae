import { expect, test } from 'vitest';
import { systemActor, userActor } from './actor.ts';
import { can, type Permission, ROLES, type Role } from './permissions.ts';

const actorOf = (role: Role) => userActor({ username: 'ana', role, access: 'all' }, '192.0.2.1');

test.each<[Permission, Role[]]>([
  ['reviews:read', ['admin', 'manager', 'responder', 'viewer']],
  ['reviews:respond', ['admin', 'manager', 'responder']],
  ['notes:write', ['admin', 'manager', 'responder']],
  ['reviews:decide', ['admin', 'manager']],
  ['reviews:export', ['admin', 'manager']],
  ['settings:manage', ['admin']],
  ['channels:manage', ['admin']],
  ['people:manage', ['admin']],
])('%s is for %j', (permission, roles) => {
  expect(ROLES.filter((role) => can(actorOf(role), permission))).toEqual(roles);
});

test('the command line can do everything', () => {
  expect(can(systemActor, 'people:manage')).toBe(true);
});

test('an anonymous visitor has no permission', () => {
  expect(can(null, 'reviews:read')).toBe(false);
});
