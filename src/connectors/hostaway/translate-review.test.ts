import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IncomingReview } from '#domain/reviews/review.ts';
import { translateReview } from './translate-review.ts';

const row = {
  id: 7454,
  listingMapId: 40160,
  channelId: 2018,
  type: 'guest-to-host',
  status: 'published',
  rating: 9,
  publicReview: 'A lovely, quiet flat.\r\nWe will be back.',
  privateFeedback: 'The tap drips.',
  revieweeResponse: null,
  isCancelled: 0,
  isHidden: 0,
  reviewCategory: [{ category: 'cleanliness', rating: 10 }],
  arrivalDate: '2026-04-28 14:00:00',
  departureDate: '2026-05-02 10:00:00',
  reservationId: 9000007,
  externalReservationId: 'HMEXT7',
  submittedAt: '2026-05-04 09:30:00',
  insertedOn: '2026-05-04 09:31:00',
  guestName: 'Ana Costa',
  reviewerName: 'Ana',
};

/** An example in widespread use, which has neither a listing nor a channel. */
const abbreviated = {
  id: 7453,
  type: 'host-to-guest',
  status: 'published',
  rating: null,
  publicReview: 'Shane and family are wonderful! Would definitely host again :)',
  reviewCategory: [
    { category: 'cleanliness', rating: 10 },
    { category: 'respect_house_rules', rating: 10 },
  ],
  submittedAt: '2020-08-21 22:45:14',
  guestName: 'Shane Finkelstein',
  listingName: '2B N1 A - 29 Shoreditch Heights',
};

function reviewFrom(fields: object): IncomingReview {
  const translated = translateReview({ ...row, ...fields });
  if (translated.kind !== 'review') throw new Error(`${translated.reason}: ${translated.detail}`);
  return translated.review;
}

describe('a published review of a guest', () => {
  test('is translated field by field', () => {
    expect(reviewFrom({})).toEqual({
      upstreamId: '7454',
      upstreamListingId: '40160',
      guestName: 'Ana',
      text: 'A lovely, quiet flat.\nWe will be back.',
      privateFeedback: 'The tap drips.',
      rating: { tenths: 45, derived: false },
      rawRating: 9,
      ratingScale: 10,
      categories: [{ category: 'cleanliness', rating: 10 }],
      channel: 'Airbnb',
      submittedAt: new Date('2026-05-04T09:30:00Z'),
      arrivalDate: '2026-04-28',
      departureDate: '2026-05-02',
      reservationId: '9000007',
      channelReservationId: 'HMEXT7',
      channelReviewId: null,
      response: null,
    });
  });

  test('is translated from loosely typed fields', () => {
    const loose = {
      id: '7454',
      listingMapId: '40160',
      channelId: '2018',
      reservationId: '9000007',
      channelReservationId: ' HMEXT7',
      rating: '9',
      isCancelled: '0',
      isHidden: false,
    };
    expect(reviewFrom(loose)).toEqual(reviewFrom({}));
  });

  test('without an overall rating gets the mean of its categories, marked as derived', () => {
    const categories = [
      { category: 'value', rating: 7 },
      { category: 'location', rating: '10' },
      { category: 'x' },
    ];
    const review = reviewFrom({ rating: null, reviewCategory: categories });
    expect(review.rating).toEqual({ tenths: 43, derived: true });
    expect(review.rawRating).toBeNull();
  });

  test.each([11, -1, 'ten', null])(
    'has no rating when its rating is %j and no category is rated',
    (rating) => {
      expect(reviewFrom({ rating, reviewCategory: [] })).toMatchObject({ rating: null, rawRating: null });
    },
  );

  test('is named after the guest who booked when the reviewer has no name, else "Guest"', () => {
    expect(reviewFrom({ reviewerName: ' ' }).guestName).toBe('Ana Costa');
    expect(reviewFrom({ reviewerName: null, guestName: null }).guestName).toBe('Guest');
  });

  test('without a submission time is dated by the end of the stay, else by its insertion', () => {
    expect(reviewFrom({ submittedAt: null }).submittedAt).toEqual(new Date('2026-05-02T10:00:00Z'));
    const undated = { submittedAt: '0000-00-00 00:00:00', departureDate: null };
    expect(reviewFrom(undated).submittedAt).toEqual(new Date('2026-05-04T09:31:00Z'));
  });

  test('has the response of the company, without a date when none is sent', () => {
    const revieweeResponse = ' Thank you, Ana! ';
    expect(reviewFrom({ revieweeResponse }).response).toEqual({ text: 'Thank you, Ana!', date: null });
    expect(reviewFrom({ revieweeResponse: '  ' }).response).toBeNull();
  });

  test('may have no text and no listing', () => {
    expect(reviewFrom({ publicReview: null, rating: 2 })).toMatchObject({ text: '' });
    expect(reviewFrom({ listingMapId: null })).toMatchObject({ upstreamListingId: '' });
  });
});

describe('a row that is not a published guest review is skipped with a reason', () => {
  test.each([
    ['host-to-guest', { type: 'host-to-guest' }],
    ['not-published', { status: 'awaiting' }],
    ['cancelled', { isCancelled: 1 }],
    ['hidden', { isHidden: '1' }],
    ['not-understood', { id: null }],
    ['not-understood', { type: null }],
    ['not-understood', { status: undefined }],
    ['not-understood', { submittedAt: null, departureDate: '', insertedOn: 'soon' }],
  ])('%s: %j', (reason, fields) => {
    expect(translateReview({ ...row, ...fields })).toMatchObject({ kind: 'skipped', reason });
  });

  test('host-to-guest: the abbreviated example', () => {
    expect(translateReview(abbreviated)).toMatchObject({ reason: 'host-to-guest', upstreamId: '7453' });
  });
});

test('translateReview accepts every JSON value without throwing', () => {
  const fields = fc.record(
    Object.fromEntries(Object.keys(row).map((key) => [key, fc.jsonValue({ stringUnit: 'binary' })])),
    { requiredKeys: [] },
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => Boolean(translateReview(value))));
  fc.assert(
    fc.property(fields, (changed) => Boolean(translateReview({ ...row, ...changed }))),
    { numRuns: 500 },
  );
});
