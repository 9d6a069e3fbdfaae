import { type Static, Type } from 'typebox';
import {
  DELIVERY_ERRORS,
  DISABLED_REASONS,
  MAX_URL,
  TEST_KIND,
  WEBHOOK_FORMATS,
  WEBHOOK_KINDS,
} from '#domain/webhooks/webhook.ts';
import { ListingIdSchema } from '../reviews/reviews.ts';
import { inputObject, named, nullable } from '../schema.ts';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Time = Type.String({ format: 'date-time' });

const Kinds = Type.Array(Type.Enum([...WEBHOOK_KINDS]), {
  minItems: 1,
  uniqueItems: true,
  maxItems: WEBHOOK_KINDS.length,
});
const Url = Type.String({
  maxLength: MAX_URL,
  description: 'https, or http within WEBHOOK_PRIVATE_NETWORKS.',
});
const ListingIds = Type.Array(ListingIdSchema, {
  uniqueItems: true,
  maxItems: 1_000,
  description: 'Only events of these properties, and events that concern none; empty for all.',
});

const WEBHOOK = {
  id: Type.Integer(),
  url: Type.String(),
  format: Type.Enum([...WEBHOOK_FORMATS], {
    description: 'By the address: what Slack or Teams show to people, or messages by Standard Webhooks.',
  }),
  kinds: Type.Array(Type.Enum([...WEBHOOK_KINDS])),
  listingIds: Type.Array(ListingIdSchema),
  createdBy: Type.String(),
  createdAt: Time,
  disabledReason: nullable(Type.Enum([...DISABLED_REASONS]), {
    description:
      'Null while it is enabled. `gone`: its receiver does not exist any more. `failing`: every attempt has failed for days.',
  }),
  failingSince: nullable(Time, { description: 'Since when every attempt has failed.' }),
  previousSecretUntil: nullable(Time, { description: 'Until when the previous secret signs too.' }),
  waiting: Type.Integer({ description: 'Deliveries that wait for an attempt.' }),
  failed: Type.Integer({ description: 'Deliveries of the last 30 days that were given up.' }),
};
export const Webhook = named('Webhook', WEBHOOK);
export type Webhook = Static<typeof Webhook>;

export const WebhookList = Type.Object({ webhooks: Type.Array(Webhook) });

export const WebhookWithSecret = Type.Object({
  ...WEBHOOK,
  secret: nullable(Type.String(), {
    description: 'Signs the messages. It is shown only in this response. Null for Slack and Teams.',
  }),
});
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookBody = inputObject({ url: Url, kinds: Kinds, listingIds: Type.Optional(ListingIds) });

export const WebhookChange = inputObject({
  url: Type.Optional(Url),
  kinds: Type.Optional(Kinds),
  listingIds: Type.Optional(ListingIds),
  isEnabled: Type.Optional(Type.Boolean()),
});

export const WebhookParams = Type.Object({ id: Id });

const DeliveryState = Type.Enum(['waiting', 'delivered', 'failed']);

export const Delivery = named('WebhookDelivery', {
  id: Type.Integer(),
  webhookId: Type.Integer(),
  messageId: Type.String({ description: 'The header `webhook-id`, the same for every attempt.' }),
  type: Type.String(),
  body: Type.String({
    description: 'As it is sent. The message to a chat is written at the first attempt.',
  }),
  state: DeliveryState,
  attempts: Type.Integer(),
  status: nullable(Type.Integer(), { description: 'Of the last response; null without one.' }),
  error: nullable(Type.Enum([...DELIVERY_ERRORS]), {
    description: 'Why the last attempt failed.',
  }),
  createdAt: Time,
  lastAttemptAt: nullable(Time),
  nextAttemptAt: nullable(Time),
});
export type Delivery = Static<typeof Delivery>;

export const DeliveryQuery = inputObject({
  state: Type.Optional(DeliveryState),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,17}_\\d{1,18}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});
export const DeliveryPage = Type.Object({
  deliveries: Type.Array(Delivery),
  nextCursor: nullable(Type.String()),
});

export const ResendBody = inputObject({ since: Type.String({ format: 'date-time' }) });
export const Resent = Type.Object({ resent: Type.Integer() });

export const SampleQuery = inputObject({ kind: Type.Enum([...WEBHOOK_KINDS]) });
export const Message = named('WebhookMessage', {
  type: Type.Enum([...WEBHOOK_KINDS, TEST_KIND]),
  timestamp: Time,
  data: Type.Object({}, { additionalProperties: true }),
});
