import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { countTokenRequest } from '#services/accounts/api-tokens.ts';
import type { Context, Log } from '#services/context.ts';
import { findActor } from './authorization.ts';
import { bearerOf } from './bearer.ts';
import { knownDevice } from './cookies.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { Server } from './options.ts';

/** How many requests of each kind run at the same time, and how many wait. A session has shares apart from anonymous visitors. */
const SHARES = {
  /** Slightly more than the number of database connections, with a short queue. */
  calls: { concurrency: 24, maxQueue: 512 },
  /** A search may read very many reviews, and pages need connections too. */
  searches: { concurrency: 4, maxQueue: 64 },
  /** Each takes one of the few connections without a time limit. */
  'bulk actions': { concurrency: 1, maxQueue: 16 },
  /** Checking a password takes a tenth of a second of one core; guesses must not take all cores. */
  'sign-ins': { concurrency: 4, maxQueue: 64 },
  /** Of people who are signed in or were on this device, whom a flood of guesses must not keep out. */
  'sign-ins on known devices': { concurrency: 2, maxQueue: 64 },
  /** Rendering takes milliseconds of the event loop and compressing a thread, which everyone shares. */
  'anonymous requests': { concurrency: 2, maxQueue: 64 },
  'anonymous searches': { concurrency: 2, maxQueue: 32 },
  /** One short query each, such as for a photo. A page causes many at the same time. */
  'anonymous lookups': { concurrency: 4, maxQueue: 512 },
  /** Of API tokens that are not cached, because anyone can send invalid ones. */
  'token lookups': { concurrency: 4, maxQueue: 512 },
} as const;
type Share = keyof typeof SHARES;

export type Admission = Record<Share, Limiter>;

/** Limits how many requests run at the same time and rejects the excess with 503. */
export function createAdmission(log: Log): Admission {
  const limiters = Object.entries(SHARES).map(([share, limits]) => [
    share,
    createLimiter({
      ...limits,
      onReject: (rejected) => log.warn({ rejected }, `too many ${share} at once; some are rejected`),
    }),
  ]);
  return Object.fromEntries(limiters);
}

const CLIENT_GONE = new AppError('client-disconnected');

/** A late change is still useful; a late read has been repeated by then. */
const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/** Counts requests with API tokens, and refuses invalid tokens. Before `admitCalls`, which looks tokens up. */
export function countTokenRequests(api: Server, context: Context, admission: Admission): void {
  api.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (token === null || request.routeOptions.config.isFromSystem) return;
    const isCached = context.apiTokens.isCached(token);
    const release = isCached ? () => {} : await admission['token lookups'].acquire(isChange(request));
    await countTokenRequest(context, token, request.ip).finally(release);
  });
}

/** Admits the calls of the API. Public documents are admitted where they are rendered. */
export function admitCalls(api: Server, context: Context, admission: Admission): void {
  const releases = new WeakMap<FastifyRequest, () => void>();

  async function shareOf(request: FastifyRequest): Promise<Share | null> {
    const { concurrency } = request.routeOptions.config;
    if (concurrency === 'unlimited') return null;
    if (concurrency === 'sign-in' && isOnKnownDevice(request)) return 'sign-ins on known devices';
    const isSearch = Boolean((request.query as { search?: unknown }).search);
    // The call itself reports that the database cannot be used.
    const actor = await findActor(context, request).catch(() => null);
    if (concurrency === 'sign-in') return actor ? 'sign-ins on known devices' : 'sign-ins';
    if (!actor) return isSearch ? 'anonymous searches' : 'anonymous requests';
    if (concurrency === 'bulk') return 'bulk actions';
    return isSearch ? 'searches' : 'calls';
  }
  /** Before the body is validated. */
  function isOnKnownDevice(request: FastifyRequest): boolean {
    const { username } = (request.body ?? {}) as { username?: unknown };
    return typeof username === 'string' && knownDevice(request, username) !== null;
  }
  async function admit(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const share = await shareOf(request);
    if (!share) return;
    const release = await admission[share].acquire(isChange(request));
    releases.set(request, release);
    if (raw.destroyed) throw CLIENT_GONE;
  }

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
