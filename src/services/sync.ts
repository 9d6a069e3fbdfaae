import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { messageOf, Refusal } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  type IncomingReview,
  needsAttention,
  type SkipReason,
  type TranslatedReview,
} from '#domain/review.ts';
import { addCounts, isDue, noCounts, type SyncCounts, type SyncRun } from '#domain/sync.ts';
import type { Writes } from '#storage/storage.ts';
import type { HeldRow } from '#storage/syncs.ts';
import type { Context } from './context.ts';

export interface SyncStatus {
  running: boolean;
  sources: { source: string; lastSuccess: Date | null; lastRun: SyncRun | null }[];
}

/**
 * Brings every listing and review of Hostaway up to date here. Doing it twice changes nothing.
 *
 * @returns the counts, or null when another sync runs already, on this machine or another
 * @throws unavailable when Hostaway is not configured or does not answer as it should; pages before that stay
 */
export async function runSync(
  context: Context,
  onProgress?: (counts: SyncCounts, expected: number | null) => void,
) {
  const { hostaway, storage } = context;
  if (!hostaway)
    throw new Refusal(
      'unavailable',
      'No Hostaway account is configured: set HOSTAWAY_ACCOUNT_ID and HOSTAWAY_API_KEY.',
    );
  const outcome = await storage.exclusively('sync', () => recordedSync(context, hostaway, onProgress));
  return outcome?.answer ?? null;
}

/** Runs a sync unless one was started within the interval; this is what the clock calls. */
export async function syncIfDue(context: Context): Promise<void> {
  if (!context.hostaway) return;
  const last = await context.storage.read.lastRun(context.source);
  if (isDue(last?.startedAt ?? null, context.now(), context.syncIntervalMinutes)) await runSync(context);
}

/** What runs now and what became of the last one, per source. */
export async function syncStatus({ storage, source }: Context): Promise<SyncStatus> {
  const [running, lastRun, lastSuccess] = await Promise.all([
    storage.isHeld('sync'),
    storage.read.lastRun(source),
    storage.read.lastSuccess(source),
  ]);
  return { running, sources: [{ source, lastSuccess, lastRun }] };
}

async function recordedSync(
  context: Context,
  hostaway: HostawaySource,
  onProgress: (counts: SyncCounts, expected: number | null) => void = () => {},
): Promise<SyncCounts> {
  const { storage, source, log } = context;
  const run = await storage.transact(async (write) => {
    await write.closeCutOffRuns(source);
    return write.startRun(source);
  });
  try {
    const counts = await readEverything(context, hostaway, run, onProgress);
    await storage.transact((write) => write.finishRun(run, 'succeeded', null));
    log.info({ run, counts }, 'sync succeeded');
    return counts;
  } catch (error) {
    await storage.transact((write) => write.finishRun(run, 'failed', messageOf(error)));
    log.warn({ run, reason: messageOf(error) }, 'sync failed');
    throw error;
  }
}

/** Listings first, for reviews name them; then page by page, each in one transaction with its progress. */
async function readEverything(
  { storage, source }: Context,
  hostaway: HostawaySource,
  run: number,
  onProgress: (counts: SyncCounts, expected: number | null) => void,
): Promise<SyncCounts> {
  let counts = noCounts();
  for await (const { listings } of hostaway.listings()) {
    await storage.transact((write) => write.upsertListings(source, listings));
    counts.listings += listings.length;
  }
  const listingIds = await storage.read.listingIds(source);
  for await (const { rows, total } of hostaway.reviews()) {
    counts = await storage.transact(async (write) => {
      const after = addCounts(counts, await storePage(write, source, rows, listingIds));
      await write.noteProgress(run, after, total);
      return after;
    });
    onProgress(counts, total);
  }
  return counts;
}

/** Stores one page: reviews whose listing we know, and for inspection what a person should look at. */
async function storePage(
  write: Writes,
  source: string,
  rows: readonly TranslatedReview[],
  listingIds: ReadonlyMap<string, ListingId>,
): Promise<SyncCounts> {
  const counts = { ...noCounts(), read: rows.length };
  const known: { review: IncomingReview; listingId: ListingId }[] = [];
  const held: HeldRow[] = [];
  const skip = (reason: SkipReason, key: string, detail: string, raw: unknown) => {
    counts.skipped[reason] = (counts.skipped[reason] ?? 0) + 1;
    if (needsAttention(reason)) held.push({ key, reason, detail, raw });
  };
  for (const row of rows) {
    if (row.kind === 'skipped') {
      skip(row.reason, row.upstreamId ?? JSON.stringify(row.raw).slice(0, 200), row.detail, row.raw);
      continue;
    }
    const listingId = listingIds.get(row.review.upstreamListingId);
    if (listingId) known.push({ review: row.review, listingId });
    else skip('unknown-listing', row.review.upstreamId, `listing ${row.review.upstreamListingId}`, row.raw);
  }
  const { added, changed } = await write.upsertReviews(source, known);
  await write.holdRows(source, held);
  await write.releaseRows(
    source,
    known.map(({ review }) => review.upstreamId),
  );
  return { ...counts, added, changed, unchanged: known.length - added - changed };
}
