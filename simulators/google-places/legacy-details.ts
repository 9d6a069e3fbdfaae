import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { type LegacyStatus, legacyError } from './errors.ts';
import {
  type GooglePlace,
  type GoogleReview,
  localize,
  photoAddress,
  primaryLanguage,
  relativeTime,
} from './place.ts';
import { MAX_REVIEWS } from './place-details.ts';

/**
 * GET /maps/api/place/details/json, the legacy Place Details (googlemaps/openapi-specification), which can sort reviews
 * by time. Without `fields` it sends every field.
 */
export function legacyDetails(
  places: readonly GooglePlace[],
  apiKey: string,
  { method, path, query, headers }: SimulatedRequest,
): SimulatedResponse {
  if (method !== 'GET' || path !== '/maps/api/place/details/json') {
    return {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<title>Error 404 (Not Found)</title>',
    };
  }
  const key = query.get('key');
  if (!key) return legacyError('REQUEST_DENIED', 'You must use an API key to authenticate each request.');
  if (key !== apiKey) return legacyError('REQUEST_DENIED', 'The provided API key is invalid.');
  const fields = query.get('fields')?.split(',') ?? Object.keys(FIELDS);
  const unknown = fields.find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) {
    const message = `Error while parsing 'fields' parameter: Unsupported field name '${unknown}'.`;
    return legacyError('INVALID_REQUEST', message);
  }
  const order = query.get('reviews_sort') || 'most_relevant';
  if (order !== 'newest' && order !== 'most_relevant') {
    return legacyError('INVALID_REQUEST', `Invalid value for 'reviews_sort': ${order}.`);
  }
  const place = findPlace(places, query.get('place_id'));
  if (!('id' in place)) return place;
  const options: ReviewOptions = {
    language: query.get('language') || 'en',
    isUntranslated: query.get('reviews_no_translations') === 'true',
    origin: `http://${headers.host}`,
    now: Date.now(),
  };
  const sorted = { ...place, reviews: sortReviews(place.reviews, order) };
  const entries = fields.map((field) => [field, FIELDS[field]?.(sorted, options)] as const);
  const result = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return { status: 200, body: { html_attributions: [], result, status: 'OK' satisfies LegacyStatus } };
}

/** The response to a malformed id is not documented; the simulator calls the request invalid. */
function findPlace(places: readonly GooglePlace[], id: string | null): GooglePlace | SimulatedResponse {
  if (!id || !/^[\w-]{20,}$/.test(id)) {
    return legacyError('INVALID_REQUEST', "Invalid request. Missing or malformed 'place_id' parameter.");
  }
  const place = places.find((candidate) => candidate.id === id);
  if (place) return place.isGone ? legacyError('ZERO_RESULTS') : place;
  return legacyError(
    'NOT_FOUND',
    'The provided Place ID is no longer valid. Please refresh cached Place IDs as per ' +
      'https://developers.google.com/maps/documentation/places/web-service/place-id#refresh-id',
  );
}

function sortReviews(reviews: readonly GoogleReview[], order: 'newest' | 'most_relevant'): GoogleReview[] {
  const published = ({ publishTime }: GoogleReview) => Date.parse(publishTime);
  const sorted = order === 'newest' ? reviews.toSorted((a, b) => published(b) - published(a)) : reviews;
  return sorted.slice(0, MAX_REVIEWS);
}

interface ReviewOptions {
  /** The language to translate into. */
  language: string;
  /** `reviews_no_translations`: sends every text as written. */
  isUntranslated: boolean;
  /** The origin of photos that the simulator serves. */
  origin: string;
  now: number;
}

type Field = (place: GooglePlace, options: ReviewOptions) => unknown;

/** The known fields. Fields without a value are omitted. */
const FIELDS: Record<string, Field> = {
  place_id: ({ id }) => id,
  name: ({ displayName }) => displayName.text,
  formatted_address: ({ formattedAddress }) => formattedAddress,
  types: ({ types }) => types,
  rating: ({ rating }) => rating,
  user_ratings_total: ({ userRatingCount }) => userRatingCount,
  url: ({ googleMapsUri }) => googleMapsUri,
  reviews: ({ reviews }, options) =>
    reviews.length > 0 ? reviews.map((review) => legacyReview(review, options)) : undefined,
};

/** A review as the legacy API sends it: no id, whole stars, Unix seconds, and HTML entities in its text. */
function legacyReview(
  review: GoogleReview,
  { language, isUntranslated, origin, now }: ReviewOptions,
): object {
  const { displayName, uri, photoUri } = review.authorAttribution;
  const localized = localize(review, language);
  const sent = isUntranslated ? localized?.original : localized?.sent;
  return {
    author_name: displayName,
    author_url: uri,
    ...(sent ? { language: primaryLanguage(sent.languageCode) } : {}),
    // The specification says that it is empty when there is only a rating.
    original_language: localized?.original.languageCode ?? '',
    profile_photo_url: photoAddress(photoUri, origin),
    rating: Math.round(review.rating),
    relative_time_description: relativeTime(review.publishTime, now, language),
    text: escapeHtml(sent?.text ?? ''),
    time: Math.floor(Date.parse(review.publishTime) / 1000),
    translated: !isUntranslated && (localized?.isTranslated ?? false),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
