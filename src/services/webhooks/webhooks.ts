import type { Actor } from '#domain/accounts/actor.ts';
import type { Page } from '#domain/decisions/activity.ts';
import { AppError, existing } from '#domain/errors.ts';
import { formatOf } from '#domain/webhooks/chat.ts';
import {
  type Delivery,
  type DeliveryState,
  isWebhookUrl,
  MAX_WEBHOOKS,
  ROTATION_HOURS,
  type Webhook,
  type WebhookTarget,
  webhookName,
} from '#domain/webhooks/webhook.ts';
import type { Storage } from '#storage/storage.ts';
import type { Outgoing, Stored } from '../context.ts';
import { requireListings } from '../listings/listing-places.ts';
import { attempt } from './deliver.ts';

const SECRET_BYTES = 32;

/** As the specification writes secrets: `whsec_` and base64. */
const newSecret = () =>
  `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64')}`;

export const listWebhooks = ({ storage }: Stored): Promise<Webhook[]> => storage.webhooks.list();

/**
 * Adds a webhook.
 *
 * @returns it with its secret, which is not shown again; a chat has none
 * @throws invalid for an address that cannot be one, or a property that does not exist; conflict for too many
 */
export async function addWebhook(
  context: Stored & Outgoing,
  actor: Actor,
  target: WebhookTarget,
): Promise<{ webhook: Webhook; secret: string | null }> {
  await requireValid(context, target);
  const format = formatOf(target.url);
  const secret = format === 'standard' ? newSecret() : null;
  const webhook = await context.storage.transact(async (tx) => {
    if ((await tx.webhooks.lockAndCount()) >= MAX_WEBHOOKS) throw new AppError('too-many-webhooks');
    const id = await tx.webhooks.insert(target, {
      format,
      sealedSecret: secret && context.webhookSecrets.seal(secret),
      by: actor.name,
    });
    await tx.events.insert(actor, { kind: 'webhook.added', target: webhookName(id, target.url) });
    return webhookOf(tx, id);
  });
  return { webhook, secret };
}

/**
 * Changes what is given. An enabled webhook gets what happens from now on.
 *
 * @throws as `addWebhook`, and not-found; conflict for an address of another format
 */
export async function changeWebhook(
  context: Stored & Outgoing,
  actor: Actor,
  id: number,
  { isEnabled, ...target }: Partial<WebhookTarget> & { isEnabled?: boolean },
): Promise<Webhook> {
  await requireValid(context, target);
  return context.storage.transact(async (tx) => {
    const { url, format } = await webhookOf(tx, id);
    if (target.url !== undefined && target.url !== url && formatOf(target.url) !== format)
      throw new AppError('webhook-format');
    await tx.webhooks.update(id, target);
    if (isEnabled === true) await tx.webhooks.enable(id);
    if (isEnabled === false) await tx.webhooks.disable(id, 'person');
    await tx.events.insert(actor, { kind: 'webhook.changed', target: webhookName(id, target.url ?? url) });
    return webhookOf(tx, id);
  });
}

/** Deletes a webhook with the log of its deliveries. @throws not-found */
export async function deleteWebhook({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    const { url } = await webhookOf(tx, id);
    await tx.webhooks.remove(id);
    await tx.events.insert(actor, { kind: 'webhook.deleted', target: webhookName(id, url) });
  });
}

/** Replaces the secret. For a day messages have the signatures of both. @returns the new one. @throws not-found; conflict for a chat */
export async function rotateSecret(context: Stored & Outgoing, actor: Actor, id: number) {
  const secret = newSecret();
  const webhook = await context.storage.transact(async (tx) => {
    const { url, format } = await webhookOf(tx, id);
    if (format !== 'standard') throw new AppError('webhook-without-secret');
    await tx.webhooks.rotateSecret(id, context.webhookSecrets.seal(secret), ROTATION_HOURS);
    await tx.events.insert(actor, { kind: 'webhook.secret-rotated', target: webhookName(id, url) });
    return webhookOf(tx, id);
  });
  return { webhook, secret };
}

/** Sends a message of the type `webhook.test`, once, also if the webhook is disabled. @throws not-found */
export async function testWebhook(context: Stored & Outgoing, id: number): Promise<Delivery> {
  const delivery = await context.storage.transact(async (tx) => {
    await webhookOf(tx, id);
    return tx.deliveries.insertTest(id);
  });
  await attempt(context, delivery);
  return deliveryOf(context.storage, delivery.id);
}

/** @throws not-found */
export async function listDeliveries(
  { storage }: Stored,
  webhookId: number,
  query: { state?: DeliveryState | undefined; cursor: string | undefined; limit: number },
): Promise<Page<Delivery>> {
  await webhookOf(storage, webhookId);
  return storage.deliveries.list(webhookId, query);
}

/** Sends a message again, or at once if it waits, with the same id. @throws not-found; conflict for a disabled webhook */
export async function resendDelivery({ storage }: Stored, id: number): Promise<Delivery> {
  return storage.transact(async (tx) => {
    const { webhookId } = await deliveryOf(tx, id);
    requireEnabled(await webhookOf(tx, webhookId));
    await tx.deliveries.resend({ id });
    return deliveryOf(tx, id);
  });
}

/** Sends all messages again that failed since a time. @returns how many. @throws not-found; conflict for a disabled webhook */
export async function resendFailed({ storage }: Stored, webhookId: number, since: Date): Promise<number> {
  return storage.transact(async (tx) => {
    requireEnabled(await webhookOf(tx, webhookId));
    return tx.deliveries.resend({ webhookId, failedSince: since });
  });
}

async function requireValid({ storage }: Stored, { url, listingIds }: Partial<WebhookTarget>): Promise<void> {
  if (url !== undefined && !isWebhookUrl(url)) throw new AppError('webhook-address');
  await requireListings(storage, listingIds ?? []);
}

function requireEnabled({ disabledReason }: Webhook): void {
  if (disabledReason !== null) throw new AppError('webhook-disabled');
}

/** @throws not-found */
async function webhookOf({ webhooks }: Pick<Storage, 'webhooks'>, id: number): Promise<Webhook> {
  return existing(await webhooks.byId(id), { noun: 'webhook', id });
}

/** @throws not-found */
async function deliveryOf({ deliveries }: Pick<Storage, 'deliveries'>, id: number): Promise<Delivery> {
  return existing(await deliveries.byId(id), { noun: 'delivery', id });
}
