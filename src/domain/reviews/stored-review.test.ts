import { expect, test } from 'vitest';
import { isSameContent, type StoredReview, withStoredParts } from './stored-review.ts';

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
  reservationId: '9000007',
  channelReservationId: 'HMR7',
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
  response: { text: 'Thank you!', date: null },
};

test('parts that a file lacks are taken from the stored review', () => {
  const whole = withStoredParts(incoming, ['privateFeedback', 'rawRating', 'categories', 'channel'], stored);
  expect(whole).toEqual({ ...stored, text: 'Lovely!' });
});

test('parts that are empty in a file become empty', () => {
  expect(withStoredParts(incoming, [], stored)).toEqual({ ...incoming, response: stored.response });
});

test('an empty rating is derived from the stored categories when the file lacks them', () => {
  const whole = withStoredParts({ ...incoming, ratingScale: 10 }, ['categories'], stored);
  expect(whole.rating).toEqual({ tenths: 40, derived: true });
});

test('a stored rating or stored categories are converted to the scale of the other part, which the file has', () => {
  const stars = { ...incoming, rawRating: 4 };
  const withCategories = withStoredParts(stars, ['categories'], stored);
  expect(withCategories).toMatchObject({
    rating: { tenths: 40, derived: false },
    rawRating: 4,
    ratingScale: 5,
    categories: [{ category: 'cleanliness', rating: 4 }],
  });
  const withRating = withStoredParts(
    { ...incoming, ratingScale: 100, categories: [{ category: 'cleanliness', rating: 70 }] },
    ['rawRating'],
    stored,
  );
  expect(withRating).toMatchObject({
    rating: { tenths: 45, derived: false },
    rawRating: 90,
    ratingScale: 100,
    categories: [{ category: 'cleanliness', rating: 70 }],
  });
});

test('a response without a date keeps the stored date of the same text', () => {
  expect(withStoredParts(incoming, [], stored).response).toEqual(stored.response);
  const other = { ...incoming, response: { text: 'Thanks.', date: null } };
  expect(withStoredParts(other, [], stored).response).toEqual({ text: 'Thanks.', date: null });
});

test('two reviews are the same when all parts are, with ratings in single precision', () => {
  expect(isSameContent(stored, { ...stored, rawRating: 9 + 1e-9 })).toBe(true);
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
    expect(isSameContent(stored, { ...stored, ...change })).toBe(false);
  }
});
