import { AppError } from '#domain/errors.ts';
import type { Answer, Content, FailureKind } from '../json-exchange.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { quoted } from '../quoted.ts';

const FAILURES: Record<FailureKind, string> = {
  unreachable: 'Google could not be reached.',
  'no-answer-in-time': 'Google did not answer in time.',
  'too-slow': 'Google sent its answer too slowly.',
  'broken-off': 'Google broke off in the middle of its answer.',
  'too-large': 'Google sent an answer that is larger than any we accept.',
};

export function noAnswer(kind: FailureKind, cause: unknown): AppError {
  return new AppError('unavailable', FAILURES[kind], { cause });
}

/** A success that holds no place. */
export function unreadable(kind: Content['kind']): AppError {
  const sent = kind === 'web-page' ? 'a web page' : 'an answer that cannot be read';
  return new AppError('unavailable', `Google sent ${sent} where the reviews of a place were expected.`);
}

/** The sentence for an answer that is no success; Google's own words become its cause, for the log. */
export function refusedWith({ status, content }: Answer): AppError {
  const { message, reason } = saidBy(content);
  const unavailable = (sentence: string) => new AppError('unavailable', sentence, { cause: message });
  if (status === 404)
    return new AppError('not-found', 'Google no longer knows this place.', { cause: message });
  // A wrong key is a 400, and so are a malformed place id and a request that we spelled wrongly.
  if (/^API_KEY/.test(reason) || /api key/i.test(message)) return unavailable('Google refused the API key.');
  if (status === 400 && /place id/i.test(message)) {
    return new AppError('not-found', 'Google does not know this place.', { cause: message });
  }
  if (status === 401 || status === 403) {
    return unavailable('Google denied access: is the Places API (New) enabled for the API key, and billing?');
  }
  if (status === 429) return unavailable('The quota of Google requests is used up for now.');
  if (status >= 500) return unavailable(`Google has a fault of its own (HTTP ${status}).`);
  return unavailable(`Google refused the request (HTTP ${status}).`);
}

/** `{error: {message, details: [{reason}]}}`, as every Google API words its errors. */
function saidBy(content: Content): { message: string; reason: string } {
  const body = content.kind === 'json' ? recordOf(content.value) : null;
  const error = body && recordOf(fieldOf(body, 'error'));
  if (!error) return { message: content.kind, reason: '' };
  const details = fieldOf(error, 'details');
  const reasons = (Array.isArray(details) ? details : []).map((detail) => {
    const record = recordOf(detail);
    return record ? stringOf(fieldOf(record, 'reason')) : '';
  });
  return {
    message: quoted(stringOf(fieldOf(error, 'message'))),
    reason: reasons.find((reason) => reason !== '') ?? '',
  };
}
