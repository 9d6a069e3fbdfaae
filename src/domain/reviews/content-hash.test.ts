import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';
import { starsOf } from './rating.ts';

const review = { reviewText: 'We loved it. 日本 🏡', rating: 4.6 };

describe('the tag of a review', () => {
  test('is short and equal for equal text and rating', () => {
    const tag = contentHash(review);
    expect(contentHash(JSON.parse(JSON.stringify({ ...review, isApproved: true })))).toBe(tag);
    expect(tag).toMatch(/^[0-9a-z]{1,11}$/);
  });

  test.each([
    ['another word', { ...review, reviewText: 'We hated it. 日本 🏡' }],
    ['another case', { ...review, reviewText: 'we loved it. 日本 🏡' }],
    ['a blank at the end', { ...review, reviewText: `${review.reviewText} ` }],
    ['no text', { ...review, reviewText: '' }],
    ['another rating', { ...review, rating: 4.7 }],
    ['no rating', { ...review, rating: null }],
    ['a digit that moves from the rating to the text', { rating: 4, reviewText: `.6 ${review.reviewText}` }],
  ])('differs after %s', (_difference, other) => {
    expect(contentHash(other)).not.toBe(contentHash(review));
  });

  test('is different for each of many reviews', () => {
    const ratings = [null, ...Array.from({ length: 41 }, (_, index) => starsOf(10 + index))];
    const texts = Array.from({ length: 500 }, (_, index) => `Night ${index} was fine.`);
    const tags = texts.flatMap((reviewText) => ratings.map((rating) => contentHash({ reviewText, rating })));
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('has only characters that are valid in an entity tag', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, (reviewText) => {
        expect(contentHash({ reviewText, rating: null })).toMatch(/^[0-9a-z]+$/);
      }),
    );
  });
});
