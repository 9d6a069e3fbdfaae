import { CHANGED_ON_CHANNEL, revoke } from '#domain/decisions/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  type IncomingReview,
  needsAttention,
  type SkipReason,
  type TranslatedReview,
  upstreamIdOf,
} from '#domain/reviews/review.ts';
import { assignedListing, unknownListingDetail } from '#domain/sources/listing-assignment.ts';
import { noCounts, type SyncCounts } from '#domain/sources/sync.ts';
import type { RejectedRow } from '#storage/sources/quarantined-rows.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Clock, ConnectedSource, Sources } from '../context.ts';
import { type Origin, type PlacedReview, storeReviews } from './store-reviews.ts';
import { storageDaysOf, storeLimited } from './stored-contents.ts';

/** Finds the listing of an upstream's review. */
export interface ListingFinder {
  ids: ReadonlyMap<string, ListingId>;
  /** Assignments by managers, for reviews that the upstream's own ids do not place. */
  assignments: ReadonlyMap<string, ListingId>;
}

/** Skip reasons that withdraw a stored review, and the reason for its history. */
const WITHDRAWN: Partial<Record<SkipReason, string>> = {
  'not-published': 'It is no longer published on its channel.',
  cancelled: 'It was cancelled on its channel.',
  hidden: 'It was hidden on its channel.',
};

const MOVED = 'It was moved to an unknown listing.';

/**
 * Stores one page of an upstream's rows: reviews of known listings, quarantined rows for managers, and withdrawals.
 *
 * @param provenance of quarantined rows that are stored later: a sync or an import
 */
export async function storePage(
  tx: Transaction,
  source: string,
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
  { provenance = 'sync', ...origin }: Pick<Origin, 'analyseTexts'> & Partial<Origin>,
): Promise<SyncCounts> {
  await tx.listings.lockMerges();
  const sorted = sortRows(rows, listings, await currentListings(tx, source, rows, listings));
  // Quarantined rows come before reviews, which is also the lock order of assignments.
  await tx.quarantinedRows.upsert(source, sorted.quarantined, provenance);
  await tx.quarantinedRows.delete(source, sorted.resolved);
  const { added, changed } = await storeReviews(tx, source, sorted.placed, { provenance, ...origin });
  let removed = 0;
  for (const [reason, ids] of sorted.withdrawn) removed += await withdraw(tx, source, ids, reason);
  return {
    ...noCounts(),
    read: rows.length,
    added,
    changed,
    unchanged: sorted.placed.length - added - changed,
    removed,
    skipped: sorted.skipped,
  };
}

/**
 * Stores rows that were read from an account, by a sync or because of a notice.
 *
 * @param listings the upstream ids of the account's listings
 */
export async function storeRows(
  context: Analyser & Sources & Clock,
  tx: Transaction,
  { id: source, connector }: ConnectedSource,
  given: readonly TranslatedReview[],
  { listings, isFirst }: { listings: ReadonlyMap<string, ListingId>; isFirst: boolean },
): Promise<SyncCounts> {
  const rows = withoutRepeats(given);
  // Read for each page, because a manager may assign listings during a sync.
  const finder = { ids: listings, assignments: await tx.assignments.bySubject(source) };
  const store = () => storePage(tx, source, rows, finder, { analyseTexts: context.analyseTexts, isFirst });
  const isLimited = storageDaysOf(context, connector.kind) !== undefined;
  return isLimited ? storeLimited(context, tx, source, rows, store) : store();
}

/** The last row of each review, and the rows without an id. */
function withoutRepeats(rows: readonly TranslatedReview[]): TranslatedReview[] {
  return [...new Map(rows.map((row) => [upstreamIdOf(row) ?? row, row])).values()];
}

/**
 * Withdraws reviews that no longer exist, and revokes their decisions in the history. If another source has the same review,
 * that takes its place.
 */
export async function withdraw(
  tx: Transaction,
  source: string,
  upstreamIds: readonly string[],
  reason: string,
): Promise<number> {
  await tx.listings.lockMerges();
  const withdrawn = await tx.reviews.withdraw(source, upstreamIds, reason);
  for (const review of withdrawn) {
    const decision = revoke(review, { ...CHANGED_ON_CHANNEL, reason });
    if (decision) await tx.decisions.insert(decision);
  }
  await tx.reviews.promoteDuplicates(withdrawn);
  return withdrawn.length;
}

/** The listing of a review by its upstream id or by an assignment; undefined when both are unknown. */
function listingOf(review: IncomingReview, { ids, assignments }: ListingFinder): ListingId | undefined {
  return ids.get(review.upstreamListingId) ?? assignedListing(assignments, review);
}

/** The stored listings of reviews whose rows no longer name a known listing. */
async function currentListings(
  tx: Transaction,
  source: string,
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
): Promise<ReadonlyMap<string, ListingId>> {
  const unplaced = rows.flatMap((row) =>
    row.kind === 'review' && !listingOf(row.review, listings) ? [row.review.upstreamId] : [],
  );
  return tx.reviews.syncedListingIds(source, unplaced);
}

function sortRows(
  rows: readonly TranslatedReview[],
  listings: ListingFinder,
  current: ReadonlyMap<string, ListingId>,
) {
  const placed: PlacedReview[] = [];
  const quarantined: RejectedRow[] = [];
  const resolved: string[] = [];
  const withdrawn = new Map<string, string[]>();
  const skipped: SyncCounts['skipped'] = {};
  const withdrawLater = (reason: string, key: string) =>
    withdrawn.set(reason, [...(withdrawn.get(reason) ?? []), key]);
  const skip = (reason: SkipReason, key: string | null, detail: string, raw: unknown) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
    if (needsAttention(reason)) quarantined.push({ key, reason, detail, raw });
    else if (key !== null) resolved.push(key);
    const withdrawal = WITHDRAWN[reason];
    if (withdrawal && key !== null) withdrawLater(withdrawal, key);
  };
  for (const row of rows) {
    if (row.kind === 'skipped') {
      skip(row.reason, row.upstreamId, row.detail, row.raw);
      continue;
    }
    const { review, raw } = row;
    const stored = current.get(review.upstreamId);
    // A row without a listing id does not move its review to another listing.
    const listingId = listingOf(review, listings) ?? (review.upstreamListingId === '' ? stored : undefined);
    if (listingId) {
      placed.push({ review, listingId });
      resolved.push(review.upstreamId);
      continue;
    }
    skip('unknown-listing', review.upstreamId, unknownListingDetail(review), raw);
    if (stored) withdrawLater(MOVED, review.upstreamId);
  }
  return { placed, quarantined, resolved, withdrawn, skipped };
}
