import { expect, test } from 'vitest';
import { locationOf } from './listing.ts';

test.each([
  ['Lisbon', 'Portugal', 'Lisbon, Portugal'],
  ['Lisbon', null, 'Lisbon'],
  [null, 'Portugal', 'Portugal'],
  [' ', 'Portugal', 'Portugal'],
  [null, null, ''],
])('city %j and country %j are shown as %j', (city, country, location) => {
  expect(locationOf(city, country)).toBe(location);
});
