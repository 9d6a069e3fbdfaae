import type { Actor } from '#domain/accounts/actor.ts';
import { decide, type ReviewDecision } from '#domain/decisions/approval.ts';
import { parseReason } from '#domain/decisions/decision-reason.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { approvalBlockedReason, channelEntry } from '#domain/listings/channel-rights.ts';
import { toManagedReview } from '#domain/responses/response.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { DecidableReview } from '#storage/decisions/approvals.ts';
import { personName } from '../accounts/people.ts';
import type { SignIns, Sources } from '../context.ts';
import { sourcesThatCan } from '../sources/source-accounts.ts';
import { joinTriage } from './batches.ts';

/** What a manager decides. */
export interface Approval {
  isApproved: boolean;
  /** Why it is unpublished. */
  reason?: string | undefined;
  /** The id of the actor's triage that the decision belongs to; made on first use. */
  batch?: string | undefined;
  /** The decision that the manager was shown. */
  seenDecision?: ReviewDecision | undefined;
}

/**
 * Approves a review or keeps it unpublished; idempotent. Concurrent decisions are serialized by the version of the row:
 * when it has changed since it was read, it is read and checked again. Content that was not shown to the manager is
 * never approved.
 *
 * @param seen hashes of the content that the manager was shown (`contentHash`); null when unknown, which means the
 *   content at the first read
 * @throws invalid for a reason that cannot be stored or that comes with an approval
 * @throws conflict when it cannot be published, when its content has changed, or when someone else has decided since
 */
export async function setApproval(
  context: SignIns & Sources,
  actor: Actor,
  id: ReviewId,
  { isApproved, reason, batch, seenDecision }: Approval,
  seen: readonly string[] | null = null,
): Promise<ManagedReview> {
  const { storage } = context;
  if (isApproved && reason !== undefined) throw new AppError('reason-with-approval');
  const storedReason = reason === undefined ? null : parseReason(reason);
  let approvable = seen;
  for (;;) {
    const found = existing(await storage.reviews.decidableById(id, actor.access), { noun: 'review', id });
    const { review, version } = found;
    approvable ??= [contentHash(review)];
    requireDecidable(found, isApproved, approvable);
    const decision = decide(review, isApproved, actor.name, storedReason);
    if (!decision) return toManagedReview(review, sourcesThatCan(context, 'respond'));
    await requireUndisputed(context, actor, review, seenDecision);
    if (batch !== undefined) await joinTriage(context, actor, batch);
    const decidedAt = await storage.applyDecision(decision, version, { actor, batch: batch ?? null });
    if (decidedAt) {
      const decided = {
        isApproved,
        decision: decision.to,
        decidedBy: actor.name,
        decidedAt: decidedAt.toISOString(),
        reason: storedReason ?? undefined,
        revision: undefined,
      };
      return toManagedReview({ ...review, ...decided }, sourcesThatCan(context, 'respond'));
    }
  }
}

/** @throws conflict when someone else has decided since the review was shown */
async function requireUndisputed(
  context: SignIns,
  actor: Actor,
  { decision, decidedBy }: DecidableReview['review'],
  seen: ReviewDecision | undefined,
): Promise<void> {
  if (seen === undefined || seen === decision || decidedBy === undefined || decidedBy === actor.name) return;
  throw new AppError('decided-since', {
    name: await personName(context, decidedBy),
    isApproved: decision === 'approved',
  });
}

/** Every rule that forbids a decision. */
function requireDecidable(
  { review, rights }: DecidableReview,
  isApproved: boolean,
  approvable: readonly string[],
): void {
  if (review.isWithdrawn) throw new AppError('not-published');
  if (!isApproved) return;
  const why = approvalBlockedReason(channelEntry(review.channel, rights));
  if (why !== null) throw AppError.of(why);
  if (!approvable.includes(contentHash(review))) throw new AppError('review-changed');
}
