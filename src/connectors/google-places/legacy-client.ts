import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import { type JsonResponse, recordIn } from '../http-json.ts';
import { stringOf } from '../loose-json.ts';
import { errorResponse } from './errors.ts';
import { LEGACY_FIELDS, parseLegacyPlace } from './legacy-place.ts';
import { type GooglePlaces, type GooglePlacesOptions, placesClient } from './source.ts';

/**
 * Place Details of the older Places API, the only one that returns the newest reviews. It answers errors with HTTP 200
 * too, and takes its key in the URL, so no request URL is ever logged or thrown.
 * Source: googlemaps/openapi-specification, `place/details/json`.
 *
 * @param options base URL such as `https://maps.googleapis.com/maps/api`
 */
export function createLegacyGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  return placesClient(options, {
    request(base, apiKey, placeId) {
      const query = new URLSearchParams({
        place_id: placeId,
        fields: LEGACY_FIELDS,
        reviews_sort: 'newest',
        key: apiKey,
      });
      return { url: new URL(`${base}/place/details/json?${query}`), headers: {} };
    },
    languageParameter: 'language',
    parse(response: JsonResponse, placeId) {
      const error = legacyError(response);
      if (error) throw error;
      return response.body.kind === 'json' ? parseLegacyPlace(response.body.value, placeId) : null;
    },
  });
}

/**
 * The error that a response reports, or null for a success. The `status` in the body decides; the HTTP status counts
 * only without it. Google's own message becomes the cause, for the log.
 */
function legacyError(response: JsonResponse): AppError | null {
  const body = recordIn(response.body);
  const status = body ? stringOf(body.status) : '';
  if (!body || status === '') return errorByHttpStatus(response);
  const message = redact(stringOf(body.error_message));
  const cause = message === '' ? status : `${status}: ${message}`;
  switch (status) {
    case 'OK':
      return null;
    case 'NOT_FOUND':
    case 'ZERO_RESULTS':
      return new AppError('google-place-gone', {}, { cause });
    case 'INVALID_REQUEST':
      if (/place.?id/i.test(message)) return new AppError('google-place-unknown', {}, { cause });
      return new AppError('google-rejected', { status }, { cause });
    case 'REQUEST_DENIED':
      return accessDenied(message, cause);
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return new AppError('google-quota', {}, { cause });
    case 'UNKNOWN_ERROR':
      return new AppError('google-internal', { status }, { cause });
    default:
      return new AppError('google-rejected', { status: null }, { cause });
  }
}

function errorByHttpStatus(response: JsonResponse): AppError | null {
  if (response.status === 200) return null;
  if (response.status === 401 || response.status === 403) return accessDenied('');
  // An unknown URL, not an unknown place.
  if (response.status === 404) return new AppError('google-rejected', { status: 'HTTP 404' });
  return errorResponse(response);
}

/** REQUEST_DENIED means a wrong key, an API that is not enabled, or a project too new for the older API. */
function accessDenied(message: string, cause?: string): AppError {
  if (/legacy api/i.test(message)) return new AppError('google-access', { api: 'older-disabled' }, { cause });
  if (/api key.*(invalid|not valid|expired)|(invalid|must use an) api key/i.test(message)) {
    return new AppError('google-key', {}, { cause });
  }
  return new AppError('google-access', { api: 'older' }, { cause });
}
