import { AppError } from '#domain/errors.ts';
import { type Fetch, fetchJson, type JsonResponse, type RequestLimits } from '../http-json.ts';
import { fieldOf, type LooseRecord, recordOf } from '../loose-json.ts';
import { errorResponse, isResponseRejection, upstreamMessage } from './errors.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type RetryOptions, withoutRetries, withRetries } from './retry.ts';
import { issuedToken, type TokenStore, tokenProvider, tokenRequest } from './token.ts';

export interface RequestOptions {
  /** Base URL without a trailing slash. */
  url: string;
  accountId: string;
  apiKey: string;
  fetch: Fetch;
  limits: RequestLimits;
  limiter: RateLimiter;
  tokenStore: TokenStore;
  retry: RetryOptions;
  /** Aborted when the client is closed. */
  signal: AbortSignal;
}

/** Reads a path below the base URL, query included. Returns the envelope of a successful response. */
export type Get = (path: string) => Promise<LooseRecord>;

/**
 * Sends JSON to a path below the base URL, once: a request without a response may have had an effect. Returns any
 * response except those that ask for another attempt.
 */
export type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<JsonResponse>;

/** Requests in the name of the account, with rate limit, access token and retries. */
export function authorizedRequests(options: RequestOptions): { get: Get; send: Send } {
  const { url, accountId, apiKey, retry } = options;

  async function sendOnce(path: string, init: RequestInit): Promise<JsonResponse> {
    const release = await options.limiter.acquire(options.signal);
    try {
      options.signal.throwIfAborted();
      return await fetchJson(options.fetch, url + path, init, options.limits, options.signal);
    } finally {
      release();
    }
  }

  const tokens = tokenProvider(
    options.tokenStore,
    async () => {
      const response = await withRetries(async () => {
        const { status, headers, body } = await sendOnce('/accessTokens', tokenRequest(accountId, apiKey));
        // The message of an error could repeat the key.
        return { status, headers, body: status < 300 ? body : { kind: 'empty' } };
      }, retry);
      return issuedToken(response, retry.now());
    },
    retry,
  );

  /** Sends with a valid token, and once more with another token if the first is rejected. */
  async function withToken(
    request: (headers: Record<string, string>) => Promise<JsonResponse>,
    isRejection: (response: JsonResponse) => boolean,
  ): Promise<JsonResponse> {
    const headersFor = (token: string) => ({
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    });
    const token = await tokens.token();
    const response = await request(headersFor(token));
    if (!isRejection(response)) return response;
    return request(headersFor(await tokens.token(token)));
  }

  return {
    async get(path) {
      const request = (headers: Record<string, string>) =>
        withRetries(() => sendOnce(path, { headers }), retry);
      return requireSuccess(await withToken(request, mayBeTokenRejection));
    },
    send(method, path, body) {
      const json = JSON.stringify(body);
      return withToken((headers) => {
        const init = {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: json,
        };
        return withoutRetries(() => sendOnce(path, init), retry.now);
      }, isTokenRejection);
    },
  };
}

/** Whether the upstream rejects the access token. A 403 has other meanings too, so its message decides. */
export function isTokenRejection({ status, body }: JsonResponse): boolean {
  if (status === 401) return true;
  if (status !== 403 || isResponseRejection(body)) return false;
  return (
    body.kind !== 'json' ||
    /token|expired|denied|unauthori[sz]ed|authenticat|scope/i.test(upstreamMessage(body))
  );
}

/** The same for a read, which is rejected with 403 for no other known reason. */
function mayBeTokenRejection({ status, body }: JsonResponse): boolean {
  return status === 401 || (status === 403 && !isResponseRejection(body));
}

/** The envelope of a successful response. @throws AppError for any other */
export function requireSuccess({ status, body }: Pick<JsonResponse, 'status' | 'body'>): LooseRecord {
  if (status < 200 || status > 299) throw errorResponse(status, body);
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  if (!envelope) throw new AppError('hostaway-response', { kind: body.kind });
  if (fieldOf(envelope, 'status') === 'fail') throw errorResponse(status, body);
  return envelope;
}
