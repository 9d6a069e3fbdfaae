import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORT_KEYS, SORT_ORDERS } from '#domain/filter.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Asked } from './ids.ts';
import { isKnownAsMany, noteTotal, suitsAny } from './plans.ts';
import { listText, shapeOf } from './statement.ts';
import { daysOf } from './values.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const day = fc.constantFrom('2024-01-01', '2024-01-02', '2024-03-31', '2025-12-31', '2026-02-01');
const list: fc.Arbitrary<Asked> = fc.record({
  isPublic: fc.boolean(),
  listingId: maybe(fc.constantFrom(1, 7).map((id) => id as ListingId)),
  rating: maybe(fc.constantFrom(1, 5)),
  channel: maybe(fc.constantFrom('Airbnb', `'; drop table reviews --`)),
  approved: maybe(fc.boolean()),
  startDate: maybe(day),
  endDate: maybe(day),
  sortBy: fc.constantFrom(...SORT_KEYS),
  sortOrder: fc.constantFrom(...SORT_ORDERS),
  limit: fc.constantFrom(10, 25),
  offset: fc.constantFrom(0, 10, 1_990, 2_000, 500_000),
});
const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata');

test('lists of one shape are one text with other values', () => {
  const texts = new Map<string, { text: string; names: readonly string[] }>();
  fc.assert(
    fc.property(list, zone, fc.boolean(), (asked, timeZone, areMany) => {
      const days = daysOf(asked, timeZone);
      const made = listText(asked, days, { areMany });
      const shape = shapeOf(asked, days, areMany);
      expect(texts.get(shape) ?? made).toEqual(made);
      texts.set(shape, made);
      expect(made.text).not.toContain('drop table');
    }),
    { numRuns: 3_000 },
  );
});

const ANY: Asked = { isPublic: false, sortBy: 'date', sortOrder: 'desc', limit: 10, offset: 0 };
const HOME = { listingId: 7 as ListingId };

test.each<[string, Partial<Asked>, number | undefined, boolean]>([
  ['no filter', {}, undefined, true],
  ['one filter', { channel: 'VRBO' }, undefined, true],
  ['several, the first time', { channel: 'VRBO', rating: 4 }, undefined, false],
  ['several that leave few', { channel: 'VRBO', rating: 4 }, 12, false],
  ['several that leave few, but a good part of all', { channel: 'VRBO', rating: 4 }, 300, true],
  ['the same, best first', { channel: 'VRBO', rating: 4, sortBy: 'rating' }, 300, false],
  ['several that leave many', { channel: 'VRBO', rating: 4 }, 12_000, true],
  ['one listing', HOME, undefined, true],
  ['one listing of few, best first', { ...HOME, sortBy: 'rating' }, 200, true],
  ['one listing of many, best first', { ...HOME, sortBy: 'rating' }, 20_000, false],
])('a plan for any values and %s', (_name, filter, total, suits) => {
  expect(suitsAny({ ...ANY, ...filter }, total, 20_000)).toBe(suits);
});

test.each<[string, Partial<Asked>, number, boolean]>([
  ['one filter that leaves many', { channel: 'VRBO' }, 1_001, true],
  ['one filter that leaves few', { channel: 'VRBO' }, 1_000, false],
  ['no filter', {}, 1_001, false],
  ['one listing', HOME, 1_001, false],
  ['days', { channel: 'VRBO', startDate: '2026-01-01' }, 1_001, false],
  ['the order of dates', { channel: 'VRBO', sortBy: 'date' }, 1_001, false],
])('%s: whether it is walked rather than sorted', (_name, filter, total, isWalked) => {
  const asked: Asked = { ...ANY, sortBy: 'rating', ...filter };
  noteTotal(asked, total);
  expect(isKnownAsMany(asked)).toBe(isWalked);
  expect(isKnownAsMany({ ...asked, isPublic: true })).toBe(false);
});
