import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, shiftDay, startOfDay } from '../day.ts';
import { answerBy, asksQuestion, DEFAULT_ANSWER_DAYS, isLow, openChannels } from './answers.ts';

const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Europe/Amsterdam',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];
const HOUR_MS = 3_600_000;
const submitted = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('the deadline of a response', () => {
  test('is never later than the channel’s own, in any time zone and from any time of the day', () => {
    fc.assert(
      fc.property(
        submitted,
        fc.integer({ min: 2, max: 365 }),
        fc.constantFrom(...ZONES),
        (at, days, zone) => {
          const deadline =
            answerBy('Airbnb', at, { ...DEFAULT_ANSWER_DAYS, Airbnb: days }) ?? new Date(Number.NaN);
          // From the instant of publication, or from the beginning of its day.
          const earliest = Math.min(
            at.getTime() + days * 24 * HOUR_MS,
            startOfDay(shiftDay(dayIn(at, zone), days), zone).getTime(),
          );
          expect(deadline.getTime()).toBeLessThanOrEqual(earliest);
          // Not so early that days are lost.
          expect(earliest - deadline.getTime()).toBeLessThanOrEqual(27 * HOUR_MS);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['Airbnb', '2026-11-30T23:00:00.000Z'],
    ['VRBO', '2026-11-14T23:00:00.000Z'],
    ['Booking.com', undefined],
    ['Direct Booking', undefined],
  ])('by default of %s is %s', (channel, expected) => {
    const at = new Date('2026-11-02T00:00:00Z');
    expect(answerBy(channel, at, DEFAULT_ANSWER_DAYS)?.toISOString()).toBe(expected);
  });

  test('has passed for exactly those reviews that are no longer open', () => {
    const now = new Date('2026-11-25T09:30:00Z');
    const [airbnb] = openChannels(DEFAULT_ANSWER_DAYS, now);
    const since = airbnb?.since ?? now;
    expect(answerBy('Airbnb', since, DEFAULT_ANSWER_DAYS)).toEqual(now);
    expect(openChannels(DEFAULT_ANSWER_DAYS, now)).toContainEqual({
      channel: 'Booking.com',
      since: null,
      needsText: true,
      days: null,
    });
  });
});

test.each([
  [1, 'Loud.', true, false],
  [2.4, 'Loud. Why?', true, true],
  [2.5, 'Fine.', false, false],
  [5, 'Could you tell me where the lamp is from?', false, true],
  [null, 'هل يوجد موقف؟', false, true],
  [null, '駐車場はありますか？', false, true],
  [4, '', false, false],
])('a review with %s stars and the text “%s” is low: %s, and asks: %s', (rating, text, low, asks) => {
  expect([isLow(rating), asksQuestion(text)]).toEqual([low, asks]);
});
