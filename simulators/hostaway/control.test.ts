import { afterEach, expect, test } from 'vitest';
import { newReview } from './records.ts';
import { type HostawaySimulator, startHostawaySimulator } from './server.ts';

const started: HostawaySimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start() {
  const data = { listings: [], reviews: [newReview({ id: 1 }), newReview({ id: 2 })] };
  const simulator = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, data });
  started.push(simulator);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: simulator.accountId,
    client_secret: simulator.apiKey,
    scope: 'general',
  });
  const issued = await fetch(`${simulator.url}/accessTokens`, { method: 'POST', body });
  const { access_token } = (await issued.json()) as { access_token: string };
  const send = (path: string, init: RequestInit = {}) =>
    fetch(simulator.url + path, { ...init, headers: { authorization: `Bearer ${access_token}` } });
  const control = async (call: string, fields?: unknown) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const init = fields === undefined ? { method } : { method, body: JSON.stringify(fields) };
    const answer = await fetch(simulator.controlUrl + path, init);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { simulator, send, control };
}

test('failures can be added, listed and removed over HTTP', async () => {
  const { send, control } = await start();
  const rules = [
    { path: '/v1/reviews', times: 1, failure: 'server-error' },
    { failure: { kind: 'status', status: 418 } },
  ];
  expect(await control('POST /failures', rules)).toEqual({ status: 200, body: { ids: [1, 2] } });
  expect([(await send('/reviews')).status, (await send('/reviews')).status]).toEqual([500, 418]);
  expect((await control('GET /failures')).body).toMatchObject([
    { id: 1, failed: 1, isOver: true },
    { id: 2, failed: 1, isOver: false },
  ]);
  await control('DELETE /failures/2');
  expect((await send('/reviews')).status).toBe(200);
  expect(await control('DELETE /failures/2')).toEqual({
    status: 404,
    body: { error: 'There is no rule 2.' },
  });
});

test('a list with one invalid rule adds none', async () => {
  const { simulator, control } = await start();
  const answer = await control('POST /failures', [{ failure: 'bad-gateway' }, { failure: 'over-quota' }]);
  expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('bad-gateway, ') } });
  expect(simulator.failures.list()).toEqual([]);
});

test.each([
  ['server-error', 500, 'Internal server error'],
  ['bad-gateway', 502, '<title>502 Bad Gateway</title>'],
  ['empty-403', 403, ''],
  ['invalid-token', 403, 'invalid_token'],
  ['refused', 403, 'Invalid review.'],
  ['unauthorized', 401, 'Unauthorized'],
] as const)('the failure %s returns %i', async (failure, status, message) => {
  const { simulator, send } = await start();
  simulator.failures.add({ failure });
  const answer = await send('/reviews');
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
});

test('a storm returns the documented 429', async () => {
  const { simulator, send } = await start();
  simulator.failures.add({ failure: { kind: 'storm', seconds: 30 } });
  const answer = await send('/reviews');
  expect(answer.status).toBe(429);
  expect(await answer.json()).toEqual({
    status: 'fail',
    message: expect.stringContaining('exceeded the rate limits'),
  });
  expect(Number(answer.headers.get('x-ratelimit-retry-after')) * 1000).toBeGreaterThan(Date.now() + 28_000);
});

test('failed requests count towards the rate limit', async () => {
  const simulator = await startHostawaySimulator({
    rateLimit: { perAddress: 2, perAccount: 9, windowMs: 9000 },
  });
  started.push(simulator);
  simulator.failures.add({ failure: 'server-error' });
  const status = async () => (await fetch(`${simulator.url}/reviews`)).status;
  expect([await status(), await status(), await status()]).toEqual([500, 500, 429]);
});

test('a response can be stored although its confirmation is lost', async () => {
  const { simulator, send } = await start();
  const path = '/v1/reviews/*/respond';
  simulator.failures.add({ path, times: 1, takesEffect: true, failure: { kind: 'hang', ms: 20 } });
  const respond = () =>
    send('/reviews/1/respond', { method: 'POST', body: JSON.stringify({ revieweeResponse: 'Thanks' }) });
  await expect(respond()).rejects.toThrow('fetch failed');
  expect(simulator.data.reviews[0]).toMatchObject({ revieweeResponse: 'Thanks' });
  expect(await (await respond()).json()).toMatchObject({ message: 'You already responded to this review.' });
});

test('reviews and listings can be edited and reset over HTTP', async () => {
  const { simulator, send, control } = await start();
  expect((await control('POST /reviews', { rating: 3 })).body).toMatchObject({ id: 3, rating: 3 });
  expect((await control('PATCH /reviews/1', { publicReview: 'Edited' })).body).toMatchObject({ id: 1 });
  await control('DELETE /reviews/2');
  expect((await control('POST /reviews/3/unpublish')).body).toMatchObject({ status: 'submitted' });
  expect((await control('POST /reviews/1/hide')).body).toMatchObject({ isHidden: 1 });
  expect((await control('POST /listings', { id: 5, name: 'Loft' })).body).toMatchObject({ id: 5 });
  expect((await control('PATCH /listings/5', { city: 'Split' })).body).toMatchObject({ city: 'Split' });
  expect((await control('GET /listings')).body).toHaveLength(1);
  await control('DELETE /listings/5');
  expect(await (await send('/reviews?sortOrder=asc')).json()).toMatchObject({
    result: [
      { id: 1, publicReview: 'Edited', isHidden: 1 },
      { id: 3, status: 'submitted' },
    ],
  });
  await control('POST /failures', { failure: 'bad-gateway' });
  await control('POST /reset');
  expect((await control('GET /reviews')).body).toMatchObject([{ id: 1, isHidden: 0 }, { id: 2 }]);
  expect([simulator.failures.list(), simulator.requests, simulator.data.listings]).toEqual([[], [], []]);
});

test.each([
  ['DELETE /reviews/9', 404, 'There is no review 9.'],
  ['POST /listings', 400, 'The body must be an object of fields.'],
])('%s returns %i', async (call, status, error) => {
  const { control } = await start();
  expect(await control(call, call.startsWith('POST') ? [1] : undefined)).toEqual({ status, body: { error } });
});

test.each([
  ['expire', 'expired'],
  ['revoke', 'missing or invalid'],
])('%s makes every token invalid', async (verb, message) => {
  const { simulator, send, control } = await start();
  await control(`POST /tokens/${verb}`);
  const refused = await send('/reviews');
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(message)]);
  await control('DELETE /requests');
  expect([simulator.requests, (await control('GET /requests')).body]).toEqual([[], []]);
});
