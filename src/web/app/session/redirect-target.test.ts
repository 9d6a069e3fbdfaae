import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

it('goes back to where the manager was sent away from', () => {
  expect(redirectTarget('/dashboard?rating=4')).toBe('/dashboard?rating=4');
  expect(redirectTarget('/reviews/12')).toBe('/reviews/12');
  expect(redirectTarget('/sync')).toBe('/sync');
});

it.each([
  undefined,
  '',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\t/evil.example/dashboard',
  'javascript:alert(1)',
  '/login?redirect=/login',
  '/',
  '/dashboard/../login',
])('goes to the dashboard instead of %j', (wanted) => {
  expect(redirectTarget(wanted)).toBe('/dashboard');
});
