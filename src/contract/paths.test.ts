import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routePath } from '#contract/route-path.ts';
import { pages } from './paths.ts';

test('a place id cannot change the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (placeId) => {
      fc.pre(placeId !== ':placeId' && !/^\.{1,2}$/.test(placeId));
      const url = new URL(`http://x${routePath('GET /google-reviews/:placeId', { placeId })}`);
      expect(url.pathname.split('/')).toHaveLength(3);
      expect([url.search, url.hash]).toEqual(['', '']);
      expect(decodeURIComponent(url.pathname)).toBe(`/google-reviews/${placeId}`);
    }),
  );
});

test('the public paths stay as published', () => {
  expect([
    routePath('GET /reviews/hostaway'),
    routePath('GET /reviews/hostaway/stats'),
    routePath('PUT /reviews/hostaway/:id/approve', { id: 7 }),
    routePath('GET /health'),
  ]).toEqual(['/reviews/hostaway', '/reviews/hostaway/stats', '/reviews/hostaway/7/approve', '/health']);
  expect([pages.home(), pages.login(), pages.dashboard(), pages.reviews(3), pages.property(3)]).toEqual([
    '/',
    '/login',
    '/dashboard',
    '/reviews/3',
    '/property/3',
  ]);
});
