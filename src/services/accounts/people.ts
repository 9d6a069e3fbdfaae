import { type AccessSetting, isSameAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { Account, UserChange } from '#storage/accounts/users.ts';
import type { SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { requireListings } from '../listings/listing-places.ts';

export type PersonChange = Omit<UserChange, 'dateLanguage'>;

/** Everyone who has an account, by username. */
export const listPeople = async ({ accounts }: SignIns): Promise<Account[]> => accounts.list();

/**
 * Changes a person, all at once and in all their sessions. Deactivating ends their sessions.
 *
 * @throws not-found; invalid for an unknown property; conflict for the only admin and for the users of the demo
 */
export async function changePerson(
  context: SignIns,
  actor: Actor,
  username: string,
  { name, ...change }: PersonChange,
): Promise<void> {
  const before = await findPerson(context, username);
  requireOwnPassword(before);
  if (change.access) await requireAccessTo(context, actor, change.access);
  const to = { ...change, ...(name !== undefined && { name: parseName(name) }) };
  await context.accounts.change(before.username, to);
  const record = (event: NewEvent) => recordEvent(context, actor, { ...event, target: before.username });
  const { role, disabled, access } = to;
  if (to.name !== undefined && to.name !== before.name) await record({ kind: 'name.changed' });
  if (role !== undefined && role !== before.role) await record({ kind: 'role.changed', data: { role } });
  if (access && !isSameAccess(access, before.access))
    await record({ kind: 'access.changed', data: { listings: access } });
  if (disabled !== undefined && disabled !== before.disabled) {
    await record({ kind: disabled ? 'user.disabled' : 'user.enabled' });
  }
}

/** The name of the person with this username. Returns other texts, such as the name of a token, unchanged. */
export async function personName({ accounts }: SignIns, username: string): Promise<string> {
  return (await accounts.list()).find((each) => each.username === username)?.name ?? username;
}

/** @throws not-found */
export async function findPerson({ accounts }: SignIns, username: string): Promise<Account> {
  const person = (await accounts.list()).find((each) => each.username === username.toLowerCase());
  return existing(person, { noun: 'user', id: username });
}

/** @throws conflict for the users of the demo, whose password everyone knows */
export function requireOwnPassword({ isDemo }: Account): void {
  if (isDemo) throw new AppError('demo-user');
}

/**
 * Limits a user to properties, or to none with `all`; it takes effect at once, in all sessions.
 *
 * @throws not-found; invalid for a property or group that does not exist; conflict for the only admin
 */
export async function setAccess(
  context: SignIns,
  actor: Actor,
  username: string,
  access: AccessSetting,
): Promise<void> {
  await requireAccessTo(context, actor, access);
  await context.accounts.change(username, { access });
  const data = { listings: access };
  await recordEvent(context, actor, {
    kind: 'access.changed',
    target: username.toLowerCase(),
    data,
  });
}

/** @throws invalid for a property or group that does not exist, or not for the actor */
export async function requireAccessTo(
  { storage }: Stored,
  actor: Actor,
  access: AccessSetting,
): Promise<void> {
  if (access === 'all') return;
  await requireListings(storage, access.listingIds, actor.access);
  const known = new Set((await storage.listingGroups.list(actor.access)).map(({ id }) => id));
  const group = access.groupIds.find((id) => !known.has(id));
  if (group !== undefined) throw new AppError('unknown-reference', { noun: 'group', id: group });
}
