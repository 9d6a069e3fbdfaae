import { expect, test } from 'vitest';
import { previewOf } from './quarantined-row-card.tsx';

const RAW = { reviewerName: ' Ana ', guestName: 'B', publicReview: ' Lovely. ', listingName: 'Sea View' };

test('a preview contains the guest and the text of the review, and the listing name of the row', () => {
  const review = { guestName: 'Cleo', reviewText: 'Quiet.' };
  expect(previewOf({ raw: RAW, review })).toEqual({ guest: 'Cleo', text: 'Quiet.', listing: 'Sea View' });
  const unnamed = { guestName: 'Guest', reviewText: '' };
  expect(previewOf({ raw: {}, review: unnamed })).toEqual({ guest: '', text: '', listing: '' });
});

test('of a row that was not understood, it contains what Hostaway calls them', () => {
  expect(previewOf({ raw: RAW, review: null })).toEqual({
    guest: 'Ana',
    text: 'Lovely.',
    listing: 'Sea View',
  });
  expect(previewOf({ raw: { ...RAW, reviewerName: '' }, review: null }).guest).toBe('B');
});

test('a long text is truncated', () => {
  const raw = { publicReview: 'a'.repeat(300) };
  expect(previewOf({ raw, review: null }).text).toBe(`${'a'.repeat(280)}…`);
});

test.each([null, 7, 'text', [], {}, { publicReview: 7, reviewerName: null, listingName: {} }])(
  'the preview of %j is empty',
  (raw) => {
    expect(previewOf({ raw, review: null })).toEqual({ guest: '', text: '', listing: '' });
  },
);
