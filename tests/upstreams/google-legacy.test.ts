import { expect, test } from 'vitest';
import { createLegacyGooglePlaces } from '#connectors/google-places/legacy-client.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import { demoPlaces } from '#simulators/google-places/demo-places.ts';
import type { GooglePlacesOptions, GooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { openGoogle, testFailureMessages } from '#tests/support/google-places.ts';
import { saying } from '#tests/support/saying.ts';

const connect = ({ legacyUrl: url, apiKey }: GooglePlacesSimulator, limits: Partial<RequestLimits> = {}) =>
  createLegacyGooglePlaces({ url, apiKey, limits });
const connected = (options?: GooglePlacesOptions) => openGoogle(connect, options);

test('a place has its five newest reviews, including one that is not among the most relevant', async () => {
  const { simulator, google } = await connected();
  const place = await google.place(simulator.placeId);
  expect(place).toMatchObject({ placeId: simulator.placeId, name: 'Flex Living', chosenBy: 'newest' });
  expect(place.reviews).toHaveLength(5);
  expect(place.reviews.map(({ authorName }) => authorName)).toContain('Never Sent');
  const times = place.reviews.map(({ time }) => time.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('texts are unchanged, and translations are marked', async () => {
  const { simulator, google } = await connected();
  const { reviews } = await google.place(simulator.placeId);
  const by = (name: string) => reviews.find(({ authorName }) => authorName === name);
  expect(by('Priyanka D.')?.text ?? '').not.toMatch(/&amp;|&lt;|&#39;/);
  expect(by('Tobias Wernecke')).toMatchObject({
    translated: true,
    text: expect.stringMatching(/^Uncomplicated/),
  });
  expect(by('J. Oyelaran')).toMatchObject({ translated: false, text: '' });
});

test('the same review has the same id every time', async () => {
  const { simulator, google } = await connected();
  const ids = async () => (await google.place(simulator.placeId)).reviews.map(({ id }) => id);
  const first = await ids();
  expect(new Set(first).size).toBe(5);
  expect(await ids()).toEqual(first);
});

test('every demo place can be read, including the one without reviews', async () => {
  const { simulator, google } = await connected();
  const places = await Promise.all(simulator.places.map(({ id }) => google.place(id)));
  expect(places.map(({ reviews }) => reviews.length)).toContain(0);
});

test('ten concurrent calls send one request', async () => {
  const { simulator, google } = await connected();
  await Promise.all(Array.from({ length: 10 }, () => google.place(simulator.placeId)));
  expect(simulator.requests).toHaveLength(1);
});

test.each([
  ['ChIJdemo0FlexLiving0Closed9', 'not-found', 'Google no longer knows this place.'],
  ['nonsense', 'not-found', 'Google does not know this place.'],
])('the place id %s is %s', async (placeId, code, message) => {
  const { google } = await connected();
  await expect(google.place(placeId)).rejects.toMatchObject({ code, problem: saying(message) });
});

test('a place that no longer exists is reported as not found', async () => {
  const places = demoPlaces().map((place) => ({ ...place, isGone: true }));
  const { simulator, google } = await connected({ places });
  await expect(google.place(simulator.placeId)).rejects.toThrow(saying('Google no longer knows this place.'));
});

test('a wrong key is reported as the reason', async () => {
  const { simulator, google } = await openGoogle((each) => connect({ ...each, apiKey: 'another-key' }));
  const refusal = { code: 'unavailable', problem: saying('Google rejected the API key.') };
  await expect(google.place(simulator.placeId)).rejects.toMatchObject(refusal);
});

testFailureMessages(connect, [
  [
    {
      kind: 'status',
      status: 200,
      body: { status: 'OVER_QUERY_LIMIT', error_message: 'You have exceeded your rate-limit for this API.' },
    },
    'The quota of Google requests is used up. Try again later.',
  ],
  [
    { kind: 'status', status: 200, body: { status: 'UNKNOWN_ERROR' } },
    'Google failed with an internal error (UNKNOWN_ERROR).',
  ],
  [
    { kind: 'status', status: 200, body: { status: 'BRAND_NEW' } },
    'Google rejected the request for an unknown reason.',
  ],
  ['denied', 'Enable billing and the older Places API for the API key'],
]);
