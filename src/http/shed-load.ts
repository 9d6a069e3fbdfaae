import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_ROOT, calls } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import type { Server } from './api/server-type.ts';
import { createGate, type Gate } from './gate.ts';

/** A few more than there are database connections, and as many waiting as are answered within a moment. */
const CALLS = { atOnce: 24, waiting: 512 };
/** A password takes a tenth of a second of one core to check; guesses must not take all of them. */
const SIGN_INS = { atOnce: 4, waiting: 64 };
/** A search may look at very many reviews, and pages need connections too. */
const SEARCHES = { atOnce: 4, waiting: 64 };
/** The word that the product is alive, and a stream that works only when there is news. */
const UNCOUNTED = [API_ROOT + calls.health(), API_ROOT + calls.live()];

const GONE = new AppError('unavailable', 'Whoever asked has gone away.');

/** Lets only so many calls work at once. */
export function shedLoad(api: Server, { log }: Context): void {
  const all = createGate({ ...CALLS, onOverload: reporting(log, 'calls') });
  const signIns = createGate({ ...SIGN_INS, onOverload: reporting(log, 'sign-ins') });
  const searches = createGate({ ...SEARCHES, onOverload: reporting(log, 'searches') });
  const inside = new WeakMap<FastifyRequest, () => void>();

  function gateOf({ method, routeOptions, query }: FastifyRequest): Gate | null {
    if (UNCOUNTED.includes(routeOptions.url ?? '')) return null;
    if (method === 'POST' && routeOptions.url === API_ROOT + calls.session()) return signIns;
    return (query as { search?: unknown }).search ? searches : all;
  }
  const enter = async (request: FastifyRequest, { raw }: FastifyReply) => {
    // What somebody has changed is kept, late or not; what somebody wants to see is asked for again.
    const leave = await gateOf(request)?.enter(hasBody(request));
    if (!leave) return;
    inside.set(request, leave);
    if (raw.destroyed) throw GONE;
  };
  // The work goes on when the visitor has gone away, and its place is free only once it has ended.
  api.addHook('onSend', (request, _reply, _payload, done) => {
    inside.get(request)?.();
    done();
  });
  const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';
  api.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await enter(request, reply);
  });
  // Only once the body is there: whoever sends it slowly keeps nobody else out.
  api.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) await enter(request, reply);
  });
}

function reporting(log: Context['log'], what: string) {
  return (turnedAway: number) => log.warn({ turnedAway }, `too many ${what} at once; some are turned away`);
}
