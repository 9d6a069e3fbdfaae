import type { HostawaySource, ReviewPage } from '#connectors/hostaway/source.ts';
import { AppError } from '#domain/errors.ts';
import { type PageSpan, seamOf, spanOf } from '#domain/page-seams.ts';
import type { TranslatedReview } from '#domain/review.ts';
import { noCounts, type SyncCounts, type SyncKind } from '#domain/sync.ts';
import type { Transaction } from '#storage/storage.ts';
import type { SyncProgress } from '#storage/syncs.ts';
import type { Context } from './context.ts';
import { storePage, withdraw } from './sync-page.ts';
import { keepSteps, type OnProgress, type SyncSteps } from './sync-steps.ts';

export interface RunningSync {
  run: number;
  kind: SyncKind;
  /** Where in the list a full sync begins: 0, or where an earlier one was cut off. */
  from: number;
}

/** How far back a recent sync looks: guests may edit for weeks, and channels deliver late. */
const RECENT_DAYS = 45;
/** Rows that a resumed sync reads twice where it closes its circle, in case the list has moved meanwhile. */
const OVERLAP_ROWS = 500;
const SWEEP_BATCH = 500;
/** How far before a seam the second look begins: more rows than can vanish during one sync, less than a page. */
const SEAM_ROWS = 250;
/** An account with this many reviews here that suddenly has none is likelier a mistake than a deletion of all. */
const FEW_REVIEWS = 20;

/**
 * Reads listings, for reviews name them, then reviews page by page, each stored in one transaction with its progress.
 * A full sync ends with a sweep: what it did not meet is gone upstream. While two pages are stored, the next is asked for.
 *
 * @returns what it did, all in all
 */
export async function followAccount(
  context: Context,
  hostaway: HostawaySource,
  sync: RunningSync,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage, source } = context;
  const listings = await readListings(context, hostaway);
  const ids = await storage.listings.idsByUpstreamId(source);
  const start: SyncProgress = { counts: { ...noCounts(), listings }, expected: null, nextOffset: sync.from };
  const steps = keepSteps(storage, sync.run, start, onProgress);
  // Of what no sync has brought, nothing can be gone.
  const isFirst = sync.kind === 'full' && !(await storage.syncs.hasReviews(source));
  const storeAll = async (pages: AsyncIterable<ReviewPage>) => {
    let before: readonly TranslatedReview[] = [];
    try {
      for await (const { rows, total, nextOffset } of pages) {
        const store = async (tx: Transaction) => {
          if (sync.kind === 'full' && !isFirst) await tx.syncs.markSynced(source, rows.flatMap(upstreamIdOf));
          // Anew for every page: what a manager assigns meanwhile counts for the next page that begins.
          const finder = { ids, assignments: await tx.assignments.bySubject(source) };
          const counts = await storePage(tx, source, rows, finder);
          return { counts, expected: total, nextOffset };
        };
        await steps.add(store, mayShareRows(before, rows));
        before = rows;
      }
    } catch (error) {
      // Those that could be read are stored.
      await steps.ended();
      throw error;
    }
    await steps.ended();
  };
  if (sync.kind === 'recent') {
    await storeAll(recent(hostaway, context.now()));
    return (await steps.ended()).counts;
  }
  const spans: PageSpan[] = [];
  await storeAll(noting(spans, everything(hostaway, sync.from)));
  if (!isFirst) {
    await requirePlausible(context, await steps.ended());
    const looked = new Set<number>();
    await sweep(context, steps, (missing) => storeAll(seamsOf(spans, missing, looked, hostaway)));
  }
  await storage.transact((tx) => tx.quarantinedRows.deleteUnseen(source, sync.run));
  return (await steps.ended()).counts;
}

/** Whether two pages have a row in common. Rows without an id are known by their content, and are not compared. */
function mayShareRows(one: readonly TranslatedReview[], other: readonly TranslatedReview[]): boolean {
  const ids = new Set(one.flatMap(upstreamIdOf));
  const theirs = other.flatMap(upstreamIdOf);
  return theirs.length < other.length || theirs.some((id) => ids.has(id));
}

/** Withdraws what the full sync has not met, a batch at a time, and of that nothing that a second look has met. */
async function sweep(
  context: Context,
  steps: SyncSteps,
  lookAgain: (missing: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let missing = await unseen(context); missing.length > 0; missing = await unseen(context)) {
    await lookAgain(missing);
    const still = new Set(await unseen(context));
    const gone = missing.filter((id) => still.has(id));
    const remove = async (tx: Transaction) => {
      const removed = await withdraw(tx, context.source, gone, 'It is no longer there at its channel.');
      return { counts: { ...noCounts(), removed } };
    };
    await steps.add(remove, false);
    await steps.ended();
  }
}

/**
 * The whole list once, in a circle: from where an earlier sync was cut off to the end, and then what lies before that,
 * which may have changed since.
 */
async function* everything(hostaway: HostawaySource, from: number): AsyncGenerator<ReviewPage> {
  yield* hostaway.reviews({ from });
  if (from === 0) return;
  for await (const page of hostaway.reviews()) {
    yield page;
    if (page.nextOffset >= from + OVERLAP_ROWS) return;
  }
}

async function* noting(spans: PageSpan[], pages: AsyncIterable<ReviewPage>): AsyncGenerator<ReviewPage> {
  for await (const page of pages) {
    const span = spanOf(page.rows.flatMap(upstreamIdOf), page.nextOffset);
    if (span) spans.push(span);
    yield page;
  }
}

/**
 * A second look at each place where one of the missing reviews may have slipped from one page to another.
 *
 * @param looked the seams that were looked at before, to which these are added
 */
async function* seamsOf(
  spans: readonly PageSpan[],
  missing: readonly string[],
  looked: Set<number>,
  hostaway: HostawaySource,
): AsyncGenerator<ReviewPage> {
  for (const seam of missing.map((id) => seamOf(spans, id))) {
    if (seam === null || looked.has(seam)) continue;
    looked.add(seam);
    for await (const page of hostaway.reviews({ from: Math.max(0, seam - SEAM_ROWS) })) {
      yield page;
      if (page.nextOffset > seam) break;
    }
  }
}

function recent(hostaway: HostawaySource, now: Date): AsyncIterable<ReviewPage> {
  return hostaway.reviews({ submittedSince: new Date(now.getTime() - RECENT_DAYS * 86_400_000) });
}

async function readListings({ storage, source }: Context, hostaway: HostawaySource): Promise<number> {
  let read = 0;
  for await (const { listings } of hostaway.listings()) {
    // One that comes twice on a page counts as its last form.
    const each = [...new Map(listings.map((listing) => [listing.upstreamId, listing])).values()];
    await storage.transact((tx) => tx.listings.upsert(source, each));
    read += each.length;
  }
  return read;
}

/** What this full sync has not met of what is shown. */
function unseen({ storage, source }: Context): Promise<string[]> {
  return storage.syncs.listUnsynced(source, SWEEP_BATCH);
}

/** @throws unavailable when all reviews of an account seem to be gone at once */
async function requirePlausible(
  { storage, source }: Context,
  { counts, expected }: SyncProgress,
): Promise<void> {
  if (counts.read > 0 && expected !== 0) return;
  if ((await storage.syncs.listUnsynced(source, FEW_REVIEWS + 1)).length <= FEW_REVIEWS) return;
  throw new AppError(
    'unavailable',
    'Hostaway says that the account has no reviews at all, although there were many. Nothing was removed here; check the account.',
  );
}

function upstreamIdOf(row: TranslatedReview): string[] {
  const id = row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
  return id === null ? [] : [id];
}
