import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { googleError, invalidKey, missingMask } from './errors.ts';
import { applyMask, unknownPath } from './field-mask.ts';
import { type GooglePlace, localize, photoAddress, relativeTime } from './place.ts';

/** The service sends at most this many reviews, the most relevant ones, and has no paging. */
export const MAX_REVIEWS = 5;

/** GET /v1/places/{id} of Places (New). Requires the key and a field mask. */
export function placeDetails(
  places: readonly GooglePlace[],
  apiKey: string,
  request: SimulatedRequest,
): SimulatedResponse {
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
  return {
    status: 200,
    body: applyMask(serialize(place, `http://${headers.host}`, language, Date.now()), mask),
  };
}

/** The place as JSON. Empty fields are omitted, as protocol buffers do. */
function serialize(place: GooglePlace, origin: string, language: string, now: number): object {
  const reviews = place.reviews.slice(0, MAX_REVIEWS).map((review) => {
    const { displayName, uri, photoUri } = review.authorAttribution;
    const localized = localize(review, language);
    return {
      ...review,
      ...(localized ? { text: localized.sent } : {}),
      relativePublishTimeDescription: relativeTime(review.publishTime, now, language),
      authorAttribution: { displayName, uri, photoUri: photoAddress(photoUri, origin) },
    };
  });
  const { reviews: _reviews, isGone: _isGone, ...fields } = place;
  return { name: `places/${place.id}`, ...fields, ...(reviews.length > 0 ? { reviews } : {}) };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
