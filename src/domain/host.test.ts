import { expect, test } from 'vitest';
import { isLoopback, isOwnHost } from './host.ts';

test('the names and addresses of this machine are loopback', () => {
  for (const host of ['localhost', 'reviews.localhost', '::1', '[::1]', '127.0.0.1', '127.8.9.10'])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ['0.0.0.0', '::', '192.168.1.10', '127.0.0.1.example', 'localhost.example', ''])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});

test.each([
  ['https://reviews.example', 'reviews.example', true],
  ['https://reviews.example', 'REVIEWS.example:8443', true],
  ['https://reviews.example', '127.0.0.1:3000', true],
  ['https://reviews.example', 'evil.example', false],
  ['https://reviews.example', 'reviews.example.evil.example', false],
  ['https://reviews.example', '203.0.113.7', false],
  ['http://localhost:3000', 'localhost:3001', true],
  ['http://localhost:3000', '[::1]:3000', true],
  ['http://localhost:3000', '192.168.1.10:3000', true],
  ['http://localhost:3000', 'product:3000', true],
  ['http://localhost:3000', 'host.docker.internal:3000', true],
  ['http://localhost:3000', 'evil.example:3000', false],
  ['http://localhost:3000', 'not a host', false],
  ['http://localhost:3000', undefined, false],
])('at %s the Host header %j is our own: %s', (publicUrl, header, isOwn) => {
  expect(isOwnHost(header, publicUrl)).toBe(isOwn);
});
