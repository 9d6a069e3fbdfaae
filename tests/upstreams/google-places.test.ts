import { expect, test } from 'vitest';
import { createGooglePlaces } from '#connectors/google-places/client.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import type { GooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { openGoogle, testFailureMessages } from '#tests/support/google-places.ts';
import { saying } from '#tests/support/saying.ts';

const connect = ({ url, apiKey }: GooglePlacesSimulator, limits: Partial<RequestLimits> = {}) =>
  createGooglePlaces({ url, apiKey, limits });
const connected = () => openGoogle(connect);

test('a place has the five reviews that Google returns, in their order', async () => {
  const { simulator, google } = await connected();
  const place = await google.place(simulator.placeId);
  const original = simulator.places[0];
  expect(place).toMatchObject({ placeId: simulator.placeId, name: original?.displayName.text });
  expect(place.reviews.map((review) => review.id)).toEqual(
    original?.reviews.slice(0, 5).map((review) => review.name),
  );
});

test('the avatars of the simulator can be loaded', async () => {
  const { simulator, google } = await connected();
  const { reviews } = await google.place(simulator.placeId);
  const photo = reviews[0]?.authorPhotoUri;
  expect(photo).toBeTruthy();
  expect((await fetch(String(photo))).headers.get('content-type')).toBe('image/svg+xml');
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

test('a wrong key is reported as the reason', async () => {
  const { simulator, google } = await openGoogle((each) => connect({ ...each, apiKey: 'another-key' }));
  const refusal = { code: 'unavailable', problem: saying('Google rejected the API key.') };
  await expect(google.place(simulator.placeId)).rejects.toMatchObject(refusal);
});

testFailureMessages(connect, [
  ['over-quota', 'The quota of Google requests is used up. Try again later.'],
  ['denied', 'Enable billing and the Places API (New) for the API key'],
  [
    { kind: 'status', status: 400, body: { error: { message: 'FieldMask' } } },
    'Google rejected the request (HTTP 400).',
  ],
]);
