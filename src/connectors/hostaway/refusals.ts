import { AppError } from '#domain/errors.ts';
import type { Content, FailureKind } from '../json-exchange.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { quoted } from '../quoted.ts';

const FAILURES: Record<FailureKind, string> = {
  unreachable: 'Hostaway could not be reached.',
  'no-answer-in-time': 'Hostaway did not answer in time.',
  'too-slow': 'Hostaway sent its answer too slowly.',
  'broken-off': 'Hostaway broke off in the middle of its answer.',
  'too-large': 'Hostaway sent an answer that is larger than any we accept.',
};

export function noAnswer(kind: FailureKind, cause: unknown): AppError {
  return new AppError('unavailable', FAILURES[kind], { cause });
}

const UNREADABLE: Record<Exclude<Content['kind'], 'json'>, string> = {
  'web-page': 'Hostaway sent a web page where data was expected. Is the API address right?',
  empty: 'Hostaway sent an empty answer.',
  unreadable: 'Hostaway sent an answer that is cut off or is no valid JSON.',
};

/** What was sent is not what was asked for. */
export function unreadable(kind: Content['kind']): AppError {
  return kind === 'json'
    ? new AppError('unavailable', 'Hostaway sent an answer of an unknown form.')
    : new AppError('unavailable', UNREADABLE[kind]);
}

export function endedEarly(): AppError {
  return new AppError(
    'unavailable',
    'Hostaway sent fewer rows than it says it has, so nothing is taken for deleted.',
  );
}

/** Without the upstream's words: they could repeat the key. */
export function wrongCredentials(): AppError {
  return new AppError(
    'unavailable',
    'Hostaway refused the account id or API key. Both are shown in its dashboard.',
  );
}

export function tooManyRequests(waitMs: number | null): AppError {
  return new AppError(
    'unavailable',
    'Hostaway is refusing requests because there were too many of them.',
    waitMs === null ? undefined : { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/** Any other status that is no success. */
export function refusedWith(status: number, content: Content): AppError {
  if (status >= 500) {
    return new AppError('unavailable', `Hostaway has a fault of its own (HTTP ${status}).`, {
      cause: saidBy(content),
    });
  }
  if (status === 401 || status === 403) {
    return new AppError('unavailable', `Hostaway denied access (HTTP ${status}).`, {
      cause: saidBy(content),
    });
  }
  if (status === 404) {
    return new AppError(
      'unavailable',
      'Hostaway does not know the address that was asked. Is the API address right?',
    );
  }
  return new AppError('unavailable', otherwiseRefused(status), { cause: saidBy(content) });
}

function otherwiseRefused(status: number): string {
  if (status < 300) return 'Hostaway says that the request failed.';
  if (status < 400) {
    return `Hostaway points to another address (HTTP ${status}). Is the API address right, with https?`;
  }
  return `Hostaway refused the request (HTTP ${status}).`;
}

export function closed(): AppError {
  return new AppError('unavailable', 'The connection to Hostaway was closed.');
}

/**
 * Why Hostaway does not take a response to a review, word for word (Hostaway API documentation, "Respond to a review").
 * They are listed because some of them sound like a token that has expired.
 */
const NO_RESPONSE = [
  'Review not found.',
  'Invalid review. You cant respond to this review',
  'The review contains no words to reply to.',
  'Invalid review.',
  'Response must not be empty.',
  'You already responded to this review.',
  'The time to send the review/rating has expired on Vrbo.',
];

export function isAboutResponse(content: Content): boolean {
  return NO_RESPONSE.includes(saidBy(content));
}

export function isAlreadyAnswered(words: string): boolean {
  return /already responded/i.test(words);
}

/** Three long parts between dots: whoever says what they refuse may repeat the token. */
const TOKEN = /[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g;

/** The upstream's own words, for the log alone, or for a manager whose response was refused. They stand in `message` or in `result`. */
export function saidBy(content: Content): string {
  const body = content.kind === 'json' ? recordOf(content.value) : null;
  const said = body ? [fieldOf(body, 'message'), fieldOf(body, 'result')] : [];
  const words = said.map(stringOf).find((each) => each !== '') ?? content.kind;
  return quoted(words.replace(TOKEN, '[token]'));
}
