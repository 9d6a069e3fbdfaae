import { afterEach, expect, test } from 'vitest';
import { type GooglePlacesSimulator, startGooglePlacesSimulator } from './server.ts';

const started: GooglePlacesSimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start() {
  const simulator = await startGooglePlacesSimulator();
  started.push(simulator);
  const { url, legacyUrl, placeId, apiKey } = simulator;
  return {
    simulator,
    current: () => fetch(`${url}/places/${placeId}?fields=id&key=${apiKey}`),
    legacy: () => fetch(`${legacyUrl}/place/details/json?place_id=${placeId}&fields=name&key=${apiKey}`),
  };
}

test.each([
  ['over-quota', 429, 'RESOURCE_EXHAUSTED', 'OVER_QUERY_LIMIT'],
  ['denied', 403, 'PERMISSION_DENIED', 'REQUEST_DENIED'],
  ['server-error', 500, 'INTERNAL', 'UNKNOWN_ERROR'],
] as const)('%s has the error format of each API', async (failure, code, status, legacyStatus) => {
  const { simulator, current, legacy } = await start();
  simulator.failures.add({ failure, times: 2 });
  const [now, then] = [await current(), await legacy()];
  expect([now.status, await now.json()]).toMatchObject([code, { error: { code, status } }]);
  expect([then.status, await then.json()]).toMatchObject([200, { status: legacyStatus }]);
  expect([(await current()).status, await (await legacy()).json()]).toMatchObject([200, { status: 'OK' }]);
});

test('a storm exceeds the quota for its duration', async () => {
  const { simulator, current } = await start();
  simulator.failures.add({ path: '/v1/places/*', failure: { kind: 'storm', announce: 'retry-after' } });
  const answer = await current();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(7);
});

test('failures can be controlled over HTTP', async () => {
  const { simulator, current } = await start();
  const rule = JSON.stringify({ failure: 'bad-gateway' });
  await fetch(`${simulator.controlUrl}/failures`, { method: 'POST', body: rule });
  expect([(await current()).status, simulator.requests.at(-1)?.failure]).toEqual([502, 'bad-gateway']);
  await fetch(`${simulator.controlUrl}/reset`, { method: 'POST' });
  expect([(await current()).status, simulator.requests.length]).toEqual([200, 1]);
});

test('texts are sent in the requested language, and a place that is gone returns 404', async () => {
  const { simulator, current } = await start();
  const [place] = simulator.places;
  const { url, placeId, apiKey } = simulator;
  const german = await fetch(`${url}/places/${placeId}?fields=reviews.text&key=${apiKey}&languageCode=de`);
  const { reviews } = (await german.json()) as { reviews: { text?: { languageCode: string } }[] };
  expect(reviews.map(({ text }) => text?.languageCode)).toEqual(['en', 'de', 'en', undefined, 'en']);
  if (place) place.isGone = true;
  expect((await current()).status).toBe(404);
});
