import { AppError } from '#domain/errors.ts';
import { passwordProblem } from '#domain/password.ts';
import type { SessionUser } from '#domain/user.ts';
import type { Context } from './context.ts';
import { attemptPassword, WINDOW_SECONDS } from './password-attempts.ts';
import { recordSecurityEvent } from './security-events.ts';

/**
 * Signs a user in.
 *
 * @param cookie the `Cookie` header of the request, whose session the new one replaces
 * @returns the user and the `Set-Cookie` values of the new session and of the device
 * @throws unauthenticated for any wrong pair, rate-limited after repeated failures
 */
export async function signIn(
  context: Context,
  credentials: { username: string; password: string },
  origin: { address: string; userAgent: string },
  cookie?: string,
): Promise<{ user: SessionUser; setCookies: string[] }> {
  const { accounts } = context;
  const { username, password } = credentials;
  const { address } = origin;
  const anonymous = { kind: 'anonymous', name: null, address } as const;
  const session = await attemptPassword(
    context,
    { username, actor: anonymous, cookie, failure: 'sign-in.failed' },
    () => accounts.signIn(credentials, origin),
    (opened) => accounts.signOut(opened.cookie),
  );
  if (!session) throw new AppError('unauthenticated', 'Invalid username or password');
  await accounts.signOut(cookie);
  const user = await markWeakPassword(context, session, password);
  const actor = { kind: 'user', name: user.username, address } as const;
  const detail = { isKnownDevice: accounts.knownDevice(cookie, username) !== null };
  await recordSecurityEvent(context, actor, { action: 'sign-in.succeeded', detail });
  return { user, setCookies: [...session.setCookies, accounts.deviceCookie(cookie, user.username)] };
}

/** Passwords from before the present rules still work; their users are asked to change them. */
async function markWeakPassword(
  { accounts }: Context,
  { user, cookie }: { user: SessionUser; cookie: string },
  password: string,
): Promise<SessionUser> {
  const isWeak = passwordProblem(password, user) !== null;
  if (isWeak === (user.hasWeakPassword ?? false)) return user;
  await accounts.setHasWeakPassword(user.username, isWeak);
  return (await accounts.whoIs(cookie)) ?? user;
}

/** Deletes failures that are too old to count, sessions that have ended, and links that ended long ago. Called by the scheduler. */
export async function sweepSignIns({ storage, accounts }: Context): Promise<void> {
  await accounts.deleteExpiredSessions();
  await storage.transact(async (tx) => {
    await tx.signInFailures.deleteExpired(WINDOW_SECONDS);
    await tx.links.deleteOld();
  });
}
