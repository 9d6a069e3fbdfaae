import { expect, test } from 'vitest';
import { glimpseOf } from './glimpse.ts';

test('a row is known by its guest, its text and what it calls its listing', () => {
  const raw = { reviewerName: ' Ana ', guestName: 'B', publicReview: ' Lovely. ', listingName: 'Sea View' };
  expect(glimpseOf(raw)).toEqual({ guest: 'Ana', text: 'Lovely.', listing: 'Sea View' });
  expect(glimpseOf({ ...raw, reviewerName: '' }).guest).toBe('B');
});

test('a long text is cut', () => {
  expect(glimpseOf({ publicReview: 'a'.repeat(300) }).text).toBe(`${'a'.repeat(280)}…`);
});

test.each([null, 7, 'text', [], {}, { publicReview: 7, reviewerName: null, listingName: {} }])(
  'nothing is known of %j',
  (raw) => {
    expect(glimpseOf(raw)).toEqual({ guest: '', text: '', listing: '' });
  },
);
