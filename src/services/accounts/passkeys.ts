import { anonymousVisitor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError } from '#domain/errors.ts';
import type { OpenedSession } from '#storage/accounts/sessions.ts';
import type { SignIns } from '../context.ts';
import { countAddress, waitOfAddress } from '../rate-limits.ts';
import { recordOwn, type Self } from './account.ts';
import { attemptPassword } from './password-attempts.ts';
import { requireOwnFactors } from './second-factors.ts';
import { completeSignIn, type SignedIn, type Visitor } from './sessions.ts';

/** How many passkey sign-ins may be started per minute from one address, which a whole company may share. */
const MAX_CHALLENGES = 60;

/**
 * Starts the registration of a passkey in this session.
 *
 * @returns the options of the ceremony
 * @throws {AppError} forbidden for the demo user and for people who sign in with a provider
 */
export async function startPasskey(context: SignIns, self: Self): Promise<object> {
  await requireOwnFactors(context, self);
  return context.accounts.passkeys.startRegistration(self.session);
}

/**
 * Adds the passkey that the device has made, and ends the other sessions.
 *
 * @returns how this session goes on
 * @throws {AppError} invalid
 */
export async function addPasskey(
  context: SignIns,
  { session, actor }: Self,
  { name, response }: { name: string; response: unknown },
): Promise<OpenedSession | null> {
  const { accounts } = context;
  const label = parseName(name);
  if (!(await accounts.passkeys.register(label, response, session))) throw new AppError('passkey-failed');
  await recordOwn(context, actor, { kind: 'second-factor.added', data: { kind: 'passkey' } });
  // The other sessions began without this factor.
  return accounts.renewSession(session);
}

/** @throws {AppError} not-found */
export async function removePasskey(context: SignIns, { actor }: Self, id: string): Promise<void> {
  await context.accounts.passkeys.remove(actor.name, id);
  await recordOwn(context, actor, { kind: 'second-factor.removed', data: { kind: 'passkey' } });
}

/**
 * Starts a sign-in with a passkey.
 *
 * @returns the options of the ceremony
 * @throws {AppError} rate-limited, because each challenge is stored
 */
export async function startPasskeySignIn(
  { accounts, passkeyVisitors }: SignIns,
  address: string,
): Promise<object> {
  const retryAfterSeconds = waitOfAddress(passkeyVisitors, address, MAX_CHALLENGES);
  if (retryAfterSeconds !== null) throw new AppError('too-many-passkey-sign-ins', {}, { retryAfterSeconds });
  countAddress(passkeyVisitors, address);
  return accounts.passkeys.start(null);
}

/**
 * Signs in with a passkey.
 *
 * @throws {AppError} unauthenticated; rate-limited after repeated failures from the address
 */
export async function signInWithPasskey(
  context: SignIns,
  response: unknown,
  visitor: Visitor,
): Promise<SignedIn> {
  const { accounts, sso } = context;
  const actor = anonymousVisitor(visitor.address);
  const attempt = { username: null, actor, deviceId: null, failure: 'sign-in.failed' } as const;
  const check = async () => {
    const username = await accounts.passkeys.verify(response, null);
    if (username === null || (sso?.only && !(await accounts.isEmergency(username)))) return null;
    return accounts.open(username, visitor);
  };
  const session = await attemptPassword(context, attempt, check, {
    undo: ({ token }) => accounts.signOut(token),
  });
  if (!session) throw new AppError('passkey-not-known', { provider: sso?.only ? sso.label : null });
  return completeSignIn(context, visitor, session, { by: 'passkey' });
}
