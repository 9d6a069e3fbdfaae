import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { errorResponse } from './errors.ts';

/**
 * The error that a response reports, or null for a success. The `status` in the body decides; the HTTP status counts
 * only without it. Google's own message becomes the cause, for the log.
 */
export function legacyError(response: JsonResponse): AppError | null {
  const body = response.body.kind === 'json' ? recordOf(response.body.value) : null;
  const status = body ? stringOf(fieldOf(body, 'status')) : '';
  if (!body || status === '') return errorByHttpStatus(response);
  const message = redact(stringOf(fieldOf(body, 'error_message')));
  const cause = message === '' ? status : `${status}: ${message}`;
  const notFound = (text: string) => new AppError('not-found', text, { cause });
  const unavailable = (text: string) => new AppError('unavailable', text, { cause });
  switch (status) {
    case 'OK':
      return null;
    case 'NOT_FOUND':
    case 'ZERO_RESULTS':
      return notFound('Google no longer knows this place.');
    case 'INVALID_REQUEST':
      if (/place.?id/i.test(message)) return notFound('Google does not know this place.');
      return unavailable('Google rejected the request (INVALID_REQUEST).');
    case 'REQUEST_DENIED':
      return unavailable(accessDenied(message));
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return unavailable('The quota of Google requests is used up. Try again later.');
    case 'UNKNOWN_ERROR':
      return unavailable('Google failed with an internal error (UNKNOWN_ERROR).');
    default:
      return unavailable('Google rejected the request for an unknown reason.');
  }
}

function errorByHttpStatus(response: JsonResponse): AppError | null {
  if (response.status === 200) return null;
  if (response.status === 401 || response.status === 403) {
    return new AppError('unavailable', accessDenied(''));
  }
  // An unknown URL, not an unknown place.
  if (response.status === 404) return new AppError('unavailable', 'Google rejected the request (HTTP 404).');
  return errorResponse(response);
}

/** REQUEST_DENIED means a wrong key, an API that is not enabled, or a project too new for the older API. */
function accessDenied(message: string): string {
  if (/legacy api/i.test(message)) {
    return 'Google denied access: the older Places API is not enabled for the API key, and newer projects cannot enable it.';
  }
  if (/api key.*(invalid|not valid|expired)|(invalid|must use an) api key/i.test(message)) {
    return 'Google rejected the API key.';
  }
  return 'Google denied access. Enable billing and the older Places API for the API key in the Google Cloud console.';
}
