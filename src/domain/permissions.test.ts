import { expect, test } from 'vitest';
import { systemActor, userActor } from './actor.ts';
import { can } from './permissions.ts';

test('a manager can read, decide and respond', () => {
  const manager = userActor({ username: 'ana', name: 'Ana', role: 'manager' }, '192.0.2.1');
  expect(can(manager, 'reviews:read')).toBe(true);
  expect(can(manager, 'reviews:decide')).toBe(true);
  expect(can(manager, 'reviews:respond')).toBe(true);
});

test('the command line can do what a manager can', () => {
  expect(can(systemActor, 'channels:manage')).toBe(true);
});

test('an anonymous visitor has no permission', () => {
  expect(can(null, 'reviews:read')).toBe(false);
});
