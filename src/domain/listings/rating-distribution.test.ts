import { describe, expect, test } from 'vitest';
import { ratingDistribution, shareShown } from './rating-distribution.ts';

const count = (stars: number | null, shown: number, published: number) => ({ stars, shown, published });

test('a rating distribution has every star from five to one, including those without reviews', () => {
  expect(ratingDistribution([count(4, 3, 5), count(null, 1, 2), count(1, 0, 1)])).toEqual({
    published: 8,
    shown: 4,
    byStars: [count(5, 0, 0), count(4, 3, 5), count(3, 0, 0), count(2, 0, 0), count(1, 0, 1)],
    unrated: { published: 2, shown: 1 },
    isLopsided: true,
  });
});

test('all reviews count as shown when there are none', () => {
  expect(shareShown({ published: 0, shown: 0 })).toBe(1);
  expect(ratingDistribution([])).toMatchObject({ published: 0, shown: 0, isLopsided: false });
});

describe('a distribution is lopsided', () => {
  test.each([
    ['when good reviews are shown and bad ones are not', [count(5, 38, 40), count(1, 1, 4)], true],
    ['if the shares differ by at least a quarter', [count(5, 4, 4), count(2, 3, 4)], true],
    ['not if they differ by less', [count(5, 9, 10), count(4, 0, 0), count(2, 2, 3)], false],
    ['not if no review is shown', [count(5, 0, 10), count(1, 0, 10)], false],
    ['not if bad reviews are shown and good ones are not', [count(5, 0, 10), count(1, 10, 10)], false],
    ['not because of three-star reviews', [count(5, 10, 10), count(3, 0, 10)], false],
    ['not without bad reviews', [count(5, 10, 10)], false],
  ])('%s', (_when, counts, isLopsided) => {
    expect(ratingDistribution(counts).isLopsided).toBe(isLopsided);
  });
});
