import { expect, test } from 'vitest';
import { notificationText } from './notification-text.ts';

const about = { actor: null, count: 1 };

test.each([
  [{ ...about, kind: 'low-review', guestName: 'Ada', rating: 1 }, '1.0 ★ from Ada'],
  [{ ...about, kind: 'low-review', guestName: 'Ada', rating: null }, 'A review from Ada'],
  [{ ...about, kind: 'low-review', rating: 1 }, 'New review with 1.0 ★'],
  [{ ...about, kind: 'low-review' }, '1 new review with few stars'],
  [{ ...about, kind: 'low-review', count: 1_200 }, '1,200 new reviews with few stars'],
  [{ ...about, kind: 'assigned', actor: 'Bo' }, 'Bo assigned 1 review to you'],
  [{ ...about, kind: 'assigned' }, '1 review was assigned to you'],
  [{ ...about, kind: 'response-refused' }, 'A channel refused 1 response'],
  [{ ...about, kind: 'response-refused', count: 2 }, 'Channels refused 2 responses'],
  [{ ...about, kind: 'deadline' }, 'The time to answer 1 review is almost over'],
  [{ ...about, kind: 'rule', text: 'Boilers' }, 'Boilers: 1 review'],
  [
    { ...about, kind: 'sync-failing', count: 0, text: 'Hostaway' },
    'Reviews of Hostaway could not be synced several times in a row',
  ],
] as const)('%j is told as "%s"', (subject, text) => {
  expect(notificationText(subject)).toBe(text);
});
