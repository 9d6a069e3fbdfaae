import { describe, expect, test } from 'vitest';
import type { Role } from './permissions.ts';
import { claimValues, personNameFrom, roleOf, SsoError, usernameFrom } from './single-sign-on.ts';

const mapping = (roles: [string, Role][] = [], defaultRole: Role | null = null) => ({
  roleClaim: 'realm_access.roles',
  roles: new Map(roles),
  defaultRole,
  groupClaim: null,
});
const withRoles = (...roles: string[]) => ({ realm_access: { roles } });

describe('the role that claims give', () => {
  test('is the highest of those that are mapped', () => {
    const map = mapping([
      ['team', 'responder'],
      ['leads', 'manager'],
    ]);
    expect(roleOf(withRoles('team', 'leads', 'other'), map)).toBe('manager');
    expect(roleOf(withRoles('team'), map)).toBe('responder');
  });

  test('is that of the same name without a map, and only then', () => {
    expect(roleOf(withRoles('viewer'), mapping())).toBe('viewer');
    expect(() => roleOf(withRoles('admin'), mapping([['team', 'viewer']]))).toThrow(SsoError);
  });

  test('is the default for others, and without one they are refused', () => {
    expect(roleOf({}, mapping([], 'viewer'))).toBe('viewer');
    for (const claims of [{}, withRoles(), withRoles('constructor'), { realm_access: 'admin' }])
      expect(() => roleOf(claims, mapping())).toThrow(SsoError);
  });
});

test('a claim is read by its whole name first, then as a path', () => {
  expect(claimValues({ 'https://example.com/roles': 'admin' }, 'https://example.com/roles')).toEqual([
    'admin',
  ]);
  expect(claimValues({ a: { b: ['x', 1, 'y'] } }, 'a.b')).toEqual(['x', 'y']);
  expect(claimValues({ a: null }, 'a.b')).toEqual([]);
});

test.each([
  [{ preferred_username: 'Ana.Silva@example.com' }, 'ana.silva'],
  [{ email: 'josé+x@example.com' }, 'jose.x'],
  [{ name: '  Inês de Castro ' }, 'ines.de.castro'],
  [{ preferred_username: '密码' }, 'person'],
  [{ preferred_username: 'me', email: 'eva@example.com' }, 'eva'],
  [{}, 'person'],
])('the username from %j is %s', (claims, username) => {
  expect(usernameFrom(claims)).toBe(username);
});

test('a person without a name is called by their username', () => {
  expect(personNameFrom({ name: 'Ana\n Silva' }, 'ana')).toBe('Ana Silva');
  // Characters that reverse the text after them, or show nothing.
  expect(personNameFrom({ name: 'Ana\u202e nimdA' }, 'ana')).toBe('Ana nimdA');
  expect(personNameFrom({ name: `${'x'.repeat(99)}\u{1f600}` }, 'ana')).toBe(`${'x'.repeat(99)}\ufffd`);
  for (const name of [' ', '', '\u200b\u2060']) expect(personNameFrom({ name }, 'ana')).toBe('ana');
});
