import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import { addMinutes } from '#domain/dates.ts';
import { AppError, existing, problem, storedProblem } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { needsSecondLook } from '#domain/responses/draft-check.ts';
import {
  isSameResponse,
  responseProblem,
  responseText,
  sendTimeProblem,
  toManagedReview,
} from '#domain/responses/response.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { WaitingResponse } from '#storage/responses/responses.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Configured, JobData, Logs, Queued, Sources, Stored } from '../context.ts';
import { lockReview } from '../decisions/lock-review.ts';
import { deliver, enqueueScheduled, type Outbox } from '../outbox.ts';
import { requireSource, sourcesThatCan } from '../sources/source-accounts.ts';

interface NewResponse {
  text: string;
  sendAt?: Date | undefined;
  /** Whether a person has compared it with the review once more. */
  secondLook?: boolean | undefined;
}

/**
 * Stores the company's response to a review, and enqueues its delivery at `sendAt` or after the delay of the settings. Until
 * then it can be taken back. If a manager has to approve it, it waits for that first. A scheduled job enqueues due responses again, in case a job was lost.
 *
 * @throws invalid for a text that cannot be sent and for a late time, not-found, or conflict with the reason why no response is
 *   possible, or because a model has written a draft for the review and it needs a second look; forbidden for a token then
 */
export async function writeResponse(
  context: Stored & Logs & Queued & Sources & Clock & Configured,
  actor: Actor,
  id: ReviewId,
  { text: typed, sendAt: chosen, secondLook = false }: NewResponse,
): Promise<ManagedReview> {
  const text = responseText(typed);
  const now = context.now();
  const sendAt = chosen ?? addMinutes(now, context.settings.values.responseDelayMinutes);
  const objection = responseProblem(text) ?? sendTimeProblem(sendAt, now);
  if (objection) throw AppError.of(objection);
  const isSubmitted = needsApproval(context, actor);
  const state = isSubmitted ? 'unapproved' : 'waiting';
  // If two managers respond concurrently, the second finds the response of the first.
  const written = await changeReview(context, actor, id, async (tx, listing) => {
    const before = await managedReview(context, actor, id, tx.reviews.managedById);
    if (before.responseBlockedReason) throw AppError.of(before.responseBlockedReason);
    // The second person, who is never a token, looks at a submitted one.
    if (!isSubmitted && (await tx.drafts.exists(id))) {
      if (actor.kind !== 'user') throw new AppError('needs-person');
      if (!secondLook && needsSecondLook(before, text)) throw new AppError('response-second-look');
    }
    await tx.responses.upsert(id, {
      text,
      by: actor.name,
      sendAt: isSubmitted ? (chosen ?? now) : sendAt,
      state,
    });
    await tx.answers.unskip(id);
    const kind = isSubmitted ? 'response.submitted' : 'response.written';
    await tx.events.insert(actor, { kind, review: id, listing });
  });
  if (!isSubmitted) await enqueueResponse(context, written, sendAt);
  return written;
}

/** Lets a response be sent at its time. */
export async function enqueueResponse(
  context: Queued & Logs,
  { id, source }: Pick<ManagedReview, 'id' | 'source'>,
  sendAt: Date,
): Promise<void> {
  await enqueueScheduled(context, 'deliver-response', { reviewId: id, source }, sendAt);
}

/** Whether a manager has to approve the actor's responses. It depends on the role: a manager's token needs no approval. */
function needsApproval({ settings }: Configured, { role, access }: Actor): boolean {
  return settings.values.approveResponses && !can({ role, access }, 'responses:approve');
}

/** Deletes a response that is not being sent yet. @throws not-found, or conflict when it cannot be taken back */
export async function takeBackResponse(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
): Promise<ManagedReview> {
  return changeReview(context, actor, id, async (tx, listing) => {
    if (!(await tx.responses.takeBack(id))) {
      const { writtenResponse } = await managedReview(context, actor, id, tx.reviews.managedById);
      throw new AppError(writtenResponse ? 'response-too-late-to-take-back' : 'response-missing');
    }
    await tx.events.insert(actor, { kind: 'response.taken-back', review: id, listing });
  });
}

/** One review as managers see it. */
export async function managedReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  read = context.storage.reviews.managedById,
): Promise<ManagedReview> {
  const review = existing(await read(id, actor.access), { noun: 'review', id });
  return toManagedReview(review, sourcesThatCan(context, 'respond'));
}

/** Changes a review that is locked meanwhile. @returns it after that @throws not-found */
export function changeReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  change: (tx: Transaction, listing: ListingId) => Promise<void>,
): Promise<ManagedReview> {
  return context.storage.transact(async (tx) => {
    await change(tx, await lockReview(tx, actor, id));
    return managedReview(context, actor, id, tx.reviews.managedById);
  });
}

/** Reviews whose response is due, the longest due first. */
export async function dueResponses(context: Stored & Sources): Promise<JobData['deliver-response'][]> {
  return context.storage.responses.listDue(sourcesThatCan(context, 'respond'));
}

export async function enqueueDueResponses(context: Stored & Queued & Sources): Promise<void> {
  for (const due of await dueResponses(context)) await context.jobs.enqueue('deliver-response', due);
}

/**
 * Sends a response that is due. After a crash the next attempt finds out whether the response arrived.
 *
 * @throws unavailable when the outcome is unknown; the response still waits and should be sent again
 */
export function deliverResponse(
  context: Stored & Logs & Sources,
  { reviewId, source }: JobData['deliver-response'],
): Promise<void> {
  return deliver(context, responseOutbox(context), { id: reviewId, source });
}

const responseOutbox = (context: Sources): Outbox<ReviewId, WaitingResponse> => ({
  noun: 'response',
  capability: 'respond',
  rows: ({ responses }) => responses,
  async send(tx, id, response) {
    const settlement = await settlementOf(context, response);
    await tx.responses.settle(id, settlement);
    const kind = `response.${settlement.state}` as const;
    await tx.events.insert(systemActor, { kind, review: id, listing: response.listingId });
  },
});

type Settlement = { state: 'sent' | 'refused' | 'cancelled'; reason: string | null };

async function settlementOf(context: Sources, response: WaitingResponse): Promise<Settlement> {
  const { shownResponse: shown, attempts } = response;
  // An attempt whose outcome is unknown may have sent it.
  const mayBeThis = shown !== null && attempts > 1 && isSameResponse(shown, response.text);
  if (shown !== null && !mayBeThis)
    return { state: 'cancelled', reason: storedProblem(problem('response-exists')) };
  if (response.isWithdrawn)
    return { state: 'cancelled', reason: storedProblem(problem('response-withdrawn')) };
  const { connector } = requireSource(context, response.source);
  if (!connector.respond) throw new AppError('no-source');
  const outcome = await connector.respond({ ...response, mayHaveArrived: attempts > 1 });
  return outcome.kind === 'sent'
    ? { state: 'sent', reason: null }
    : { state: 'refused', reason: outcome.reason };
}
