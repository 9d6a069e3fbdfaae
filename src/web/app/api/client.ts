import { PROOF_HEADER } from '#contract/accounts/proofs.ts';
import { type ApiRoute, routePath } from '#contract/route-path.ts';
import type { LinesRoute, RouteData, RouteInput } from '#contract/route-types.ts';
import { PRIMARY_READS_MS } from '#domain/replica-lag.ts';
import { ApiError, hasCode } from './api-error.ts';
import { discardPrefetched, takePrefetched } from './prefetched.ts';
import { callUrl, type QueryValue, request } from './request.ts';

/** The messages of failed calls for which the server sent none. */
export const MESSAGES = {
  http: (status: number) => `HTTP error! status: ${status}`,
  unsuccessful: 'API request failed',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server did not answer in time. Try again.',
} as const;

/** Milliseconds after which a call fails. */
const TIMEOUT = 30_000;

interface Options {
  /** The entity tag that the change is based on: the server rejects it if the resource has changed since. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
  /** Milliseconds after which the call fails, if not the default. */
  timeout?: number;
}

/** The options may be left out where nothing in them is required. */
type Given<All> = Partial<All> extends All ? [options?: All] : [options: All];

export interface Client {
  /** Call this after a notification of a change: for a while, responses must not come from a replica. */
  requireFresh(): void;
  /** Calls a route of the API, such as `PUT /reviews/hostaway/:id/approve`. */
  request<Key extends ApiRoute>(
    key: Key,
    ...options: Given<Options & RouteInput<Key>>
  ): Promise<RouteData<Key>>;
  /** Calls a route whose response arrives in lines; `readLines` reads them. */
  open<Key extends LinesRoute>(key: Key, ...options: Given<Options & RouteInput<Key>>): Promise<Response>;
}

export interface ClientOptions {
  /** The base URL of all calls, without a slash at the end. */
  base: string;
  /** Called when a call returns 401, except a sign-in, where 401 means wrong credentials. */
  onUnauthenticated: () => void;
  /**
   * Asks the person to confirm their identity, for a call that needs it.
   *
   * @param call method and path
   * @returns the proof. @throws if they cancel
   */
  askForProof: (call: string) => Promise<string>;
}

/**
 * The HTTP client of the app. A call returns the envelope's data if the response is HTTP ok and `success` is true, and
 * throws an `ApiError` otherwise. A call that its caller aborts throws the abort.
 */
export function createClient({ base, onUnauthenticated, askForProof }: ClientOptions): Client {
  let freshUntil = 0;
  async function openOnce(key: ApiRoute, path: string, options: Sent, proof?: string): Promise<Response> {
    const method = methodOf(key);
    const isFresh = method === 'GET' && Date.now() < freshUntil;
    const response = await send(method, callUrl(base, path, options.query), options, { isFresh, proof });
    if (response.status === 401 && !key.startsWith('POST /session')) onUnauthenticated();
    return response;
  }
  const requestOnce = async (...[key, path, ...options]: Parameters<typeof openOnce>): Promise<unknown> =>
    dataOf(await openOnce(key, path, ...options), path);
  return {
    requireFresh() {
      freshUntil = Date.now() + PRIMARY_READS_MS;
    },
    open(key, ...[given]) {
      const options: Sent = given ?? {};
      return openOnce(key, routePath<ApiRoute>(key, options.params ?? {}), { ...options, accept: LINES });
    },
    async request<Key extends ApiRoute>(key: Key, ...[given]: Given<Options & RouteInput<Key>>) {
      const options: Sent = given ?? {};
      const path = routePath<ApiRoute>(key, options.params ?? {});
      try {
        return (await requestOnce(key, path, options)) as RouteData<Key>;
      } catch (error) {
        if (!hasCode(error, 'reauthentication-required')) throw error;
        const proof = await askForProof(`${methodOf(key)} ${path}`);
        return (await requestOnce(key, path, options, proof)) as RouteData<Key>;
      }
    },
  };
}

/** The content type of a response in lines. */
const LINES = 'application/x-ndjson';
const methodOf = (key: ApiRoute) => key.slice(0, key.indexOf(' '));

interface Sent extends Options {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  accept?: string;
}

async function send(
  method: string,
  url: string,
  call: Sent,
  { isFresh, proof }: { isFresh: boolean; proof: string | undefined },
): Promise<Response> {
  const { body, ifMatch, signal } = call;
  // The content type is JSON, so a change without a body sends an empty object.
  const content = method === 'GET' ? null : JSON.stringify(body ?? {});
  const timeout = AbortSignal.timeout(call.timeout ?? TIMEOUT);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  if (method !== 'GET') discardPrefetched();
  try {
    return await (takePrefetched(url, either) ??
      request(url, {
        method,
        body: content,
        signal: either,
        headers: {
          ...(call.accept && { accept: call.accept }),
          ...(proof && { [PROOF_HEADER]: proof }),
          // The browser would not send the request to an origin that does not allow these headers.
          ...(url.startsWith('/') && ifMatch && { 'if-match': `"${ifMatch}"` }),
          ...(url.startsWith('/') && isFresh && { 'cache-control': 'no-cache' }),
        },
      }));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(timeout.aborted ? MESSAGES.timeout : MESSAGES.unreachable, null);
  }
}

/** Calls whose error messages must contain the status. */
const SHOWS_STATUS = /^\/(reviews\/hostaway|google-reviews)\b/;

/** The data of a response. @throws ApiError for a failure */
export async function dataOf<Data>(response: Response, path = ''): Promise<Data> {
  const envelope = await envelopeOf(response);
  if (response.ok && envelope?.success === true) return envelope.data as Data;
  const message = typeof envelope?.error === 'string' && envelope.error !== '' ? envelope.error : null;
  const code = typeof envelope?.code === 'string' ? envelope.code : null;
  const status = MESSAGES.http(response.status);
  const fallback = response.ok ? MESSAGES.unsuccessful : status;
  const isLong = message !== null && response.status >= 500 && SHOWS_STATUS.test(path);
  throw new ApiError(isLong ? `${status}. ${message}` : (message ?? fallback), response.status, code);
}

/** The body if it is the API's envelope; a proxy's error page has another body or none. */
async function envelopeOf(
  response: Response,
): Promise<{ success: unknown; data?: unknown; error?: unknown; code?: unknown } | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'success' in body ? body : null;
}
