import type { SyncBatch } from '#connectors/source.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import { type TranslatedReview, upstreamIdOf } from '#domain/reviews/review.ts';
import { type Checkpoint, SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import { addCounts, noCounts, type SyncCounts, type SyncKind } from '#domain/sources/sync.ts';
import type { SyncProgress } from '#storage/sources/syncs.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Clock, ConnectedSource, Sources, Stored } from '../context.ts';
import { readAhead } from './read-ahead.ts';
import { storeRows, withdraw } from './sync-page.ts';

export type OnProgress = (counts: SyncCounts, expected: number | null) => void;

export interface RunningSync {
  run: number;
  kind: SyncKind;
  /** Whether no full sync of this source has succeeded before. */
  isFirst: boolean;
  /** Where an earlier full sync failed; null to start at the beginning. */
  checkpoint: Checkpoint | null;
}

const REMOVAL_BATCH = 500;
/** When more reviews than this disappear and none is left, the cause is likely an error in the account. */
const MAX_PLAUSIBLE_REMOVALS = 20;

/**
 * Reads an account batch by batch. Each batch of reviews is stored in one transaction with the progress, while the next one
 * is being requested. A full sync then removes the reviews that it did not find.
 *
 * @returns the counts of the whole sync
 */
export async function syncAccount(
  context: Stored & Clock & Analyser & Sources,
  account: ConnectedSource,
  { run, kind, isFirst, checkpoint: start }: RunningSync,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage } = context;
  const { id: source, connector } = account;
  const isEmpty = kind === 'full' && !(await storage.syncs.hasReviews(source));
  let progress: SyncProgress = { counts: noCounts(), expected: null, checkpoint: start };
  /** Null until it is read, and after new listings. */
  let ids: ReadonlyMap<string, ListingId> | null = null;

  type Step = Partial<SyncProgress> & Pick<SyncProgress, 'counts'>;
  /** Runs one step of the sync and records its progress in one transaction. */
  const store = async (work: (tx: Transaction) => Promise<Step>) => {
    progress = await storage.transact(async (tx) => {
      const { counts, ...rest } = await work(tx);
      const after = { ...progress, ...rest, counts: addCounts(progress.counts, counts) };
      if (!(await tx.syncs.updateProgress(run, after))) throw new AppError('sync-superseded');
      return after;
    });
    onProgress(progress.counts, progress.expected);
  };

  const storeBatches = async (batches: AsyncIterable<SyncBatch>) => {
    for await (const batch of readAhead(batches)) {
      if (batch.kind === 'listings') {
        ids = null;
        const listings = await storeListings(context, source, batch.listings);
        progress = { ...progress, counts: addCounts(progress.counts, { ...noCounts(), listings }) };
        continue;
      }
      const { rows, expected, checkpoint } = batch;
      const known = ids ?? (await storage.listings.idsByUpstreamId(source));
      ids = known;
      await store(async (tx) => {
        if (connector.readNoticed) await tx.syncs.lockStoring(source);
        if (kind === 'full' && !isEmpty) await tx.syncs.markSynced(source, idsOf(rows));
        const counts = await storeRows(context, tx, account, rows, { listings: known, isFirst });
        return { counts, expected: expected ?? progress.expected, checkpoint };
      });
    }
  };

  const scope = kind === 'recent' ? { kind, now: context.now() } : { kind, checkpoint: start };
  const read = connector.sync(scope, (upstreamIds) => storage.guests.storedNames(source, upstreamIds));
  await storeBatches(read.batches);
  if (kind === 'recent') return progress.counts;
  // Without earlier reviews there are none to remove.
  if (!isEmpty) {
    const unreadable = [...(read.unreadable ?? [])];
    if (unreadable.length > 0)
      await storage.transact((tx) => tx.syncs.markListingsSynced(source, unreadable));
    await requirePlausible(context, source, progress, SOURCE_NAMES[connector.kind]);
    const unsynced = () => storage.syncs.listUnsynced(source, REMOVAL_BATCH);
    for (let missing = await unsynced(); missing.length > 0; missing = await unsynced()) {
      const listings = new Set(missing.map(({ upstreamListingId }) => upstreamListingId));
      const ids = missing.map(({ upstreamId }) => upstreamId);
      await storeBatches(read.reread(ids, listings));
      await store(async (tx) => {
        // What a notice has read meanwhile is not missing.
        if (connector.readNoticed) await tx.syncs.lockStoring(source);
        const left = await tx.syncs.listUnsynced(source, REMOVAL_BATCH);
        const stillMissing = new Set(left.map(({ upstreamId }) => upstreamId));
        const gone = ids.filter((id) => stillMissing.has(id));
        const removed = await withdraw(tx, source, gone, 'It no longer exists on its channel.');
        return { counts: { ...noCounts(), removed } };
      });
    }
  }
  await storage.transact((tx) => tx.quarantinedRows.deleteUnseen(source, run));
  return progress.counts;
}

/** @returns how many there are */
export async function storeListings(
  { storage }: Stored,
  source: string,
  listings: readonly IncomingListing[],
): Promise<number> {
  // If a page repeats a listing, the last row is used.
  const unique = [...new Map(listings.map((listing) => [listing.upstreamId, listing])).values()];
  await storage.transact(async (tx) => {
    await tx.listings.upsert(source, unique);
    const photos = unique.flatMap(({ upstreamId, details }) =>
      details ? [{ upstreamId, photos: details.photos }] : [],
    );
    if (photos.length > 0) await tx.listings.replacePhotos(source, photos);
  });
  return unique.length;
}

/** @throws unavailable when all reviews of an account disappear at once */
async function requirePlausible(
  { storage }: Stored,
  source: string,
  { counts, expected }: SyncProgress,
  name: string,
): Promise<void> {
  if (counts.read > 0 && expected !== 0) return;
  const missing = await storage.syncs.listUnsynced(source, MAX_PLAUSIBLE_REMOVALS + 1);
  if (missing.length <= MAX_PLAUSIBLE_REMOVALS) return;
  throw new AppError('source-empty-account', { source: name });
}

export function idsOf(rows: readonly TranslatedReview[]): string[] {
  return rows.map(upstreamIdOf).filter((id) => id !== null);
}
