import { expect, test } from 'vitest';
import { createGooglePlaces } from './client.ts';

const KEY = 'AIzaSyTheVerySecretKeyOfTheCompany12345';

function answering(status: number, body: string) {
  return createGooglePlaces({
    url: 'https://places.example.invalid/v1',
    apiKey: KEY,
    fetch: async () => new Response(body, { status }),
  });
}

function googleError(message: string, reason?: string): string {
  return JSON.stringify({ error: { message, details: reason ? [{ reason }] : [] } });
}

test.each([
  ['not-found', 'no longer knows this place', 404, googleError('The Place ID is no longer valid.')],
  ['not-found', 'does not know this place', 400, googleError('Not a valid Place ID: x')],
  ['unavailable', 'refused the API key', 400, googleError(`API key ${KEY} not valid.`, 'API_KEY_INVALID')],
  ['unavailable', 'refused the request', 400, googleError('FieldMask is a required parameter')],
  ['unavailable', 'denied access', 403, googleError('Places API (New) has not been used')],
  ['unavailable', 'quota', 429, googleError('Quota exceeded')],
  ['unavailable', 'fault of its own', 503, '<html>Service Unavailable</html>'],
  ['unavailable', 'a web page', 200, '<!doctype html><title>Sign in to the hotel network</title>'],
  ['unavailable', 'cannot be read', 200, '{"id":"abc","reviews":[{"na'],
  ['unavailable', 'cannot be read', 200, '[]'],
])('%s: Google %s', async (code, words, status, body) => {
  const refused = await answering(status, body)
    .place('abc')
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code, message: expect.stringContaining(words) });
  expect(JSON.stringify([String(refused), (refused as Error).cause])).not.toContain(KEY);
});

test('who asks for a place while it is being asked for shares the answer; afterwards it is asked for anew', async () => {
  let asked = 0;
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1/',
    apiKey: KEY,
    fetch: async (address) => {
      asked++;
      return Response.json({ id: String(address).split('/').pop() });
    },
  });
  const places = await Promise.all([google.place('a'), google.place('a'), google.place('b')]);
  expect(places.map(({ placeId }) => placeId)).toEqual(['a', 'a', 'b']);
  expect(asked).toBe(2);
  await google.place('a');
  expect(asked).toBe(3);
});

test('a request that is not admitted does not go out, and the next one is asked again', async () => {
  let asked = 0;
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1',
    apiKey: KEY,
    fetch: async () => {
      asked++;
      return Response.json({ id: 'a' });
    },
  });
  const refuse = async () => {
    throw new Error('enough for today');
  };
  await expect(google.place('a', refuse)).rejects.toThrow('enough for today');
  expect(asked).toBe(0);
  let admitted = 0;
  const admit = async () => {
    admitted++;
  };
  await Promise.all([google.place('a', admit), google.place('a', admit)]);
  expect([asked, admitted]).toEqual([1, 1]);
});

test('the key travels in a header, never in the address', async () => {
  let seen: { address: string; headers: Headers } | undefined;
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1',
    apiKey: KEY,
    fetch: async (address, init) => {
      seen = { address: String(address), headers: new Headers(init?.headers) };
      return Response.json({ id: 'abc' });
    },
  });
  await google.place('a/../b?c');
  expect(seen?.address).toBe('https://places.example.invalid/v1/places/a%2F..%2Fb%3Fc');
  expect(seen?.headers.get('x-goog-api-key')).toBe(KEY);
  expect(seen?.headers.get('x-goog-fieldmask')).toBe('id,displayName,googleMapsUri,reviews');
});
