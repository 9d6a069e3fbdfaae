import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls, pages } from './paths.ts';

test('a place id cannot change the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (placeId) => {
      fc.pre(placeId !== ':placeId' && !/^\.{1,2}$/.test(placeId));
      const url = new URL(`http://x${calls.googleReviews(placeId)}`);
      expect(url.pathname.split('/')).toHaveLength(3);
      expect([url.search, url.hash]).toEqual(['', '']);
      expect(decodeURIComponent(url.pathname)).toBe(`/google-reviews/${placeId}`);
    }),
  );
});

test('the public paths stay as published', () => {
  expect([calls.reviews(), calls.reviewStats(), calls.approve(7), calls.health()]).toEqual([
    '/reviews/hostaway',
    '/reviews/hostaway/stats',
    '/reviews/hostaway/7/approve',
    '/health',
  ]);
  expect([pages.home(), pages.login(), pages.dashboard(), pages.reviews(3), pages.property(3)]).toEqual([
    '/',
    '/login',
    '/dashboard',
    '/reviews/3',
    '/property/3',
  ]);
});
