import { expect, test } from 'vitest';
import { type Change, parseChange, serializeChange } from './change.ts';

const changes: Change[] = [
  { topic: 'listing', id: 12 },
  { topic: 'listings' },
  { topic: 'session', id: null },
  { topic: 'session', id: 'a:b\nc' },
  { topic: 'everything' },
];

test.each(changes)('%o is formatted and parsed without a change', (change) => {
  expect(parseChange(serializeChange(change))).toEqual(change);
});

test.each(['', 'listing', 'listing:', 'listing:x', 'listing:1.5', 'reviews:1', ':1', 'listings '])(
  '"%s" is not a change event',
  (text) => {
    expect(parseChange(text)).toBeNull();
  },
);
