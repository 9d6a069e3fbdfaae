import { type LooseRecord, parseJson, recordOf } from './loose-json.ts';

export type Fetch = typeof globalThis.fetch;

/** A parsed response body. Upstreams and their proxies also send web pages, nothing, or incomplete JSON. */
export type ResponseBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'invalid' };

export interface JsonResponse {
  status: number;
  headers: Headers;
  body: ResponseBody;
}

export type FailureKind = 'unreachable' | 'timeout' | 'too-slow' | 'interrupted' | 'too-large';

/** No complete response arrived. Each connector has its own message for each kind. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`request failed: ${kind}`, { cause });
    this.name = 'RequestFailure';
    this.kind = kind;
  }
}

export interface RequestLimits {
  /** Time until the response headers arrive, name lookup and connection included. */
  headersMs: number;
  /** Time until the last byte of the body, counted from the start. */
  bodyMs: number;
  /** Size of the decompressed body. */
  maxBytes: number;
}

/** A response whose body arrives in parts. */
export interface TextResponse {
  status: number;
  headers: Headers;
  /** Reading them to the end, or leaving them, ends the request. @throws RequestFailure */
  parts: AsyncGenerator<string>;
}

/**
 * Sends one request and reads its complete response, within limits of time and size. Any HTTP status is a response.
 *
 * @param signal aborts the request; its reason is thrown
 * @throws RequestFailure
 */
export async function fetchJson(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: RequestLimits,
  signal?: AbortSignal,
): Promise<JsonResponse> {
  const { status, headers, parts } = await fetchText(fetch, url, init, limits, signal);
  return { status, headers, body: parseBody((await Array.fromAsync(parts)).join('')) };
}

/** The same without waiting for the body, whose parts the caller reads at once. */
export async function fetchText(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: RequestLimits,
  signal?: AbortSignal,
): Promise<TextResponse> {
  const own = new AbortController();
  const abort = (kind: FailureKind) => own.abort(new RequestFailure(kind));
  const headersTimer = setTimeout(abort, limits.headersMs, 'timeout');
  const bodyTimer = setTimeout(abort, limits.bodyMs, 'too-slow');
  const combined = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
  const fail = (kind: FailureKind, error: unknown): never => {
    if (combined.aborted) throw combined.reason;
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(kind, error);
  };
  // Following a redirect could send the credentials to another server.
  const response = await fetch(url, { ...init, redirect: 'manual', signal: combined })
    .catch((error: unknown) => {
      clearTimeout(bodyTimer);
      return fail('unreachable', error);
    })
    .finally(() => clearTimeout(headersTimer));
  async function* parts() {
    try {
      yield* readText(response, limits.maxBytes);
    } catch (error) {
      fail('interrupted', error);
    } finally {
      clearTimeout(bodyTimer);
    }
  }
  return { status: response.status, headers: response.headers, parts: parts() };
}

/** Counts bytes as they arrive: Content-Length may be missing, wrong, or that of the compressed body. */
async function* readText(response: Response, maxBytes: number): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > maxBytes) throw new RequestFailure('too-large');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** The JSON object in a body; null for any other. */
export function recordIn(body: ResponseBody): LooseRecord | null {
  return body.kind === 'json' ? recordOf(body.value) : null;
}

export function parseBody(text: string): ResponseBody {
  const body = text.trim();
  if (body === '') return { kind: 'empty' };
  if (body.startsWith('<')) return { kind: 'html' };
  const value = parseJson(body);
  return value === undefined ? { kind: 'invalid' } : { kind: 'json', value };
}
