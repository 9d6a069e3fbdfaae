import { request } from './request.ts';

/** A prefetched response is used for this many milliseconds. */
const MAX_AGE = 60_000;

const prefetched = new Map<string, { response: Promise<Response>; at: number }>();
let hasAppStarted = false;

/** Sends a GET request before the app has loaded; does nothing after the app has started. */
export function prefetch(url: string): void {
  if (hasAppStarted) return;
  const response = request(url, { method: 'GET' });
  // The caller that takes the response handles its error.
  response.catch(() => undefined);
  prefetched.set(url, { response, at: performance.now() });
}

/** Called when the app starts: from then on it sends its own requests. */
export function stopPrefetching(): void {
  hasAppStarted = true;
}

/** The prefetched response for a URL, which can be taken once; undefined if there is none or it is too old. */
export function takePrefetched(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const entry = prefetched.get(url);
  prefetched.delete(url);
  if (!entry || performance.now() - entry.at > MAX_AGE) return undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([entry.response, aborted]);
}

/** Called before a change: the prefetched responses are then out of date. */
export function discardPrefetched(): void {
  prefetched.clear();
}
