import { expect, test } from 'vitest';
import { type Change, parseChange, serializeChange } from './change.ts';

const changes: Change[] = [
  { topic: 'listing', id: 12 },
  { topic: 'listings' },
  { topic: 'review', id: 12 },
  { topic: 'presence', id: 12, username: 'ann', isLooking: true },
  { topic: 'presence', id: 12, username: 'ann.b_c-d', isLooking: false },
  { topic: 'alerts' },
  { topic: 'session', id: null },
  { topic: 'session', id: 'a:b\nc' },
  { topic: 'everything' },
];

test.each(changes)('%o is formatted and parsed without a change', (change) => {
  expect(parseChange(serializeChange(change))).toEqual(change);
});

test.each([
  '',
  'listing',
  'listing:',
  'listing:x',
  'listing:1.5',
  'review:x',
  'presence:1',
  'presence:1:away:ann',
  'reviews:1',
  ':1',
  'listings ',
])('"%s" is not a change event', (text) => {
  expect(parseChange(text)).toBeNull();
});
