import { expect, test } from 'vitest';
import { completed, type StoredReview, saysTheSame } from './stored-review.ts';

const stored: StoredReview = {
  upstreamId: '7',
  guestName: 'Ana',
  text: 'Lovely.',
  privateFeedback: 'The tap drips.',
  rating: { tenths: 45, derived: false },
  rawRating: 9,
  ratingScale: 10,
  categories: [{ category: 'cleanliness', rating: 8 }],
  channel: 'Airbnb',
  submittedAt: new Date('2026-05-04T09:30:00Z'),
  arrivalDate: '2026-04-28',
  departureDate: '2026-05-02',
  sentiment: 'positive',
  response: { text: 'Thank you!', date: new Date('2026-05-05T08:00:00Z') },
};
const incoming: StoredReview = {
  ...stored,
  text: 'Lovely!',
  privateFeedback: null,
  rating: null,
  rawRating: null,
  ratingScale: 5,
  categories: [],
  channel: 'Unknown',
  sentiment: 'neutral',
  response: { text: 'Thank you!', date: null },
};

test('what a file is silent on stays as it is known', () => {
  const whole = completed(incoming, ['privateFeedback', 'rawRating', 'categories', 'channel'], stored);
  expect(whole).toEqual({ ...stored, text: 'Lovely!' });
});

test('what a file leaves empty is emptied', () => {
  expect(completed(incoming, [], stored)).toEqual({ ...incoming, response: stored.response });
});

test('a rating that the file empties is derived from the categories that it is silent on', () => {
  const whole = completed({ ...incoming, ratingScale: 10 }, ['categories'], stored);
  expect(whole.rating).toEqual({ tenths: 40, derived: true });
});

test('a response without a date keeps the date that is known of the same words', () => {
  expect(completed(incoming, [], stored).response).toEqual(stored.response);
  const other = { ...incoming, response: { text: 'Thanks.', date: null } };
  expect(completed(other, [], stored).response).toEqual({ text: 'Thanks.', date: null });
});

test('two reviews say the same when every part does, with ratings as the database keeps them', () => {
  expect(saysTheSame(stored, { ...stored, rawRating: 9 + 1e-9 })).toBe(true);
  for (const change of [
    { guestName: 'Bo' },
    { text: 'Lovely' },
    { privateFeedback: null },
    { rawRating: 8 },
    { rating: null },
    { channel: 'VRBO' as const },
    { submittedAt: new Date(0) },
    { response: null },
    { categories: [] },
  ]) {
    expect(saysTheSame(stored, { ...stored, ...change })).toBe(false);
  }
});
