import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionCookies, signedTokens } from './session-cookie.ts';

const SECRET = 'a secret of thirty-two characters';
const signed = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);

test('the signed token is found among other cookies, by the cookie name of the address', () => {
  const both = `a=1; reviews.session_token=${signed('t1')}; __Host-reviews.session_token=${signed('t2')}`;
  expect(signedTokens(both, SECRET, 'plain')).toEqual(['t1']);
  expect(signedTokens(both, SECRET, 'secure')).toEqual(['t2']);
});

test('other cookies do not change what the session cookies are', () => {
  const own = `reviews.session_token=${signed('t1')}`;
  for (const cookie of [own, `${own}; a=1`, `reviews.primary=2; ${own}`, `a=1;${own};b=2`])
    expect(sessionCookies(cookie, 'plain')).toBe(own);
  expect(sessionCookies('a=1; b=2', 'plain')).toBe('');
});

test.each([
  ['another secret', `reviews.session_token=${signed('t', 'another secret')}`],
  ['another token', `reviews.session_token=${signed('t').replace('t', 'u')}`],
  ['no signature', 'reviews.session_token=t'],
  ['an empty signature', 'reviews.session_token=t.'],
  ['an empty value', 'reviews.session_token='],
  ['an invalid encoding', 'reviews.session_token=%E0%A4%A'],
  ['another name', `xreviews.session_token=${signed('t')}`],
])('a cookie with %s holds no token', (_what, cookie) => {
  expect(signedTokens(cookie, SECRET, 'plain')).toEqual([]);
});
