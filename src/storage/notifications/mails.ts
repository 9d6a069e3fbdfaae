import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { ShownNotification } from '#domain/notifications/notification.ts';
import type { NotificationKind } from '#domain/notifications/preferences.ts';
import type { Db } from '../tables.ts';
import { read } from './notifications.ts';

/** Of what a person is to be mailed. */
export interface WaitingMail {
  username: string;
  kind: NotificationKind;
  /** The oldest of its notifications. */
  since: Date;
}

/** More are counted, and listed in the app. */
const MAX_MAILED = 1_000;
/** What waited for longer, because no mail could be sent, is no longer mailed. */
const MAX_WAITING_DAYS = 8;

/** The notifications of which people are to be mailed, by person and kind. Uses the index `notifications_to_mail`. */
async function waitingMails(db: Db): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select username, kind, min(notifications.created_at) as since
    from notifications join users on users.id = user_id
    where mail_waiting group by username, kind`.execute(db);
  return rows;
}

/** Whether a review of the notification is neither withdrawn nor answered since, and a note still mentions the person. */
const IS_CURRENT = sql`(cardinality(review_ids) = 0 or exists (
  select from reviews where reviews.id = any(review_ids) and withdrawn_at is null
    and (n.kind <> 'deadline' or not (has_response
      or exists (select from responses where review_id = reviews.id)
      or exists (select from skipped_answers where review_id = reviews.id)))
    and (n.kind <> 'mentioned' or exists (
      select from review_notes join users on users.id = n.user_id
      where review_id = reviews.id and position('@' || username in lower(text)) > 0))))`;

/**
 * Takes the notifications of which a person is to be mailed, newest first: another process gets none of them. Those that were
 * read in the app, are about what is over, or that the person may no longer see, are left out.
 *
 * @param kinds those that are due
 * @param visible those that the person may still see
 */
async function takeMails(
  db: Db,
  { userId, access }: { userId: string; access: Access },
  kinds: readonly NotificationKind[],
  visible: readonly NotificationKind[],
): Promise<ShownNotification[]> {
  const { rows } = await sql<{ id: number }>`
    update notifications set mail_waiting = false
    where user_id = ${userId} and mail_waiting and kind = any(${kinds}) returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const isMailed = sql<boolean>`n.id = any(${ids}) and kind = any(${visible}) and read_at is null
    and (listing_counts is null or seen.listings is not null) and ${IS_CURRENT}
    and created_at > now() - make_interval(days => ${sql.lit(MAX_WAITING_DAYS)})`;
  return read(db, access, isMailed, MAX_MAILED);
}

export const notificationMailReaders = { waitingMails };
export const notificationMailWriters = { takeMails };
