import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { PROOF_HEADER } from '#contract/accounts/proofs.ts';
import { API_ROOT } from '#contract/paths.ts';
import type { Route } from '#contract/route.ts';
import { type Actor, userActor } from '#domain/accounts/actor.ts';
import { canTokens, forbiddenReason, type Permission } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { isOwnHost } from '#domain/host.ts';
import type { Self } from '#services/accounts/account.ts';
import { actorOfToken } from '#services/accounts/api-tokens.ts';
import { requireProof } from '#services/accounts/proofs.ts';
import type { Context } from '#services/context.ts';
import { bearerOf } from './bearer.ts';
import { knownDevice, sessionTokenOf } from './cookies.ts';
import type { HttpOptions, Server } from './options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call under /api needs. The server does not start while one declares nothing. */
    permission?: Permission | 'public';
    /** Public, but about sessions: an API token is refused. */
    refusesTokens?: boolean;
    /** Another system calls it, which proves itself by what it sends. */
    isFromSystem?: boolean;
    concurrency?: Route['concurrency'];
    /** Whether the call, or one with this body, needs a proof of identity. */
    reauthenticate?: Route['reauthenticate'];
  }
}

/** The session of a signed-in person, or null for an anonymous visitor and an API token. */
export async function sessionOf({ accounts }: Context, request: FastifyRequest) {
  return bearerOf(request) === null ? accounts.findSession(sessionTokenOf(request)) : null;
}

/**
 * The actor of a public call whose response depends on it; null for an anonymous visitor and without a required factor. A
 * request with an API token has no session, whatever cookies it carries.
 *
 * @throws unauthenticated for an API token that is not valid
 */
export async function findActor(context: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerOf(request);
  return token === null ? personOf(context, request) : actorOfToken(context, token, request.ip);
}

/** The signed-in person who opens a page, where API tokens do not count; null without a required factor too. */
export async function personOf(context: Context, request: FastifyRequest): Promise<Actor | null> {
  const user = (await sessionOf(context, request))?.user;
  return user && !user.lacksSecondFactor ? userActor(user, request.ip) : null;
}

/**
 * The signed-in person of a call that declares a permission, with their session.
 *
 * @throws unauthenticated, if the session of the actor has ended since then, also where the browser has one of someone else
 */
export async function selfOf(context: Context, request: FastifyRequest): Promise<Self> {
  const session = await sessionOf(context, request);
  const actor = actorOf(request);
  if (session?.user.username !== actor.name) throw new AppError('sign-in-required');
  return { session, actor, deviceId: knownDevice(request, actor.name) };
}

const SECOND_FACTOR_MISSING = new AppError('lacks-second-factor');

const NEEDS_PROOF = `Needs a proof of identity for this call, in the header ${PROOF_HEADER}.`;

const actors = new WeakMap<FastifyRequest, Actor>();

/** The actor of a request, even if it was refused; undefined if unknown. */
export const knownActorOf = (request: FastifyRequest): Actor | undefined => actors.get(request);

/** The actor of a call that declares a permission. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request);
  if (!actor) throw new Error(`${request.url} needs an actor but declares no permission`);
  return actor;
}

/**
 * Enforces what each route declares in `config.permission` and `config.reauthenticate`. Permissions are checked before the
 * input is validated, so that validation errors reveal nothing to an anonymous visitor. Changes must come from the same origin.
 */
export function requirePermissions(api: Server, { context, publicUrl }: HttpOptions): void {
  api.addHook('onRoute', ({ method, url, config }) => {
    if (config?.permission === undefined) throw new Error(`${method} ${url} declares no permission`);
  });
  api.addHook('onRoute', ({ schema, config }) => {
    if (!schema) return;
    schema.security ??= securityOf(config ?? {});
    if (config?.reauthenticate) schema.description = `${schema.description ?? ''} ${NEEDS_PROOF}`.trim();
  });
  api.addHook('onRequest', async (request) => {
    const { permission, refusesTokens, isFromSystem } = request.routeOptions.config;
    if (isFromSystem) return;
    const token = bearerOf(request);
    if (token !== null && refusesTokens) throw new AppError('needs-person');
    // Browsers send a token only if a script of ours says so, so that a request with one proves its origin.
    const isChange = token === null && request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange) requireOwnHost(request, publicUrl);
    if (permission === 'public') {
      // Such as a sign-in: programs that send neither header pass, other sites do not.
      if (isChange && provenanceOf(request, publicUrl) === 'foreign') throw new AppError('foreign-origin');
      return;
    }
    const actor =
      token === null
        ? await actorOfSession(context, request)
        : await actorOfToken(context, token, request.ip);
    actors.set(request, actor);
    if (isChange && provenanceOf(request, publicUrl) !== 'own') throw new AppError('unproven-origin');
    if (permission === undefined) throw new Error(`${request.url} declares no permission`);
    const reason = forbiddenReason(actor, permission);
    if (reason !== null) throw new AppError(reason);
  });
  const options = { hasGroupsOfSso: Boolean(context.sso?.mapping.groupClaim) };
  // After validation, so that an invalid call does not use the proof up.
  api.addHook('preHandler', async (request) => {
    const { reauthenticate = false } = request.routeOptions.config;
    const { method, url, body, headers } = request;
    const isNeeded =
      typeof reauthenticate === 'function' ? reauthenticate(body as object, options) : reauthenticate;
    if (!isNeeded) return;
    const [path = ''] = url.slice(API_ROOT.length).split('?', 1);
    const proof = headers[PROOF_HEADER];
    await requireProof(context, await selfOf(context, request), `${method} ${path}`, proof?.toString());
  });
}

/** @throws unauthenticated without a session; forbidden while the person lacks a required second factor */
async function actorOfSession(context: Context, request: FastifyRequest): Promise<Actor> {
  const user = (await sessionOf(context, request))?.user;
  if (!user) throw new AppError('sign-in-required');
  const { permission } = request.routeOptions.config;
  if (user.lacksSecondFactor && permission !== 'account:manage') throw SECOND_FACTOR_MISSING;
  return userActor(user, request.ip);
}

/** What a call accepts, for the OpenAPI document. */
function securityOf({
  permission,
  refusesTokens,
  isFromSystem,
}: FastifyContextConfig): Record<string, string[]>[] {
  const isPublic = permission === undefined || permission === 'public';
  if (isPublic && (refusesTokens || isFromSystem)) return [];
  const session = { session: [] };
  const token = { token: [] };
  if (isPublic) return [{}, session, token];
  return canTokens(permission) ? [session, token] : [session];
}

/** @throws forbidden when the request is for another host, whose owner may have pointed its name at this server */
function requireOwnHost({ headers: { host } }: FastifyRequest, publicUrl: string): void {
  if (isOwnHost(host, publicUrl)) return;
  throw new AppError('wrong-host');
}

/** The origin of a request according to its headers, which browsers set and scripts cannot change. */
type Provenance = 'own' | 'foreign' | 'unknown';

function provenanceOf(request: FastifyRequest, publicUrl: string): Provenance {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    // Behind a proxy, the request itself may have come by http.
    const scheme = publicUrl.startsWith('https:') ? 'https' : request.protocol;
    return origin === new URL(publicUrl).origin || origin === `${scheme}://${host}` ? 'own' : 'foreign';
  }
  if (site === undefined) return 'unknown';
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}

/** @throws forbidden for what a page of another site requests, in browsers that say so */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'cross-site') return;
  throw new AppError('foreign-site');
}
