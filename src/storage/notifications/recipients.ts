import { sql } from 'kysely';
import type { SubscribedKind } from '#domain/mail/mail.ts';
import type { Recipient } from '#domain/notifications/notification.ts';
import { effectivePreferences, type NotificationPreferences } from '#domain/notifications/preferences.ts';
import { accessibleListings, toAccess } from '../accounts/access.ts';
import type { Db } from '../tables.ts';

const ACCESS = accessibleListings(sql.ref('users.access_listing_ids'), sql.ref('users.access_group_ids'));
const HAS_MAIL = sql<boolean>`email is not null and email_refused_at is null`;
const UNSUBSCRIBED = sql<
  SubscribedKind[]
>`array(select kind from mail_unsubscriptions where recipient = username)`;

/** The people with an active account, what they may see now, and what they want to be notified of. */
async function recipients(db: Db, username?: string): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('notification_preferences as preferences', 'preferences.user_id', 'users.id')
    .select(['users.id as userId', 'username', 'name', 'role', ACCESS.as('access')])
    .select([HAS_MAIL.as('hasMail'), UNSUBSCRIBED.as('unsubscribed')])
    .select(['kinds', 'stars', 'listing_ids', 'quiet_hours', 'time_zone'])
    .where('disabled', '=', false)
    .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
    .orderBy('username')
    .execute();
  return rows.map(({ kinds, stars, listing_ids, quiet_hours, time_zone, access, unsubscribed, ...user }) => ({
    ...user,
    access: toAccess(access),
    preferences: effectivePreferences(
      user.role,
      kinds && stars !== null && listing_ids !== null
        ? { kinds, stars, listingIds: listing_ids, quietHours: quiet_hours, timeZone: time_zone }
        : null,
      unsubscribed,
    ),
  }));
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
