import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import { type JsonResponse, type ResponseBody, recordIn } from '../http-json.ts';
import { recordOf, recordsOf, stringOf } from '../loose-json.ts';

/** The error for a response that reports a failure; Google's own message becomes its cause, for the log. */
export function errorResponse({ status, body }: JsonResponse): AppError {
  const { message: cause, reason } = upstreamError(body);
  // With a web page Google answers an unknown URL, not an unknown place.
  if (status === 404 && body.kind !== 'html') return new AppError('google-place-gone', {}, { cause });
  // A wrong key, a malformed place id and a malformed request are all a 400.
  if (/^API_KEY/.test(reason) || /api key/i.test(cause)) return new AppError('google-key', {}, { cause });
  if (status === 400 && /place id/i.test(cause)) return new AppError('google-place-unknown', {}, { cause });
  if (status === 401 || status === 403) return new AppError('google-access', { api: 'new' }, { cause });
  if (status === 429) return new AppError('google-quota', {}, { cause });
  const kind = status >= 500 ? 'google-internal' : 'google-rejected';
  return new AppError(kind, { status: `HTTP ${status}` }, { cause });
}

/** `{error: {message, details: [{reason}]}}`, the error format of all Google APIs. */
function upstreamError(body: ResponseBody): { message: string; reason: string } {
  const envelope = recordIn(body);
  const error = envelope && recordOf(envelope.error);
  if (!error) return { message: body.kind, reason: '' };
  const reasons = recordsOf(error.details).map((detail) => stringOf(detail.reason));
  return {
    message: redact(stringOf(error.message)),
    reason: reasons.find((reason) => reason !== '') ?? '',
  };
}
