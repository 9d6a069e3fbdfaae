import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingGrant } from '#domain/listing-grant.ts';
import type { Context } from './context.ts';
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
  await requireGrantable(context, grant);
  await context.accounts.change(username, { grant });
  const detail = { listings: grant };
  await recordSecurityEvent(context, actor, {
    action: 'scope.changed',
    target: username.toLowerCase(),
    detail,
  });
}

/** @throws invalid for a property or group that does not exist */
export async function requireGrantable({ storage }: Context, grant: ListingGrant): Promise<void> {
  if (grant === 'all') return;
  const [listings, groups] = await Promise.all([
    storage.listings.unknownIds(grant.listingIds),
    storage.listingGroups.unknownIds(grant.groupIds),
  ]);
  if (listings.length > 0) throw new AppError('invalid', `There is no property ${listings[0]}.`);
  if (groups.length > 0) throw new AppError('invalid', `There is no group ${groups[0]}.`);
}
