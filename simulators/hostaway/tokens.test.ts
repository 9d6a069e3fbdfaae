import { expect, test } from 'vitest';
import type { SimulatedRequest } from '../serve.ts';
import { createTokens } from './tokens.ts';

const request = (fields: Partial<SimulatedRequest>): SimulatedRequest => ({
  method: 'GET',
  path: '/',
  query: new URLSearchParams(),
  headers: {},
  body: '',
  address: '',
  ...fields,
});

test('a token is valid from one second after its issue until it expires', () => {
  let now = 1_000_000;
  const tokens = createTokens({
    accountId: '1',
    apiKey: 'k',
    delayMs: 1000,
    lifetimeSeconds: 60,
    now: () => now,
  });
  const body = 'grant_type=client_credentials&client_id=1&client_secret=k&scope=general';
  const { access_token: token } = tokens.issue(request({ method: 'POST', body })).body as {
    access_token: string;
  };
  const check = () => tokens.check(request({ headers: { authorization: `Bearer ${token}` } }));
  now += 999;
  expect(check()).toMatchObject({ status: 403 });
  now += 1;
  expect(check()).toBeNull();
  now += 59_000;
  expect(check()).toMatchObject({ status: 403, body: { message: expect.stringContaining('expired') } });
});

test('a token request needs a grant type and a scope', () => {
  const tokens = createTokens({
    accountId: '1',
    apiKey: 'k',
    delayMs: 0,
    lifetimeSeconds: 60,
    now: Date.now,
  });
  expect(tokens.issue(request({ body: 'client_id=1&client_secret=k&scope=general' })).status).toBe(400);
  expect(
    tokens.issue(request({ body: 'grant_type=client_credentials&client_id=1&client_secret=k' })).status,
  ).toBe(400);
});
