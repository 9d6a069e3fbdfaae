import { setTimeout as pause } from 'node:timers/promises';
import type { Answering, SimulatedAnswer, SimulatedRequest } from '../serve.ts';
import { drip, hang, oversize, reset, truncate } from './deliveries.ts';
import type { Failure } from './failure.ts';
import type { Hit, Switchboard } from './switchboard.ts';

/** What an upstream says when it fails in its own words. */
export interface Manners<Name extends string> {
  named: Record<Name, (request: SimulatedRequest) => SimulatedAnswer>;
  tooMany: (request: SimulatedRequest) => SimulatedAnswer;
  /** How the upstream says when to come back, unless a storm says otherwise. */
  announce: Announcement;
}

type Announcement = 'x-ratelimit-retry-after' | 'retry-after' | 'none';

const PAGE =
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head>' +
  '<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>\n';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The proxy's page before a service that is away. */
export const BAD_GATEWAY: SimulatedAnswer = { status: 502, headers: HTML, body: PAGE };

/** Answers as `answer` does, but for the requests that a rule of the switchboard picks. */
export function withFailures<Name extends string>(
  switchboard: Switchboard<Name>,
  manners: Manners<Name>,
  answer: Answering,
): Answering {
  return async (request) => {
    const hit = switchboard.take(request);
    if (!hit) return answer(request);
    const { failure, takesEffect = false } = hit.rule;
    const lost = takesEffect ? await answer(request) : null;
    if (typeof failure === 'string') return { ...manners.named[failure](request), failure };
    const real = async () => lost ?? (await answer(request));
    return { ...(await spoiled(failure, hit, { real, request, manners })), failure: failure.kind };
  };
}

const isSilent = (at = 'before-headers') => at === 'before-headers';
const SILENCE: SimulatedAnswer = { status: 0, body: '' };

interface Surroundings {
  real: () => Promise<SimulatedAnswer>;
  request: SimulatedRequest;
  manners: Omit<Manners<string>, 'named'>;
}

async function spoiled(
  failure: Failure,
  { until }: Pick<Hit<string>, 'until'>,
  { real, request, manners }: Surroundings,
): Promise<SimulatedAnswer> {
  switch (failure.kind) {
    case 'status':
      return {
        status: failure.status,
        body: failure.body === undefined ? '' : failure.body,
        headers: headersOf(failure),
      };
    case 'hang': {
      const { at = 'before-headers', ms } = failure;
      return { ...(isSilent(at) ? SILENCE : await real()), deliver: hang(at, ms) };
    }
    case 'reset': {
      const { at = 'before-headers' } = failure;
      return { ...(isSilent(at) ? SILENCE : await real()), deliver: reset(at) };
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
    case 'storm': {
      const refused = manners.tooMany(request);
      const announced = announcement(failure.announce ?? manners.announce, until);
      return { ...refused, headers: { ...refused.headers, ...announced } };
    }
    case 'slow':
      await pause(failure.ms, undefined, { ref: false });
      return real();
    case 'oversize':
      return { status: 200, body: '', deliver: oversize(failure.bytes) };
  }
}

function headersOf({ body, headers }: { body?: unknown; headers?: Record<string, string> }) {
  return { ...(typeof body === 'string' && body.startsWith('<') ? HTML : {}), ...headers };
}

function announcement(form: Announcement, until: number): Record<string, string> {
  if (form === 'none') return {};
  if (form === 'x-ratelimit-retry-after') {
    return { 'X-RateLimit-Retry-After': String(Math.ceil(until / 1000)) };
  }
  return { 'Retry-After': String(Math.max(1, Math.ceil((until - Date.now()) / 1000))) };
}
