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
  const own = new AbortController();
  const abort = (kind: FailureKind) => own.abort(new RequestFailure(kind));
  const timers = [
    setTimeout(abort, limits.headersMs, 'timeout'),
    setTimeout(abort, limits.bodyMs, 'too-slow'),
  ] as const;
  const combined = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
  let hasHeaders = false;
  try {
    // Following a redirect could send the credentials to another server.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: combined });
    clearTimeout(timers[0]);
    hasHeaders = true;
    const text = await readText(response, limits.maxBytes);
    return { status: response.status, headers: response.headers, body: parseBody(text) };
  } catch (error) {
    if (combined.aborted) throw combined.reason;
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(hasHeaders ? 'interrupted' : 'unreachable', error);
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Counts bytes as they arrive: Content-Length may be missing, wrong, or that of the compressed body. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > maxBytes) throw new RequestFailure('too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseBody(text: string): ResponseBody {
  const body = text.trim();
  if (body === '') return { kind: 'empty' };
  if (body.startsWith('<')) return { kind: 'html' };
  try {
    return { kind: 'json', value: JSON.parse(body) };
  } catch {
    return { kind: 'invalid' };
  }
}
