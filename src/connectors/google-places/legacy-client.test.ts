import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { createLegacyGooglePlaces } from './legacy-client.ts';

const KEY = 'AIzaSyTheVerySecretKeyOfTheCompany12345';

function clientFor(status: number, content: unknown) {
  return createLegacyGooglePlaces({
    url: 'https://maps.example.invalid/maps/api',
    apiKey: KEY,
    fetch: async () =>
      new Response(typeof content === 'string' ? content : JSON.stringify(content), { status }),
  });
}

const body = (status: string, error_message?: string) => ({ html_attributions: [], status, error_message });

test.each([
  ['not-found', 'no longer knows this place', 200, body('NOT_FOUND', 'The Place ID is no longer valid.')],
  ['not-found', 'no longer knows this place', 200, body('ZERO_RESULTS')],
  ['not-found', 'does not know this place', 200, body('INVALID_REQUEST', "Invalid 'placeid' parameter.")],
  ['not-found', 'does not know this place', 400, body('INVALID_REQUEST', "Invalid 'placeid' parameter.")],
  ['unavailable', 'rejected the request', 200, body('INVALID_REQUEST', 'Unsupported field name')],
  [
    'unavailable',
    'rejected the API key',
    200,
    body('REQUEST_DENIED', `The provided API key ${KEY} is invalid.`),
  ],
  [
    'unavailable',
    'rejected the API key',
    200,
    body('REQUEST_DENIED', 'You must use an API key to authenticate'),
  ],
  [
    'unavailable',
    'newer projects cannot',
    200,
    body('REQUEST_DENIED', "You're calling a legacy API, which …"),
  ],
  ['unavailable', 'denied access', 200, body('REQUEST_DENIED', 'This API project is not authorized')],
  ['unavailable', 'denied access', 403, '<html>Forbidden</html>'],
  ['unavailable', 'quota', 200, body('OVER_QUERY_LIMIT', 'You have exceeded your daily request quota')],
  ['unavailable', 'quota', 429, ''],
  ['unavailable', 'internal error (UNKNOWN_ERROR)', 200, body('UNKNOWN_ERROR')],
  ['unavailable', 'internal error (HTTP 502)', 502, '<html>Bad Gateway</html>'],
  ['unavailable', 'an unknown reason', 200, body('ON_HOLIDAY')],
  ['unavailable', 'HTTP 404', 404, '<title>Error 404 (Not Found)</title>'],
  ['unavailable', 'a web page', 200, '<!doctype html><title>Sign in to the hotel network</title>'],
  ['unavailable', 'an unreadable response', 200, '{"status":"OK","result":{"na'],
  ['unavailable', 'an unreadable response', 200, body('OK')],
  ['unavailable', 'an unreadable response', 200, '[]'],
])(
  '%s: an error response is reported as "Google %s" (HTTP %i, %j)',
  async (code, message, status, content) => {
    const error = await clientFor(status, content)
      .place('abc')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code, problem: saying(message) });
    expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain(KEY);
  },
);

test('only the shown fields and the newest reviews are requested, in the language of the page', async () => {
  let requested: URL | undefined;
  const google = createLegacyGooglePlaces({
    url: 'https://maps.example.invalid/maps/api/',
    apiKey: KEY,
    fetch: async (address) => {
      requested = new URL(String(address));
      return Response.json({ status: 'OK', result: {} });
    },
  });
  await google.place('a&key=b', async () => {}, 'fr');
  expect(requested?.pathname).toBe('/maps/api/place/details/json');
  expect(Object.fromEntries(requested?.searchParams ?? [])).toEqual({
    place_id: 'a&key=b',
    fields: 'name,url,reviews',
    reviews_sort: 'newest',
    key: KEY,
    language: 'fr',
  });
});

test('the API key in the URL appears in no connection error', async () => {
  const google = createLegacyGooglePlaces({ url: 'http://127.0.0.1:9/maps/api', apiKey: KEY });
  const error = await google.place('abc').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'unavailable', problem: saying('Google could not be reached.') });
  for (let each = error; each instanceof Error; each = each.cause) {
    expect(`${each.stack} ${JSON.stringify(each)}`).not.toContain(KEY);
  }
});
