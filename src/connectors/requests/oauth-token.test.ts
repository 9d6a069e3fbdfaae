import { describe, expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { JsonResponse, ResponseBody } from '../http-json.ts';
import { accessTokenIn, oauthGrant } from './oauth-token.ts';
import { withoutRetries } from './retry.ts';

const NOW = 1_000_000;
const retry = {
  upstream: { name: 'Example', messageFields: ['message'] },
  now: () => NOW,
  sleep: async () => {},
  random: () => 0,
  onRetry() {},
};
const LIFETIME = { defaultSeconds: 3_600, maxSeconds: 86_400, earlyMs: 60_000 };

describe('a token', () => {
  test.each([
    [600, 540],
    ['600', 540],
    [100, 50],
    [1e12, 86_340],
    [undefined, 3_540],
    [null, 3_540],
    [0, 3_540],
    [-5, 3_540],
    [Number.NaN, 3_540],
    ['soon', 3_540],
    [{}, 3_540],
  ])('with the lifetime %j is used for %i s', (expires_in, seconds) => {
    const { expiresAt } = accessTokenIn({ access_token: 'a', expires_in }, retry, LIFETIME);
    expect(expiresAt).toBe(NOW + seconds * 1_000);
  });

  test.each([undefined, '', ' ', 'a b', 'ä', 'a\nb', {}])('of %j is not accepted', (access_token) => {
    const accept = () => accessTokenIn({ access_token, expires_in: 600 }, retry, LIFETIME);
    expect(accept).toThrow(AppError);
  });
});

function grantWith(status: number, body: ResponseBody) {
  const source = retry.upstream.name;
  const send = async (): Promise<JsonResponse> => ({ status, headers: new Headers(), body });
  const rejection = (code: string) =>
    new AppError(code === 'invalid_grant' ? 'source-consent-ended' : 'source-client', { source });
  return oauthGrant({ send, attempt: withoutRetries, retry, rejection }, {}).catch(
    (thrown: unknown) => thrown,
  );
}

test.each([
  [400, { error: 'invalid_grant', message: 'hush-hush' }, 'source-consent-ended'],
  [401, { error: 'invalid_client', message: 'hush-hush' }, 'source-client'],
  [403, 'hush-hush', 'source-client'],
  [404, { message: 'hush-hush' }, 'source-status'],
  [429, { message: 'hush-hush' }, 'source-too-many'],
  [500, { message: 'hush-hush' }, 'source-status'],
  [200, ['hush-hush'], 'source-response'],
])('status %i with %j is %s, and is not quoted', async (status, value, reason) => {
  const error = await grantWith(status, { kind: 'json', value });
  expect(error).toMatchObject({ problem: { reason } });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hush-hush');
});

test.each([400, 401, 403])('status %i rejects the credentials, but not with a web page', async (status) => {
  for (const kind of ['empty', 'invalid'] as const) {
    expect(await grantWith(status, { kind })).toMatchObject({ problem: { reason: 'source-client' } });
  }
  expect(await grantWith(status, { kind: 'html' })).toMatchObject({ problem: { reason: 'source-status' } });
});
