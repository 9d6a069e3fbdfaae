import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { NewOneTimePasswords } from '#storage/accounts/one-time-passwords.ts';
import type { Passkey } from '#storage/accounts/passkeys.ts';
import { recordOwn, type Self } from './account.ts';
import type { Context } from './context.ts';
import { attemptPassword } from './password-attempts.ts';
import { recordSecurityEvent } from './security-events.ts';

/** What one signs in with besides the password. */
export interface SecondFactors {
  /** Null if one-time passwords are off. */
  recoveryCodesLeft: number | null;
  passkeys: Passkey[];
  /** Whether it is a user of the demo, whom everyone shares: they can add none. */
  isDemo: boolean;
}

export async function secondFactors({ accounts }: Context, { user }: Self): Promise<SecondFactors> {
  const { username } = user;
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
 * @throws {AppError} forbidden for a wrong password and for the demo user; conflict, if they are on; rate-limited
 */
export async function startOneTimePasswords(
  context: Context,
  self: Self,
  { password, issuer }: { password: string; issuer: string },
): Promise<NewOneTimePasswords> {
  const { username } = self.user;
  await requirePassword(context, self, password);
  await requireOwnFactors(context, self);
  return context.accounts.oneTimePasswords.start({ username, issuer, password }, self.cookie);
}

/**
 * Turns one-time passwords on and ends the other sessions. From now on a sign-in with the password asks for one.
 *
 * @returns the recovery codes, and the cookies of the session that replaces this one
 * @throws {AppError} invalid for a wrong code; conflict, if they are on; rate-limited
 */
export async function confirmOneTimePasswords(
  context: Context,
  { user, actor, cookie }: Self,
  code: string,
): Promise<{ recoveryCodes: string[]; setCookies: string[] }> {
  const { username } = user;
  const confirmed = await attemptPassword(
    context,
    { username, actor, cookie, failure: 'second-factor.change-failed' },
    () => context.accounts.oneTimePasswords.confirm(username, code, cookie),
  );
  if (!confirmed) {
    throw new AppError(
      'invalid',
      'This is not the code of now. Type the six digits that the app shows, and check that its device has the right time.',
    );
  }
  await recordOwn(context, actor, 'second-factor.added', { kind: 'one-time passwords' });
  // The other sessions began without this factor.
  await context.accounts.endOtherSessions(username, confirmed.cookie);
  return confirmed;
}

/** Replaces the recovery codes. @throws {AppError} forbidden for a wrong password; conflict without one-time passwords */
export async function renewRecoveryCodes(context: Context, self: Self, password: string): Promise<string[]> {
  await requirePassword(context, self, password);
  const codes = await context.accounts.oneTimePasswords.renewRecoveryCodes(self.user.username);
  await recordOwn(context, self.actor, 'recovery-codes.renewed');
  return codes;
}

/** Turns one-time passwords off. @throws {AppError} forbidden for a wrong password; rate-limited */
export async function removeOneTimePasswords(context: Context, self: Self, password: string): Promise<void> {
  await requirePassword(context, self, password);
  await context.accounts.oneTimePasswords.remove(self.user.username);
  await recordOwn(context, self.actor, 'second-factor.removed', { kind: 'one-time passwords' });
}

/**
 * Removes every second factor of a person who has lost theirs.
 *
 * @throws {AppError} not-found; forbidden for the actor's own, because a stolen session must not remove them
 */
export async function resetSecondFactors(context: Context, actor: Actor, username: string): Promise<void> {
  const target = username.toLowerCase();
  if (actor.kind === 'user' && target === actor.name) {
    throw new AppError('forbidden', 'Remove your own second factors on the page of your account.');
  }
  await context.accounts.resetSecondFactors(username);
  await recordSecurityEvent(context, actor, { action: 'second-factors.reset', target });
}

/** @throws {AppError} forbidden for a wrong password; rate-limited after repeated failures */
export async function requirePassword(
  context: Context,
  { user: { username }, actor, cookie }: Self,
  password: string,
): Promise<void> {
  const attempt = { username, actor, cookie, failure: 'second-factor.change-failed' } as const;
  const isCorrect = await attemptPassword(
    context,
    attempt,
    async () => (await context.accounts.isPassword(username, password)) || null,
  );
  if (isCorrect) return;
  const message = 'The password is wrong: type the one you sign in with.';
  throw new AppError('forbidden', message, { isRecorded: true });
}

/** @throws {AppError} forbidden for a demo user, whom everyone shares */
export async function requireOwnFactors({ accounts }: Context, { user }: Self): Promise<void> {
  if (await accounts.isDemo(user.username)) {
    throw new AppError('forbidden', 'The demo user is shared, so it has no second factor.');
  }
}
