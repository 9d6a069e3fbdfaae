import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import type { JsonResponse, ResponseBody } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';

/** The error for a response that reports a failure; Google's own message becomes its cause, for the log. */
export function errorResponse({ status, body }: JsonResponse): AppError {
  const { message, reason } = upstreamError(body);
  const unavailable = (text: string) => new AppError('unavailable', text, { cause: message });
  if (status === 404)
    return new AppError('not-found', 'Google no longer knows this place.', { cause: message });
  // A wrong key, a malformed place id and a malformed request are all a 400.
  if (/^API_KEY/.test(reason) || /api key/i.test(message)) return unavailable('Google rejected the API key.');
  if (status === 400 && /place id/i.test(message)) {
    return new AppError('not-found', 'Google does not know this place.', { cause: message });
  }
  if (status === 401 || status === 403) {
    return unavailable(
      'Google denied access. Enable billing and the Places API (New) for the API key in the Google Cloud console.',
    );
  }
  if (status === 429) return unavailable('The quota of Google requests is used up. Try again later.');
  if (status >= 500) return unavailable(`Google failed with an internal error (HTTP ${status}).`);
  return unavailable(`Google rejected the request (HTTP ${status}).`);
}

/** `{error: {message, details: [{reason}]}}`, the error format of all Google APIs. */
function upstreamError(body: ResponseBody): { message: string; reason: string } {
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  const error = envelope && recordOf(fieldOf(envelope, 'error'));
  if (!error) return { message: body.kind, reason: '' };
  const details = fieldOf(error, 'details');
  const reasons = (Array.isArray(details) ? details : []).map((detail) => {
    const record = recordOf(detail);
    return record ? stringOf(fieldOf(record, 'reason')) : '';
  });
  return {
    message: redact(stringOf(fieldOf(error, 'message'))),
    reason: reasons.find((reason) => reason !== '') ?? '',
  };
}
