import { expect, test } from 'vitest';
import { previewOf } from './quarantined-row-card.tsx';

test('a preview contains the guest, the text and the listing name of the row', () => {
  const raw = { reviewerName: ' Ana ', guestName: 'B', publicReview: ' Lovely. ', listingName: 'Sea View' };
  expect(previewOf(raw)).toEqual({ guest: 'Ana', text: 'Lovely.', listing: 'Sea View' });
  expect(previewOf({ ...raw, reviewerName: '' }).guest).toBe('B');
});

test('a long text is truncated', () => {
  expect(previewOf({ publicReview: 'a'.repeat(300) }).text).toBe(`${'a'.repeat(280)}…`);
});

test.each([null, 7, 'text', [], {}, { publicReview: 7, reviewerName: null, listingName: {} }])(
  'the preview of %j is empty',
  (raw) => {
    expect(previewOf(raw)).toEqual({ guest: '', text: '', listing: '' });
  },
);
