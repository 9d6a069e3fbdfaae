import { expect, test } from 'vitest';
import { isUnencrypted } from './transport.ts';

test.each([
  ['postgres://u:p@db.example/reviews', true],
  ['postgres://u:p@db.example:5432/reviews?sslmode=disable', true],
  ['postgres://u:p@10.0.0.5/reviews?ssl=false', true],
  ['postgres://u:p@db.example/reviews?sslmode=verify-full', false],
  ['postgres://u:p@db.example/reviews?sslmode=require', false],
  ['postgres://u:p@db.example/reviews?ssl=true', false],
  ['postgres://u:p@localhost/reviews', false],
  ['postgres://u:p@127.0.0.1:6432/reviews', false],
  ['postgres://u:p@[::1]/reviews', false],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/reviews', false],
  ['postgres:///reviews?host=/var/run/postgresql', false],
])('%s crosses a network without TLS: %s', (url, expected) => {
  expect(isUnencrypted(url)).toBe(expected);
});
