import type { ListingId } from '#domain/ids.ts';
import { assignedListing, unknownListingDetail } from '#domain/listing-assignment.ts';
import {
  type IncomingReview,
  needsAttention,
  type SkipReason,
  type TranslatedReview,
} from '#domain/review.ts';
import { noCounts, type SyncCounts } from '#domain/sync.ts';
import type { HeldRow } from '#storage/held-rows.ts';
import type { Transaction } from '#storage/storage.ts';
import { type PlacedReview, storeReviews } from './store-reviews.ts';

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

const MOVED_AWAY = 'It was moved to a listing that is not known here.';

/**
 * Stores one page of an upstream's rows in the transaction of `write`: reviews whose listing we know, for inspection
 * what a person should look at, and what became of reviews that we had.
 *
 * @param bySync whether the upstream itself sent them now or before, rather than a file alone
 */
export async function storePage(
  tx: Transaction,
  source: string,
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
  bySync = true,
): Promise<SyncCounts> {
  const sorted = sort(rows, listings, await homesOfUnplaced(tx, source, rows, listings));
  // Before the reviews, the order in which whoever assigns held rows locks them too.
  await tx.quarantinedRows.upsert(source, sorted.held, bySync);
  await tx.quarantinedRows.delete(source, sorted.settled);
  const { added, changed } = await storeReviews(tx, source, sorted.known, {
    because: 'It changed at its channel after it was approved.',
    bySync,
  });
  let removed = 0;
  for (const [because, ids] of sorted.withdrawn) removed += await withdraw(tx, source, ids, because);
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
  tx: Transaction,
  source: string,
  upstreamIds: readonly string[],
  because: string,
): Promise<number> {
  const gone = await tx.reviews.withdraw(source, upstreamIds, because);
  for (const { id, wasApproved } of gone) {
    if (!wasApproved) continue;
    await tx.decisions.insert({
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

/** Where a review belongs by what its row says and what people have said; undefined where neither tells. */
function placeOf(review: IncomingReview, { ids, assignments }: ListingFinder): ListingId | undefined {
  return ids.get(review.upstreamListingId) ?? assignedListing(assignments, review);
}

/** The listings of reviews that a sync once placed but whose rows no longer tell where they belong. */
async function homesOfUnplaced(
  tx: Transaction,
  source: string,
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
): Promise<ReadonlyMap<string, ListingId>> {
  const unplaced = rows.flatMap((row) =>
    row.kind === 'review' && !placeOf(row.review, listings) ? [row.review.upstreamId] : [],
  );
  return tx.reviews.syncedListingIds(source, unplaced);
}

function sort(
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
  homes: ReadonlyMap<string, ListingId>,
) {
  const known: PlacedReview[] = [];
  const held: HeldRow[] = [];
  const settled: string[] = [];
  const withdrawn = new Map<string, string[]>();
  const skipped: SyncCounts['skipped'] = {};
  const withdraw = (because: string, key: string) =>
    withdrawn.set(because, [...(withdrawn.get(because) ?? []), key]);
  const skip = (reason: SkipReason, key: string | null, detail: string, raw: unknown) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
    if (needsAttention(reason)) held.push({ key, reason, detail, raw });
    else if (key !== null) settled.push(key);
    const because = WITHDRAWN[reason];
    if (because && key !== null) withdraw(because, key);
  };
  for (const row of rows) {
    if (row.kind === 'skipped') {
      skip(row.reason, row.upstreamId, row.detail, row.raw);
      continue;
    }
    const { review, raw } = row;
    const home = homes.get(review.upstreamId);
    // A row that names no listing does not say that its review has left the one where it is.
    const listingId = placeOf(review, listings) ?? (review.upstreamListingId === '' ? home : undefined);
    if (listingId) {
      known.push({ review, listingId });
      settled.push(review.upstreamId);
      continue;
    }
    skip('unknown-listing', review.upstreamId, unknownListingDetail(review), raw);
    if (home) withdraw(MOVED_AWAY, review.upstreamId);
  }
  return { known, held, settled, withdrawn, skipped };
}
