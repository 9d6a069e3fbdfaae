import { systemActor } from '#domain/accounts/actor.ts';
import { DAY_MS } from '#domain/day.ts';
import { messageOf } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { ChatNews } from '#domain/webhooks/chat.ts';
import { type Attempt, FAILING_DAYS, retryDelay, TEST_KIND, webhookName } from '#domain/webhooks/webhook.ts';
import type { DueDelivery } from '#storage/webhooks/deliveries.ts';
import type { Clock, Logs, Outgoing, Stored } from '../context.ts';
import { type Repetition, repeat } from '../repeat.ts';

const FAILED = 'webhooks were not sent; will retry';
/**
 * Attempts that a process makes at the same time. A receiver that does not answer must not delay the others. Slack accepts
 * about one message a second.
 */
const CONCURRENCY = { all: 40, each: 4, chat: 1 };
const GONE = 410;

/**
 * Sends every second what has happened to webhooks. `close` interrupts running attempts, which are made again a minute after
 * they began.
 */
export function startWebhooks(context: Stored & Outgoing & Clock & Logs): Repetition {
  /** The running attempts, each with the webhook that it is for. */
  const running = new Map<Promise<void>, number>();

  async function run(signal: AbortSignal): Promise<void> {
    const { storage } = context;
    if (!(await storage.deliveries.hasWork())) return;
    const due = await storage.transact(async (tx) => {
      await tx.deliveries.queueNew();
      return tx.deliveries.claimDue([...running.values()], CONCURRENCY);
    });
    for (const delivery of due) {
      const made = attempt(context, delivery, signal)
        .catch((error: unknown) => context.outageLog.warn({ reason: messageOf(error) }, FAILED))
        .finally(() => running.delete(made));
      running.set(made, delivery.webhookId);
    }
  }
  return repeat(context, run, FAILED, { begun: () => running.keys() });
}

/**
 * Makes one attempt and records it. A test is not repeated. A receiver that answers 410, or that has failed for days and misses
 * a message for good, gets nothing more.
 */
export async function attempt(
  context: Stored & Outgoing,
  due: DueDelivery,
  signal = new AbortController().signal,
): Promise<void> {
  const delivery = { ...due, sentBody: await chatBody(context, due) };
  const result = await send(context, delivery, signal);
  // The server stops: its receiver may have the message, so it is sent again with the same id.
  if (signal.aborted && result.error !== null) return;
  const isTest = delivery.type === TEST_KIND;
  const retryAfter = result.error === null ? undefined : result.retryAfterSeconds;
  const isGone = result.status === GONE || result.error === 'no-service';
  const delay = isTest || isGone ? null : retryDelay(delivery.attempts + 1, retryAfter);
  await context.storage.transact(async (tx) => {
    const failingSince = await tx.deliveries.recordAttempt(delivery, result, delay);
    if (isTest || failingSince === null) return;
    const isFailing =
      delay === null && context.now().getTime() - failingSince.getTime() > FAILING_DAYS * DAY_MS;
    const reason = isGone ? 'gone' : isFailing ? 'failing' : null;
    if (reason === null || !(await tx.webhooks.disable(delivery.webhookId, reason))) return;
    const target = webhookName(delivery.webhookId, delivery.url);
    await tx.events.insert(systemActor, { kind: 'webhook.disabled', target, data: { reason } });
  });
}

async function send({ webhookSecrets, sendWebhook }: Outgoing, delivery: DueDelivery, signal: AbortSignal) {
  const { url, format, messageId, body, sentBody, sealedSecret, previousSealedSecret } = delivery;
  const sealed = [sealedSecret, previousSealedSecret];
  const secrets = sealed.flatMap((each) => (each === null ? [] : (webhookSecrets.open(each) ?? [])));
  const unreadable: Attempt = { status: null, error: 'secret-unreadable' };
  return format === 'standard' && secrets.length === 0
    ? unreadable
    : sendWebhook({ url, format, messageId, body: sentBody ?? body, secrets }, signal);
}

/** What a chat is sent; null for other webhooks. */
async function chatBody(
  { storage, writeChatMessage }: Outgoing,
  { id, format, type, body, sentBody }: DueDelivery,
): Promise<string | null> {
  if (format === 'standard' || sentBody !== null) return sentBody;
  const { data } = JSON.parse(body) as QueuedMessage;
  const about = data.reviews ?? [data];
  const reviewIds = about.flatMap(({ reviewId }) => reviewId ?? []);
  const listingIds = about.flatMap(({ listingId }) => listingId ?? []);
  const subject = await storage.deliveries.chatSubject(reviewIds, listingIds);
  const text = writeChatMessage(format, {
    type: type as ChatNews['type'],
    ...subject,
    reviewIds,
    topic: data.topic ?? null,
    sourceName: data.sourceName ?? null,
  });
  await storage.transact((tx) => tx.deliveries.storeSentBody(id, text));
  return text;
}

interface QueuedMessage {
  data: {
    reviewId?: ReviewId;
    listingId?: ListingId;
    topic?: Topic;
    sourceName?: string;
    reviews?: readonly { reviewId: ReviewId; listingId: ListingId }[];
  };
}
