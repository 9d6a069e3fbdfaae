import { sql } from 'kysely';
import type { DisabledReason, Webhook, WebhookFormat, WebhookTarget } from '#domain/webhooks/webhook.ts';
import { countOf, onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/** The secrets of a webhook, encrypted. A chat has none. */
export interface SealedSecrets {
  sealedSecret: string | null;
  /** The one before the last rotation, while it still signs. */
  previousSealedSecret: string | null;
}

/** All webhooks, the oldest first. @param id only this one */
async function list(db: Db, id: number | null = null): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select id, url, format, kinds, listing_ids as "listingIds", created_by as "createdBy", created_at as "createdAt",
      disabled_reason as "disabledReason", failing_since as "failingSince",
      previous_secret_until as "previousSecretUntil",
      (select count(*) from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting') as waiting,
      (select count(*) from webhook_deliveries where webhook_id = webhooks.id and state = 'failed') as failed
    from webhooks where id = coalesce(${id}, id) order by id`.execute(db);
  return rows;
}

async function byId(db: Db, id: number): Promise<Webhook | null> {
  return (await list(db, id))[0] ?? null;
}

/** How many there are. Another transaction that adds one waits until this one ends. */
async function lockAndCount(db: Db): Promise<number> {
  await sql`select from event_cursors where reader = 'webhooks' for update`.execute(db);
  return countOf(db, sql`webhooks`);
}

async function insert(
  db: Db,
  { url, kinds, listingIds }: WebhookTarget,
  { format, sealedSecret, by }: { format: WebhookFormat; sealedSecret: string | null; by: string },
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into webhooks (url, format, kinds, listing_ids, sealed_secret, created_by)
    values (${url}, ${format}, ${kinds}, ${listingIds}, ${sealedSecret}, ${by}) returning id`.execute(db);
  return onlyRow(inserted).id;
}

/** Changes what is given. */
async function update(db: Db, id: number, { url, kinds, listingIds }: Partial<WebhookTarget>): Promise<void> {
  await sql`
    update webhooks set url = coalesce(${url}, url), kinds = coalesce(${kinds}, kinds),
      listing_ids = coalesce(${listingIds}, listing_ids),
      failing_since = case when coalesce(${url}, url) = url then failing_since end
    where id = ${id}`.execute(db);
}

async function enable(db: Db, id: number): Promise<void> {
  await sql`update webhooks set disabled_reason = null, failing_since = null, enabled_at = now()
    where id = ${id} and disabled_reason is not null`.execute(db);
}

/** Disables a webhook; what waits for it counts as failed. @returns whether it was enabled */
async function disable(db: Db, id: number, reason: DisabledReason): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhooks set disabled_reason = ${reason} where id = ${id} and disabled_reason is null`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`update webhook_deliveries set state = 'failed', error = 'disabled', next_attempt_at = null
    where webhook_id = ${id} and state = 'waiting'`.execute(db);
  return true;
}

/** Replaces the secret; the present one signs too for some hours. */
async function rotateSecret(db: Db, id: number, sealedSecret: string, hours: number): Promise<void> {
  await sql`update webhooks set previous_sealed_secret = sealed_secret, sealed_secret = ${sealedSecret},
    previous_secret_until = now() + make_interval(hours => ${hours}) where id = ${id}`.execute(db);
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from webhooks where id = ${id}`.execute(db);
}

export const webhookReaders = { list, byId };
export const webhookWriters = { lockAndCount, insert, update, enable, disable, rotateSecret, remove };
