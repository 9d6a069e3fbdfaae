import type { Actor } from '#domain/accounts/actor.ts';
import { addMinutes } from '#domain/dates.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import {
  type RespondableReview,
  responseProblem,
  responseText,
  toManagedReview,
} from '#domain/responses/response.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import { writtenText } from '#domain/written-text.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Configured, Logs, Queued, Sources, Stored } from '../context.ts';
import { sourcesThatCan } from '../sources/source-accounts.ts';
import { changeReview, enqueueResponse } from './responses.ts';

/**
 * Approves a submitted response, as it is or with another text, which is then delivered like any other. One that waits for
 * approval can be approved also after the setting was turned off, and after its author lost access.
 *
 * @param seen the hashes of the review's content that the manager was shown (`contentHash`); null: any
 * @throws not-found; conflict if it does not wait for approval, it or the review has changed, or no response is possible
 */
export async function approveResponse(
  context: Stored & Logs & Queued & Sources & Clock & Configured,
  actor: Actor,
  id: ReviewId,
  { text: typed, submitted, seen }: { text: string; submitted: string; seen: readonly string[] | null },
): Promise<ManagedReview> {
  const text = responseText(typed);
  const objection = responseProblem(text);
  if (objection) throw AppError.of(objection);
  const sendAt = addMinutes(context.now(), context.settings.values.responseDelayMinutes);
  const approved = await changeReview(context, actor, id, async (tx, listing) => {
    const review = await requireSubmitted(tx, actor, id, submitted);
    if (seen && !seen.includes(contentHash(review))) throw new AppError('review-changed');
    const { responseBlockedReason } = toManagedReview(
      { ...review, writtenResponse: undefined },
      sourcesThatCan(context, 'respond'),
    );
    if (responseBlockedReason) throw AppError.of(responseBlockedReason);
    const author = await tx.responses.approve(id, { text, by: actor.name, sendAt });
    const data = { author, changed: text !== submitted };
    await tx.events.insert(actor, { kind: 'response.approved', review: id, listing, data });
  });
  const due = new Date(approved.writtenResponse?.sendAt ?? sendAt);
  await enqueueResponse(context, approved, due);
  return approved;
}

/**
 * Returns a submitted response to its author, with a note.
 *
 * @throws not-found, or conflict if it does not wait for approval or has changed
 */
export async function returnResponse(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  { note: typed, submitted }: { note: string; submitted: string },
): Promise<ManagedReview> {
  const note = writtenText(typed, { field: 'note', max: MAX_NOTE_LENGTH });
  return changeReview(context, actor, id, async (tx, listing) => {
    await requireSubmitted(tx, actor, id, submitted);
    const author = await tx.responses.sendBack(id, { note, by: actor.name });
    await tx.events.insert(actor, { kind: 'response.returned', review: id, listing, data: { author } });
  });
}

/** A locked review whose response waits for approval: of two managers, the second is refused. */
async function requireSubmitted(
  tx: Transaction,
  actor: Actor,
  id: ReviewId,
  submitted: string,
): Promise<RespondableReview> {
  const review = existing(await tx.reviews.managedById(id, actor.access), { noun: 'review', id });
  if (review.writtenResponse?.state !== 'unapproved') throw new AppError('response-not-submitted');
  if (review.writtenResponse.text !== submitted) throw new AppError('response-resubmitted');
  return review;
}
