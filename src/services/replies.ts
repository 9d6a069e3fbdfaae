import type { RespondOutcome } from '#connectors/hostaway/source.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import {
  ALREADY_ANSWERED,
  type ManagedReview,
  managed,
  objectionToReply,
  replyText,
  whyNoReply,
} from '#domain/reply.ts';
import type { WaitingReply } from '#storage/replies.ts';
import type { Context } from './context.ts';
import { requireHostaway } from './sync.ts';

/** The source of the reviews that responses can be sent for; null without an account. */
export function answeringSource({ hostaway, source }: Context): string | null {
  return hostaway ? source : null;
}

/**
 * Takes the company's response to a review into the outbox; whoever calls then asks for its delivery. From here on it
 * survives everything: the row is the truth, and waiting rows are looked for by the clock.
 *
 * @throws invalid for a text that cannot be sent, not-found, or conflict with the reason why there can be no response
 */
export async function writeReply(
  context: Context,
  actor: Actor,
  id: ReviewId,
  typed: string,
): Promise<ManagedReview> {
  const text = replyText(typed);
  const objection = objectionToReply(text);
  if (objection) throw new AppError('invalid', objection);
  return context.storage.transact(async (tx) => {
    // Of two managers at once the second sees what the first wrote.
    if (!(await tx.reviews.lock(id))) throw new AppError('not-found', `There is no review ${id}.`);
    const review = await tx.reviews.managedById(id);
    const whyNot = review && whyNoReply(review, answeringSource(context));
    if (whyNot) throw new AppError('conflict', whyNot);
    await tx.replies.upsert(id, { text, by: actor.name });
    return managedReview(context, id, tx.reviews.managedById);
  });
}

/** One review as managers see it, for whoever follows a response on its way. */
export async function managedReview(
  context: Context,
  id: ReviewId,
  read = context.storage.reviews.managedById,
): Promise<ManagedReview> {
  const review = await read(id);
  if (!review) throw new AppError('not-found', `There is no review ${id}.`);
  return managed(review, answeringSource(context));
}

/** Responses that still have to be delivered, oldest first. */
export async function waitingReplies(context: Context): Promise<ReviewId[]> {
  const source = answeringSource(context);
  return source === null ? [] : context.storage.replies.listWaiting(source);
}

/**
 * Sends one response if it still waits and no other process is sending it: its row is locked until Hostaway has spoken.
 * Should this process be killed in between, the next attempt finds out whether the response arrived.
 *
 * @throws unavailable when nobody knows yet what became of it; it waits on and is to be tried again
 */
export async function deliverReply(context: Context, id: ReviewId): Promise<void> {
  const { storage, log } = context;
  const failure = await storage.transact(async (tx) => {
    const reply = await tx.replies.claim(id);
    if (!reply) return null;
    try {
      await tx.replies.settle(id, await settlementOf(context, reply));
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await tx.replies.recordFailure(id, error.message);
      return error;
    }
  });
  if (!failure) return;
  log.warn({ review: id, reason: messageOf(failure) }, 'a response could not be sent yet');
  throw failure;
}

type Settlement = { state: 'sent' | 'refused' | 'impossible'; words: string | null };

async function settlementOf(context: Context, reply: WaitingReply): Promise<Settlement> {
  if (reply.isAnswered) return { state: 'impossible', words: ALREADY_ANSWERED };
  if (reply.isWithdrawn) {
    return { state: 'impossible', words: 'The review is no longer published at its channel.' };
  }
  const outcome: RespondOutcome = await requireHostaway(context).respond(reply.upstreamId, reply.text);
  return outcome.kind === 'sent'
    ? { state: 'sent', words: null }
    : { state: 'refused', words: outcome.reason };
}
