import { describe, expect, test } from 'vitest';
import type { IncomingReview } from '#domain/reviews/review.ts';
import { type GuestyReview, newReview } from '#simulators/guesty/rows.ts';
import { GUEST_FIELD, translateReview } from './translate-review.ts';

type Fields = Partial<GuestyReview>;
type Channel = Parameters<typeof newReview>[0];

const rowOf = (channel: Channel, raw: Record<string, unknown> = {}, fields: Fields = {}) =>
  newReview(channel, { _id: 'aa11', listingId: 'home-1', ...fields }, raw);

function translated(...given: Parameters<typeof rowOf>): IncomingReview {
  const row = translateReview(rowOf(...given));
  if (row.kind !== 'review') throw new Error(row.detail);
  return row.review;
}

describe('a row of Airbnb', () => {
  test('has stars, and its categories as fields', () => {
    expect(translated('airbnb2')).toMatchObject({
      upstreamId: 'aa11',
      upstreamListingId: 'home-1',
      channel: 'Airbnb',
      guestName: 'Guest',
      text: 'Good',
      rawRating: 4,
      ratingScale: 5,
      rating: { tenths: 40, derived: false },
      categories: [
        { category: 'cleanliness', rating: 5 },
        { category: 'accuracy', rating: 4 },
        { category: 'checkin', rating: 5 },
      ],
      submittedAt: new Date('2026-03-19T10:00:00Z'),
      reservationId: 'stay-aa11',
      channelReservationId: 'HMTZ9DWB9W',
      channelReviewId: '661184254142674705',
      privateFeedback: null,
      response: null,
    });
  });

  test('has its categories as a list, without those that were not rated, and private feedback', () => {
    const raw = {
      category_ratings_cleanliness: undefined,
      category_ratings_accuracy: undefined,
      category_ratings_checkin: undefined,
      category_ratings: [
        { category: 'cleanliness', rating: 5, comment: null, review_category_tags: ['A'] },
        { category: 'checkin', rating: 0 },
        { category: 'value', rating: 3 },
      ],
      private_feedback: 'The tap drips.',
    };
    expect(translated('airbnb2', raw)).toMatchObject({
      categories: [
        { category: 'cleanliness', rating: 5 },
        { category: 'value', rating: 3 },
      ],
      privateFeedback: 'The tap drips.',
    });
  });

  test('has the name that was requested for its guest', () => {
    const row = { ...rowOf('airbnb2'), [GUEST_FIELD]: 'Zoe Example' };
    expect(translateReview(row)).toMatchObject({ review: { guestName: 'Zoe Example' } });
  });

  test.each([
    [{ reviewer_role: 'host' }, 'host-to-guest'],
    [{ hidden: true }, 'hidden'],
    [{ submitted: false, overall_rating: null }, 'not-published'],
    [{ overall_rating: null }, 'not-published'],
    [{ overall_rating: 0 }, 'not-published'],
  ])('with %j is no published review by a guest', (raw, reason) => {
    expect(translateReview(rowOf('airbnb2', raw))).toMatchObject({
      kind: 'skipped',
      reason,
      upstreamId: 'aa11',
    });
  });
});

describe('a row of Booking.com', () => {
  test('has a scale of ten, halves, and its name and time without a zone', () => {
    const raw = { scoring: { review_score: 7.5, staff: 10, clean: 2.5, comfort: null, value: 0 } };
    expect(translated('bookingCom', raw)).toMatchObject({
      channel: 'Booking.com',
      guestName: 'Michael',
      text: 'Nice\n+ Quiet',
      rawRating: 7.5,
      ratingScale: 10,
      rating: { tenths: 38, derived: false },
      categories: [
        { category: 'staff', rating: 10 },
        { category: 'cleanliness', rating: 2.5 },
      ],
      submittedAt: new Date('2026-03-19T10:00:00Z'),
      channelReservationId: '3965817397',
      channelReviewId: 'EAZ_aa11',
    });
  });

  test('without a score has the mean of its categories', () => {
    const raw = { scoring: { review_score: null, staff: 10, clean: 5 } };
    expect(translated('bookingCom', raw).rating).toEqual({ tenths: 38, derived: true });
    expect(translated('bookingCom', { scoring: { review_score: 0 } }).rating).toBeNull();
  });

  test.each([
    [{ headline: 'N/A', positive: null, negative: 'n/a' }, ''],
    [{ headline: null, positive: 'Quiet', negative: 'Cold' }, '+ Quiet\n− Cold'],
    [null, ''],
  ])('with the content %j has the text %j', (content, text) => {
    expect(translated('bookingCom', { content }).text).toBe(text);
  });

  test.each([
    ['Thank you', 'Thank you'],
    [{ text: 'Thank you' }, 'Thank you'],
    [null, undefined],
  ])('with the reply %j has the response %j', (reply, text) => {
    expect(translated('bookingCom', { reply }).response?.text).toBe(text);
  });
});

test('a row of Vrbo has ratings as texts, its guest and its response', () => {
  const raw = { starRatingOverall: '4', response: { body: { value: 'Thanks' } } };
  expect(translated('homeaway2', raw)).toMatchObject({
    channel: 'VRBO',
    guestName: 'Ann B',
    text: 'Great\nWe loved the garden.',
    rawRating: 4,
    ratingScale: 5,
    rating: { tenths: 40 },
    categories: [
      { category: 'cleanliness', rating: 5 },
      { category: 'checkin', rating: 5 },
      { category: 'value', rating: 4 },
      { category: 'accuracy', rating: 5 },
    ],
    response: { text: 'Thanks', date: null },
  });
});

test('a row of a custom channel has a scale of ten, and the name of a known channel', () => {
  expect(translated('custom')).toMatchObject({
    channel: 'Direct Booking',
    guestName: 'Ann',
    text: 'Home\nCame back again.',
    rawRating: 9,
    ratingScale: 10,
    rating: { tenths: 45 },
  });
  expect(translated('custom', {}, { customChannelName: 'expedia' }).channel).toBe('Expedia');
});

test('only a response that the channel has published is one', () => {
  const reply = { reviewReply: 'Thanks!', replyAt: '2026-03-20T08:00:00Z' };
  const withReply = (status: 'PENDING' | 'COMPLETED' | 'FAILED') =>
    translated('airbnb2', {}, { reviewReplies: [{ ...reply, status }] }).response;
  expect(withReply('COMPLETED')).toEqual({ text: 'Thanks!', date: new Date('2026-03-20T08:00:00Z') });
  expect(withReply('PENDING')).toBeNull();
  expect(withReply('FAILED')).toBeNull();
});

test('a row without a listing waits for a manager', () => {
  expect(translated('airbnb2', {}, { listingId: null }).upstreamListingId).toBe('');
});

test.each([
  null,
  7,
  {},
  { _id: 'aa11' },
  { _id: 'aa11', channelId: 'agoda', createdAt: '2026-01-01' },
  { _id: 'aa11', channelId: 'custom', createdAt: 'soon' },
  { _id: 'aa11', channelId: 'bookingCom', rawReview: [] },
])('%j is not understood', (row) => {
  expect(translateReview(row)).toMatchObject({ kind: 'skipped', reason: 'not-understood' });
});
