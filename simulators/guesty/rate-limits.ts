import type { SimulatedResponse } from '../serve.ts';
import { refusal } from './refusals.ts';

/** Requests in each window (Guesty Open API, "Rate limits"). */
const LIMITS = [
  { name: 'Second', requests: 15, windowMs: 1_000 },
  { name: 'Minute', requests: 120, windowMs: 60_000 },
  { name: 'Hour', requests: 5_000, windowMs: 3_600_000 },
];

/** Adds the headers of the limits to a response, or answers 429 instead of handling the request. */
export type Limited = (handle: () => Promise<SimulatedResponse>) => Promise<SimulatedResponse>;

/** @param isOn whether requests over the limit are refused; the headers are always sent */
export function rateLimits(isOn: boolean, now: () => number): Limited {
  let accepted: number[] = [];
  return async (handle) => {
    const time = now();
    accepted = accepted.filter((at) => at > time - 3_600_000);
    const windows = LIMITS.map(({ name, requests, windowMs }) => {
      // The newest requests are at the end.
      const oldest = accepted.findIndex((at) => at > time - windowMs);
      const used = oldest === -1 ? 0 : accepted.length - oldest;
      const waitMs = used < requests ? 0 : (accepted.at(-requests) ?? time) + windowMs - time;
      return { name, requests, used, waitMs };
    });
    const waitMs = isOn ? Math.max(...windows.map((window) => window.waitMs)) : 0;
    if (waitMs === 0 && isOn) accepted.push(time);
    const headers: Record<string, string> = {};
    for (const { name, requests, used } of windows) {
      headers[`X-RateLimit-Limit-${name}`] = String(requests);
      headers[`X-RateLimit-Remaining-${name}`] = String(Math.max(0, requests - used - 1));
    }
    if (waitMs > 0) {
      const retry = { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
      return { ...refusal(429, 'Too Many Requests'), headers: { ...headers, ...retry } };
    }
    const response = await handle();
    return { ...response, headers: { ...headers, ...response.headers } };
  };
}
