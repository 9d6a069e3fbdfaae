import { type RequestRecord, type SimulatedAnswer, type SimulatedRequest, serve } from '../serve.ts';
import { avatar } from './avatar.ts';
import { masked, unknownPath } from './field-mask.ts';
import { googleError, invalidKey, missingMask } from './google-error.ts';
import type { GooglePlace } from './place-record.ts';
import { COMPANY_PLACE_ID, demoPlaces } from './places.ts';
import { relativeTime } from './relative-time.ts';

/** The service sends no more reviews than this, in order of relevance, and has no way to ask for others. */
const MOST_REVIEWS = 5;

export interface GooglePlacesOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  apiKey?: string;
  places?: GooglePlace[];
}

export interface GooglePlacesSimulator {
  /** Base address, `http://127.0.0.1:PORT/v1`. */
  url: string;
  apiKey: string;
  /** The company's own place: the first of `places`. */
  placeId: string;
  /** Read on every request: edit it and the next answer differs. */
  places: GooglePlace[];
  requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/** Starts a stand-in for Place Details of the Google Places API (New). */
export async function startGooglePlacesSimulator(
  options: GooglePlacesOptions = {},
): Promise<GooglePlacesSimulator> {
  const { apiKey = 'demo-places-key', places = demoPlaces() } = options;
  const { origin, requests, close } = await serve(
    options,
    (request) => avatar(request.path) ?? placeDetails(places, apiKey, request),
  );
  return {
    url: `${origin}/v1`,
    apiKey,
    placeId: places[0]?.id ?? COMPANY_PLACE_ID,
    places,
    requests,
    close,
  };
}

function placeDetails(places: GooglePlace[], apiKey: string, request: SimulatedRequest): SimulatedAnswer {
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
  if (!place) {
    const message =
      'The Place ID is no longer valid. Please refresh cached Place IDs as per the documentation.';
    return googleError(404, 'NOT_FOUND', message);
  }
  return { status: 200, body: masked(sent(place, `http://${headers.host}`, Date.now()), mask) };
}

/** The place as it goes out: what is empty is left out, as protocol buffers in JSON do. */
function sent(place: GooglePlace, origin: string, now: number): object {
  const reviews = place.reviews.slice(0, MOST_REVIEWS).map((review) => {
    const { displayName, uri, photoUri } = review.authorAttribution;
    const photo = photoUri.startsWith('/') ? `${origin}${photoUri}` : photoUri;
    return {
      ...review,
      relativePublishTimeDescription: relativeTime(review.publishTime, now),
      authorAttribution: { displayName, uri, photoUri: photo },
    };
  });
  const { reviews: _all, ...facts } = place;
  return { name: `places/${place.id}`, ...facts, ...(reviews.length > 0 ? { reviews } : {}) };
}

function first(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
