import { sql } from 'kysely';
import type { Page } from '#domain/decisions/activity.ts';
import type { ListingId } from '#domain/ids.ts';
import type { ChatNews } from '#domain/webhooks/chat.ts';
import {
  type Attempt,
  DELIVERY_DAYS,
  type Delivery,
  TEST_KIND,
  WEBHOOK_KINDS,
  type WebhookFormat,
  type WebhookKind,
} from '#domain/webhooks/webhook.ts';
import { after, cursorOf, type PageQuery, pageOf } from '../decisions/activity.ts';
import { hasNewEvents, takeNewEvents } from '../events/cursor.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import type { SealedSecrets } from './webhooks.ts';

/** A delivery with what an attempt needs. */
export interface DueDelivery
  extends SealedSecrets,
    Pick<Delivery, 'id' | 'webhookId' | 'messageId' | 'type' | 'body' | 'attempts'> {
  url: string;
  format: WebhookFormat;
  /** What a chat was sent at the first attempt. */
  sentBody: string | null;
}

/** The most reviews in one message. */
const MAX_REVIEWS = 1_000;
/** For so long, no other process repeats an attempt. If the process is killed, the message is sent again then. */
const ATTEMPT_SECONDS = 60;

const DUE = sql`webhook_deliveries.state = 'waiting' and next_attempt_at <= now()`;

/** Whether there are events to read, or deliveries to attempt. */
const hasWork = (db: Db) =>
  hasNewEvents(db, 'webhooks', sql`exists(select from webhook_deliveries where ${DUE})`);

/**
 * Queues a message to each webhook about the events since the last call, each exactly once. The reviews of one transaction
 * are in one message, so that a bulk action does not flood receivers.
 */
async function queueNew(db: Db): Promise<void> {
  const events = await takeNewEvents(db, 'webhooks', WEBHOOK_KINDS);
  const has = (kind: WebhookKind) => sql`bool_or(kind = ${kind}) over (partition by tx, review_id)`;
  await sql`
    with found as (
      -- A review that came and went in one transaction is the same as one of another source, and was never counted.
      select *, review_id is not null and ${has('review.created')} and ${has('review.removed')} as is_duplicate from ${events}
    ), numbered as (
      select webhooks.id as webhook_id, found.id, found.at, kind, listing_id, review_id, target, data, split,
        (row_number() over (partition by webhooks.id, kind, split order by found.id) - 1) / ${sql.lit(MAX_REVIEWS)} as part
      from found join webhooks on kind = any(kinds) and disabled_reason is null and at >= enabled_at
        and (listing_ids = '{}' or listing_id is null or listing_id = any(listing_ids))
      where not (is_duplicate and kind in ('review.created', 'review.removed'))
    )
    insert into webhook_deliveries (webhook_id, message_id, type, body)
    select webhook_id, 'msg_' || min(id) || '_' || webhook_id, kind, json_strip_nulls(json_build_object(
      'type', kind,
      'timestamp', to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', case when count(*) > 1
        then json_build_object('reviews', json_agg(json_build_object('reviewId', review_id, 'listingId', listing_id) order by id))
        else json_build_object(
          'reviewId', min(review_id), 'listingId', min(listing_id), 'topic', min(data ->> 'topic'),
          'source', min(data ->> 'source'), 'sourceName', min(target) filter (where kind = 'sync.failed')) end
    )) from numbered group by webhook_id, kind, split, part order by min(id)`.execute(db);
}

/**
 * Deliveries that are due, oldest first, which no other process attempts for a minute.
 *
 * @param running the webhook of each attempt that this process makes at present
 * @param limits how many attempts it may make at a time: in all, per webhook, and per chat
 */
