import { jsonRequest } from './json-request.ts';

/** An answer that nobody took for so many milliseconds is out of date. */
const FRESH = 60_000;

const asked = new Map<string, { answer: Promise<Response>; at: number }>();
let isOver = false;

/** Asks the server while the app itself is still on its way; once it is there, this does nothing. */
export function askEarly(url: string): void {
  if (isOver) return;
  const answer = jsonRequest(url, { method: 'GET' });
  // A failure belongs to whoever takes the answer.
  answer.catch(() => undefined);
  asked.set(url, { answer, at: performance.now() });
}

/** The app is there, and asks for itself. */
export function endEarlyCalls(): void {
  isOver = true;
}

/** The answer to a call that was asked for early, once; undefined if it was not, or too long ago. */
export function takeEarly(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = asked.get(url);
  asked.delete(url);
  if (!early || performance.now() - early.at > FRESH) return undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([early.answer, aborted]);
}

/** Something is about to change at the server: what was asked for before is not to be believed. */
export function forgetEarly(): void {
  asked.clear();
}
