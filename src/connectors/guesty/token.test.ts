import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GuestySimulator, startGuestySimulator } from '#simulators/guesty/server.ts';
import { type TokenStore, tokenInMemory } from '../requests/token.ts';
import { createGuestyClient } from './client.ts';

const HOUR_MS = 3_600_000;
let now: number;
let simulator: GuestySimulator;
let tokenStore: TokenStore;
beforeEach(async () => {
  now = Date.parse('2026-03-01T00:00:00Z');
  simulator = await startGuestySimulator({ now: () => now, rateLimit: false });
  tokenStore = tokenInMemory();
});
afterEach(() => simulator.close());

const open = () =>
  createGuestyClient({ ...simulator, tokenStore, now: () => now, sleep: async () => {}, fetch });
const issued = () => simulator.requests.filter(({ path }) => path === '/oauth2/token').length;
const denied = () => simulator.requests.filter(({ status }) => status === 403).length;

test('all clients and restarts use one token', async () => {
  await open().check();
  await open().check();
  expect(issued()).toBe(1);
});

test('a token is renewed half an hour before it expires', async () => {
  await open().check();
  now += 23.4 * HOUR_MS;
  await open().check();
  expect(issued()).toBe(1);
  now += 0.2 * HOUR_MS;
  await open().check();
  expect(issued()).toBe(2);
  expect(denied()).toBe(0);
});

test('an old token that is rejected is renewed once, and the request is repeated once', async () => {
  await open().check();
  now += 6 * HOUR_MS;
  simulator.expireTokens();
  await open().check();
  expect(issued()).toBe(2);
  expect(denied()).toBe(1);
});

test('calls that are not permitted never use up the tokens of a day', async () => {
  await open().check();
  simulator.failures.add({ path: '/v1/listings', failure: 'forbidden' });
  for (let hours = 0; hours < 24; hours += 0.25) {
    await expect(open().check()).rejects.toMatchObject({ code: 'unavailable' });
    now += 0.25 * HOUR_MS;
  }
  expect(issued()).toBe(5);
  const refused = simulator.requests.filter(({ path, status }) => path === '/oauth2/token' && status === 429);
  expect(refused).toEqual([]);
});

test('the sixth token in a day is refused, and the request for it is not repeated', async () => {
  for (let tokens = 0; tokens < 5; tokens++) {
    tokenStore = tokenInMemory();
    await open().check();
  }
  tokenStore = tokenInMemory();
  await expect(open().check()).rejects.toMatchObject({
    problem: { reason: 'source-too-many' },
    retryAfterSeconds: 3600,
  });
  expect(issued()).toBe(6);
});

test('wrong credentials are reported as such', async () => {
  const client = createGuestyClient({ ...simulator, clientSecret: 'wrong', tokenStore });
  await expect(client.check()).rejects.toMatchObject({ problem: { reason: 'source-client' } });
});
