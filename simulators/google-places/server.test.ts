import { afterEach, describe, expect, test } from 'vitest';
import { type GooglePlacesSimulator, startGooglePlacesSimulator } from './server.ts';

const started: GooglePlacesSimulator[] = [];
afterEach(() => Promise.all(started.splice(0).map((simulator) => simulator.close())));

async function start() {
  const simulator = await startGooglePlacesSimulator();
  started.push(simulator);
  return simulator;
}

async function details(simulator: GooglePlacesSimulator, id: string, mask?: string, key = simulator.apiKey) {
  const headers = { 'X-Goog-Api-Key': key, ...(mask ? { 'X-Goog-FieldMask': mask } : {}) };
  const answer = await fetch(`${simulator.url}/places/${id}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

interface SentReview {
  publishTime: string;
  relativePublishTimeDescription: string;
  authorAttribution: { displayName: string; photoUri: string };
}

describe('place details', () => {
  test('contain only the fields that the mask names', async () => {
    const simulator = await start();
    const { status, body } = await details(simulator, simulator.placeId, 'id,rating,reviews.rating');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['id', 'rating', 'reviews']);
    expect((body.reviews as object[]).map((review) => Object.keys(review))).toEqual(
      Array(5).fill(['rating']),
    );
  });

  test('contain at most five reviews, by relevance rather than by time', async () => {
    const simulator = await start();
    const { body } = await details(simulator, simulator.placeId, 'reviews');
    const reviews = body.reviews as SentReview[];
    const times = reviews.map(({ publishTime }) => publishTime);
    expect(times).toHaveLength(5);
    expect(times).not.toEqual(times.toSorted().reverse());
    expect(reviews[0]?.relativePublishTimeDescription).toMatch(/ago$/);
  });

  test('omit reviews when there are none', async () => {
    const simulator = await start();
    const unreviewed = simulator.places.find(({ reviews }) => reviews.length === 0);
    const { body } = await details(simulator, unreviewed?.id ?? '', 'id,reviews,rating');
    expect(body).toEqual({ id: unreviewed?.id });
  });

  test('accept the key and the mask as query parameters', async () => {
    const { url, placeId, apiKey } = await start();
    const answer = await fetch(`${url}/places/${placeId}?key=${apiKey}&fields=id,displayName`);
    expect(await answer.json()).toEqual({
      id: placeId,
      displayName: { text: 'Flex Living', languageCode: 'en' },
    });
  });

  test('contain author photos that can be fetched', async () => {
    const simulator = await start();
    const { body } = await details(simulator, simulator.placeId, 'reviews.authorAttribution');
    for (const { authorAttribution } of body.reviews as SentReview[]) {
      const photo = await fetch(authorAttribution.photoUri);
      expect(photo.headers.get('content-type')).toBe('image/svg+xml');
      expect(await photo.text()).toContain(`>${authorAttribution.displayName.charAt(0)}<`);
    }
  });
});

describe('a rejected request', () => {
  const error = (code: number, status: string, message: string) => ({
    error: expect.objectContaining({ code, status, message: expect.stringContaining(message) }),
  });

  test.each([
    ['no mask', 400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter', {}],
    ['an unknown field', 400, 'INVALID_ARGUMENT', "path 'stars'", { mask: 'id,stars' }],
    ['a space in the mask', 400, 'INVALID_ARGUMENT', "path ' rating'", { mask: 'id, rating' }],
    ['a wrong key', 400, 'INVALID_ARGUMENT', 'API key not valid', { key: 'wrong', mask: 'id' }],
    ['a malformed id', 400, 'INVALID_ARGUMENT', 'Place ID', { id: 'short', mask: 'id' }],
    ['a stale id', 404, 'NOT_FOUND', 'no longer valid', { id: 'ChIJ000000000000000000stale', mask: 'id' }],
  ] as const)('with %s returns %i %s', async (_, code, status, message, request: Record<string, string>) => {
    const simulator = await start();
    const { id = simulator.placeId, mask, key } = request;
    const answer = await details(simulator, id, mask, key);
    expect(answer.status).toBe(code);
    expect(answer.body).toEqual(error(code, status, message));
  });

  test('with a wrong key returns the reason', async () => {
    const simulator = await start();
    const { body } = await details(simulator, simulator.placeId, 'id', 'wrong');
    expect(body).toMatchObject({
      error: { details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }, { locale: 'en-US' }] },
    });
  });
});
