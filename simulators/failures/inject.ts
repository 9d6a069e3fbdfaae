import { setTimeout as delay } from 'node:timers/promises';
import type { Handler, SimulatedRequest, SimulatedResponse } from '../serve.ts';
import { drip, hang, oversize, reset, truncate } from './deliveries.ts';
import type { Announcement, Failure } from './failure.ts';
import type { FailureRules } from './rules.ts';

/** The responses that an upstream gives when it fails. */
export interface FailureResponses<Name extends string> {
  named: Record<Name, (request: SimulatedRequest) => SimulatedResponse>;
  tooManyRequests: (request: SimulatedRequest) => SimulatedResponse;
  /** How the upstream announces when to try again, unless the failure says otherwise. */
  announce: Announcement;
}

const PAGE =
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>\n';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const NO_RESPONSE: SimulatedResponse = { status: 0, body: '' };

/** The page of a proxy whose upstream is unreachable. */
export const BAD_GATEWAY: SimulatedResponse = { status: 502, headers: HTML, body: PAGE };

/** Wraps a handler so that the requests that a rule matches fail. */
export function withFailures<Name extends string>(
  rules: FailureRules<Name>,
  responses: FailureResponses<Name>,
  handle: Handler,
): Handler {
  return async (request) => {
    const matched = rules.match(request);
    if (!matched) return handle(request);
    const { failure, takesEffect = false } = matched.rule;
    const processed = takesEffect ? await handle(request) : null;
    if (typeof failure === 'string') return { ...responses.named[failure](request), failure };
    const real = async () => processed ?? (await handle(request));
    if (failure.kind === 'storm') {
      const rejected = responses.tooManyRequests(request);
      const announced = announcement(failure.announce ?? responses.announce, matched);
      return { ...rejected, headers: { ...rejected.headers, ...announced }, failure: failure.kind };
    }
    return { ...(await inject(failure, real)), failure: failure.kind };
  };
}

async function inject(
  failure: Exclude<Failure, { kind: 'storm' }>,
  real: () => Promise<SimulatedResponse>,
): Promise<SimulatedResponse> {
  switch (failure.kind) {
    case 'status': {
      const { status, body = '', headers } = failure;
      const isHtml = typeof body === 'string' && body.startsWith('<');
      return { status, body, headers: { ...(isHtml ? HTML : {}), ...headers } };
    }
    case 'hang': {
      const { at = 'before-headers', ms } = failure;
      return { ...(at === 'before-headers' ? NO_RESPONSE : await real()), deliver: hang(at, ms) };
    }
    case 'reset': {
      const { at = 'before-headers' } = failure;
      return { ...(at === 'before-headers' ? NO_RESPONSE : await real()), deliver: reset(at) };
    }
    case 'drip':
      return { ...(await real()), deliver: drip(failure.bytes ?? 64, failure.everyMs ?? 100) };
    case 'truncate':
      return {
        ...(await real()),
        deliver: truncate(failure.share ?? 0.5, failure.contentLength ?? 'right'),
      };
    case 'html':
      return { status: failure.status ?? 200, headers: HTML, body: failure.body ?? PAGE };
    case 'wrong-json':
      return { status: 200, body: JSON.stringify(failure.body === undefined ? [] : failure.body) };
    case 'slow':
      await delay(failure.ms, undefined, { ref: false });
      return real();
    case 'oversize':
      return { status: 200, body: '', deliver: oversize(failure.bytes) };
  }
}

function announcement(form: Announcement, { until }: { until: number }): Record<string, string> {
  if (form === 'none') return {};
  if (form === 'x-ratelimit-retry-after') {
    return { 'X-RateLimit-Retry-After': String(Math.ceil(until / 1000)) };
  }
  return { 'Retry-After': String(Math.max(1, Math.ceil((until - Date.now()) / 1000))) };
}
