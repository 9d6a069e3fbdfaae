import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { cookieReader, signedTokens } from './session-cookie.ts';

const SECRET = 'a secret of thirty-two characters';
const signed = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);

test('finds the token that we signed among other cookies, under the name that it has here', () => {
  const both = `a=1; reviews.session_token=${signed('t1')}; __Secure-reviews.session_token=${signed('t2')}`;
  expect(signedTokens(both, SECRET, 'plain')).toEqual(['t1']);
  expect(signedTokens(both, SECRET, 'secure')).toEqual(['t2']);
});

test.each([
  ['another secret', `reviews.session_token=${signed('t', 'another secret')}`],
  ['another token', `reviews.session_token=${signed('t').replace('t', 'u')}`],
  ['no signature', 'reviews.session_token=t'],
  ['an empty signature', 'reviews.session_token=t.'],
  ['nothing', 'reviews.session_token='],
  ['what cannot be decoded', 'reviews.session_token=%E0%A4%A'],
  ['another name', `xreviews.session_token=${signed('t')}`],
])('takes no token with %s', (_what, cookie) => {
  expect(signedTokens(cookie, SECRET, 'plain')).toEqual([]);
});

test('a header that was read before says the same again, and a forged one nothing, however many there are', () => {
  const tokensOf = cookieReader(SECRET, 'plain');
  for (let turn = 0; turn < 2_500; turn += 1) {
    const [good, forged] = [signed(`t${turn % 1_200}`), signed('t', 'another secret')];
    expect(tokensOf(`reviews.session_token=${good}`)).toEqual([`t${turn % 1_200}`]);
    expect(tokensOf(`reviews.session_token=${forged}; n=${turn}`)).toEqual([]);
  }
});
