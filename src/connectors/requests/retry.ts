import { AppError } from '#domain/errors.ts';
import { type JsonResponse, RequestFailure } from '../http-json.ts';
import { retryAfter } from '../retry-after.ts';
import { errorResponse, type Upstream } from './upstream.ts';

const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 20_000;
/** The longest `Retry-After` that is obeyed; after a longer one the request fails. */
const MAX_RETRY_AFTER_MS = 60_000;

export interface RetryOptions {
  upstream: Upstream;
  now(): number;
  sleep(ms: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  /** Called before each repeated attempt. */
  onRetry(details: { attempt: number; delayMs: number; cause: unknown }, message: string): void;
}

/** A response to use, or why there is none and how long the upstream asks us to wait. */
type Outcome = { response: JsonResponse } | { error: AppError; retryAfterMs: number | null };

/**
 * Repeats a request after network failures, 429 and 5xx with exponential backoff, or after the delay that the upstream
 * asks for where that is longer.
 *
 * @throws AppError after the last attempt
 */
export async function withRetries(
  send: () => Promise<JsonResponse>,
  options: RetryOptions,
): Promise<JsonResponse> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(send, options);
    if ('response' in outcome) return outcome.response;
    const { error, retryAfterMs } = outcome;
    if (attempt === MAX_ATTEMPTS || (retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) throw error;
    // Never less than our own backoff, for upstreams that repeat "Retry-After: 0".
    const delayMs = Math.max(retryAfterMs ?? 0, backoff(attempt, options.random()));
    options.onRetry({ attempt, delayMs, cause: error.cause }, error.message);
    await options.sleep(delayMs);
  }
}

/**
 * Sends a request once, for calls that are not safe to repeat.
 *
 * @throws AppError when there is no response, or the response asks for another attempt
 */
export async function withoutRetries(
  send: () => Promise<JsonResponse>,
  options: Pick<RetryOptions, 'upstream' | 'now'>,
): Promise<JsonResponse> {
  const outcome = await tryOnce(send, options);
  if ('response' in outcome) return outcome.response;
  throw outcome.error;
}

async function tryOnce(
  send: () => Promise<JsonResponse>,
  { upstream, now }: Pick<RetryOptions, 'upstream' | 'now'>,
): Promise<Outcome> {
  try {
    const response = await send();
    const retryAfterMs = retryAfter(response.headers, now());
    if (response.status === 429) return { error: tooManyRequests(upstream, retryAfterMs), retryAfterMs };
    if (response.status < 500) return { response };
    return { error: errorResponse(upstream, response.status, response.body), retryAfterMs };
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    const params = { source: upstream.name, failure: failure.kind };
    const error = new AppError('source-connection', params, { cause: failure.cause });
    // A repeated request would get a response of the same size.
    if (failure.kind === 'too-large') throw error;
    return { error, retryAfterMs: null };
  }
}

function tooManyRequests({ name }: Upstream, waitMs: number | null): AppError {
  return new AppError(
    'source-too-many',
    { source: name },
    waitMs === null ? undefined : { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/** Random between half of the full delay and all of it, so that many clients do not return at the same time. */
function backoff(attempt: number, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
  return Math.round(ceiling * (0.5 + random / 2));
}
