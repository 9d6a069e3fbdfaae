import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import {
  MAX_LISTED_REVIEWS,
  type NewNotification,
  type ShownNotification,
} from '#domain/notifications/notification.ts';
import type { NotificationKind } from '#domain/notifications/preferences.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

/** Whose notifications are read, and what they may see now. */
export interface NotificationReader {
  username: string;
  access: Access;
  kinds: readonly NotificationKind[];
}

/** The most unread notifications that are counted. */
export const MAX_UNREAD = 100;
const DELETE_AFTER_DAYS = 90;
/** Reviews can be found again by a job for at most a year. */
const FORGET_AFTER_DAYS = 400;

/** Stores notifications. After the commit, the pages of their recipients are notified. */
async function insert(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  // One parameter: a statement takes 65,535 at most.
  await sql`
    insert into notifications (user_id, kind, actor, listing_counts, review_ids, data, in_bell, mail_waiting)
    select "userId", kind, actor, "listingCounts", "reviewIds", data, "inBell", "isMailed"
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as each ("userId" text, kind text, actor text,
      "listingCounts" jsonb, "reviewIds" bigint[], data jsonb, "inBell" boolean,
      "isMailed" boolean)`.execute(db);
  await announce(
    db,
    notifications.flatMap(({ inBell, username }) => (inBell ? username : [])),
  );
}

/** For so long, more of the same is added to a notification that is unread and not mailed. */
const MERGE_MINUTES = 10;

/** Stores notifications about reviews, or adds their reviews to recent ones that say the same, so that none is flooded. */
async function insertMerged(db: Db, notifications: readonly NewNotification[]): Promise<void> {
  const others: NewNotification[] = [];
  for (const each of notifications) {
    const { rows } = await sql`
      update notifications set
        listing_counts = (
          select jsonb_object_agg(key, number) from (
            select key, sum(value::int) as number from (
              select * from jsonb_each_text(listing_counts)
              union all select * from jsonb_each_text(${JSON.stringify(each.listingCounts)}::jsonb)
              -- Without the reviews that it has already.
              union all select listing_id::text, (-count(*))::text from reviews
                where id = any(review_ids) and id = any(${each.reviewIds}::bigint[]) group by listing_id) as counts
            group by key) as sums),
        review_ids = (array(select id from unnest(review_ids || ${each.reviewIds}::bigint[]) as id
          group by id order by id desc))[1:${sql.lit(MAX_LISTED_REVIEWS)}]
      where id = (
        select max(id) from notifications where user_id = ${each.userId} and kind = ${each.kind}
          and data = ${JSON.stringify(each.data)}::jsonb and listing_counts is not null and read_at is null
          and in_bell = ${each.inBell} and mail_waiting = ${each.isMailed}
          and created_at > now() - make_interval(mins => ${sql.lit(MERGE_MINUTES)}))
      returning id`.execute(db);
    if (rows.length === 0) others.push(each);
    else if (each.inBell) await announce(db, [each.username]);
  }
  await insert(db, others);
}

/** Notifies the pages of people that their notifications have changed. */
async function announce(db: Db, usernames: readonly string[]): Promise<void> {
  const payloads = [...new Set(usernames)].map((username) => `notifications:${username}`);
  if (payloads.length > 0) {
    await sql`select pg_notify('reviews_events', payload)
      from unnest(${payloads}::text[]) as payload`.execute(db);
  }
}

/** The properties that a notification names and its reader may see, with their numbers of reviews. */
const seen = (access: Access) => sql`lateral (
  select array_agg(listing_id) as listings, coalesce(sum(number), 0)::int as count
  from (select key::bigint as listing_id, value::int as number from jsonb_each_text(listing_counts)) as numbers
  where ${isAccessible(access, 'numbers.listing_id')}) as seen`;

/** Uses the index `notifications_in_bell` or `notifications_unread`. */
const visible = ({ username, kinds }: NotificationReader): RawBuilder<SqlBool> => sql`in_bell
  and user_id = (select id from users where username = ${username}) and kind = any(${kinds})
  and (listing_counts is null or seen.listings is not null)`;

/** The notifications in a bell, newest first. @param before the id after which they begin */
async function list(
  db: Db,
  reader: NotificationReader,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ShownNotification[]> {
  return read(
    db,
    reader.access,
    sql`${visible(reader)} ${before === undefined ? sql`` : sql`and n.id < ${before}`}`,
    limit,
  );
}

/** @param condition of a row `n` of `notifications` and its `seen` properties */
export async function read(
  db: Db,
  access: Access,
  condition: RawBuilder<SqlBool>,
  limit: number,
): Promise<ShownNotification[]> {
  const { rows } = await sql<ShownNotification>`
    select n.id, n.kind, n.actor, n.data, n.created_at as "createdAt", n.read_at as "readAt", seen.count,
      coalesce(shown.ids, '{}') as "reviewIds",
      case when cardinality(seen.listings) = 1 then (
        select json_build_object('id', id, 'name', name) from listings where id = seen.listings[1]) end as listing,
      case when seen.count = 1 then (
        select json_build_object('id', id, 'guestName', guest_name, 'tenths', rating_tenths)
        from reviews where id = shown.ids[1]) end as review
    from notifications n cross join ${seen(access)} cross join lateral (
      select array_agg(id::int order by id desc) as ids from reviews
      where id = any(review_ids) and ${isAccessible(access)}) as shown
    where ${condition} order by n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many notifications are unread, up to `MAX_UNREAD`. */
async function countUnread(db: Db, reader: NotificationReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notifications cross join ${seen(reader.access)} where ${visible(reader)} and read_at is null
      limit ${sql.lit(MAX_UNREAD)}) as unread`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks notifications as read: one, and all up to one. */
async function markRead(
  db: Db,
  username: string,
  { id = 0, until = 0 }: { id?: number | undefined; until?: number | undefined },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update notifications set read_at = now()
    where user_id = (select id from users where username = ${username}) and in_bell and read_at is null
      and (id = ${id}::bigint or id <= ${until}::bigint)`.execute(db);
  if (numAffectedRows) await announce(db, [username]);
}

/** Marks what a job has found. @returns those that were not marked before */
async function mark(db: Db, kind: NotificationKind, subjects: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ subject: number }>`
    insert into notification_marks (kind, subject) select ${kind}, unnest(${subjects}::bigint[])
    on conflict do nothing returning subject`.execute(db);
  return rows.map(({ subject }) => subject);
}

async function deleteOld(db: Db): Promise<void> {
  const isOlder = (days: number) => sql`created_at < now() - make_interval(days => ${sql.lit(days)})`;
  await sql`delete from notifications where ${isOlder(DELETE_AFTER_DAYS)}`.execute(db);
  await sql`delete from notification_marks where ${isOlder(FORGET_AFTER_DAYS)}`.execute(db);
}

export const notificationReaders = { list, countUnread };
export const notificationWriters = { insert, insertMerged, markRead, mark, deleteOld };
