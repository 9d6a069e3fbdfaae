import { describe, expect, test } from 'vitest';
import { OFFERED_REASONS } from '#domain/decisions/decision-reason.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { RatingTenths } from '#domain/reviews/rating.ts';
import { type DemoReview, demoHistory } from './demo-history.ts';

const DAY = 24 * 3_600_000;
const NEWEST = Date.UTC(2026, 10, 15, 20);
const NOW = new Date(NEWEST + 7 * DAY);

/** Reviews of three years, newest last, one in ten with a single star. */
const REVIEWS = Array.from(
  { length: 1300 },
  (_, index): DemoReview => ({
    id: (index + 1) as ReviewId,
    upstreamId: String(1_200_000 + 431 * index),
    channel: index % 3 === 0 ? ('Booking.com' as Channel) : ('Airbnb' as Channel),
    submittedAt: new Date(NEWEST - Math.floor(((1299 - index) * 3 * 365 * DAY) / 1300)),
    text: 'We had a good time. The flat was clean. We will come back.',
    tenths: (index % 10 === 0 ? 10 : 45) as RatingTenths,
    response: index % 4 === 0 ? 'Thank you.' : null,
  }),
);
const history = demoHistory(REVIEWS, new Map(), NOW);
const states = new Map(history.reviews.map((review) => [review.id, review]));
const approved = REVIEWS.filter(({ id }) => states.get(id)?.decision === 'approved');

describe('the history of the demo', () => {
  test('is the same for the same reviews', () => {
    expect(demoHistory(REVIEWS.toReversed(), new Map(), NOW)).toEqual(history);
  });

  test('approves about nine in ten reviews, critical ones included', () => {
    expect(approved.length / REVIEWS.length).toBeGreaterThan(0.87);
    expect(approved.length / REVIEWS.length).toBeLessThan(0.94);
    expect(approved.filter(({ tenths }) => tenths === 10).length).toBeGreaterThan(100);
  });

  test('leaves 60 to 120 of the newest reviews pending', () => {
    const undecided = REVIEWS.filter(({ id }) => !states.has(id));
    expect(undecided.length).toBeGreaterThanOrEqual(60);
    expect(undecided.length).toBeLessThanOrEqual(120);
    expect(REVIEWS.indexOf(undecided[0] as DemoReview)).toBeGreaterThanOrEqual(REVIEWS.length - 150);
  });

  test('has the responses of the last year, each sent within days of its review', () => {
    expect(history.responses.length).toBeGreaterThan(50);
    for (const { id, text, at } of history.responses) {
      const submitted = REVIEWS[id - 1]?.submittedAt.getTime() ?? 0;
      expect(text).toBe('Thank you.');
      expect(submitted).toBeGreaterThan(NEWEST - 365 * DAY);
      expect(at.getTime()).toBeGreaterThan(submitted);
      expect(at.getTime() - submitted).toBeLessThan(6 * DAY);
    }
  });

  test('has disapprovals with a reason and reviews that changed after approval', () => {
    const reasons = history.decisions.filter(({ cause, to }) => cause === 'manager' && to === 'unpublished');
    expect(reasons.length).toBeGreaterThan(5);
    for (const { reason } of reasons) expect(OFFERED_REASONS).toContain(reason);
    const changed = history.reviews.filter(({ revision }) => revision !== null);
    expect(changed.length).toBeGreaterThan(2);
    expect(changed[0]?.revision).toEqual({
      before: { text: 'We had a good time. The flat was clean.', tenths: expect.any(Number) },
      after: {
        text: 'We had a good time. The flat was clean. We will come back.',
        tenths: expect.any(Number),
      },
    });
  });

  test('has decisions of three managers in working hours of the past year, after their reviews', () => {
    const submitted = new Map(REVIEWS.map(({ id, submittedAt }) => [id, submittedAt]));
    const managers = new Set<string>();
    for (const { reviewId, at, cause, by } of history.decisions) {
      expect(at.getTime()).toBeGreaterThan(submitted.get(reviewId)?.getTime() ?? Number.POSITIVE_INFINITY);
      expect(at.getTime()).toBeGreaterThan(NEWEST - 366 * DAY);
      expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime());
      if (cause === 'sync') continue;
      managers.add(by ?? '');
      expect([0, 6]).not.toContain(at.getUTCDay());
      expect(at.getUTCHours()).toBeGreaterThanOrEqual(8);
      expect(at.getUTCHours()).toBeLessThan(17);
    }
    expect(managers.size).toBe(3);
  });

  test('approves no review of a hidden channel', () => {
    const hidden = demoHistory(REVIEWS, new Map([['Booking.com' as Channel, 'hidden']]), NOW);
    const ids = new Set(hidden.reviews.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(700);
    expect(REVIEWS.filter(({ id, channel }) => channel === 'Booking.com' && ids.has(id))).toEqual([]);
  });

  test('is empty without reviews', () => {
    expect(demoHistory([], new Map(), NOW)).toEqual({ decisions: [], reviews: [], responses: [] });
  });
});
