import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, minutesIn } from '../day.ts';
import { isQuiet, type MailTimes, mailDue } from './mail-times.ts';

/** Zones with changes at midnight, of half an hour, across the date line, and with offsets of quarters. */
const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const times: fc.Arbitrary<MailTimes> = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  quietHours: fc.option(
    fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to),
    { nil: null },
  ),
});
const instant = fc.date({
  min: new Date('2010-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});
/** Days on which clocks change are likely to be tested. */
const nearChange = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29',
      '2026-10-25',
      '2026-03-08',
      '2026-11-01',
      '2011-12-30',
      '2018-11-04',
      '2026-04-05',
    ),
    fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
  )
  .map(([day, shift]) => new Date(Date.parse(day) + shift));
const anyInstant = fc.oneof(instant, nearChange);

describe('quiet hours', () => {
  test.each([
    ['2026-06-01T20:59:00Z', 'Europe/Lisbon', false],
    ['2026-06-01T21:00:00Z', 'Europe/Lisbon', true],
    ['2026-06-02T05:59:00Z', 'Europe/Lisbon', true],
    ['2026-06-02T06:00:00Z', 'Europe/Lisbon', false],
    // Without daylight-saving time, the same clock is an hour later.
    ['2026-12-01T21:30:00Z', 'Europe/Lisbon', false],
  ])('at %s in %s: %s', (at, timeZone, quiet) => {
    expect(isQuiet(new Date(at), { timeZone, quietHours: { from: '22:00', to: '07:00' } })).toBe(quiet);
  });

  test('delay a mail that is sent at once exactly until they end', () => {
    fc.assert(
      fc.property(anyInstant, times, (at, settings) => {
        const due = mailDue('now', at, settings) as Date;
        expect(isQuiet(due, settings)).toBe(false);
        const earliest = at.getTime() + 3 * 60_000;
        expect(due.getTime()).toBeGreaterThanOrEqual(earliest);
        // Every minute before is quiet.
        for (let before = earliest; before < due.getTime(); before += 60_000) {
          expect(isQuiet(new Date(before), settings)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a digest', () => {
  const isMonday = (at: Date, zone: string) => new Date(`${dayIn(at, zone)}T00:00:00Z`).getUTCDay() === 1;

  test('is sent after what it is about, within a day and outside quiet hours', () => {
    fc.assert(
      fc.property(anyInstant, times, (at, settings) => {
        const due = mailDue('daily', at, settings) as Date;
        expect(due.getTime()).toBeGreaterThan(at.getTime());
        // A day can have 25 hours, or be skipped.
        expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(49 * 3_600_000);
        expect(isQuiet(due, settings)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test('is sent at eight o’clock if that is not quiet', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...ZONES), (at, timeZone) => {
        const due = mailDue('daily', at, { timeZone, quietHours: { from: '22:00', to: '07:00' } }) as Date;
        expect(minutesIn(due, timeZone)).toBe(8 * 60);
      }),
      { numRuns: 100 },
    );
  });

  test('contains all that happens between two of them, so that there is one for each day', () => {
    fc.assert(
      fc.property(anyInstant, times, (at, settings) => {
        const due = mailDue('daily', at, settings) as Date;
        const justBefore = new Date(due.getTime() - 1);
        expect(mailDue('daily', justBefore, settings)).toEqual(due);
        const next = mailDue('daily', due, settings) as Date;
        expect(next.getTime() - due.getTime()).toBeGreaterThanOrEqual(QUARTER_MS);
        expect(dayIn(next, settings.timeZone)).not.toBe(dayIn(due, settings.timeZone));
      }),
      { numRuns: 150 },
    );
  });

  test('of a week is sent with that of Monday morning', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...ZONES), (at, timeZone) => {
        const settings = { timeZone, quietHours: { from: '22:00', to: '09:30' } };
        const due = mailDue('weekly', at, settings) as Date;
        expect(isMonday(due, timeZone)).toBe(true);
        expect(mailDue('daily', new Date(due.getTime() - 1), settings)).toEqual(due);
      }),
      { numRuns: 100 },
    );
  });

  test('is never sent if that is chosen', () => {
    expect(mailDue('never', new Date(), { timeZone: 'UTC', quietHours: null })).toBeNull();
  });
});
