import type { AnalyseTexts } from '#domain/insights/topics.ts';
import { isSameContent, withStoredParts } from '#domain/reviews/stored-review.ts';
import type { ImportRun } from '#domain/sources/provenance.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Stored } from '../context.ts';
import type { SortedBatch, SourceBatch } from './import-batch.ts';
import { storeReviews, upstreamIdsOf } from './store-reviews.ts';

/** How many reviews of a batch are new, and how many differ from the stored ones. */
export interface StoredCounts {
  added: number;
  changed: number;
}

/** Stores a sorted batch in one transaction. Without a run, only compares it with the stored reviews. */
export async function storeBatch(
  { storage, analyseTexts }: Stored & Analyser,
  { sources }: SortedBatch,
  run: ImportRun | null,
): Promise<StoredCounts> {
  const sum = async (count: (source: string, batch: SourceBatch) => Promise<StoredCounts>) => {
    const total = { added: 0, changed: 0 };
    for (const [source, batch] of sources) {
      const { added, changed } = await count(source, batch);
      total.added += added;
      total.changed += changed;
    }
    return total;
  };
  const hasRows = [...sources.values()].some((each) => each.placed.length + each.quarantined.length > 0);
  if (run && hasRows) {
    return storage.transact(async (tx) => {
      await tx.listings.lockMerges();
      await tx.imports.insert(run);
      return sum((source, batch) => store(tx, source, batch, run, analyseTexts));
    });
  }
  return sum(async (source, { placed }) => {
    const ids = upstreamIdsOf(placed);
    const known = await storage.reviews.byUpstreamIds(source, ids);
    const erased = await storage.guests.erasedUpstreamIds(source, ids);
    return compare(
      placed.filter(({ review }) => !erased.has(review.upstreamId)),
      known,
    );
  });
}

async function store(
  tx: Transaction,
  source: string,
  { placed, quarantined }: SourceBatch,
  run: ImportRun,
  analyseTexts: AnalyseTexts,
): Promise<StoredCounts> {
  const isComplete = placed.every(({ missing }) => missing.length === 0);
  const known = isComplete ? null : await tx.reviews.byUpstreamIds(source, upstreamIdsOf(placed));
  const completed = placed.map(({ review, listingId, missing }) => {
    const stored = known?.get(review.upstreamId)?.review;
    return { review: stored ? withStoredParts(review, missing, stored) : review, listingId };
  });
  // Quarantined rows come before reviews, as in a sync.
  await tx.quarantinedRows.upsert(source, quarantined, run);
  await tx.quarantinedRows.delete(source, upstreamIdsOf(placed));
  return storeReviews(tx, source, completed, { provenance: run, analyseTexts });
}

/** What storing would change. */
function compare(
  placed: SourceBatch['placed'],
  known: Awaited<ReturnType<Transaction['reviews']['byUpstreamIds']>>,
): StoredCounts {
  let [added, changed] = [0, 0];
  for (const { review, listingId, missing } of placed) {
    const stored = known.get(review.upstreamId);
    if (!stored) {
      added += 1;
      continue;
    }
    const isSame = isSameContent(withStoredParts(review, missing, stored.review), stored.review);
    if (stored.listingId !== listingId || !isSame) changed += 1;
  }
  return { added, changed };
}
