import { sql } from 'kysely';
import { canAccess } from '#domain/accounts/access.ts';
import type { SubscribedKind } from '#domain/mail/mail.ts';
import type { Recipient } from '#domain/notifications/notification.ts';
import { effectivePreferences, type NotificationPreferences } from '#domain/notifications/preferences.ts';
import { toAccess, USER_ACCESS } from '../accounts/access.ts';
import type { Db } from '../tables.ts';

interface Row extends Omit<Recipient, 'access' | 'preferences'> {
  access: number[] | null;
  stored: Parameters<typeof effectivePreferences>[1];
  unsubscribed: SubscribedKind[];
}

/** The chosen properties, with the property into which a listing is merged instead of it. */
const CHOSEN = sql`array(select distinct coalesce(merged_into, id)::integer from listings
  where id = any(preferences.listing_ids) order by 1)`;

/** The people with an active account, what they may see now, and what they want to be notified of. */
async function recipients(db: Db, username?: string): Promise<Recipient[]> {
  const { rows } = await sql<Row>`
    select users.id as "userId", username, name, role, ${USER_ACCESS} as access,
      email is not null and email_refused_at is null as "hasMail",
      array(select kind from mail_unsubscriptions where recipient = username) as unsubscribed,
      case when user_id is not null then jsonb_build_object('kinds', kinds, 'stars', stars, 'listingIds', ${CHOSEN},
        'quietHours', quiet_hours, 'timeZone', time_zone) end as stored
    from users left join notification_preferences as preferences on user_id = users.id
    where not disabled and username = coalesce(${username}, username)
    order by username`.execute(db);
  return rows.map(({ access, unsubscribed, stored, ...user }) => {
    const accessible = { access: toAccess(access) };
    // An empty list means all that they can see.
    const listingIds = stored?.listingIds.filter((id) => canAccess(accessible, id)) ?? [];
    const chosen = stored && { ...stored, listingIds };
    return { ...user, ...accessible, preferences: effectivePreferences(user.role, chosen, unsubscribed) };
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
  await sql`
    insert into notification_preferences (user_id, kinds, stars, listing_ids, quiet_hours, time_zone)
    values (${userId}, ${JSON.stringify(kinds)}, ${stars}, ${listingIds},
      ${quietHours && JSON.stringify(quietHours)}, ${timeZone})
    on conflict (user_id) do update set kinds = excluded.kinds, stars = excluded.stars,
      listing_ids = excluded.listing_ids, quiet_hours = excluded.quiet_hours,
      time_zone = excluded.time_zone`.execute(db);
}

export const recipientReaders = { recipients };
export const recipientWriters = { lockRecipient, setPreferences };
