import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { Refusal } from '#domain/errors.ts';
import { addCounts, noCounts, type SyncCounts, type SyncKind, type SyncRun } from '#domain/sync.ts';
import type { Context } from './context.ts';
import { storePage, withdraw } from './sync-page.ts';

export type OnProgress = (counts: SyncCounts, expected: number | null) => void;

export interface RunningSync {
  run: number;
  kind: SyncKind;
  /** The full sync that this one goes on with; null when it begins anew. */
  resumed: SyncRun | null;
}

/** How far back a recent sync looks: guests may edit for weeks, and channels deliver late. */
const RECENT_DAYS = 45;
/** Rows that a resumed sync reads again, in case the list moved while nobody looked. */
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
  const finder = {
    ids: await storage.read.listingIds(source),
    assignments: await storage.read.listingAssignments(source),
  };
  let counts: SyncCounts = { ...(sync.resumed?.counts ?? noCounts()), listings };
  for await (const { rows, total, nextOffset } of hostaway.reviews(readingOf(context, sync))) {
    counts = await storage.transact(async (write) => {
      const after = addCounts(counts, await storePage(write, source, rows, finder));
      if (sync.kind === 'full') await write.noteSeen(source, rows.flatMap(upstreamIdOf));
      await write.noteProgress(sync.run, { counts: after, expected: total, nextOffset });
      return after;
    });
    onProgress(counts, total);
  }
  if (sync.kind === 'recent') return counts;
  return { ...counts, removed: counts.removed + (await sweep(context, counts)) };
}

function readingOf({ now }: Context, { kind, resumed }: RunningSync) {
  if (kind === 'recent') return { submittedSince: new Date(now().getTime() - RECENT_DAYS * 86_400_000) };
  if (!resumed) return {};
  return { from: { offset: Math.max(0, resumed.nextOffset - OVERLAP_ROWS), total: resumed.expected } };
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

/** Withdraws what this full sync has not met. */
async function sweep({ storage, source }: Context, counts: SyncCounts): Promise<number> {
  if (counts.read === 0 && (await storage.read.unseenReviews(source, FEW_REVIEWS + 1)).length > FEW_REVIEWS) {
    throw new Refusal(
      'unavailable',
      'Hostaway says that the account has no reviews at all, although there were many. Nothing was removed here; check the account.',
    );
  }
  let removed = 0;
  for (;;) {
    const gone = await storage.read.unseenReviews(source, SWEEP_BATCH);
    if (gone.length === 0) return removed;
    removed += await storage.transact((write) =>
      withdraw(write, source, gone, 'It is no longer there at its channel.'),
    );
  }
}

function upstreamIdOf(
  row: { kind: 'review'; review: { upstreamId: string } } | { kind: 'skipped'; upstreamId: string | null },
): string[] {
  const id = row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
  return id === null ? [] : [id];
}
