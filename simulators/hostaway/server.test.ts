import { afterEach, describe, expect, test } from 'vitest';
import { newReview } from './records.ts';
import { type HostawayOptions, type HostawaySimulator, startHostawaySimulator } from './server.ts';

const started: HostawaySimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start(options: HostawayOptions = {}) {
  const data = { listings: [], reviews: [newReview({ id: 1 }), newReview({ id: 2, rating: 4 })] };
  const simulator = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, data, ...options });
  started.push(simulator);
  return simulator;
}

function requestToken(simulator: HostawaySimulator, secret = simulator.apiKey) {
  const fields = { grant_type: 'client_credentials', client_id: simulator.accountId, scope: 'general' };
  const body = new URLSearchParams({ ...fields, client_secret: secret });
  return fetch(`${simulator.url}/accessTokens`, { method: 'POST', body });
}

async function bearer(simulator: HostawaySimulator) {
  const { access_token } = (await (await requestToken(simulator)).json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

describe('access tokens', () => {
  test('have no envelope, last 24 months and give access to reviews', async () => {
    const simulator = await start();
    const answer = await requestToken(simulator);
    expect(await answer.json()).toEqual({
      token_type: 'Bearer',
      expires_in: 63_072_000,
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const reviews = await fetch(`${simulator.url}/reviews`, { headers: await bearer(simulator) });
    expect(reviews.status).toBe(200);
    expect(await reviews.json()).toMatchObject({ status: 'success', count: 2, offset: null });
  });

  test('are rejected with 401 for wrong credentials', async () => {
    const answer = await requestToken(await start(), 'wrong');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ status: 'fail', result: expect.any(String) });
  });

  test('return 403 when too recent, missing or revoked', async () => {
    const early = await start({ tokenDelayMs: 60_000 });
    expect((await fetch(`${early.url}/reviews`, { headers: await bearer(early) })).status).toBe(403);
    const simulator = await start();
    expect((await fetch(`${simulator.url}/reviews`)).status).toBe(403);
    const headers = await bearer(simulator);
    const token = headers.authorization.slice('Bearer '.length);
    const revoked = await fetch(`${simulator.url}/accessTokens?token=${token}`, { method: 'DELETE' });
    expect(await revoked.json()).toEqual({ status: 'success', result: [] });
    expect((await fetch(`${simulator.url}/reviews`, { headers })).status).toBe(403);
  });
});

test('a request over the limit returns 429 with a message and a retry time', async () => {
  const simulator = await start({ rateLimit: { perAddress: 3, perAccount: 20, windowMs: 10_000 } });
  const headers = await bearer(simulator);
  await fetch(`${simulator.url}/reviews`, { headers });
  await fetch(`${simulator.url}/reviews`, { headers });
  const answer = await fetch(`${simulator.url}/reviews`, { headers });
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('rate limits'),
  });
  const seconds = Number(answer.headers.get('x-ratelimit-retry-after')) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(11);
});

test('a response is accepted once and then is part of the review', async () => {
  const simulator = await start();
  const headers = await bearer(simulator);
  const respond = () =>
    fetch(`${simulator.url}/reviews/1/respond`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ revieweeResponse: '<p>Thank you</p>' }),
    });
  expect(await (await respond()).json()).toMatchObject({ result: { id: 1, revieweeResponse: 'Thank you' } });
  const again = await respond();
  expect(again.status).toBe(403);
  expect(await again.json()).toEqual({ status: 'fail', message: 'You already responded to this review.' });
  const review = await fetch(`${simulator.url}/reviews/1`, { headers });
  expect(await review.json()).toMatchObject({ result: { revieweeResponse: 'Thank you' } });
});

test('added data is in the next response, and every request is recorded', async () => {
  const simulator = await start();
  const headers = await bearer(simulator);
  simulator.data.reviews.push(newReview({ id: 3 }));
  const answer = await fetch(`${simulator.url}/reviews?limit=1`, { headers });
  expect(await answer.json()).toMatchObject({ count: 3, result: [{ id: 3 }] });
  expect(simulator.requests.at(-1)).toEqual({
    method: 'GET',
    path: '/v1/reviews',
    query: '?limit=1',
    status: 200,
  });
});

test('an unknown path returns 404', async () => {
  const simulator = await start();
  const answer = await fetch(`${simulator.url}/nonsense`, { headers: await bearer(simulator) });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ status: 'fail' });
});
