import { CHANGED_ON_CHANNEL, type Decision, revoke } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { AnalyseTexts } from '#domain/insights/topics.ts';
import { UNDETERMINED } from '#domain/reviews/language.ts';
import type { IncomingReview } from '#domain/reviews/review.ts';
import { type Revision, revisionOf } from '#domain/reviews/revision.ts';
import { type Sentiment, sentimentOf } from '#domain/reviews/sentiment.ts';
import { type Provenance, runOf } from '#domain/sources/provenance.ts';
import type { Transaction } from '#storage/storage.ts';
import {
  cancelOvertakenResponses,
  refuseRejectedResponses,
  withSentResponses,
} from '../responses/sent-responses.ts';
import { matchStored } from '../reviews/match-reviews.ts';

/** A review whose listing is known. */
export interface PlacedReview {
  review: IncomingReview;
  listingId: ListingId;
}

/** Where reviews come from. */
export interface Origin {
  provenance: Provenance;
  /** Whether it is the first sync of a source. */
  isFirst?: boolean;
  analyseTexts: AnalyseTexts;
}

/**
 * Stores reviews of one source without duplicates. New reviews are undecided, and so is one whose text or rating
 * changed; one that was erased stays as it is. Reviews that another transaction adds meanwhile are stored once more.
 */
export async function storeReviews(
  tx: Transaction,
  source: string,
  given: readonly PlacedReview[],
  origin: Origin,
): Promise<{ added: number; changed: number }> {
  const hasMerges = await tx.listings.lockMerges();
  const erased = await tx.guests.erasedUpstreamIds(source, upstreamIdsOf(given));
  const placed = given.filter(({ review }) => !erased.has(review.upstreamId));
  const known = await tx.reviews.existingUpstreamIds(source, upstreamIdsOf(placed));
  const isKnown = ({ review }: PlacedReview) => known.has(review.upstreamId);
  const existing = placed.filter(isKnown);
  const { changing, revisions } = await revokeDecisions(tx, source, existing, origin.provenance);
  // Only existing reviews can have a reply.
  const all = await analysed(
    [...placed.filter((each) => !isKnown(each)), ...(await withSentResponses(tx, source, existing))],
    (each) => !isKnown(each) || changing.has(each.review.upstreamId),
    origin.analyseTexts,
  );
  const { overtaken, ...counts } = await tx.reviews.upsert(
    source,
    all,
    origin.provenance,
    known,
    origin.isFirst ?? false,
  );
  await tx.reviews.storeKeys(
    source,
    existing.map(({ review }) => review),
  );
  await cancelOvertakenResponses(tx, source, existing);
  await refuseRejectedResponses(tx, source, existing);
  for (const { id, revision } of revisions) await tx.reviews.markRevised(id, revision);
  if (hasMerges) await matchStored(tx, source, upstreamIdsOf(placed));
  if (overtaken.size === 0) return counts;
  const rest = placed.filter(({ review }) => overtaken.has(review.upstreamId));
  const later = await storeReviews(tx, source, rest, origin);
  return { added: counts.added + later.added, changed: counts.changed + later.changed };
}

export const upstreamIdsOf = (placed: readonly PlacedReview[]) =>
  placed.map(({ review }) => review.upstreamId);

/** Adds language and sentiment. Texts of unchanged reviews are not analysed, and storage ignores their values. */
async function analysed(
  placed: readonly PlacedReview[],
  isNew: (placed: PlacedReview) => boolean,
  analyseTexts: AnalyseTexts,
): Promise<(PlacedReview & { language: string | null; sentiment: Sentiment })[]> {
  const fresh = placed.filter(isNew);
  const analyses = await analyseTexts(fresh.map(({ review: { text } }) => ({ text })));
  const found = new Map(fresh.map((each, index) => [each, analyses[index]]));
  return placed.map((each) => {
    const analysis = found.get(each);
    return {
      ...each,
      // If the analysis failed, the background job repeats it.
      language: analysis ? (analysis.language ?? UNDETERMINED) : null,
      sentiment: sentimentOf(analysis?.tone ?? null, each.review.rating?.tenths ?? null),
    };
  });
}

/**
 * Revokes decisions on reviews whose text or rating changes, and records changes by an import. A pending review that
 * changed since its approval is compared with the approved version.
 *
 * @returns the upstream ids of the reviews that change, and the revision to record for each after it is stored
 */
async function revokeDecisions(
  tx: Transaction,
  source: string,
  placed: readonly PlacedReview[],
  provenance: Provenance,
): Promise<{ changing: Set<string>; revisions: { id: ReviewId; revision: Revision | null }[] }> {
  const incoming = new Map(placed.map(({ review }) => [review.upstreamId, contentOf(review)]));
  const changing = await tx.reviews.lockChanged(source, [...incoming.values()]);
  const revisions: { id: ReviewId; revision: Revision | null }[] = [];
  const changes: (Revision & { id: ReviewId })[] = [];
  for (const { id, upstreamId, decision, now, revision: earlier } of changing) {
    const after = incoming.get(upstreamId);
    if (!after) continue;
    const content = { text: after.text, tenths: after.tenths };
    changes.push({ id, before: now, after: content });
    const before = decision === 'approved' ? now : earlier?.before;
    const revision = before ? revisionOf(before, content) : null;
    if (before) revisions.push({ id, revision });
    const revoked = revoke({ id, decision }, causeOf(provenance));
    if (revoked) await tx.decisions.insert(revoked);
  }
  if (provenance !== 'sync') await tx.imports.insertChanges(runOf(provenance), changes);
  return { changing: new Set(changing.map(({ upstreamId }) => upstreamId)), revisions };
}

function causeOf(provenance: Provenance): Pick<Decision, 'cause' | 'by' | 'reason'> {
  if (provenance === 'sync') return CHANGED_ON_CHANNEL;
  const by = provenance === 'unknown-import' ? null : provenance.by;
  return { cause: 'import', by, reason: 'An import changed it after it was approved.' };
}

const contentOf = ({ upstreamId, text, rating }: IncomingReview) => ({
  upstreamId,
  text,
  tenths: rating?.tenths ?? null,
});
