import { expect, test } from 'vitest';
import { upstreamMessage } from './upstream.ts';

const UPSTREAM = { name: 'Hostaway', messageFields: ['message'] };
const messageOf = (message: string) => upstreamMessage(UPSTREAM, { kind: 'json', value: { message } });

test('a message does not repeat a token', () => {
  const part = 'abcdefgh-12345678';
  expect(messageOf(`The token ${part}.${part}.${part} is invalid.`)).toBe('The token [token] is invalid.');
});

// Searching all of it would take minutes.
test('a message of a megabyte without a space is shortened', { timeout: 2_000 }, () => {
  expect(messageOf('a'.repeat(1_000_000)).length).toBeLessThanOrEqual(300);
});
