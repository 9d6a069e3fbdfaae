import { OWN_RESET_HOURS, PASSWORD_RESET_HOURS, type PasswordReset } from '#domain/accounts/account-link.ts';
import { type Actor, anonymousVisitor, namedUser } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { Mailing, Queued, SignIns } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { requireMail } from '../mail/addresses.ts';
import { passwordResetMail } from '../mail/copy.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { countAddress, waitOfAddress } from '../rate-limits.ts';
import { endedLink, openLink, requireOpen } from './account-links.ts';
import { newPasswordProblem } from './passwords.ts';
import { findPerson, requireOwnPassword } from './people.ts';
import type { Visitor } from './sessions.ts';

/**
 * Makes a link by which a person sets a new password once. Their earlier links no longer work.
 *
 * @param email where the link is sent; null to show it only
 * @returns the token of the link, which is not stored
 * @throws not-found; forbidden for the actor's own, because a stolen session must not set a password; conflict for a person
 *   who is not active or has no password, and for the users of the demo
 */
export async function makePasswordReset(
  context: SignIns & Mailing,
  actor: Actor,
  username: string,
  email: string | null,
): Promise<{ token: string; expiresAt: Date }> {
  if (email !== null) await requireMail(context, actor);
  const person = await findPerson(context, username);
  requireOwnPassword(person);
  if (person.username === actor.name) throw new AppError('own-password-reset');
  if (person.disabled) throw new AppError('person-disabled', { name: person.name });
  await context.accounts.requirePassword(person.username);
  const made = await context.storage.transact(async (tx) => {
    const hours = PASSWORD_RESET_HOURS;
    const reset = await tx.links.insertReset(person.username, actor.name, hours);
    if (email !== null) {
      const content = passwordResetMail(person.username, `/reset/${reset.token}`, { hours, isOwn: false });
      await queueMail(context, tx, { to: { address: email }, kind: 'password-reset', content, hours });
    }
    return reset;
  });
  await recordEvent(context, actor, { kind: 'password-reset.made', target: person.username });
  return made;
}

const MAX_REQUESTS_PER_MINUTE = 5;

/**
 * Begins to mail a link to people who have forgotten their password. A job finds out whether there is such a person, so that
 * neither the answer nor its time tells.
 *
 * @param login a username or an address
 * @throws conflict without SMTP and where people must use single sign-on; rate-limited
 */
export async function requestPasswordReset(
  context: SignIns & Mailing & Queued,
  login: string,
  address: string,
): Promise<void> {
  const { mailer, sso } = context;
  if (!mailer) throw new AppError('no-mail');
  if (sso?.only) throw new AppError('reset-at-provider', { provider: sso.label });
  const retryAfterSeconds = waitOfAddress(context.resetVisitors, address, MAX_REQUESTS_PER_MINUTE);
  if (retryAfterSeconds !== null) throw new AppError('too-many-mails', {}, { retryAfterSeconds });
  countAddress(context.resetVisitors, address);
  await context.jobs.enqueue('forgotten-password', { login: login.trim().toLowerCase(), address });
}

/** Mails a link to everyone whose username or proved address it is. Called by a job. */
export async function mailPasswordReset(
  context: SignIns & Mailing,
  { login, address }: { login: string; address: string },
): Promise<void> {
  const hours = OWN_RESET_HOURS;
  await context.storage.transact(async (tx) => {
    for (const username of await tx.addresses.whoForgot(login)) {
      const { token } = await tx.links.insertReset(username, username, hours);
      const content = passwordResetMail(username, `/reset/${token}`, { hours, isOwn: true });
      await queueMail(context, tx, { to: { username }, kind: 'password-reset', content, hours });
      await tx.events.insert(anonymousVisitor(address), { kind: 'password-reset.made', target: username });
    }
  });
}

/**
 * The open link.
 *
 * @throws not-found for an unknown link, conflict for one that has ended, rate-limited after many unknown ones
 */
export async function readPasswordReset(
  context: SignIns,
  visitor: Visitor,
  token: string,
): Promise<PasswordReset> {
  const found = await openLink(context, visitor, () => context.storage.links.resetByToken(token));
  return requireOpen('reset', found);
}

/**
 * Sets a new password, which ends all sessions and other links of the person.
 *
 * @throws as `readPasswordReset`; invalid for a password that is not accepted, after which the link still works
 */
export async function resetPassword(
  context: SignIns,
  visitor: Visitor,
  token: string,
  password: string,
): Promise<void> {
  const { storage, accounts } = context;
  const reset = await readPasswordReset(context, visitor, token);
  const problem = await newPasswordProblem(context, password, reset);
  if (problem) throw new AppError(problem);
  const isFirst = await storage.transact(async (tx) => {
    const isOpen = await tx.links.end('password_resets', reset.id, 'used');
    // Two that were made at the same moment are both open.
    if (isOpen) await tx.links.withdrawResets(reset.username);
    return isOpen;
  });
  if (!isFirst) throw endedLink('reset', 'used');
  try {
    await accounts.setPassword(reset.username, password);
  } catch (error) {
    await storage.transact((tx) => tx.links.reopen('password_resets', reset.id));
    throw error;
  }
  const actor = namedUser(reset.username, visitor.address);
  await recordEvent(context, actor, { kind: 'password-reset.used', target: reset.username });
}
