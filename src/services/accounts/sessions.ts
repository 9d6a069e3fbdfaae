import { anonymousVisitor, namedUser } from '#domain/accounts/actor.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { OpenedSession } from '#storage/accounts/sessions.ts';
import type { SignIns } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { attemptPassword, WINDOW_SECONDS } from './password-attempts.ts';
import { newPasswordProblem } from './passwords.ts';

/** Who signs in or opens a link. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** Of the session in the browser, which a sign-in replaces. */
  sessionToken: string | null;
  /** The device, if the user who signs in has done so there before. */
  deviceId: string | null;
}

export interface SignedIn {
  user: SessionUser;
  session: OpenedSession;
}

/**
 * Signs a user in.
 *
 * @throws unauthenticated for any wrong pair or code; second-factor-required for a right pair without the code that the
 *   user needs, passkey-required without a needed passkey; rate-limited after repeated failures
 */
export async function signIn(
  context: SignIns,
  credentials: { username: string; password: string; code?: string | undefined },
  visitor: Visitor,
): Promise<SignedIn> {
  const { accounts } = context;
  const { username, password } = credentials;
  const { address, deviceId } = visitor;
  let isWrongCode = false;
  const session = await attemptPassword<OpenedSession | 'second-factor-required' | 'passkey-required'>(
    context,
    { username, actor: anonymousVisitor(address), deviceId, failure: 'sign-in.failed' },
    async () => {
      // Without checking the password, so that the answer does not reveal whether it is right.
      if (context.sso?.only && !(await accounts.isEmergency(username))) return accounts.refuse(password);
      const result = await accounts.signIn(credentials, visitor);
      isWrongCode = result === 'wrong-code';
      return result === 'wrong-code' ? null : result;
    },
    {
      undo: async (result) => typeof result === 'object' && accounts.signOut(result.token),
      isComplete: (result) => typeof result === 'object',
    },
  );
  if (isWrongCode) throw new AppError('wrong-sign-in-code');
  if (session === 'second-factor-required') throw new AppError('code-required');
  if (session === 'passkey-required') throw new AppError('passkey-required');
  if (!session) {
    const { sso } = context;
    throw sso?.only
      ? new AppError('wrong-password-or-sso', { provider: sso.label })
      : new AppError('wrong-password');
  }
  const isKnownDevice = deviceId !== null;
  const signedIn = await completeSignIn(context, visitor, session, { isKnownDevice });
  return markWeakPassword(context, signedIn, password);
}

/** Ends the session that a visitor had before, and records the sign-in. @throws unauthenticated, if the session has ended */
export async function completeSignIn(
  context: SignIns,
  { sessionToken, address }: Visitor,
  session: OpenedSession,
  data: NewEvent<'sign-in.succeeded'>['data'],
): Promise<SignedIn> {
  const { accounts } = context;
  await accounts.signOut(sessionToken);
  const found = await accounts.findSession(session.token);
  if (!found) throw new AppError('sign-in-required');
  await recordEvent(context, namedUser(found.user.username, address), { kind: 'sign-in.succeeded', data });
  return { user: found.user, session };
}

/** Ends a session, if there is one. */
export async function signOut(context: SignIns, sessionToken: string | null, address: string): Promise<void> {
  const session = await context.accounts.findSession(sessionToken);
  await context.accounts.signOut(sessionToken);
  if (!session) return;
  await recordEvent(context, namedUser(session.user.username, address), { kind: 'sign-out.done' });
}

/** Passwords from before the present rules still work; their users are asked to change them. */
async function markWeakPassword(
  context: SignIns,
  { user, session }: SignedIn,
  password: string,
): Promise<SignedIn> {
  const { accounts } = context;
  const isWeak = (await newPasswordProblem(context, password, user)) !== null;
  if (isWeak === (user.hasWeakPassword ?? false)) return { user, session };
  await accounts.setHasWeakPassword(user.username, isWeak);
  const found = await accounts.findSession(session.token);
  return { user: found?.user ?? user, session };
}

/** Deletes expired failures, sessions and one-time tokens, and links that ended long ago. Called by the scheduler. */
export async function deleteOldSignIns({ storage, accounts }: SignIns): Promise<void> {
  await accounts.deleteExpiredSessions();
  await accounts.oneTimeTokens.deleteExpired();
  await storage.transact(async (tx) => {
    await tx.signInFailures.deleteExpired(WINDOW_SECONDS);
    await tx.links.deleteOld();
  });
}
