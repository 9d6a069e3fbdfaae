import { type AccessSetting, canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';

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
  const [unknown, groups] = await Promise.all([
    storage.listings.unknownIds(access.listingIds),
    storage.listingGroups.list(actor.access),
  ]);
  const [listing] = [...unknown, ...access.listingIds.filter((id) => !canAccess(actor, id))];
  if (listing !== undefined) throw new AppError('unknown-reference', { noun: 'property', id: listing });
  const known = new Set(groups.map(({ id }) => id));
  const group = access.groupIds.find((id) => !known.has(id));
  if (group !== undefined) throw new AppError('unknown-reference', { noun: 'group', id: group });
}
