import { expect, test } from 'vitest';
import { createLegacyGooglePlaces } from './legacy-client.ts';

const KEY = 'AIzaSyTheVerySecretKeyOfTheCompany12345';

function answering(status: number, body: unknown) {
  return createLegacyGooglePlaces({
    url: 'https://maps.example.invalid/maps/api',
    apiKey: KEY,
    fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  });
}

const said = (status: string, error_message?: string) => ({ html_attributions: [], status, error_message });

test.each([
  ['not-found', 'no longer knows this place', 200, said('NOT_FOUND', 'The Place ID is no longer valid.')],
  ['not-found', 'no longer knows this place', 200, said('ZERO_RESULTS')],
  ['not-found', 'does not know this place', 200, said('INVALID_REQUEST', "Invalid 'placeid' parameter.")],
  ['not-found', 'does not know this place', 400, said('INVALID_REQUEST', "Invalid 'placeid' parameter.")],
  ['unavailable', 'refused the request', 200, said('INVALID_REQUEST', 'Unsupported field name')],
  [
    'unavailable',
    'refused the API key',
    200,
    said('REQUEST_DENIED', `The provided API key ${KEY} is invalid.`),
  ],
  [
    'unavailable',
    'refused the API key',
    200,
    said('REQUEST_DENIED', 'You must use an API key to authenticate'),
  ],
  [
    'unavailable',
    'newer projects cannot',
    200,
    said('REQUEST_DENIED', "You're calling a legacy API, which …"),
  ],
  ['unavailable', 'denied access', 200, said('REQUEST_DENIED', 'This API project is not authorized')],
  ['unavailable', 'denied access', 403, '<html>Forbidden</html>'],
  ['unavailable', 'quota', 200, said('OVER_QUERY_LIMIT', 'You have exceeded your daily request quota')],
  ['unavailable', 'quota', 429, ''],
  ['unavailable', 'fault of its own (UNKNOWN_ERROR)', 200, said('UNKNOWN_ERROR')],
  ['unavailable', 'fault of its own (HTTP 502)', 502, '<html>Bad Gateway</html>'],
  ['unavailable', 'a reason that we do not know', 200, said('ON_HOLIDAY')],
  ['unavailable', 'HTTP 404', 404, '<title>Error 404 (Not Found)</title>'],
  ['unavailable', 'a web page', 200, '<!doctype html><title>Sign in to the hotel network</title>'],
  ['unavailable', 'cannot be read', 200, '{"status":"OK","result":{"na'],
  ['unavailable', 'cannot be read', 200, said('OK')],
  ['unavailable', 'cannot be read', 200, '[]'],
])('%s: Google %s (HTTP %i, %j)', async (code, words, status, body) => {
  const refused = await answering(status, body)
    .place('abc')
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code, message: expect.stringContaining(words) });
  expect(JSON.stringify([String(refused), (refused as Error).cause])).not.toContain(KEY);
});

test('the newest are asked for, and only what is shown', async () => {
  let asked: URL | undefined;
  const google = createLegacyGooglePlaces({
    url: 'https://maps.example.invalid/maps/api/',
    apiKey: KEY,
    fetch: async (address) => {
      asked = new URL(String(address));
      return Response.json({ status: 'OK', result: {} });
    },
  });
  await google.place('a&key=b');
  expect(asked?.pathname).toBe('/maps/api/place/details/json');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    place_id: 'a&key=b',
    fields: 'name,url,reviews',
    reviews_sort: 'newest',
    key: KEY,
  });
});

test('the key, which travels in the address, is in no error of the connection', async () => {
  const google = createLegacyGooglePlaces({ url: 'http://127.0.0.1:9/maps/api', apiKey: KEY });
  const refused = await google.place('abc').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'unavailable', message: 'Google could not be reached.' });
  for (let error = refused; error instanceof Error; error = error.cause) {
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY);
  }
});
