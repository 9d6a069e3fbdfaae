import { expect, test } from 'vitest';
import type { ListingId } from '../ids.ts';
import { byWeightedRating } from './homes-view.ts';

const home = (name: string, averageRating: number, ratedReviews: number, totalReviews = ratedReviews) => ({
  id: 1 as ListingId,
  name,
  location: 'Porto, Portugal',
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
  averageRating,
  totalReviews,
  ratedReviews,
});

test('one perfect review does not outrank a hundred very good ones, and unrated homes come last', () => {
  const homes = [home('New', 0, 0), home('One', 5, 1), home('Many', 4.8, 100), home('Poor', 3, 80)];
  expect(byWeightedRating(homes).map(({ name }) => name)).toEqual(['Many', 'One', 'Poor', 'New']);
});

test('reviews without a rating do not count', () => {
  const homes = [home('One', 5, 1, 200), home('Many', 4.8, 100), home('Poor', 3, 80)];
  expect(byWeightedRating(homes).map(({ name }) => name)).toEqual(['Many', 'One', 'Poor']);
});

test('equal homes are in the order of their names', () => {
  expect(byWeightedRating([home('B', 4, 9), home('A', 4, 9)]).map(({ name }) => name)).toEqual(['A', 'B']);
});
