import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { IncomingReview } from '#domain/review.ts';
import { type Revision, revisionOf } from '#domain/revision.ts';
import type { Transaction } from '#storage/storage.ts';
import { endOvertaken, sentReplies, withSent } from './keep-replies.ts';

/** A review whose listing is known. */
export interface PlacedReview {
  review: IncomingReview;
  listingId: ListingId;
}

/**
 * Stores reviews of one source, none of them twice, in the transaction of `write`: new ones wait to be judged, and so
 * does an approved one whose words or rating changed. Those that somebody else adds meanwhile are looked at once more.
 *
 * @param origin why an approval is taken back, for the history of the review, and whether a sync or a file says so
 */
export async function storeReviews(
  tx: Transaction,
  source: string,
  placed: readonly PlacedReview[],
  origin: { because: string; bySync: boolean },
): Promise<{ added: number; changed: number }> {
  const known = await tx.reviews.existingUpstreamIds(
    source,
    placed.map(({ review }) => review.upstreamId),
  );
  // A new one has nothing that could change, and nobody here has responded to it.
  const here = placed.filter(({ review }) => known.has(review.upstreamId));
  const revised = await takeBackApprovals(tx, source, here, origin.because);
  const sent = await sentReplies(tx, source, here);
  const { added, changed, overtaken } = await tx.reviews.upsert(
    source,
    withSent(placed, sent),
    origin.bySync,
    known,
  );
  await endOvertaken(tx, source, here);
  for (const { id, revision } of revised) await tx.reviews.markRevised(id, revision);
  if (overtaken.size === 0) return { added, changed };
  const left = placed.filter(({ review }) => overtaken.has(review.upstreamId));
  const later = await storeReviews(tx, source, left, origin);
  return { added: added + later.added, changed: changed + later.changed };
}

/**
 * An approval holds for what was approved. A review that waits because it changed, and changes once more, is still
 * compared with what was approved.
 *
 * @returns what is to be noted of each once it has changed here too
 */
async function takeBackApprovals(
  tx: Transaction,
  source: string,
  placed: readonly PlacedReview[],
  because: string,
): Promise<{ id: ReviewId; revision: Revision | null }[]> {
  const incoming = new Map(placed.map(({ review }) => [review.upstreamId, judgedOf(review)]));
  const changing = await tx.reviews.lockChanged(source, [...incoming.values()]);
  const noted: { id: ReviewId; revision: Revision | null }[] = [];
  for (const { id, upstreamId, isApproved, now, revision: earlier } of changing) {
    const after = incoming.get(upstreamId);
    const before = isApproved ? now : earlier?.before;
    if (!after || !before) continue;
    const revision = revisionOf(before, { text: after.text, tenths: after.tenths });
    if (isApproved && !revision) continue;
    noted.push({ id, revision });
    if (!isApproved) continue;
    await tx.decisions.insert({
      reviewId: id,
      from: true,
      to: false,
      cause: 'sync',
      by: null,
      reason: because,
    });
  }
  return noted;
}

const judgedOf = ({ upstreamId, text, rating }: IncomingReview) => ({
  upstreamId,
  text,
  tenths: rating?.tenths ?? null,
});
