import type { SessionUser } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { OpenedSession } from '#storage/accounts/accounts.ts';
import type { Context } from '../context.ts';
import { attemptPassword, WINDOW_SECONDS } from './password-attempts.ts';
import { newPasswordProblem } from './passwords.ts';
import { recordSecurityEvent } from './security-events.ts';

/**
 * Signs a user in.
 *
 * @param cookie the `Cookie` header of the request, whose session the new one replaces
 * @returns the user and the `Set-Cookie` values of the new session and of the device
 * @throws unauthenticated for any wrong pair or code; second-factor-required for a right pair without the code that the
 *   user needs, passkey-required without a needed passkey; rate-limited after repeated failures
 */
export async function signIn(
  context: Context,
  credentials: { username: string; password: string; code?: string | undefined },
  origin: { address: string; userAgent: string },
  cookie?: string,
): Promise<{ user: SessionUser; setCookies: string[] }> {
  const { accounts } = context;
  const { username, password } = credentials;
  const { address } = origin;
  const anonymous = { kind: 'anonymous', name: null, address } as const;
  let isWrongCode = false;
  const session = await attemptPassword<OpenedSession | 'second-factor-required' | 'passkey-required'>(
    context,
    { username, actor: anonymous, cookie, failure: 'sign-in.failed' },
    async () => {
      // Without checking the password, so that the answer does not reveal whether it is right.
      if (context.sso?.only && !(await accounts.isEmergency(username))) return accounts.refuse(password);
      const result = await accounts.signIn(credentials, origin);
      isWrongCode = result === 'wrong-code';
      return result === 'wrong-code' ? null : result;
    },
    {
      undo: async (result) => typeof result === 'object' && accounts.signOut(result.cookie),
      isComplete: (result) => typeof result === 'object',
    },
  );
  if (isWrongCode) throw new AppError('wrong-sign-in-code');
  if (session === 'second-factor-required') {
    throw new AppError('code-required');
  }
  if (session === 'passkey-required') {
    throw new AppError('passkey-required');
  }
  if (!session) {
    const { sso } = context;
    throw sso?.only
      ? new AppError('wrong-password-or-sso', { provider: sso.label })
      : new AppError('wrong-password');
  }
  await accounts.signOut(cookie);
  const user = await markWeakPassword(context, session, password);
  const actor = { kind: 'user', name: user.username, address } as const;
  const detail = { isKnownDevice: accounts.knownDevice(cookie, username) !== null };
  await recordSecurityEvent(context, actor, { action: 'sign-in.succeeded', detail });
  return { user, setCookies: [...session.setCookies, accounts.deviceCookie(cookie, user.username)] };
}

/** Ends the session of a `Cookie` header, if there is one. @returns the `Set-Cookie` values that forget it */
export async function signOut(
  context: Context,
  cookie: string | undefined,
  address: string,
): Promise<string[]> {
  const user = await context.accounts.whoIs(cookie);
  const setCookie = await context.accounts.signOut(cookie);
  const actor = user && ({ kind: 'user', name: user.username, address } as const);
  if (actor) await recordSecurityEvent(context, actor, { action: 'sign-out.done' });
  return setCookie;
}

/** Passwords from before the present rules still work; their users are asked to change them. */
async function markWeakPassword(
  context: Context,
  { user, cookie }: { user: SessionUser; cookie: string },
  password: string,
): Promise<SessionUser> {
  const { accounts } = context;
  const isWeak = (await newPasswordProblem(context, password, user)) !== null;
  if (isWeak === (user.hasWeakPassword ?? false)) return user;
  await accounts.setHasWeakPassword(user.username, isWeak);
  return (await accounts.whoIs(cookie)) ?? user;
}

/** Deletes expired failures, sessions and one-time tokens, and links that ended long ago. Called by the scheduler. */
export async function sweepSignIns({ storage, accounts }: Context): Promise<void> {
  await accounts.deleteExpiredSessions();
  await accounts.oneTimeTokens.deleteExpired();
  await storage.transact(async (tx) => {
    await tx.signInFailures.deleteExpired(WINDOW_SECONDS);
    await tx.links.deleteOld();
  });
}
