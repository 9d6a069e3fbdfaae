import type { PasswordReset } from '#domain/accounts/account-link.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { SignIns } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { endedLink, openLink, requireOpen } from './account-links.ts';
import { newPasswordProblem } from './passwords.ts';
import { findPerson, requireOwnPassword } from './people.ts';
import type { Visitor } from './sessions.ts';

/**
 * Makes a link by which a person sets a new password once. Their earlier links no longer work.
 *
 * @returns the token of the link, which is not stored
 * @throws not-found; forbidden for the actor's own, because a stolen session must not set a password; conflict for a person
 *   who is not active or has no password, and for the users of the demo
 */
export async function makePasswordReset(
  context: SignIns,
  actor: Actor,
  username: string,
): Promise<{ token: string; expiresAt: Date }> {
  const person = await findPerson(context, username);
  requireOwnPassword(person);
  if (person.username === actor.name) throw new AppError('own-password-reset');
  if (person.disabled) throw new AppError('person-disabled', { name: person.name });
  await context.accounts.requirePassword(person.username);
  const made = await context.storage.transact((tx) => tx.links.insertReset(person.username, actor.name));
  await recordEvent(context, actor, { kind: 'password-reset.made', target: person.username });
  return made;
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
  const actor = { kind: 'user', name: reset.username, address: visitor.address } as const;
  await recordEvent(context, actor, { kind: 'password-reset.used', target: reset.username });
}
