import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  GOOGLE_REVIEW_LIMIT,
  GOOGLE_SORT_KEYS,
  type GoogleReview,
  sortGoogleReviews,
} from './google-review.ts';

const review = fc.record({
  id: fc.uuid(),
  authorName: fc.string(),
  authorUri: fc.constant(null),
  authorPhotoUri: fc.constant(null),
  rating: fc.integer({ min: 1, max: 5 }),
  time: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03').map((day) => new Date(day)),
  relativeTime: fc.constant(null),
  text: fc.string(),
  translated: fc.boolean(),
  visitDate: fc.constant(null),
  reviewUri: fc.constant(null),
  flagUri: fc.constant(null),
});
const reviews: fc.Arbitrary<GoogleReview[]> = fc.array(review, { maxLength: 8 });
const key = fc.constantFrom(...GOOGLE_SORT_KEYS);
const limit = fc.integer({ min: 1, max: GOOGLE_REVIEW_LIMIT });

test('reviews are sorted as requested, up to the requested number', () => {
  fc.assert(
    fc.property(reviews, key, fc.constantFrom('asc', 'desc'), limit, (all, sortBy, sortOrder, most) => {
      const arranged = sortGoogleReviews(all, sortBy, sortOrder, most);
      expect(arranged).toHaveLength(Math.min(all.length, most));
      const values = arranged.map((one) => Number(one[sortBy]));
      const up = values.toSorted((a, b) => a - b);
      expect(values).toEqual(sortOrder === 'asc' ? up : up.reverse());
    }),
  );
});

test('sorting keeps Google’s order among equal reviews and does not change its argument', () => {
  fc.assert(
    fc.property(reviews, key, fc.constantFrom('asc', 'desc'), (all, sortBy, sortOrder) => {
      const before = [...all];
      const arranged = sortGoogleReviews(all, sortBy, sortOrder, all.length);
      expect(all).toEqual(before);
      for (const value of new Set(all.map((one) => Number(one[sortBy])))) {
        const alike = (list: GoogleReview[]) => list.filter((one) => Number(one[sortBy]) === value);
        expect(alike(arranged)).toEqual(alike(all));
      }
    }),
  );
});
