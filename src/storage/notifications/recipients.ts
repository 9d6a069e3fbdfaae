import { sql } from 'kysely';
import { canAccess } from '#domain/accounts/access.ts';
import type { ListingId } from '#domain/ids.ts';
import type { SubscribedKind } from '#domain/mail/mail.ts';
import type { Recipient } from '#domain/notifications/notification.ts';
import { effectivePreferences, type NotificationPreferences } from '#domain/notifications/preferences.ts';
import { toAccess, USER_ACCESS } from '../accounts/access.ts';
import type { Db } from '../tables.ts';

const HAS_MAIL = sql<boolean>`email is not null and email_refused_at is null`;
const UNSUBSCRIBED = sql<
  SubscribedKind[]
>`array(select kind from mail_unsubscriptions where recipient = username)`;

/** The chosen properties, with the property into which a listing is merged instead of it. */
const CHOSEN = sql<ListingId[] | null>`case when preferences.listing_ids is not null then array(
  select distinct coalesce(merged_into, id)::integer from listings where id = any(preferences.listing_ids) order by 1) end`;

/** The people with an active account, what they may see now, and what they want to be notified of. */
async function recipients(db: Db, username?: string): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('notification_preferences as preferences', 'preferences.user_id', 'users.id')
    .select(['users.id as userId', 'username', 'name', 'role', USER_ACCESS.as('access')])
    .select([HAS_MAIL.as('hasMail'), UNSUBSCRIBED.as('unsubscribed')])
    .select(['kinds', 'stars', CHOSEN.as('listing_ids'), 'quiet_hours', 'time_zone'])
    .where('disabled', '=', false)
    .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
    .orderBy('username')
    .execute();
  return rows.map((row) => {
    const { kinds, stars, listing_ids, quiet_hours, time_zone, access, unsubscribed, ...user } = row;
    const accessible = { access: toAccess(access) };
    // An empty list means all that they can see.
    const listingIds = listing_ids?.filter((id) => canAccess(accessible, id));
    const stored =
      kinds && stars !== null && listingIds
        ? { kinds, stars, listingIds, quietHours: quiet_hours, timeZone: time_zone }
        : null;
    return { ...user, ...accessible, preferences: effectivePreferences(user.role, stored, unsubscribed) };
  });
}

/** One of them, whose access does not change until the transaction ends; null without an active account. */
async function lockRecipient(db: Db, username: string): Promise<Recipient | null> {
  await sql`select from users where username = ${username} for share`.execute(db);
  return (await recipients(db, username))[0] ?? null;
}

/** Stores what a person wants to be notified of. */
async function setPreferences(
  db: Db,
  userId: string,
  { kinds, stars, listingIds, quietHours, timeZone }: NotificationPreferences,
): Promise<void> {
  const values = {
    kinds: JSON.stringify(kinds),
    stars,
    listing_ids: [...listingIds],
    quiet_hours: quietHours && JSON.stringify(quietHours),
    time_zone: timeZone,
  };
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export const recipientReaders = { recipients };
export const recipientWriters = { lockRecipient, setPreferences };
