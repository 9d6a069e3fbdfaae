import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';
import type { OpenedSession, OwnSession, Session } from '#storage/accounts/sessions.ts';
import type { Logs, SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { revokeOwnTokens } from './api-tokens.ts';
import { attemptPassword } from './password-attempts.ts';
import { newPasswordProblem } from './passwords.ts';
import { findPerson, requireOwnPassword } from './people.ts';

/** A signed-in person with their session. */
export interface Self {
  session: Session;
  actor: Actor;
  /** The device, if they have signed in with their password there before. */
  deviceId: string | null;
}

/**
 * Changes the actor's name and language of dates.
 *
 * @throws invalid for a blank name; conflict for the name of a user of the demo
 */
export async function changeAccount(
  context: SignIns,
  { session: { user }, actor }: Self,
  { name, dateLanguage }: { name?: string | undefined; dateLanguage?: DateLanguage | undefined },
): Promise<void> {
  const parsed = name === undefined ? undefined : parseName(name);
  const isNew = parsed !== undefined && parsed !== user.name;
  if (isNew) requireOwnPassword(await findPerson(context, user.username));
  await context.accounts.change(user.username, { name: parsed, dateLanguage });
  if (isNew) await recordOwn(context, actor, { kind: 'name.changed' });
}

/**
 * Changes the actor's password, ends their other sessions, and revokes links to reset it.
 *
 * @param endTokens whether to revoke the actor's API tokens too
 * @returns how this session goes on
 * @throws {AppError} invalid, if the new password is not accepted; forbidden, if the current one is wrong; rate-limited,
 *   after repeated failures
 */
export async function changePassword(
  context: SignIns,
  { session, actor, deviceId }: Self,
  {
    currentPassword,
    newPassword,
    endTokens = false,
  }: { currentPassword: string; newPassword: string; endTokens?: boolean },
): Promise<OpenedSession | null> {
  const { accounts } = context;
  const { user } = session;
  const { username } = user;
  const problem = await newPasswordProblem(context, newPassword, user);
  if (problem !== null) throw new AppError(problem);
  if (newPassword === currentPassword) throw new AppError('password-unchanged');
  const before = await attemptPassword(
    context,
    { username, actor, deviceId, failure: 'password.change-failed' },
    () => accounts.hashOfPassword(username, currentPassword),
  );
  // A reset may have replaced it since it was checked, because someone else knows it.
  if (!before || !(await accounts.setPassword(username, newPassword, { except: session.id, before })))
    throw new AppError('wrong-current-password', {}, { isRecorded: before === null });
  await context.storage.transact((tx) => tx.links.withdrawResets(username));
  await recordOwn(context, actor, { kind: 'password.changed' });
  if (endTokens) await revokeOwnTokens(context, actor);
  return accounts.renewSession(session);
}

export function listSessions({ accounts }: SignIns, { session }: Self): Promise<OwnSession[]> {
  return accounts.listSessions(session);
}

/** Ends one of the actor's sessions. Does nothing if it has already ended. */
export async function endSession(context: SignIns, { actor }: Self, id: string): Promise<void> {
  if ((await context.accounts.endSessions(actor.name, { id })) > 0)
    await recordOwn(context, actor, { kind: 'session.ended' });
}

/** Ends all of the actor's sessions but this one. */
export async function endOtherSessions(context: SignIns, { session, actor }: Self): Promise<void> {
  const sessions = await context.accounts.endSessions(actor.name, { except: session.id });
  if (sessions > 0) await recordOwn(context, actor, { kind: 'session.ended', data: { sessions } });
}

/** Records what people did to their own account. */
export function recordOwn(context: Stored & Logs, actor: Actor, event: NewEvent): Promise<void> {
  return recordEvent(context, actor, { ...event, target: actor.name });
}
