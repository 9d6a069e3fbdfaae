import { AppError } from '#domain/errors.ts';
import type { Answer } from '../json-exchange.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { quoted } from '../quoted.ts';
import { refusedWith } from './refusals.ts';

/**
 * The sentence for an answer that is no success, or null for one that is. What counts is the `status` in the body;
 * the HTTP status speaks only where there is none. Google's own words become the cause, for the log.
 */
export function legacyRefusal(answer: Answer): AppError | null {
  const body = answer.content.kind === 'json' ? recordOf(answer.content.value) : null;
  const status = body ? stringOf(fieldOf(body, 'status')) : '';
  if (!body || status === '') return refusalByHttp(answer);
  const message = quoted(stringOf(fieldOf(body, 'error_message')));
  const cause = message === '' ? status : `${status}: ${message}`;
  const notFound = (sentence: string) => new AppError('not-found', sentence, { cause });
  const unavailable = (sentence: string) => new AppError('unavailable', sentence, { cause });
  switch (status) {
    case 'OK':
      return null;
    case 'NOT_FOUND':
    case 'ZERO_RESULTS':
      return notFound('Google no longer knows this place.');
    case 'INVALID_REQUEST':
      if (/place.?id/i.test(message)) return notFound('Google does not know this place.');
      return unavailable('Google refused the request (INVALID_REQUEST).');
    case 'REQUEST_DENIED':
      return unavailable(denied(message));
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return unavailable('The quota of Google requests is used up for now.');
    case 'UNKNOWN_ERROR':
      return unavailable('Google has a fault of its own (UNKNOWN_ERROR).');
    default:
      return unavailable('Google refused the request for a reason that we do not know.');
  }
}

function refusalByHttp(answer: Answer): AppError | null {
  if (answer.status === 200) return null;
  if (answer.status === 401 || answer.status === 403) return new AppError('unavailable', denied(''));
  // Here it is the address that is unknown, and not the place.
  if (answer.status === 404) return new AppError('unavailable', 'Google refused the request (HTTP 404).');
  return refusedWith(answer);
}

/** One status for a wrong key, for a service that is not enabled, and for a project too new for the older API. */
function denied(message: string): string {
  if (/legacy api/i.test(message)) {
    return 'Google denied access: the older Places API is not enabled for the API key, and newer projects cannot enable it.';
  }
  if (/api key.*(invalid|not valid|expired)|(invalid|must use an) api key/i.test(message)) {
    return 'Google refused the API key.';
  }
  return 'Google denied access: is the older Places API enabled for the API key, and billing?';
}
