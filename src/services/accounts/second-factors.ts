import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { NewOneTimePasswords } from '#storage/accounts/one-time-passwords.ts';
import type { OpenedSession } from '#storage/accounts/sessions.ts';
import type { SignIns } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { recordOwn, type Self } from './account.ts';
import { attemptPassword } from './password-attempts.ts';

export async function secondFactors({ accounts }: SignIns, { session }: Self) {
  const { username } = session.user;
  return {
    recoveryCodesLeft: await accounts.oneTimePasswords.recoveryCodesLeft(username),
    passkeys: await accounts.passkeys.list(username),
    isDemo: await accounts.isDemo(username),
  };
}

/**
 * Makes a secret for an authenticator app. Nothing changes at sign-in until it is confirmed.
 *
 * @param issuer what the app shows
 * @throws {AppError} forbidden for the demo user and for people who sign in with a provider; conflict if they are on
 */
export async function startOneTimePasswords(
  context: SignIns,
  self: Self,
  issuer: string,
): Promise<NewOneTimePasswords> {
  await requireOwnFactors(context, self);
  return context.accounts.oneTimePasswords.start(self.session.user.username, issuer);
}

/**
 * Turns one-time passwords on and ends the other sessions. From now on a sign-in with the password asks for one.
 *
 * @returns the recovery codes, and how this session goes on
 * @throws {AppError} invalid for a wrong code; conflict if they are on; rate-limited
 */
export async function confirmOneTimePasswords(
  context: SignIns,
  { session, actor, deviceId }: Self,
  code: string,
): Promise<{ recoveryCodes: string[]; renewed: OpenedSession | null }> {
  const { accounts } = context;
  const { username } = session.user;
  const recoveryCodes = await attemptPassword(
    context,
    { username, actor, deviceId, failure: 'second-factor.change-failed' },
    () => accounts.oneTimePasswords.confirm(username, code),
  );
  if (!recoveryCodes) throw new AppError('wrong-new-code');
  await recordOwn(context, actor, { kind: 'second-factor.added', data: { kind: 'one-time passwords' } });
  // The other sessions began without this factor.
  return { recoveryCodes, renewed: await accounts.renewSession(session) };
}

/** Replaces the recovery codes. @throws {AppError} conflict without one-time passwords */
export async function renewRecoveryCodes(context: SignIns, { actor }: Self): Promise<string[]> {
  const codes = await context.accounts.oneTimePasswords.renewRecoveryCodes(actor.name);
  await recordOwn(context, actor, { kind: 'recovery-codes.renewed' });
  return codes;
}

/** Turns one-time passwords off. */
export async function removeOneTimePasswords(context: SignIns, { actor }: Self): Promise<void> {
  await context.accounts.oneTimePasswords.remove(actor.name);
  await recordOwn(context, actor, { kind: 'second-factor.removed', data: { kind: 'one-time passwords' } });
}

/**
 * Removes every second factor of a person who has lost theirs.
 *
 * @throws {AppError} not-found; forbidden for the actor's own, because a stolen session must not remove them
 */
export async function resetSecondFactors(context: SignIns, actor: Actor, username: string): Promise<void> {
  const target = username.toLowerCase();
  if (actor.kind === 'user' && target === actor.name) throw new AppError('own-second-factors');
  await context.accounts.resetSecondFactors(username);
  await recordEvent(context, actor, { kind: 'second-factors.reset', target });
}

/** @throws {AppError} forbidden for a demo user, which everyone shares, and for people who sign in with a provider */
export async function requireOwnFactors(
  { accounts, sso }: SignIns,
  { session: { user } }: Self,
): Promise<void> {
  if (user.isExternal) throw new AppError('second-factor-at-provider', { provider: sso?.label ?? null });
  if (await accounts.isDemo(user.username)) throw new AppError('demo-second-factor');
}
