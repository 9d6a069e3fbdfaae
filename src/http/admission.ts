import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_ROOT, calls } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { Server } from './options.ts';

/** Slightly more than the number of database connections, with a short queue. */
const CALLS = { concurrency: 24, maxQueue: 512 };
/** Checking a password takes a tenth of a second of one core; guesses must not take all cores. */
const SIGN_INS = { concurrency: 4, maxQueue: 64 };
/** A search may read very many reviews, and pages need connections too. */
const SEARCHES = { concurrency: 4, maxQueue: 64 };
/** Each takes one of the few connections without a time limit. */
const BULK = { concurrency: 1, maxQueue: 16 };
const LONG_CHANGES = [API_ROOT + calls.bulk(), API_ROOT + calls.undoBatch(':id')];
/** The health check and the event stream, which is idle most of the time. */
const UNLIMITED = [API_ROOT + calls.health(), API_ROOT + calls.live()];

const CLIENT_GONE = new AppError('unavailable', 'The client has closed the connection.');

/** Limits how many calls run at the same time and rejects the excess with 503. */
export function limitConcurrency(api: Server, { log }: Context): void {
  const limiterOf = (limits: { concurrency: number; maxQueue: number }, what: string) =>
    createLimiter({
      ...limits,
      onReject: (rejected) => log.warn({ rejected }, `too many ${what} at once; some are rejected`),
    });
  const callLimiter = limiterOf(CALLS, 'calls');
  const signInLimiter = limiterOf(SIGN_INS, 'sign-ins');
  const searchLimiter = limiterOf(SEARCHES, 'searches');
  const bulkLimiter = limiterOf(BULK, 'bulk actions');
  const releases = new WeakMap<FastifyRequest, () => void>();

  function limiterFor({ method, routeOptions, query }: FastifyRequest): Limiter | null {
    if (UNLIMITED.includes(routeOptions.url ?? '')) return null;
    if (method === 'POST' && routeOptions.url === API_ROOT + calls.session()) return signInLimiter;
    if (LONG_CHANGES.includes(routeOptions.url ?? '')) return bulkLimiter;
    return (query as { search?: unknown }).search ? searchLimiter : callLimiter;
  }
  async function admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    // A late change is still useful; a late read has been repeated by then.
    const release = await limiterFor(request)?.acquire(isChange(request));
    if (!release) return;
    releases.set(request, release);
    if (raw.destroyed) throw CLIENT_GONE;
  }
  const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

  api.addHook('onRequest', async (request, reply) => {
    if (!isChange(request)) await admit(request, reply);
  });
  // After the body has arrived, so that a slow sender does not occupy a slot.
  api.addHook('preValidation', async (request, reply) => {
    if (isChange(request)) await admit(request, reply);
  });
  // The handler continues after the client has disconnected, so its slot is released only here.
  api.addHook('onSend', (request, _reply, _payload, done) => {
    releases.get(request)?.();
    done();
  });
}
