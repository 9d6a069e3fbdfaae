import { parseName } from '#domain/accounts/display-name.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { OpenedSession } from '#storage/accounts/accounts.ts';
import type { Context } from '../context.ts';
import type { Self } from './account.ts';
import { attemptPassword } from './password-attempts.ts';
import { requireOwnFactors } from './second-factors.ts';
import { recordSecurityEvent } from './security-events.ts';

/** How many passkey sign-ins may be started per minute from one address, which a whole company may share. */
const MAX_CHALLENGES = 60;

/**
 * Starts the registration of a passkey in this session.
 *
 * @returns the options of the ceremony
 * @throws {AppError} forbidden for the demo user and for people who sign in with a provider
 */
export async function startPasskey(context: Context, self: Self): Promise<object> {
  const { accounts } = context;
  await requireOwnFactors(context, self);
  return accounts.passkeys.startRegistration(self.user, accounts.holderOf(self.user.username, self.cookie));
}

/**
 * Adds the passkey that the device has made, and ends the other sessions.
 *
 * @returns the `Set-Cookie` values that this session goes on with
 * @throws {AppError} invalid
 */
export async function addPasskey(
  context: Context,
  { user, actor, cookie }: Self,
  { name, response }: { name: string; response: unknown },
): Promise<string[]> {
  const { accounts } = context;
  const label = parseName(name);
  if (!(await accounts.passkeys.register(label, response, accounts.holderOf(user.username, cookie)))) {
    throw new AppError('passkey-failed');
  }
  const detail = { kind: 'passkey' };
  await recordSecurityEvent(context, actor, { action: 'second-factor.added', target: actor.name, detail });
  // The other sessions began without this factor.
  return accounts.renewSession(user.username, cookie);
}

/** @throws {AppError} not-found */
export async function removePasskey(context: Context, { user, actor }: Self, id: string): Promise<void> {
  await context.accounts.passkeys.remove(user.username, id);
  const detail = { kind: 'passkey' };
  await recordSecurityEvent(context, actor, { action: 'second-factor.removed', target: actor.name, detail });
}

/**
 * Starts a sign-in with a passkey.
 *
 * @returns the options of the ceremony
 * @throws {AppError} rate-limited, because each challenge is stored
 */
export async function startPasskeySignIn(
  { accounts, passkeyVisitors }: Context,
  address: string,
): Promise<object> {
  const retryAfterSeconds = passkeyVisitors.wait(address, MAX_CHALLENGES);
  if (retryAfterSeconds !== null) {
    throw new AppError(
      'too-many-passkey-sign-ins',
      {},
      {
        retryAfterSeconds,
      },
    );
  }
  passkeyVisitors.count(address);
  return accounts.passkeys.start(null);
}

/**
 * Signs in with a passkey.
 *
 * @throws {AppError} unauthenticated; rate-limited after repeated failures from the address
 */
export async function signInWithPasskey(
  context: Context,
  response: unknown,
  visitor: { address: string; userAgent: string; cookie: string | undefined },
): Promise<{ user: SessionUser; setCookies: string[] }> {
  const { accounts, sso } = context;
  const { address, cookie } = visitor;
  const anonymous = { kind: 'anonymous', name: null, address } as const;
  const attempt = { username: null, actor: anonymous, cookie, failure: 'sign-in.failed' } as const;
  const session = await attemptPassword<OpenedSession>(context, attempt, async () => {
    const username = await accounts.passkeys.verify(response, null);
    if (username === null || (sso?.only && !(await accounts.isEmergency(username)))) return null;
    return accounts.open(username, visitor);
  });
  if (!session) {
    throw new AppError('passkey-not-known', { provider: sso?.only ? sso.label : null });
  }
  await accounts.signOut(cookie);
  const actor = { kind: 'user', name: session.user.username, address } as const;
  await recordSecurityEvent(context, actor, { action: 'sign-in.succeeded', detail: { by: 'passkey' } });
  return session;
}
