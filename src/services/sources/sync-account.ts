import type { HostawaySource, ReviewPage } from '#connectors/hostaway/source.ts';
import { AppError } from '#domain/errors.ts';
import { type TranslatedReview, upstreamIdOf } from '#domain/reviews/review.ts';
import { boundaryNear, type PageSpan, spanOf } from '#domain/sources/page-boundaries.ts';
import { addCounts, noCounts, type SyncCounts, type SyncKind } from '#domain/sources/sync.ts';
import type { SyncProgress } from '#storage/sources/syncs.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Clock, Hostaway, Stored } from '../context.ts';
import { readAhead } from './read-ahead.ts';
import { storePage, withdraw } from './sync-page.ts';

export type OnProgress = (counts: SyncCounts, expected: number | null) => void;

export interface RunningSync {
  run: number;
  kind: SyncKind;
  /** Whether none of this source has read everything before. */
  isFirst: boolean;
  /** Offset at which a full sync starts: 0, or where an earlier one failed. */
  from: number;
}

/** How far back a recent sync reads: guests may edit for weeks, and channels deliver late. */
const RECENT_DAYS = 45;
/** Rows that a resumed sync reads twice, because the list may have moved since. */
const OVERLAP_ROWS = 500;
const REMOVAL_BATCH = 500;
/** How far before a page boundary the second read starts: more rows than disappear during a sync, less than a page. */
const BOUNDARY_ROWS = 250;
/** When more reviews than this disappear and none is left, the cause is likely an error in the account. */
const MAX_PLAUSIBLE_REMOVALS = 20;

/**
 * Reads the listings, which reviews refer to, then the reviews page by page. Each page is stored in one transaction with
 * the progress, while the next page is being requested. A full sync then removes the reviews that it did not find.
 *
 * @returns the counts of the whole sync
 */
export async function syncAccount(
  context: Stored & Clock & Hostaway & Analyser,
  hostaway: HostawaySource,
  { run, kind, isFirst, from }: RunningSync,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage, source } = context;
  const listings = await readListings(context, hostaway, kind === 'full');
  const ids = await storage.listings.idsByUpstreamId(source);
  const isEmpty = kind === 'full' && !(await storage.syncs.hasReviews(source));
  let progress: SyncProgress = { counts: { ...noCounts(), listings }, expected: null, nextOffset: from };

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

  const storePages = async (pages: AsyncIterable<ReviewPage>) => {
    for await (const { rows, total, nextOffset } of readAhead(pages)) {
      await store(async (tx) => {
        if (kind === 'full' && !isEmpty) await tx.syncs.markSynced(source, idsOf(rows));
        // Read for each page, because a manager may assign listings during the sync.
        const finder = { ids, assignments: await tx.assignments.bySubject(source) };
        return {
          counts: await storePage(tx, source, rows, finder, { analyseTexts: context.analyseTexts, isFirst }),
          expected: total,
          nextOffset,
        };
      });
    }
  };

  if (kind === 'recent') {
    const submittedSince = new Date(context.now().getTime() - RECENT_DAYS * 86_400_000);
    await storePages(hostaway.reviews({ submittedSince }));
    return progress.counts;
  }
  const spans: PageSpan[] = [];
  await storePages(recordSpans(spans, readAll(hostaway, from)));
  // A first sync has no earlier reviews to remove.
  if (!isEmpty) {
    await requirePlausible(context, progress);
    const reread = new Set<number>();
    const unsynced = () => storage.syncs.listUnsynced(source, REMOVAL_BATCH);
    for (let missing = await unsynced(); missing.length > 0; missing = await unsynced()) {
      await storePages(rereadBoundaries(spans, missing, reread, hostaway));
      const stillMissing = new Set(await unsynced());
      const gone = missing.filter((id) => stillMissing.has(id));
      await store(async (tx) => {
        const removed = await withdraw(tx, source, gone, 'It no longer exists on its channel.');
        return { counts: { ...noCounts(), removed } };
      });
    }
  }
  await storage.transact((tx) => tx.quarantinedRows.deleteUnseen(source, run));
  return progress.counts;
}

/** Reads the whole list: from where an earlier sync failed to the end, then the rows before that. */
async function* readAll(hostaway: HostawaySource, from: number): AsyncGenerator<ReviewPage> {
  yield* hostaway.reviews({ from });
  if (from === 0) return;
  for await (const page of hostaway.reviews()) {
    yield page;
    if (page.nextOffset >= from + OVERLAP_ROWS) return;
  }
}

async function* recordSpans(spans: PageSpan[], pages: AsyncIterable<ReviewPage>): AsyncGenerator<ReviewPage> {
  for await (const page of pages) {
    const span = spanOf(idsOf(page.rows), page.nextOffset);
    if (span) spans.push(span);
    yield page;
  }
}

/**
 * Reads the page boundaries again at which one of the missing reviews may have been missed.
 *
 * @param reread the boundaries that were read again before, to which these are added
 */
async function* rereadBoundaries(
  spans: readonly PageSpan[],
  missing: readonly string[],
  reread: Set<number>,
  hostaway: HostawaySource,
): AsyncGenerator<ReviewPage> {
  for (const boundary of missing.map((id) => boundaryNear(spans, id))) {
    if (boundary === null || reread.has(boundary)) continue;
    reread.add(boundary);
    for await (const page of hostaway.reviews({ from: Math.max(0, boundary - BOUNDARY_ROWS) })) {
      yield page;
      if (page.nextOffset > boundary) break;
    }
  }
}

async function readListings(
  { storage, source }: Stored & Hostaway,
  hostaway: HostawaySource,
  withDetails: boolean,
): Promise<number> {
  let count = 0;
  for await (const { listings } of hostaway.listings({ withDetails })) {
    // If a page repeats a listing, the last row is used.
    const unique = [...new Map(listings.map((listing) => [listing.upstreamId, listing])).values()];
    await storage.transact(async (tx) => {
      await tx.listings.upsert(source, unique);
      const photos = unique.flatMap(({ upstreamId, details }) =>
        details ? [{ upstreamId, photos: details.photos }] : [],
      );
      if (photos.length > 0) await tx.listings.replacePhotos(source, photos);
    });
    count += unique.length;
  }
  return count;
}

/** @throws unavailable when all reviews of an account disappear at once */
async function requirePlausible(
  { storage, source }: Stored & Hostaway,
  { counts, expected }: SyncProgress,
): Promise<void> {
  if (counts.read > 0 && expected !== 0) return;
  const missing = await storage.syncs.listUnsynced(source, MAX_PLAUSIBLE_REMOVALS + 1);
  if (missing.length <= MAX_PLAUSIBLE_REMOVALS) return;
  throw new AppError('hostaway-empty-account');
}

function idsOf(rows: readonly TranslatedReview[]): string[] {
  return rows.map(upstreamIdOf).filter((id) => id !== null);
}
