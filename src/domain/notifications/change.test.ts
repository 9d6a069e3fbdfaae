import { expect, test } from 'vitest';
import { type PresenceChange, parseNotification, serializePresence } from './change.ts';

test.each([
  { topic: 'presence', id: 12, username: 'ann', isLooking: true },
  { topic: 'presence', id: 12, username: 'ann', isLooking: true, isWriting: true },
  { topic: 'presence', id: 12, username: 'ann.b_c-d', isLooking: false },
] satisfies PresenceChange[])('%o is formatted and parsed without a change', (change) => {
  expect(parseNotification(serializePresence(change))).toEqual(change);
});

test.each(['session', 'everything'] as const)('"%s" is a change', (topic) => {
  expect(parseNotification(topic)).toEqual({ topic });
});

test('the notifications of a person change', () => {
  expect(parseNotification('notifications:ann.b')).toEqual({ topic: 'notifications', username: 'ann.b' });
});

test.each([
  '',
  'notifications:',
  'listing:1',
  'session:x',
  'presence:1',
  'presence:1:away:ann',
  ':1',
  'everything ',
])('"%s" is not a change', (text) => {
  expect(parseNotification(text)).toBeNull();
});
