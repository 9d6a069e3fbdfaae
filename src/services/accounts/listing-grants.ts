import type { Actor } from '#domain/accounts/actor.ts';
import { isInScope, type ListingGrant } from '#domain/accounts/listing-grant.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '../context.ts';
import { recordSecurityEvent } from './security-events.ts';

/**
 * Limits a user to properties, or to none with `all`; it takes effect at once, in all sessions.
 *
 * @throws not-found; invalid for a property or group that does not exist; conflict for the only admin
 */
export async function setScope(
  context: Context,
  actor: Actor,
  username: string,
  grant: ListingGrant,
): Promise<void> {
  await requireGrantable(context, actor, grant);
  await context.accounts.change(username, { grant });
  const detail = { listings: grant };
  await recordSecurityEvent(context, actor, {
    action: 'scope.changed',
    target: username.toLowerCase(),
    detail,
  });
}

/** @throws invalid for a property or group that does not exist, or not for the actor */
export async function requireGrantable(
  { storage }: Context,
  actor: Actor,
  grant: ListingGrant,
): Promise<void> {
  if (grant === 'all') return;
  const [unknown, groups] = await Promise.all([
    storage.listings.unknownIds(grant.listingIds),
    storage.listingGroups.list(actor.listings),
  ]);
  const [listing] = [...unknown, ...grant.listingIds.filter((id) => !isInScope(actor, id))];
  if (listing !== undefined) throw new AppError('unknown-reference', { noun: 'property', id: listing });
  const known = new Set(groups.map(({ id }) => id));
  const group = grant.groupIds.find((id) => !known.has(id));
  if (group !== undefined) throw new AppError('unknown-reference', { noun: 'group', id: group });
}
