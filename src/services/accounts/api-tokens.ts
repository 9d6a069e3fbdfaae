import type { AccessSetting } from '#domain/accounts/access.ts';
import { type Actor, anonymousVisitor, tokenActor } from '#domain/accounts/actor.ts';
import {
  expiryProblem,
  MAX_TOKENS,
  REQUESTS_PER_MINUTE,
  TOKEN_BYTES,
  TOKEN_PREFIX,
  tokenNameProblem,
} from '#domain/accounts/api-token.ts';
import { can, type Role, rolesUpTo } from '#domain/accounts/permissions.ts';
import { type Day, dayIn, nextDay, startOfDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import type { ListedToken } from '#storage/accounts/api-tokens.ts';
import type { Clock, Logs, SignIns, Stored, Tokens } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { attemptPassword } from './password-attempts.ts';
import { requireAccessTo } from './people.ts';

export interface TokenInput {
  name: string;
  role: Role;
  /** The last day on which it works, in the time zone of the product. */
  expiresOn: Day;
  /** All by default. It never works with more than its creator. */
  access?: AccessSetting;
  requestsPerMinute?: number;
}

/** The actor's own tokens; who manages people sees everyone's. */
export function listTokens({ storage }: Stored, actor: Actor): Promise<ListedToken[]> {
  return storage.apiTokens.list(ownerLimit(actor));
}

/**
 * Creates a token.
 *
 * @param owner whom it belongs to; the actor by default
 * @returns the token itself, which is not stored
 * @throws forbidden for a role above the owner's; invalid for a wrong expiry; conflict for a name in use or too many tokens
 */
export async function createToken(
  context: Stored & Clock & Logs,
  actor: Actor,
  input: TokenInput,
  owner: Pick<Actor, 'name' | 'role'> = actor,
): Promise<string> {
  const { name, role, expiresOn, access = 'all', requestsPerMinute = REQUESTS_PER_MINUTE.default } = input;
  const { storage, timeZone, now } = context;
  if (!rolesUpTo(owner.role).includes(role)) throw new AppError('token-role', { role: owner.role });
  const problem = tokenNameProblem(name) ?? expiryProblem(expiresOn, dayIn(now(), timeZone));
  if (problem) throw AppError.of(problem);
  await requireAccessTo(context, actor, access);
  const secret =
    TOKEN_PREFIX + Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');
  const expiresAt = startOfDay(nextDay(expiresOn), timeZone);
  const isOwn = owner.name === actor.name;
  const other = isOwn ? null : owner.name;
  await storage.transact(async (tx) => {
    await tx.locks.acquire(`tokens of ${owner.name}`);
    const own = await tx.apiTokens.list(owner.name);
    if (own.length >= MAX_TOKENS) throw new AppError('too-many-tokens', { owner: other });
    if (own.some((token) => token.name.toLowerCase() === name.toLowerCase())) {
      throw new AppError('token-name-taken', { owner: other, name });
    }
    await tx.apiTokens.insert({
      owner: owner.name,
      name,
      secret,
      role,
      access,
      expiresAt,
      requestsPerMinute,
    });
  });
  const data = { ...(!isOwn && { owner: owner.name }), role, listings: access, expiresOn, requestsPerMinute };
  await recordEvent(context, actor, { kind: 'token.created', target: name, data });
  return secret;
}

/** Revokes a token: it stops working at once, on every process. @throws not-found also for a token of someone else */
export async function revokeToken(context: Stored & Logs, actor: Actor, id: number): Promise<void> {
  const revoked = await context.storage.transact((tx) => tx.apiTokens.delete(id, ownerLimit(actor)));
  if (!revoked) throw new AppError('unknown-token');
  const { name, owner } = revoked;
  await recordEvent(context, actor, { kind: 'token.revoked', target: name, data: { owner } });
}

export async function revokeOwnTokens(context: Stored & Logs, actor: Actor): Promise<void> {
  const names = await context.storage.transact((tx) => tx.apiTokens.deleteOf(actor.name));
  const data = { owner: actor.name };
  for (const target of names) await recordEvent(context, actor, { kind: 'token.revoked', target, data });
}

/** The actor of a request with a token. @throws unauthenticated */
export async function actorOfToken({ apiTokens }: Tokens, secret: string, address: string): Promise<Actor> {
  const holder = await apiTokens.find(secret);
  if (!holder) throw new AppError('token-refused');
  return tokenActor(holder, address);
}

/**
 * Counts a request with a token.
 *
 * @throws unauthenticated; rate-limited when there were too many, or too many with invalid tokens from the address. Valid tokens
 *   still work there: 256 bits cannot be guessed, and a script with a revoked token must not block others.
 */
export async function countTokenRequest(
  context: SignIns & Tokens,
  secret: string,
  address: string,
): Promise<void> {
  const { apiTokens, tokenRequests } = context;
  const holder = await apiTokens.find(secret);
  if (!holder) {
    const actor = anonymousVisitor(address);
    await attemptPassword(
      context,
      { username: null, actor, deviceId: null, failure: 'token.refused' },
      async () => null,
    );
    throw new AppError('token-refused');
  }
  const { id, requestsPerMinute } = holder;
  const wait = tokenRequests.take(String(id), requestsPerMinute);
  if (wait === null) return;
  throw new AppError(
    'token-requests',
    { perMinute: requestsPerMinute, seconds: wait },
    { retryAfterSeconds: wait },
  );
}

/** Whose tokens an actor may see and revoke; null for everyone's. */
const ownerLimit = (actor: Actor) => (can(actor, 'people:manage') ? null : actor.name);
