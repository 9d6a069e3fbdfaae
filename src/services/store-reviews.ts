import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { IncomingReview } from '#domain/review.ts';
import { type Revision, revisionOf } from '#domain/revision.ts';
import type { Transaction } from '#storage/storage.ts';
import { cancelAnsweredReplies, withSentReplies } from './sent-replies.ts';

/** A review whose listing is known. */
export interface PlacedReview {
  review: IncomingReview;
  listingId: ListingId;
}

/**
 * Stores reviews of one source without duplicates. New reviews are pending, and so is an approved one whose text or
 * rating changed. Reviews that another transaction adds meanwhile are stored once more.
 *
 * @param origin the reason for revoked approvals, and whether the reviews come from the upstream or from a file
 */
export async function storeReviews(
  tx: Transaction,
  source: string,
  placed: readonly PlacedReview[],
  origin: { reason: string; bySync: boolean },
): Promise<{ added: number; changed: number }> {
  const known = await tx.reviews.existingUpstreamIds(
    source,
    placed.map(({ review }) => review.upstreamId),
  );
  const isKnown = ({ review }: PlacedReview) => known.has(review.upstreamId);
  const existing = placed.filter(isKnown);
  const revisions = await revokeApprovals(tx, source, existing, origin.reason);
  // Only existing reviews can have a reply.
  const added = placed.filter((each) => !isKnown(each));
  const all = [...added, ...(await withSentReplies(tx, source, existing))];
  const { overtaken, ...counts } = await tx.reviews.upsert(source, all, origin.bySync, known);
  await cancelAnsweredReplies(tx, source, existing);
  for (const { id, revision } of revisions) await tx.reviews.markRevised(id, revision);
  if (overtaken.size === 0) return counts;
  const rest = placed.filter(({ review }) => overtaken.has(review.upstreamId));
  const later = await storeReviews(tx, source, rest, origin);
  return { added: counts.added + later.added, changed: counts.changed + later.changed };
}

/**
 * Revokes approvals of reviews whose text or rating changes. A pending review that changed since its approval is
 * compared with the approved version.
 *
 * @returns the revision to record for each review after it is stored
 */
async function revokeApprovals(
  tx: Transaction,
  source: string,
  placed: readonly PlacedReview[],
  reason: string,
): Promise<{ id: ReviewId; revision: Revision | null }[]> {
  const incoming = new Map(placed.map(({ review }) => [review.upstreamId, contentOf(review)]));
  const changing = await tx.reviews.lockChanged(source, [...incoming.values()]);
  const revisions: { id: ReviewId; revision: Revision | null }[] = [];
  for (const { id, upstreamId, isApproved, now, revision: earlier } of changing) {
    const after = incoming.get(upstreamId);
    const before = isApproved ? now : earlier?.before;
    if (!after || !before) continue;
    const revision = revisionOf(before, { text: after.text, tenths: after.tenths });
    if (isApproved && !revision) continue;
    revisions.push({ id, revision });
    if (!isApproved) continue;
    await tx.decisions.insert({ reviewId: id, from: true, to: false, cause: 'sync', by: null, reason });
  }
  return revisions;
}

const contentOf = ({ upstreamId, text, rating }: IncomingReview) => ({
  upstreamId,
  text,
  tenths: rating?.tenths ?? null,
});
