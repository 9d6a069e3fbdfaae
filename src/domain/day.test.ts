import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, dayIn, isDay, nextDay, startOfDay } from './day.ts';

/** Unusual zones: midnight or whole days skipped, offsets of 45 minutes. */
const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];

/** Days that do not exist, because the date line was moved. */
const SKIPPED = ['Pacific/Apia 2011-12-30', 'Pacific/Kiritimati 1994-12-31'];

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date): Day => date.toISOString().slice(0, 10));
const zone = fc.constantFrom(...ZONES);

describe('a day', () => {
  test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2026-12-31'])('%s is valid', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-00-01',
    '2024-01-00',
    '2024-1-1',
    '24-01-01',
    '1899-12-31',
    '2200-01-01',
    ' 2024-01-01',
    '2024-01-01\n',
    '2024-01-01T00:00:00Z',
    '',
  ])('%j is invalid', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('is followed by a valid day, up to the last', () => {
    fc.assert(
      fc.property(day, (text) => {
        fc.pre(text !== '2199-12-31');
        const next = nextDay(text);
        expect(isDay(next)).toBe(true);
        expect(Date.parse(next) - Date.parse(text)).toBe(86_400_000);
      }),
    );
    expect(nextDay('2024-02-28')).toBe('2024-02-29');
    expect(nextDay('2023-12-31')).toBe('2024-01-01');
  });
});

describe('the start of a day', () => {
  test.each([
    ['2024-01-05', 'UTC', '2024-01-05T00:00:00.000Z'],
    ['2024-07-01', 'Europe/Lisbon', '2024-06-30T23:00:00.000Z'],
    ['2024-03-10', 'America/New_York', '2024-03-10T05:00:00.000Z'],
    ['2024-03-11', 'America/New_York', '2024-03-11T04:00:00.000Z'],
    ['2024-01-01', 'Asia/Kathmandu', '2023-12-31T18:15:00.000Z'],
    // Midnight was skipped: the clocks went from 00:00 to 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2022-03-27', 'Asia/Beirut', '2022-03-26T22:00:00.000Z'],
    // The hour before midnight occurred twice.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    // Samoa skipped the 30th, so that day starts and ends at the same instant.
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['1994-12-31', 'Pacific/Kiritimati', '1994-12-31T10:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, instant) => {
    expect(startOfDay(text, timeZone).toISOString()).toBe(instant);
  });

  test('is on that day, and a millisecond earlier is on an earlier day', () => {
    fc.assert(
      fc.property(day, zone, (text, timeZone) => {
        fc.pre(!SKIPPED.includes(`${timeZone} ${text}`));
        const start = startOfDay(text, timeZone);
        expect(dayIn(start, timeZone)).toBe(text);
        expect(dayIn(new Date(start.getTime() - 1), timeZone) < text).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('is the end of the day before, so that every instant belongs to one day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
        zone,
        (instant, timeZone) => {
          const shown = dayIn(instant, timeZone);
          expect(startOfDay(shown, timeZone).getTime()).toBeLessThanOrEqual(instant.getTime());
          expect(startOfDay(nextDay(shown), timeZone).getTime()).toBeGreaterThan(instant.getTime());
        },
      ),
      { numRuns: 300 },
    );
  });
});
