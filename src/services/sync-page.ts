import type { ListingId } from '#domain/ids.ts';
import {
  type IncomingReview,
  needsAttention,
  type SkipReason,
  type TranslatedReview,
} from '#domain/review.ts';
import { revisionOf } from '#domain/revision.ts';
import { noCounts, type SyncCounts } from '#domain/sync.ts';
import type { Writes } from '#storage/storage.ts';
import type { HeldRow } from '#storage/syncs.ts';

/** Which of our listings an upstream's review belongs to. */
export interface ListingFinder {
  ids: ReadonlyMap<string, ListingId>;
  /** Where a person has put what the upstream's own ids do not place. */
  assignments: ReadonlyMap<string, ListingId>;
}

/** Rows of an upstream that a channel no longer publishes, and why, in words for the history. */
const WITHDRAWN: Partial<Record<SkipReason, string>> = {
  'not-published': 'It is no longer published at its channel.',
  cancelled: 'It was cancelled at its channel.',
  hidden: 'It was hidden at its channel.',
};

/**
 * Stores one page of an upstream's rows in the transaction of `write`: reviews whose listing we know, for inspection
 * what a person should look at, and what became of reviews that we had.
 */
export async function storePage(
  write: Writes,
  source: string,
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
): Promise<SyncCounts> {
  const sorted = sort(rows, listings);
  const revised = await takeBackApprovals(write, source, sorted.known);
  const { added, changed } = await write.upsertReviews(source, sorted.known);
  for (const { id, revision } of revised) await write.markRevised(id, revision);
  let removed = 0;
  for (const [because, ids] of sorted.withdrawn) removed += await withdraw(write, source, ids, because);
  await write.holdRows(source, sorted.held);
  await write.releaseRows(
    source,
    sorted.known.map(({ review }) => review.upstreamId),
  );
  return {
    ...noCounts(),
    read: rows.length,
    added,
    changed,
    unchanged: sorted.known.length - added - changed,
    removed,
    skipped: sorted.skipped,
  };
}

/** Takes reviews that are gone out of everything, and says so in the history of those that were approved. */
export async function withdraw(
  write: Writes,
  source: string,
  upstreamIds: readonly string[],
  because: string,
): Promise<number> {
  const gone = await write.withdrawReviews(source, upstreamIds, because);
  for (const { id, wasApproved } of gone) {
    if (!wasApproved) continue;
    await write.appendDecision({
      reviewId: id,
      from: true,
      to: false,
      cause: 'sync',
      by: null,
      reason: because,
    });
  }
  return gone.length;
}

/** An approval holds for what was approved: a review whose words or rating changed waits to be judged again. */
async function takeBackApprovals(
  write: Writes,
  source: string,
  known: readonly { review: IncomingReview }[],
) {
  const incoming = new Map(known.map(({ review }) => [review.upstreamId, review]));
  const approved = await write.approvedAmong(source, [...incoming.keys()]);
  const revised = approved.flatMap(({ id, upstreamId, judged }) => {
    const review = incoming.get(upstreamId);
    const revision =
      review && revisionOf(judged, { text: review.text, tenths: review.rating?.tenths ?? null });
    return revision ? [{ id, revision }] : [];
  });
  for (const { id } of revised) {
    const reason = 'It changed at its channel after it was approved.';
    await write.appendDecision({ reviewId: id, from: true, to: false, cause: 'sync', by: null, reason });
  }
  return revised;
}

function sort(rows: readonly TranslatedReview[], { ids, assignments }: ListingFinder) {
  const known: { review: IncomingReview; listingId: ListingId }[] = [];
  const held: HeldRow[] = [];
  const withdrawn = new Map<string, string[]>();
  const skipped: SyncCounts['skipped'] = {};
  const skip = (reason: SkipReason, key: string | null, detail: string, raw: unknown) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
    if (needsAttention(reason)) held.push({ key, reason, detail, raw });
    const because = WITHDRAWN[reason];
    if (because && key !== null) withdrawn.set(because, [...(withdrawn.get(because) ?? []), key]);
  };
  for (const row of rows) {
    if (row.kind === 'skipped') {
      skip(row.reason, row.upstreamId, row.detail, row.raw);
      continue;
    }
    const { upstreamId, upstreamListingId } = row.review;
    const listingId =
      ids.get(upstreamListingId) ??
      assignments.get(`review:${upstreamId}`) ??
      assignments.get(`listing:${upstreamListingId}`);
    if (listingId) known.push({ review: row.review, listingId });
    else skip('unknown-listing', upstreamId, `listing ${upstreamListingId}`, row.raw);
  }
  return { known, held, withdrawn, skipped };
}
