import { parseName } from '#domain/display-name.ts';
import { AppError } from '#domain/errors.ts';
import type { SessionUser } from '#domain/user.ts';
import type { OpenedSession } from '#storage/accounts/accounts.ts';
import type { Ceremony } from '#storage/accounts/passkeys.ts';
import type { Self } from './account.ts';
import type { Context } from './context.ts';
import { attemptPassword } from './password-attempts.ts';
import { requireOwnFactors, requirePassword } from './second-factors.ts';
import { recordSecurityEvent } from './security-events.ts';

/**
 * Begins to add a passkey.
 *
 * @throws {AppError} forbidden for a wrong password and for the demo user; rate-limited
 */
export async function startPasskey(context: Context, self: Self, password: string): Promise<Ceremony> {
  await requirePassword(context, self, password);
  await requireOwnFactors(context, self);
  return context.accounts.passkeys.startRegistration(self.user);
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
  const label = parseName(name);
  if (!(await context.accounts.passkeys.register(user.username, label, response, cookie))) {
    throw new AppError(
      'invalid',
      'The passkey could not be added. Start again, and confirm within five minutes.',
    );
  }
  const detail = { kind: 'passkey' };
  await recordSecurityEvent(context, actor, { action: 'second-factor.added', target: actor.name, detail });
  // The other sessions began without this factor.
  return context.accounts.renewSession(user.username, cookie);
}

/** @throws {AppError} forbidden for a wrong password; not-found */
export async function removePasskey(
  context: Context,
  self: Self,
  id: string,
  password: string,
): Promise<void> {
  await requirePassword(context, self, password);
  await context.accounts.passkeys.remove(self.user.username, id);
  const { actor } = self;
  const detail = { kind: 'passkey' };
  await recordSecurityEvent(context, actor, { action: 'second-factor.removed', target: actor.name, detail });
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
    const username = await accounts.passkeys.verify(response, cookie);
    if (username === null || (sso?.only && !(await accounts.isEmergency(username)))) return null;
    return accounts.open(username, visitor);
  });
  if (!session) {
    const other = sso?.only ? sso.label : 'your password';
    throw new AppError('unauthenticated', `This passkey is not known here. Sign in with ${other}.`);
  }
  await accounts.signOut(cookie);
  const actor = { kind: 'user', name: session.user.username, address } as const;
  await recordSecurityEvent(context, actor, { action: 'sign-in.succeeded', detail: { by: 'passkey' } });
  return session;
}
