import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { createGooglePlaces } from './client.ts';

const KEY = 'AIzaSyTheVerySecretKeyOfTheCompany12345';

function clientFor(status: number, body: string) {
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
  ['unavailable', 'rejected the API key', 400, googleError(`API key ${KEY} not valid.`, 'API_KEY_INVALID')],
  ['unavailable', 'rejected the request', 400, googleError('FieldMask is a required parameter')],
  ['unavailable', 'rejected the request (HTTP 404)', 404, '<title>Error 404 (Not Found)</title>'],
  ['unavailable', 'denied access', 403, googleError('Places API (New) has not been used')],
  ['unavailable', 'quota', 429, googleError('Quota exceeded')],
  ['unavailable', 'internal error', 503, '<html>Service Unavailable</html>'],
  ['unavailable', 'a web page', 200, '<!doctype html><title>Sign in to the hotel network</title>'],
  ['unavailable', 'an unreadable response', 200, '{"id":"abc","reviews":[{"na'],
  ['unavailable', 'an unreadable response', 200, '[]'],
])('%s: an error response is reported as "Google %s"', async (code, message, status, body) => {
  const error = await clientFor(status, body)
    .place('abc')
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code, problem: saying(message) });
  expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain(KEY);
});

test('concurrent calls for a place share one request, and a later call sends another', async () => {
  let requests = 0;
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1/',
    apiKey: KEY,
    fetch: async (address) => {
      requests++;
      return Response.json({ id: String(address).split('/').pop() });
    },
  });
  const places = await Promise.all([google.place('a'), google.place('a'), google.place('b')]);
  expect(places.map(({ placeId }) => placeId)).toEqual(['a', 'a', 'b']);
  expect(requests).toBe(2);
  await google.place('a');
  expect(requests).toBe(3);
});

test('each language has a request of its own, and English none of these parameters', async () => {
  const queries: string[] = [];
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1',
    apiKey: KEY,
    fetch: async (address) => {
      queries.push(new URL(String(address)).search);
      return Response.json({ id: 'a' });
    },
  });
  const admit = async () => {};
  await Promise.all([google.place('a'), google.place('a', admit, 'de'), google.place('a', admit, 'pt')]);
  expect(queries.sort()).toEqual(['', '?languageCode=de', '?languageCode=pt-PT']);
});

test('a request that is not admitted is not sent, and the next call is admitted anew', async () => {
  let requests = 0;
  const google = createGooglePlaces({
    url: 'https://places.example.invalid/v1',
    apiKey: KEY,
    fetch: async () => {
      requests++;
      return Response.json({ id: 'a' });
    },
  });
  const reject = async () => {
    throw new Error('limit reached');
  };
  await expect(google.place('a', reject)).rejects.toThrow('limit reached');
  expect(requests).toBe(0);
  let admitted = 0;
  const admit = async () => {
    admitted++;
  };
  await Promise.all([google.place('a', admit), google.place('a', admit)]);
  expect([requests, admitted]).toEqual([1, 1]);
});

test('the API key is sent in a header, not in the URL', async () => {
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
