import type { HostawaySource, ReviewPage } from '#connectors/hostaway/source.ts';
import { Refusal } from '#domain/errors.ts';
import { addCounts, noCounts, type SyncCounts, type SyncKind } from '#domain/sync.ts';
import type { Writes } from '#storage/storage.ts';
import type { SyncProgress } from '#storage/syncs.ts';
import type { Context } from './context.ts';
import { storePage, withdraw } from './sync-page.ts';

export type OnProgress = (counts: SyncCounts, expected: number | null) => void;

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
/** An account with this many reviews here that suddenly has none is likelier a mistake than a deletion of all. */
const FEW_REVIEWS = 20;

/**
 * Reads listings, for reviews name them, then reviews page by page, each stored in one transaction with its progress.
 * A full sync ends with a sweep: what it did not meet is gone upstream.
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
  const ids = await storage.read.listingIds(source);
  let progress: SyncProgress = { counts: { ...noCounts(), listings }, expected: null, nextOffset: sync.from };
  const store = async (work: (write: Writes) => Promise<SyncProgress>) => {
    progress = await storage.transact(async (write) => {
      const after = await work(write);
      if (!(await write.noteProgress(sync.run, after))) throw takenOver();
      return after;
    });
    onProgress(progress.counts, progress.expected);
  };
  const pages = sync.kind === 'full' ? everything(hostaway, sync.from) : recent(hostaway, context.now());
  for await (const { rows, total, nextOffset } of pages) {
    await store(async (write) => {
      if (sync.kind === 'full') await write.noteSeen(source, rows.flatMap(upstreamIdOf));
      // Anew for every page: what a manager assigns meanwhile counts from the next page on.
      const finder = { ids, assignments: await write.listingAssignments(source) };
      const counts = addCounts(progress.counts, await storePage(write, source, rows, finder));
      return { counts, expected: total, nextOffset };
    });
  }
  if (sync.kind === 'recent') return progress.counts;
  await requirePlausible(context, progress);
  await storage.transact((write) => write.releaseRowsUnseenBy(source, sync.run));
  for (let gone = await unseen(context); gone.length > 0; gone = await unseen(context)) {
    await store(async (write) => {
      const removed = await withdraw(write, source, gone, 'It is no longer there at its channel.');
      return { ...progress, counts: addCounts(progress.counts, { ...noCounts(), removed }) };
    });
  }
  return progress.counts;
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

function recent(hostaway: HostawaySource, now: Date): AsyncIterable<ReviewPage> {
  return hostaway.reviews({ submittedSince: new Date(now.getTime() - RECENT_DAYS * 86_400_000) });
}

async function readListings({ storage, source }: Context, hostaway: HostawaySource): Promise<number> {
  let read = 0;
  for await (const { listings } of hostaway.listings()) {
    // One that comes twice on a page counts as its last form.
    const each = [...new Map(listings.map((listing) => [listing.upstreamId, listing])).values()];
    await storage.transact((write) => write.upsertListings(source, each));
    read += each.length;
  }
  return read;
}

/** What this full sync has not met of what is shown. */
function unseen({ storage, source }: Context): Promise<string[]> {
  return storage.read.unseenReviews(source, SWEEP_BATCH);
}

/** @throws unavailable when all reviews of an account seem to be gone at once */
async function requirePlausible(
  { storage, source }: Context,
  { counts, expected }: SyncProgress,
): Promise<void> {
  if (counts.read > 0 && expected !== 0) return;
  if ((await storage.read.unseenReviews(source, FEW_REVIEWS + 1)).length <= FEW_REVIEWS) return;
  throw new Refusal(
    'unavailable',
    'Hostaway says that the account has no reviews at all, although there were many. Nothing was removed here; check the account.',
  );
}

/** Our lock is lost, with the connection that held it, and another sync has begun. */
function takenOver(): Refusal {
  return new Refusal('conflict', 'Another sync has taken over.');
}

function upstreamIdOf(
  row: { kind: 'review'; review: { upstreamId: string } } | { kind: 'skipped'; upstreamId: string | null },
): string[] {
  const id = row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
  return id === null ? [] : [id];
}
