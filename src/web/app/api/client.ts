import { calls } from '#contract/paths.ts';
import { PRIMARY_READS_MS } from '#domain/replica-lag.ts';
import { ApiError } from './api-error.ts';
import { callUrl, type QueryValue } from './call-url.ts';
import { apiCopy } from './copy.ts';
import { forgetEarly, takeEarly } from './early-answers.ts';
import { jsonRequest } from './json-request.ts';

/** After this many milliseconds a call counts as failed. */
const TIMEOUT = 30_000;

export interface Call {
  query?: Readonly<Record<string, QueryValue>>;
  body?: unknown;
  /** The tag of what this is about: the server refuses where that has become something else. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
}

export interface Client {
  /** Call this when the server has notified of a change: for a while no response may come from a replica. */
  requireFresh(): void;
  get<Data>(path: string, call?: Call): Promise<Data>;
  post<Data>(path: string, call?: Call): Promise<Data>;
  put<Data>(path: string, call?: Call): Promise<Data>;
  remove<Data>(path: string, call?: Call): Promise<Data>;
}

export interface ClientOptions {
  /** The address that calls start with, without a slash at the end. */
  base: string;
  /** Told when a call meets 401, except a sign-in: there it means wrong words, not a session that ended. */
  onUnauthenticated: () => void;
}

/**
 * The one way in which the browser talks to the server. A call gives the envelope's data; it must be HTTP ok and
 * `success` true, everything else throws an `ApiError` (a call aborted by its caller throws the abort).
 */
export function createClient({ base, onUnauthenticated }: ClientOptions): Client {
  let freshUntil = 0;
  async function send<Data>(method: string, path: string, call: Call = {}): Promise<Data> {
    const isFresh = method === 'GET' && Date.now() < freshUntil;
    const response = await answerOf(method, callUrl(base, path, call.query), call, isFresh);
    if (response.status === 401 && !(method === 'POST' && path === calls.session())) onUnauthenticated();
    return dataOf<Data>(response);
  }
  return {
    requireFresh() {
      freshUntil = Date.now() + PRIMARY_READS_MS;
    },
    get: (path, call) => send('GET', path, call),
    post: (path, call) => send('POST', path, call),
    put: (path, call) => send('PUT', path, call),
    remove: (path, call) => send('DELETE', path, call),
  };
}

async function answerOf(method: string, url: string, call: Call, isFresh: boolean): Promise<Response> {
  const { body, ifMatch, signal } = call;
  // The content header announces JSON, so a change that has nothing to say says so in JSON.
  const content = method === 'GET' ? null : JSON.stringify(body ?? {});
  const timeout = AbortSignal.timeout(TIMEOUT);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  if (method !== 'GET') forgetEarly();
  try {
    return await (takeEarly(url, either) ??
      jsonRequest(url, {
        method,
        body: content,
        signal: either,
        // A server elsewhere may not have allowed these, and the browser would not send the call at all.
        ...(url.startsWith('/') && {
          headers: {
            ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
            ...(isFresh && { 'cache-control': 'no-cache' }),
          },
        }),
      }));
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new ApiError(timeout.aborted ? apiCopy.late : apiCopy.unreachable, null);
  }
}

async function dataOf<Data>(response: Response): Promise<Data> {
  const envelope = await envelopeOf(response);
  if (response.ok && envelope?.success === true) return envelope.data as Data;
  const said = typeof envelope?.error === 'string' && envelope.error !== '' ? envelope.error : null;
  throw new ApiError(wordsFor(response, said), response.status);
}

/** A refusal speaks for itself. A status of 500 and more is none: it is told as such, and then in the server's words. */
function wordsFor({ ok, status }: Response, said: string | null): string {
  if (said === null) return ok ? apiCopy.refused : apiCopy.http(status);
  return status >= 500 ? `${apiCopy.http(status)}. ${said}` : said;
}

/** The body if it is our envelope; whatever stands between (a proxy's error page, say) has another body or none. */
async function envelopeOf(
  response: Response,
): Promise<{ success: unknown; data?: unknown; error?: unknown } | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'success' in body ? body : null;
}
