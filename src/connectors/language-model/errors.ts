import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import { type ResponseBody, recordIn } from '../http-json.ts';
import { recordOf, stringOf } from '../loose-json.ts';
import { retryAfter } from '../retry-after.ts';

/**
 * The error for a response that reports a failure. Its cause, for the log, has the service's code and not its message, which
 * may repeat the text that was sent.
 */
export function errorResponse(
  { status, headers }: { status: number; headers: Headers },
  body: ResponseBody,
): AppError {
  const cause = errorCode(body);
  if (status === 401 || status === 403) return new AppError('model-key', {}, { cause });
  if (status === 404) return new AppError('model-unknown', {}, { cause });
  if (status === 429) {
    const delay = retryAfter(headers, Date.now());
    const retryAfterSeconds = delay === null ? undefined : Math.ceil(delay / 1000);
    return new AppError('model-too-many', {}, { cause, retryAfterSeconds });
  }
  return new AppError('model-status', { status }, { cause });
}

/** `{error: {message, type, code}}`, as OpenAI and those that copy it send; `type` or `code` may be missing. */
export function errorCode(body: ResponseBody): string {
  const envelope = recordIn(body);
  const error = envelope && recordOf(envelope.error);
  if (!error) return body.kind;
  const parts = ['type', 'code'].map((name) => stringOf(error[name])).filter(Boolean);
  return redact(parts.join(' ')) || 'error';
}