async function claimDue(
  db: Db,
  running: readonly number[],
  limits: { all: number; each: number; chat: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select found.id from webhooks cross join lateral (
        select id, next_attempt_at from webhook_deliveries
        where ${DUE} and webhook_id = webhooks.id and disabled_reason is null
        order by next_attempt_at, id
        limit greatest(0, case when format = 'standard' then ${limits.each}::int else ${limits.chat}::int end - (select count(*) from unnest(${running}::bigint[]) as id where id = webhooks.id))
        for update skip locked
      ) as found
      order by next_attempt_at, id limit ${Math.max(0, limits.all - running.length)}
    )
    update webhook_deliveries set next_attempt_at = now() + make_interval(secs => ${sql.lit(ATTEMPT_SECONDS)})
    from webhooks where webhook_deliveries.id in (select id from due) and webhooks.id = webhook_id
    returning ${DUE_COLUMNS}`.execute(db);
  return rows;
}

const DUE_COLUMNS = sql`webhook_deliveries.id, webhook_id as "webhookId", message_id as "messageId", url, format, type, body, sent_body as "sentBody", attempts,
  sealed_secret as "sealedSecret", case when previous_secret_until > now() then previous_sealed_secret end as "previousSealedSecret"`;

/** A message that is attempted at once, and not again: it counts as failed until it is delivered. */
async function insertTest(db: Db, webhookId: number): Promise<DueDelivery> {
  const { rows } = await sql<DueDelivery>`
    with added as (
      insert into webhook_deliveries (webhook_id, message_id, type, body, state, next_attempt_at)
      select ${webhookId}, 'msg_test_' || gen_random_uuid(), ${TEST_KIND}::text, json_strip_nulls(json_build_object('type', ${TEST_KIND}::text, 'timestamp',
        to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', json_build_object())), 'failed', null
      returning *
    )
    select ${DUE_COLUMNS} from added as webhook_deliveries
    join webhooks on webhooks.id = webhook_id`.execute(db);
  if (!rows[0]) throw new Error(`webhook ${webhookId} does not exist`);
  return rows[0];
}

/** Stores what a chat is sent, before the first attempt, so that each attempt sends the same. */
async function storeSentBody(db: Db, id: number, sentBody: string): Promise<void> {
  await sql`update webhook_deliveries set sent_body = ${sentBody} where id = ${id}`.execute(db);
}

/**
 * Records an attempt.
 *
 * @param retryInSeconds null: there is no further one
 * @returns since when all attempts of the webhook have failed; null if it answered, or was deleted meanwhile
 */
async function recordAttempt(
  db: Db,
  { id, webhookId, type }: Pick<DueDelivery, 'id' | 'webhookId' | 'type'>,
  { status, error }: Attempt,
  retryInSeconds: number | null,
): Promise<Date | null> {
  // Webhooks are locked before their deliveries, as when one is disabled.
  const { rows } = await sql<{ since: Date | null }>`
    update webhooks set failing_since = ${error === null ? null : sql`coalesce(failing_since, now())`}
    where id = ${webhookId} and (failing_since is not null or ${error !== null && type !== TEST_KIND})
    returning failing_since as since`.execute(db);
  // One that was given up meanwhile, because its webhook is disabled, is not sent again.
  const state = error === null ? 'delivered' : retryInSeconds === null ? 'failed' : sql`state`;
  const next =
    error === null || retryInSeconds === null
      ? null
      : sql`case when state = 'waiting' then now() + make_interval(secs => ${retryInSeconds}::float8) end`;
  await sql`update webhook_deliveries set attempts = attempts + 1, last_attempt_at = now(), status = ${status}, error = ${error},
    state = ${state}, next_attempt_at = ${next} where id = ${id}`.execute(db);
  return rows[0]?.since ?? null;
}

const COLUMNS = sql`id, webhook_id as "webhookId", message_id as "messageId", type, coalesce(sent_body, body) as body, state, attempts, status, error,
  created_at as "createdAt", last_attempt_at as "lastAttemptAt", next_attempt_at as "nextAttemptAt"`;

/** What a message to a chat says about reviews and properties. */
async function chatSubject(
  db: Db,
  reviewIds: readonly number[],
  listingIds: readonly number[],
): Promise<Pick<ChatNews, 'listings' | 'stars' | 'channel'>> {
  const { rows: listings } = await sql<{ id: ListingId; name: string }>`
    select id, name from listings where id in (select unnest(${listingIds}::bigint[]))
    order by name`.execute(db);
  const [id] = reviewIds;
  if (id === undefined || reviewIds.length > 1) return { listings, stars: null, channel: null };
  const { rows } = await sql<Pick<ChatNews, 'stars' | 'channel'>>`
    select (rating_tenths / 10.0)::float8 as stars, channel from reviews where id = ${id}`.execute(db);
  return { listings, ...(rows[0] ?? { stars: null, channel: null }) };
}

async function byId(db: Db, id: number): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    select ${COLUMNS} from webhook_deliveries where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The deliveries of a webhook, the newest first. */
async function list(
  db: Db,
  webhookId: number,
  { state, cursor, limit }: PageQuery & { state?: Delivery['state'] | undefined },
): Promise<Page<Delivery>> {
  const { rows } = await sql<Delivery & { cursor: string }>`
    select ${COLUMNS}, ${cursorOf(sql`created_at`, sql`id`)} as cursor from webhook_deliveries
    where ${allOf([
      sql`webhook_id = ${webhookId}`,
      ...(state ? [sql<never>`state = ${state}`] : []),
      ...after(cursor, sql`created_at`, sql`id`, 'bigint'),
    ])} order by created_at desc, id desc limit ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ cursor: _cursor, ...delivery }) => delivery);
}

/** Attempts deliveries again, from the start. @returns how many */
async function resend(
  db: Db,
  which: { id: number } | { webhookId: number; failedSince: Date },
): Promise<number> {
  const condition =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`webhook_id = ${which.webhookId} and state = 'failed' and created_at >= ${which.failedSince} and type = any(${WEBHOOK_KINDS})`;
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now()
    where ${condition}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function deleteOld(db: Db): Promise<void> {
  await sql`delete from webhook_deliveries
    where created_at < now() - make_interval(days => ${sql.lit(DELIVERY_DAYS)})`.execute(db);
}

/** For monitoring. */
async function figures(db: Db): Promise<{ waiting: number; failed: number; oldestWaitingSeconds: number }> {
  const { rows } = await sql<{ waiting: number; failed: number; oldestWaitingSeconds: number }>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::float8 as "oldestWaitingSeconds"
    from webhook_deliveries where state <> 'delivered'`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}

export const deliveryReaders = { hasWork, chatSubject, byId, list, figures };
export const deliveryWriters = {
  queueNew,
  claimDue,
  insertTest,
  storeSentBody,
  recordAttempt,
  resend,
  deleteOld,
};
