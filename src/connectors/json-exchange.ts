import { readBounded } from './bounded-body.ts';

export type Fetch = typeof globalThis.fetch;

/** What a body turned out to be. Upstreams and the proxies before them also send web pages, nothing, or half of it. */
export type Content =
  | { kind: 'json'; value: unknown }
  | { kind: 'web-page' }
  | { kind: 'empty' }
  | { kind: 'unreadable' };

export interface Answer {
  status: number;
  headers: Headers;
  content: Content;
}

export type FailureKind = 'unreachable' | 'no-answer-in-time' | 'too-slow' | 'broken-off' | 'too-large';

/** No answer, or none that could be read to its end. Each connector finds its own words for the kinds. */
export class ExchangeFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(`exchange failed: ${kind}`, { cause });
    this.name = 'ExchangeFailure';
    this.kind = kind;
  }
}

export interface ExchangeLimits {
  /** Until the headers are here: name look-up, connection and the upstream's own thinking. */
  headersMs: number;
  /** Until the last byte of the body, counted from the start. */
  bodyMs: number;
  /** Of the body after decompression. */
  maxBytes: number;
}

/**
 * One request and its whole answer, within limits of time and size. Any status is an answer.
 *
 * @param signal when the caller itself gives up; its reason is what is then thrown
 * @throws ExchangeFailure
 */
export async function exchange(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  limits: ExchangeLimits,
  signal?: AbortSignal,
): Promise<Answer> {
  const own = new AbortController();
  const giveUp = (kind: FailureKind) => own.abort(new ExchangeFailure(kind));
  const timers = [
    setTimeout(giveUp, limits.headersMs, 'no-answer-in-time'),
    setTimeout(giveUp, limits.bodyMs, 'too-slow'),
  ] as const;
  const combined = signal ? AbortSignal.any([signal, own.signal]) : own.signal;
  let reached = false;
  try {
    // A redirect is an answer too: following it could carry the credentials somewhere else.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: combined });
    clearTimeout(timers[0]);
    reached = true;
    const text = await readBounded(response, limits.maxBytes);
    if (text === null) throw new ExchangeFailure('too-large');
    return { status: response.status, headers: response.headers, content: contentOf(text) };
  } catch (error) {
    if (combined.aborted) throw combined.reason;
    if (error instanceof ExchangeFailure) throw error;
    throw new ExchangeFailure(reached ? 'broken-off' : 'unreachable', error);
  } finally {
    timers.forEach(clearTimeout);
  }
}

function contentOf(text: string): Content {
  const body = text.trim();
  if (body === '') return { kind: 'empty' };
  if (body.startsWith('<')) return { kind: 'web-page' };
  try {
    return { kind: 'json', value: JSON.parse(body) };
  } catch {
    return { kind: 'unreadable' };
  }
}
