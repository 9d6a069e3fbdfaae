import { afterEach, describe, expect, test } from 'vitest';
import { demoPlaces } from './demo-places.ts';
import { type GooglePlacesSimulator, startGooglePlacesSimulator } from './server.ts';

const started: GooglePlacesSimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start() {
  const [office, ...others] = demoPlaces();
  const gone = others.map((place) => ({ ...place, id: place.id.replace('demo', 'gone'), isGone: true }));
  const places = [...(office ? [office] : []), ...others, ...gone];
  const simulator = await startGooglePlacesSimulator({ places });
  started.push(simulator);
  const ask = async (parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ place_id: simulator.placeId, key: simulator.apiKey, ...parameters });
    const answer = await fetch(`${simulator.legacyUrl}/place/details/json?${query}`);
    return { status: answer.status, body: (await answer.json()) as LegacyBody };
  };
  const reviews = async (parameters: Record<string, string> = {}) =>
    (await ask(parameters)).body.result?.reviews ?? [];
  return { simulator, ask, reviews };
}

interface LegacyBody {
  status: string;
  error_message?: string;
  result?: { reviews?: LegacyReview[] };
}

interface LegacyReview {
  author_name: string;
  rating: number;
  text: string;
  time: number;
  language?: string;
  original_language: string;
  translated: boolean;
  profile_photo_url: string;
}

test('a place has the requested fields, in an envelope with status OK', async () => {
  const { ask, simulator } = await start();
  const { status, body } = await ask({ fields: 'name,rating,user_ratings_total,url' });
  expect(status).toBe(200);
  expect(body).toEqual({
    html_attributions: [],
    result: {
      name: 'Flex Living',
      rating: 4.4,
      user_ratings_total: 187,
      url: simulator.places[0]?.googleMapsUri,
    },
    status: 'OK',
  });
});

test('without fields every field is sent, except those without a value', async () => {
  const { ask, simulator } = await start();
  expect(Object.keys((await ask()).body.result ?? {})).toContain('formatted_address');
  const unreviewed = simulator.places.find(({ reviews }) => reviews.length === 0)?.id ?? '';
  expect((await ask({ place_id: unreviewed, fields: 'place_id,rating,reviews' })).body.result).toEqual({
    place_id: unreviewed,
  });
});

describe('reviews', () => {
  test('are the five most relevant by default, or the five newest', async () => {
    const { reviews, simulator } = await start();
    const names = (list: LegacyReview[]) => list.map(({ author_name }) => author_name);
    const all = simulator.places[0]?.reviews ?? [];
    expect(names(await reviews())).toEqual(
      all.slice(0, 5).map((review) => review.authorAttribution.displayName),
    );
    const newest = await reviews({ reviews_sort: 'newest' });
    expect(names(newest)).toContain('Never Sent');
    expect(newest.map(({ time }) => time)).toEqual(newest.map(({ time }) => time).toSorted((a, b) => b - a));
    expect(newest).toHaveLength(5);
  });

  test('have every documented field', async () => {
    const [review] = await (await start()).reviews();
    expect(review).toEqual({
      author_name: 'Marisol Quintero-Hale',
      author_url: expect.stringContaining('https://www.google.com/maps/contrib/'),
      language: 'en',
      original_language: 'en',
      profile_photo_url: expect.stringMatching(/^http:.*\.svg$/),
      rating: 5,
      relative_time_description: expect.any(String),
      text: expect.stringContaining('three month work assignment'),
      time: Math.floor(Date.parse('2026-08-03T17:42:11.904Z') / 1000),
      translated: false,
    });
    expect((await fetch(review?.profile_photo_url ?? '')).status).toBe(200);
  });

  test('are translated unless the request is in their language or turns translation off', async () => {
    const { reviews } = await start();
    const german = async (parameters: Record<string, string>) => (await reviews(parameters))[1];
    expect(await german({})).toMatchObject({ language: 'en', original_language: 'de', translated: true });
    expect(await german({ language: 'de-AT' })).toMatchObject({ language: 'de', translated: false });
    expect(await german({ reviews_no_translations: 'true' })).toMatchObject({
      language: 'de',
      translated: false,
      text: expect.stringContaining('Schlüsselübergabe'),
    });
  });

  test('have HTML entities in their text', async () => {
    const [, , third] = await (await start()).reviews();
    expect(third?.text).toContain('four days &amp; three e-mails');
    expect(third?.text).toContain('&lt;every&gt; day');
  });

  test('without text have no language', async () => {
    const [, , , fourth] = await (await start()).reviews();
    expect(fourth).toMatchObject({ text: '', original_language: '', translated: false });
    expect(fourth).not.toHaveProperty('language');
  });
});

test.each([
  ['no key', { key: '' }, 'REQUEST_DENIED', 'must use an API key'],
  ['a wrong key', { key: 'wrong' }, 'REQUEST_DENIED', 'API key is invalid'],
  ['no place', { place_id: '' }, 'INVALID_REQUEST', 'place_id'],
  ['a malformed place', { place_id: 'short' }, 'INVALID_REQUEST', 'place_id'],
  ['an unknown field', { fields: 'name,stars' }, 'INVALID_REQUEST', "'stars'"],
  ['an unknown order', { reviews_sort: 'best' }, 'INVALID_REQUEST', 'reviews_sort'],
  ['a stale place', { place_id: 'ChIJ000000000000000000stale' }, 'NOT_FOUND', 'no longer valid'],
  ['a place that is gone', { place_id: 'ChIJgone0FlexLiving0Nantes2' }, 'ZERO_RESULTS', undefined],
])(
  '%s returns an error in a body with HTTP status 200',
  async (_, parameters: Record<string, string>, status, message) => {
    const answer = await (await start()).ask(parameters);
    expect([answer.status, answer.body.status]).toEqual([200, status]);
    expect(answer.body.result).toBeUndefined();
    if (message) expect(answer.body.error_message).toContain(message);
    else expect(answer.body).not.toHaveProperty('error_message');
  },
);

test('any other address returns an HTML page with 404', async () => {
  const { simulator } = await start();
  const answer = await fetch(`${simulator.legacyUrl}/place/details/xml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html']);
});
