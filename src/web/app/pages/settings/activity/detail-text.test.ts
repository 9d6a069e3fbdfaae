import { expect, test } from 'vitest';
import { detailText } from './detail-text.ts';

test.each([
  [{ isKnownDevice: false }, 'known device: no'],
  [{ syncIntervalMinutes: 30, guestNames: 'initials' }, 'sync interval minutes: 30, guest names: initials'],
  [{ listings: { listingIds: [3, 5], groupIds: [] } }, 'properties: numbers: 3, 5'],
  [{ listings: { listingIds: [], groupIds: [] } }, 'properties: none'],
  [{ listings: 'all', role: 'viewer' }, 'properties: all, role: viewer'],
  [{ filter: { rating: 4, sortBy: 'date', sortOrder: 'desc' } }, 'filter: rating: 4'],
  [{ filter: { sortBy: 'date', sortOrder: 'desc' } }, ''],
  [{ placeId: null }, 'place id: none'],
  [{}, ''],
])('the detail %j is "%s"', (detail, text) => {
  expect(detailText(detail)).toBe(text);
});
