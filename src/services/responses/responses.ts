import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import { AppError, messageOf, problem, storedProblem } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { responseProblem, responseText, toManagedReview } from '#domain/responses/response.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { WaitingResponse } from '#storage/responses/responses.ts';
import type { Context } from '../context.ts';
import { lockReview, reviewNotFound } from '../decisions/lock-review.ts';
import { requireHostaway, respondableSource } from '../sources/hostaway-account.ts';

/**
 * Puts the company's response to a review into the outbox. The caller requests its delivery, and a job delivers rows
 * that are left waiting.
 *
 * @throws invalid for a text that cannot be sent, not-found, or conflict with the reason why no response is possible
 */
export async function writeResponse(
  context: Context,
  actor: Actor,
  id: ReviewId,
  typed: string,
): Promise<ManagedReview> {
  const text = responseText(typed);
  const objection = responseProblem(text);
  if (objection) throw AppError.of(objection);
  return context.storage.transact(async (tx) => {
    // If two managers respond concurrently, the second finds the response of the first.
    await lockReview(tx, actor, id);
    const { responseBlockedReason } = await managedReview(context, actor, id, tx.reviews.managedById);
    if (responseBlockedReason) throw AppError.of(responseBlockedReason);
    await tx.responses.upsert(id, { text, by: actor.name });
    const review = await managedReview(context, actor, id, tx.reviews.managedById);
    await tx.events.insert(actor, { kind: 'response.written', review: id, listing: review.listingId });
    return review;
  });
}

/** One review as managers see it. */
export async function managedReview(
  context: Context,
  actor: Actor,
  id: ReviewId,
  read = context.storage.reviews.managedById,
): Promise<ManagedReview> {
  const review = await read(id, actor.access);
  if (!review) throw reviewNotFound(id);
  return toManagedReview(review, respondableSource(context));
}

/** Reviews whose response waits for delivery, oldest first. */
export async function waitingResponses(context: Context): Promise<ReviewId[]> {
  const source = respondableSource(context);
  return source === null ? [] : context.storage.responses.listWaiting(source);
}

/**
 * Sends a waiting response unless another process is sending it: its row is locked until Hostaway has answered. After a
 * crash the next attempt finds out whether the response arrived.
 *
 * @throws unavailable when the outcome is unknown; the response still waits and should be sent again
 */
export async function deliverResponse(context: Context, id: ReviewId): Promise<void> {
  const { storage, log } = context;
  const failure = await storage.transact(async (tx) => {
    const response = await tx.responses.claim(id);
    if (!response) return null;
    try {
      const settlement = await settlementOf(context, response);
      await tx.responses.settle(id, settlement);
      const kind =
        settlement.state === 'cancelled' ? 'response.cancelled' : (`response.${settlement.state}` as const);
      await tx.events.insert(systemActor, { kind, review: id, listing: response.listingId });
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await tx.responses.recordFailure(id, error.message);
      return error;
    }
  });
  if (!failure) return;
  log.warn({ review: id, reason: messageOf(failure) }, 'response could not be sent yet');
  throw failure;
}

type Settlement = { state: 'sent' | 'refused' | 'cancelled'; reason: string | null };

async function settlementOf(context: Context, response: WaitingResponse): Promise<Settlement> {
  if (response.hasResponse) return { state: 'cancelled', reason: storedProblem(problem('response-exists')) };
  if (response.isWithdrawn)
    return { state: 'cancelled', reason: storedProblem(problem('response-withdrawn')) };
  const outcome = await requireHostaway(context).respond(response.upstreamId, response.text);
  return outcome.kind === 'sent'
    ? { state: 'sent', reason: null }
    : { state: 'refused', reason: outcome.reason };
}
