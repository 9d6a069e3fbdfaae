import type { SimulatedAnswer, SimulatedRequest } from '../../serve.ts';
import type { GooglePlace, GoogleReview } from '../place-record.ts';
import { legacyAnswer, legacyResult } from './legacy-answer.ts';
import { type LegacyReviewWishes, legacyReview } from './legacy-review.ts';

const MOST_REVIEWS = 5;

export function isLegacy(path: string): boolean {
  return path.startsWith('/maps/api/');
}

/**
 * GET /maps/api/place/details/json, the older Place Details (googlemaps/openapi-specification): the one that sorts
 * reviews by time. Without `fields` it sends all it has.
 */
export function legacyDetails(
  places: readonly GooglePlace[],
  apiKey: string,
  { method, path, query, headers }: SimulatedRequest,
): SimulatedAnswer {
  if (method !== 'GET' || path !== '/maps/api/place/details/json') {
    return {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<title>Error 404 (Not Found)</title>',
    };
  }
  const key = query.get('key');
  if (!key) return legacyAnswer('REQUEST_DENIED', 'You must use an API key to authenticate each request.');
  if (key !== apiKey) return legacyAnswer('REQUEST_DENIED', 'The provided API key is invalid.');
  const fields = query.get('fields')?.split(',') ?? null;
  const unknown = fields?.find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) {
    const message = `Error while parsing 'fields' parameter: Unsupported field name '${unknown}'.`;
    return legacyAnswer('INVALID_REQUEST', message);
  }
  const order = query.get('reviews_sort') || 'most_relevant';
  if (order !== 'newest' && order !== 'most_relevant') {
    return legacyAnswer('INVALID_REQUEST', `Invalid value for 'reviews_sort': ${order}.`);
  }
  const place = found(places, query.get('place_id'));
  if (!('id' in place)) return place;
  const wishes: LegacyReviewWishes = {
    language: query.get('language') || 'en',
    original: query.get('reviews_no_translations') === 'true',
    origin: `http://${headers.host}`,
    now: Date.now(),
  };
  const sorted = { ...place, reviews: chosen(place.reviews, order) };
  const wanted = fields ?? Object.keys(FIELDS);
  const entries = wanted.map((field) => [field, FIELDS[field]?.(sorted, wishes)] as const);
  return legacyResult(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

/** What the service says of an id that it cannot read is not documented; this one calls the request invalid. */
function found(places: readonly GooglePlace[], id: string | null): GooglePlace | SimulatedAnswer {
  if (!id || !/^[\w-]{20,}$/.test(id)) {
    return legacyAnswer('INVALID_REQUEST', "Invalid request. Missing or malformed 'place_id' parameter.");
  }
  const place = places.find((candidate) => candidate.id === id);
  if (place) return place.isGone ? legacyAnswer('ZERO_RESULTS') : place;
  return legacyAnswer(
    'NOT_FOUND',
    'The provided Place ID is no longer valid. Please refresh cached Place IDs as per ' +
      'https://developers.google.com/maps/documentation/places/web-service/place-id#refresh-id',
  );
}

function chosen(reviews: readonly GoogleReview[], order: 'newest' | 'most_relevant'): GoogleReview[] {
  const age = ({ publishTime }: GoogleReview) => -Date.parse(publishTime);
  const ordered = order === 'newest' ? reviews.toSorted((a, b) => age(a) - age(b)) : reviews;
  return ordered.slice(0, MOST_REVIEWS);
}

type Field = (place: GooglePlace, wishes: LegacyReviewWishes) => unknown;

/** The fields that the simulator knows. What a place has not is left out. */
const FIELDS: Record<string, Field> = {
  place_id: ({ id }) => id,
  name: ({ displayName }) => displayName.text,
  formatted_address: ({ formattedAddress }) => formattedAddress,
  types: ({ types }) => types,
  rating: ({ rating }) => rating,
  user_ratings_total: ({ userRatingCount }) => userRatingCount,
  url: ({ googleMapsUri }) => googleMapsUri,
  reviews: ({ reviews }, wishes) =>
    reviews.length > 0 ? reviews.map((review) => legacyReview(review, wishes)) : undefined,
};
