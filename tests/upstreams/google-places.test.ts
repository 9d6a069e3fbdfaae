import { afterEach, expect, test } from 'vitest';
import { createGooglePlaces } from '#connectors/google-places/client.ts';
import { startGooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { startUnrulyServer } from './unruly-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function connected(apiKey?: string) {
  const simulator = await startGooglePlacesSimulator();
  open.push(simulator);
  const google = createGooglePlaces({ url: simulator.url, apiKey: apiKey ?? simulator.apiKey });
  return { simulator, google };
}

test('a place comes with the five reviews that Google gives, in its order', async () => {
  const { simulator, google } = await connected();
  const place = await google.place(simulator.placeId);
  const original = simulator.places[0];
  expect(place).toMatchObject({ placeId: simulator.placeId, name: original?.displayName.text });
  expect(place.reviews.map((review) => review.id)).toEqual(
    original?.reviews.slice(0, 5).map((review) => review.name),
  );
});

test('the avatars of the simulator can be shown', async () => {
  const { simulator, google } = await connected();
  const { reviews } = await google.place(simulator.placeId);
  const photo = reviews[0]?.authorPhotoUri;
  expect(photo).toBeTruthy();
  expect((await fetch(String(photo))).headers.get('content-type')).toBe('image/svg+xml');
});

test('every demo place can be read, also the one without reviews', async () => {
  const { simulator, google } = await connected();
  const places = await Promise.all(simulator.places.map(({ id }) => google.place(id)));
  expect(places.map(({ reviews }) => reviews.length)).toContain(0);
});

test('ten at once are one request', async () => {
  const { simulator, google } = await connected();
  await Promise.all(Array.from({ length: 10 }, () => google.place(simulator.placeId)));
  expect(simulator.requests).toHaveLength(1);
});

test.each([
  ['ChIJdemo0FlexLiving0Closed9', 'not-found', 'Google no longer knows this place.'],
  ['nonsense', 'not-found', 'Google does not know this place.'],
])('the place id %s is %s', async (placeId, code, message) => {
  const { google } = await connected();
  await expect(google.place(placeId)).rejects.toMatchObject({ code, message });
});

test('a wrong key is named as the reason', async () => {
  const { simulator, google } = await connected('another-key');
  const refusal = { code: 'unavailable', message: 'Google refused the API key.' };
  await expect(google.place(simulator.placeId)).rejects.toMatchObject(refusal);
});

test('a Google that does not answer is given up', async () => {
  const server = await startUnrulyServer(() => {});
  open.push(server);
  const limits = { headersMs: 100, bodyMs: 100 };
  const google = createGooglePlaces({ url: server.url, apiKey: 'key', limits });
  await expect(google.place('abc')).rejects.toThrow('Google did not answer in time.');
});
