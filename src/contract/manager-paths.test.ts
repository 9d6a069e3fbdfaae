import { expect, it } from 'vitest';
import { redirectTarget } from './manager-paths.ts';

it('returns to the requested page', () => {
  expect(redirectTarget('/dashboard?rating=4')).toBe('/dashboard?rating=4');
  expect(redirectTarget('/reviews/12')).toBe('/reviews/12');
  expect(redirectTarget('/sync')).toBe('/sync');
  expect(redirectTarget('/insights?days=365')).toBe('/insights?days=365');
  expect(redirectTarget('/settings/people')).toBe('/settings/people');
  expect(redirectTarget('/triage?decision=none')).toBe('/triage?decision=none');
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
  '/reviews',
  '/dashboards',
  '/dashboard/../login',
])('opens the dashboard instead of %j', (requested) => {
  expect(redirectTarget(requested)).toBe('/dashboard');
});
