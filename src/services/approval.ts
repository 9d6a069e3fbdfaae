import type { Actor } from '#domain/actor.ts';
import { decide } from '#domain/approval.ts';
import { approvalBlockedReason, channelEntry } from '#domain/channel-rights.ts';
import { contentHash } from '#domain/content-hash.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { type ManagedReview, toManagedReview } from '#domain/reply.ts';
import type { DecidableReview } from '#storage/approvals.ts';
import type { Context } from './context.ts';
import { respondableSource } from './hostaway-account.ts';

/**
 * Approves a review for publication or takes that back. Saying the same twice is one decision; of two managers at
 * once the second sees what the first decided: where a review has changed since it was looked at, it is looked at again.
 * Only words and a rating that somebody has seen are approved.
 *
 * @param seen tags of what the manager was shown (`contentHash`); null when that is not known: then it is what the review
 *   says when it is first looked at
 * @throws conflict when it cannot be shown, whoever wants it, or says something else by now
 */
export async function setApproval(
  context: Context,
  actor: Actor,
  id: ReviewId,
  isApproved: boolean,
  seen: readonly string[] | null = null,
): Promise<ManagedReview> {
  const { storage } = context;
  let judged = seen;
  for (;;) {
    const found = await storage.reviews.decidableById(id);
    if (!found) throw new AppError('not-found', `There is no review ${id}.`);
    const { review, version } = found;
    judged ??= [contentHash(review)];
    refuseImpossible(found, isApproved, judged);
    const decision = decide(review, isApproved, actor.name);
    if (!decision || (await storage.applyDecision(decision, version))) {
      const revision = decision?.to ? null : review.revision;
      return toManagedReview({ ...review, isApproved, revision }, respondableSource(context));
    }
  }
}

/** Everything that forbids a decision. Every way of approving leads through here. */
function refuseImpossible(
  { review, rights }: DecidableReview,
  isApproved: boolean,
  judged: readonly string[],
): void {
  if (review.isWithdrawn) {
    throw new AppError(
      'conflict',
      'This review is no longer published on its channel, so it cannot be shown.',
    );
  }
  if (!isApproved) return;
  const why = approvalBlockedReason(channelEntry(review.channel, rights));
  if (why !== null) throw new AppError('conflict', why);
  if (!judged.includes(contentHash(review))) {
    throw new AppError(
      'conflict',
      'This review has changed since it was shown to you. Please read it again.',
    );
  }
}
