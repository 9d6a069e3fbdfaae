import { completed, saysTheSame } from '#domain/stored-review.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Context } from './context.ts';
import type { SortedBatch, SourceBatch } from './import-batch.ts';
import { storeReviews } from './store-reviews.ts';

/** How many reviews of a batch were new, and how many differed from what we had. */
export interface Stored {
  added: number;
  changed: number;
}

/** Stores a sorted batch in one transaction; a dry run only compares it with what is there. */
export async function storeBatch(
  context: Context,
  { sources }: SortedBatch,
  dryRun: boolean,
): Promise<Stored> {
  const { storage } = context;
  const each = async (one: (source: string, batch: SourceBatch) => Promise<Stored>) => {
    const total = { added: 0, changed: 0 };
    for (const [source, batch] of sources) {
      const { added, changed } = await one(source, batch);
      total.added += added;
      total.changed += changed;
    }
    return total;
  };
  if (dryRun) return each((source, batch) => compare(context, source, batch));
  return storage.transact((tx) => each((source, batch) => store(tx, source, batch)));
}

async function store(tx: Transaction, source: string, { placed, held }: SourceBatch): Promise<Stored> {
  const isWhole = placed.every(({ missing }) => missing.length === 0);
  const known = isWhole ? null : await tx.reviews.byUpstreamIds(source, idsOf(placed));
  const whole = placed.map(({ review, listingId, missing }) => {
    const stored = known?.get(review.upstreamId)?.review;
    return { review: stored ? completed(review, missing, stored) : review, listingId };
  });
  // Before the reviews, as a sync does.
  await tx.quarantinedRows.upsert(source, held, false);
  await tx.quarantinedRows.delete(source, idsOf(placed));
  return storeReviews(tx, source, whole, {
    because: 'An import changed it after it was approved.',
    bySync: false,
  });
}

/** What storing would do. */
async function compare({ storage }: Context, source: string, { placed }: SourceBatch): Promise<Stored> {
  const known = await storage.reviews.byUpstreamIds(source, idsOf(placed));
  let [added, changed] = [0, 0];
  for (const { review, listingId, missing } of placed) {
    const stored = known.get(review.upstreamId);
    if (!stored) added += 1;
    else if (
      stored.listingId !== listingId ||
      !saysTheSame(completed(review, missing, stored.review), stored.review)
    ) {
      changed += 1;
    }
  }
  return { added, changed };
}

function idsOf(placed: SourceBatch['placed']): string[] {
  return placed.map(({ review }) => review.upstreamId);
}
