import type { SimulatedAnswer, SimulatedRequest } from '../serve.ts';
import { masked, unknownPath } from './field-mask.ts';
import { googleError, invalidKey, missingMask } from './google-error.ts';
import { localised } from './localised.ts';
import type { GooglePlace } from './place-record.ts';
import { relativeTime } from './relative-time.ts';

/** The service sends no more reviews than this, in order of relevance, and has no way to ask for others. */
const MOST_REVIEWS = 5;

/** GET /v1/places/{id} of Places (New), for whoever has the key and says which fields are wanted. */
export function placeDetails(
  places: readonly GooglePlace[],
  apiKey: string,
  request: SimulatedRequest,
): SimulatedAnswer {
  const { method, path, query, headers } = request;
  const id = /^\/v1\/places\/([^/]+)$/.exec(path)?.[1];
  if (!id || method !== 'GET') return googleError(404, 'NOT_FOUND', 'Method not found.');
  if ((first(headers['x-goog-api-key']) ?? query.get('key')) !== apiKey) return invalidKey();
  const mask = first(headers['x-goog-fieldmask']) ?? query.get('fields');
  if (!mask) return missingMask();
  const unknown = unknownPath(mask);
  if (unknown !== null) {
    const message = `Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`;
    return googleError(400, 'INVALID_ARGUMENT', message);
  }
  if (!/^[\w-]{20,}$/.test(id)) return googleError(400, 'INVALID_ARGUMENT', `Not a valid Place ID: ${id}`);
  const place = places.find((candidate) => candidate.id === id);
  if (!place || place.isGone) {
    const message =
      'The Place ID is no longer valid. Please refresh cached Place IDs as per the documentation.';
    return googleError(404, 'NOT_FOUND', message);
  }
  const language = query.get('languageCode') || 'en';
  return { status: 200, body: masked(sent(place, `http://${headers.host}`, language, Date.now()), mask) };
}

/** The place as it goes out: what is empty is left out, as protocol buffers in JSON do. */
function sent(place: GooglePlace, origin: string, language: string, now: number): object {
  const reviews = place.reviews.slice(0, MOST_REVIEWS).map((review) => {
    const { displayName, uri, photoUri } = review.authorAttribution;
    const photo = photoUri.startsWith('/') ? `${origin}${photoUri}` : photoUri;
    const words = localised(review, language);
    return {
      ...review,
      ...(words ? { text: words.sent } : {}),
      relativePublishTimeDescription: relativeTime(review.publishTime, now),
      authorAttribution: { displayName, uri, photoUri: photo },
    };
  });
  const { reviews: _all, isGone: _never, ...facts } = place;
  return { name: `places/${place.id}`, ...facts, ...(reviews.length > 0 ? { reviews } : {}) };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
