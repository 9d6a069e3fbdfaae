import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay, parseTimestamp } from './timestamp.ts';

test.each([
  ['2020-08-21 22:45:14', '2020-08-21T22:45:14.000Z'],
  ['2020-08-21T22:45:14Z', '2020-08-21T22:45:14.000Z'],
  ['2020-08-21T22:45:14.123456+02:00', '2020-08-21T20:45:14.000Z'],
  ['2020-08-21 22:45:14 -0330', '2020-08-22T02:15:14.000Z'],
  ['2020-08-21', '2020-08-21T00:00:00.000Z'],
  [1598049914, '2020-08-21T22:45:14.000Z'],
  ['1598049914', '2020-08-21T22:45:14.000Z'],
  [1598049914000, '2020-08-21T22:45:14.000Z'],
])('%s is parsed as %s', (text, expected) => {
  expect(parseTimestamp(text)?.toISOString()).toBe(expected);
});

test.each([
  '0000-00-00 00:00:00',
  '2023-02-29 10:00:00',
  '2023-01-01 25:00:00',
  'yesterday',
  '',
  null,
  0,
  20200821,
  -1598049914,
  '159804991400',
])('%j is not a timestamp', (value) => {
  expect(parseTimestamp(value)).toBeNull();
  expect(parseDay(value)).toBeNull();
});

test('the day is the one as written', () => {
  expect(parseDay('2021-05-11 22:00:00')).toBe('2021-05-11');
  expect(parseDay(1598049914)).toBe('2020-08-21');
});

test('every valid second from 1900 to 2199 is parsed', () => {
  const years = {
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T23:59:59Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      const written = date.toISOString().slice(0, 19);
      expect(parseTimestamp(written.replace('T', ' '))?.toISOString().slice(0, 19)).toBe(written);
    }),
  );
});
