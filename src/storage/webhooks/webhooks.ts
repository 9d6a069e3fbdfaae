import { sql } from 'kysely';
import type { DisabledReason, Webhook, WebhookFormat, WebhookTarget } from '#domain/webhooks/webhook.ts';
import { countOf } from '../database/count-of.ts';
import type { Db } from '../tables.ts';

/** The secrets of a webhook, encrypted. A chat has none. */
export interface SealedSecrets {
  sealedSecret: string | null;
  /** The one before the last rotation, while it still signs. */
  previousSealedSecret: string | null;
}

function select(db: Db) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'format', 'kinds', 'listing_ids as listingIds'])
    .select(['created_by as createdBy', 'created_at as createdAt', 'disabled_reason as disabledReason'])
    .select(['failing_since as failingSince', 'previous_secret_until as previousSecretUntil'])
    .select((eb) => {
      const count = (state: 'waiting' | 'failed') =>
        eb
          .selectFrom('webhook_deliveries')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .where('state', '=', state)
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull();
      return [count('waiting').as('waiting'), count('failed').as('failed')];
    });
}

/** All webhooks, the oldest first. */
async function list(db: Db): Promise<Webhook[]> {
  return select(db).orderBy('id').execute();
}

async function byId(db: Db, id: number): Promise<Webhook | null> {
  return (await select(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** How many there are. Another transaction that adds one waits until this one ends. */
async function lockAndCount(db: Db): Promise<number> {
  await sql`select from event_cursors where reader = 'webhooks' for update`.execute(db);
  return countOf(db.selectFrom('webhooks'));
}

async function insert(
  db: Db,
  { url, kinds, listingIds }: WebhookTarget,
  { format, sealedSecret, by }: { format: WebhookFormat; sealedSecret: string | null; by: string },
): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({
      url,
      format,
      kinds: [...kinds],
      listing_ids: [...listingIds],
      sealed_secret: sealedSecret,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what is given. */
async function update(db: Db, id: number, { url, kinds, listingIds }: Partial<WebhookTarget>): Promise<void> {
  if (!url && !kinds && !listingIds) return;
  await db
    .updateTable('webhooks')
    .set({
      url,
      kinds: kinds && [...kinds],
      listing_ids: listingIds && [...listingIds],
      ...(url !== undefined && { failing_since: null }),
    })
    .where('id', '=', id)
    .execute();
}

async function enable(db: Db, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ disabled_reason: null, failing_since: null, enabled_at: sql`now()` })
    .where('id', '=', id)
    .where('disabled_reason', 'is not', null)
    .execute();
}

/** Disables a webhook; what waits for it counts as failed. @returns whether it was enabled */
async function disable(db: Db, id: number, reason: DisabledReason): Promise<boolean> {
  const disabled = await db
    .updateTable('webhooks')
    .set({ disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_reason', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!disabled) return false;
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error: 'disabled', next_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return true;
}

/** Replaces the secret; the present one signs too for some hours. */
async function rotateSecret(db: Db, id: number, sealedSecret: string, hours: number): Promise<void> {
  await sql`update webhooks set previous_sealed_secret = sealed_secret, sealed_secret = ${sealedSecret},
    previous_secret_until = now() + make_interval(hours => ${hours}) where id = ${id}`.execute(db);
}

async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

export const webhookReaders = { list, byId };
export const webhookWriters = { lockAndCount, insert, update, enable, disable, rotateSecret, remove };
