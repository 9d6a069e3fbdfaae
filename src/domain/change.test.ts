import { expect, test } from 'vitest';
import { type Change, changeOf, changeText } from './change.ts';

const changes: Change[] = [
  { topic: 'listing', id: 12 },
  { topic: 'listings' },
  { topic: 'session', id: null },
  { topic: 'session', id: 'a:b\nc' },
  { topic: 'everything' },
];

test.each(changes)('%o survives its way as text', (change) => {
  expect(changeOf(changeText(change))).toEqual(change);
});

test.each(['', 'listing', 'listing:', 'listing:x', 'listing:1.5', 'reviews:1', ':1', 'listings '])(
  'says nothing to us: "%s"',
  (text) => {
    expect(changeOf(text)).toBeNull();
  },
);
