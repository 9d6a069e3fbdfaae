import type { ListingId } from '../ids.ts';

/** The kinds of events that a webhook can subscribe to. */
export const WEBHOOK_KINDS = [
  'review.created',
  'review.changed',
  'review.removed',
  'review.approved',
  'review.unpublished',
  'response.sent',
  'response.refused',
  'alert.raised',
  'sync.failed',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What a webhook is sent: messages of the Standard Webhooks specification for programs, or messages of a chat for people. */
export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** What the button "Send a test" sends. */
export const TEST_KIND = 'webhook.test';

export const MAX_WEBHOOKS = 50;
export const MAX_URL = 2_000;
/** After a rotation, the previous secret signs too for this long. */
export const ROTATION_HOURS = 24;
/** How long deliveries are listed. */
export const DELIVERY_DAYS = 30;
/** A webhook of which every delivery has failed for this long is disabled. */
export const FAILING_DAYS = 5;

/** Why a webhook is disabled: a person did it, its receiver does not exist any more, or it has failed for days. */
export const DISABLED_REASONS = ['person', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Where events are sent, and which. */
export interface WebhookTarget {
  /** http is possible only within the private networks that the operator lists. */
  url: string;
  kinds: readonly WebhookKind[];
  /** Empty for all properties. Events without a property are always sent. */
  listingIds: readonly ListingId[];
}

export interface Webhook extends WebhookTarget {
  id: number;
  /** By its address, when it was added. */
  format: WebhookFormat;
  createdBy: string;
  createdAt: Date;
  disabledReason: DisabledReason | null;
  /** Since when every delivery has failed. */
  failingSince: Date | null;
  /** Until when the secret before the last rotation signs too. */
  previousSecretUntil: Date | null;
  waiting: number;
  failed: number;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** Why an attempt failed. `status` means an answer that is neither 2xx nor 3xx. */
export const DELIVERY_ERRORS = [
  'timeout',
  'unreachable',
  'certificate',
  'forbidden-address',
  'redirected',
  'status',
  'secret-unreadable',
  'disabled',
  // By Slack
  'invalid-payload',
  'no-service',
  'channel-not-found',
  'channel-archived',
  'action-prohibited',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** One message to one webhook. Every attempt has the same id and body. */
export interface Delivery {
  id: number;
  webhookId: number;
  /** The header `webhook-id`. */
  messageId: string;
  type: string;
  /** As it is sent; until the first attempt to a chat, what its message is made from. */
  body: string;
  state: DeliveryState;
  attempts: number;
  /** The status of the last answer; null without one. */
  status: number | null;
  error: DeliveryError | null;
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
}

/** What an attempt led to. */
export type Attempt =
  | { status: number; error: null }
  | { status: number | null; error: DeliveryError; retryAfterSeconds?: number | undefined };

const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
/** The delays between attempts that Standard Webhooks 1.0.0 suggests: ten attempts within about three days. */
const DELAYS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** A delay gets up to this part longer, so that deliveries that failed together are not repeated together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Seconds until the next attempt; null after the last one.
 *
 * @param attempts how many were made
 * @param retryAfterSeconds what the receiver asked for, of which at most a day counts
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, retryAfterSeconds = 0, random = Math.random()): number | null {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(delay * (1 + JITTER * random), Math.min(retryAfterSeconds, MAX_RETRY_AFTER));
}

/** Whether an address can be one of a webhook: http or https, without a password or a fragment. */
export function isWebhookUrl(url: string): boolean {
  if (url.length > MAX_URL || !URL.canParse(url)) return false;
  const { protocol, username, password, hash } = new URL(url);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && hash === '';
}

/** A webhook in the log. Its whole address may be a secret. */
export const webhookName = (id: number, url: string) => `webhook ${id} (${new URL(url).host})`;
