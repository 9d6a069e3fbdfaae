import { decide } from '#domain/approval.ts';
import { channelEntry, whyNotShown } from '#domain/channel-rights.ts';
import { Refusal } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { User } from '#domain/user.ts';
import type { Writes } from '#storage/storage.ts';
import type { Context } from './context.ts';
import { managedReview } from './replies.ts';

/**
 * Approves a review for publication or takes that back. Saying the same twice is one decision; of two managers at
 * once the second sees what the first decided.
 *
 * @throws conflict when it cannot be shown, whoever wants it
 */
export async function setApproval(
  context: Context,
  manager: User,
  id: ReviewId,
  isApproved: boolean,
): Promise<ManagedReview> {
  return context.storage.transact(async (write) => {
    await decideOne(write, manager, id, isApproved);
    return managedReview(context, id, write.managedReviewById);
  });
}

/** One decision, with everything that forbids it. Every way of approving leads through here. */
async function decideOne(write: Writes, manager: User, id: ReviewId, isApproved: boolean): Promise<void> {
  const review = await write.lockReview(id);
  if (!review) throw new Refusal('not-found', `There is no review ${id}.`);
  if (review.isWithdrawn) {
    throw new Refusal(
      'conflict',
      'This review is no longer published at its channel, so it cannot be shown.',
    );
  }
  if (isApproved) {
    const why = whyNotShown(channelEntry(review.channel, await write.decidedRightsOf(review.channel)));
    if (why !== null) throw new Refusal('conflict', why);
  }
  const decision = decide(review, isApproved, manager.username);
  if (!decision) return;
  await write.setApproved(id, isApproved);
  await write.appendDecision(decision);
}
