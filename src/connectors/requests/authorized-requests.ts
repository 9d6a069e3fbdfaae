import { type Fetch, fetchJson, type JsonResponse, type RequestLimits } from '../http-json.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type RetryOptions, withoutRetries, withRetries } from './retry.ts';
import type { TokenProvider } from './token.ts';

export interface RequestOptions {
  /** Base URL without a trailing slash. */
  url: string;
  fetch: Fetch;
  limits: RequestLimits;
  limiter: RateLimiter;
  /** For requests that must not wait for those of a sync. */
  urgentLimiter: RateLimiter;
  retry: RetryOptions;
  /** Aborted when the client is closed. */
  signal: AbortSignal;
  /** Where tokens come from. @param send sends one request below the base URL, within the rate limit */
  tokens(send: SendOnce): TokenProvider;
  /**
   * Whether the upstream rejects the access token.
   *
   * @param isRead whether the request was a read, which has fewer other reasons to be rejected
   */
  isTokenRejection(response: JsonResponse, isRead: boolean): boolean;
}

export type SendOnce = (path: string, init: RequestInit) => Promise<JsonResponse>;

/**
 * Reads a path below the base URL, query included. Returns any response that does not ask for another attempt.
 *
 * @param isUrgent whether it must not wait for the requests of a sync
 */
export type Get = (path: string, isUrgent?: boolean) => Promise<JsonResponse>;

/**
 * Sends JSON to a path below the base URL, once: a request without a response may have had an effect. Returns any
 * response except those that ask for another attempt.
 */
export type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<JsonResponse>;

/** Sends requests below the base URL within a rate limit. */
export function sender(
  { url, fetch, limits, signal }: Pick<RequestOptions, 'url' | 'fetch' | 'limits' | 'signal'>,
  limiter: RateLimiter,
): SendOnce {
  return async (path, init) => {
    const release = await limiter.acquire(signal);
    try {
      signal.throwIfAborted();
      return await fetchJson(fetch, url + path, init, limits, signal);
    } finally {
      release();
    }
  };
}

/** Requests in the name of an account, with rate limit, access token and retries. */
export function authorizedRequests(options: RequestOptions): { get: Get; send: Send } {
  const { retry, signal, isTokenRejection } = options;
  const sendOnce = sender(options, options.limiter);
  const sendUrgently = sender(options, options.urgentLimiter);
  const tokens = options.tokens(sendOnce);

  /** Sends with a valid token, and once more with another token if the first is rejected. */
  async function withToken(
    request: (headers: Record<string, string>) => Promise<JsonResponse>,
    isRead: boolean,
  ): Promise<JsonResponse> {
    signal.throwIfAborted();
    const headersFor = (token: string) => ({
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    });
    const token = await tokens.token();
    const response = await request(headersFor(token));
    if (!isTokenRejection(response, isRead)) return response;
    return request(headersFor(await tokens.token(token)));
  }

  return {
    get(path, isUrgent = false) {
      const send = isUrgent ? sendUrgently : sendOnce;
      return withToken((headers) => withRetries(() => send(path, { headers }), retry), true);
    },
    send(method, path, body) {
      const json = JSON.stringify(body);
      return withToken((headers) => {
        const init = {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: json,
        };
        return withoutRetries(() => sendOnce(path, init), retry);
      }, false);
    },
  };
}
