import type { NoticedListing } from '#connectors/source.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { noticeDelay } from '#domain/sources/notice.ts';
import type { DueNotice } from '#storage/sources/notices.ts';
import type { Analyser, Clock, ConnectedSource, Limits, Logs, Queued, Sources, Stored } from '../context.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { sourcesThatCan } from './source-accounts.ts';
import { idsOf, storeListings } from './sync-account.ts';
import { storeRows } from './sync-page.ts';

type Parts = Stored & Clock & Logs & Sources & Analyser & Queued & Limits;

const FAILED = 'notices of sources were not read; will retry';

/** Reads every second what sources have announced. A source that answers slowly does not delay the others. */
export function startNotices(context: Parts): Repetition {
  const running = new Map<string, Promise<void>>();

  async function run(signal: AbortSignal): Promise<void> {
    await storeRefusals(context);
    for (const [source, notices] of await claimNotices(context, running)) {
      const reading = readOfSource(context, source, notices, signal)
        .catch((error: unknown) => context.outageLog.warn({ reason: messageOf(error) }, FAILED))
        .finally(() => running.delete(source));
      running.set(source, reading);
    }
  }
  return repeat(context, run, FAILED, { begun: () => running.values() });
}

/** The notices that are due, by source. @param running the sources that this process is reading */
async function claimNotices(
  context: Parts,
  running: ReadonlyMap<string, unknown>,
): Promise<Map<string, DueNotice[]>> {
  const { storage } = context;
  const sources = sourcesThatCan(context, 'webhooks').filter((source) => !running.has(source));
  if (sources.length === 0 || !(await storage.notices.hasDue(sources))) return new Map();
  return Map.groupBy(await storage.transact((tx) => tx.notices.claimDue(sources)), ({ source }) => source);
}

/** Reads each listing once. */
async function readOfSource(
  context: Parts,
  source: string,
  notices: readonly DueNotice[],
  signal: AbortSignal,
): Promise<void> {
  for (const group of groupsOf(notices)) if (!signal.aborted) await readGroup(context, source, group);
}

/** At most one statement a second for each source, whatever number of calls was refused. */
async function storeRefusals({ storage, newRefusals }: Stored & Limits): Promise<void> {
  if (newRefusals.size === 0) return;
  const refusals = [...newRefusals];
  await storage.transact(async (tx) => {
    for (const [source, reason] of refusals) await tx.notices.recordRefusal(source, reason);
  });
  for (const [source] of refusals) newRefusals.delete(source);
}

/** Notices that one read serves: those about a listing, and those about anything. */
function groupsOf(notices: readonly DueNotice[]): DueNotice[][] {
  const key = ({ listing, review }: DueNotice) => listing ?? (review === null ? '' : `review ${review}`);
  return [...Map.groupBy(notices, key).values()];
}

async function readGroup(context: Parts, source: string, group: readonly DueNotice[]): Promise<void> {
  const { storage, sources, jobs, log } = context;
  const account = sources.list().find(({ id }) => id === source);
  // It was paused or removed meanwhile.
  if (!account) return;
  const deliveries = group.map(({ delivery }) => delivery);
  const listing = group[0]?.listing ?? null;
  const reviews = [...new Set(group.flatMap(({ review }) => review ?? []))];
  if (listing === null && reviews.length === 0) {
    await jobs.enqueue('sync', { source });
    return;
  }
  try {
    await storeNoticed(context, account, { listing, reviews });
    // Asked afterwards: a sync that began meanwhile may have requested older rows, too.
    const duringSync = await storage.isHeld(`sync ${source}`);
    await storage.transact((tx) => tx.notices.markRead(source, deliveries, duringSync));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const seconds = noticeDelay(Math.max(...group.map(({ attempts }) => attempts)));
    await storage.transact((tx) => tx.notices.postpone(source, deliveries, seconds));
    log.warn({ source, listing, reason: messageOf(error) }, 'what a source announced could not be read');
  }
}

/** Reads a listing and stores it. It does not wait for a sync of the account, which may take an hour. */
async function storeNoticed(
  context: Parts,
  account: ConnectedSource,
  noticed: NoticedListing,
): Promise<void> {
  const { storage } = context;
  const { id: source, connector } = account;
  if (!connector.readNoticed) throw new AppError('source-not-connected');
  const isFirst = (await storage.syncs.lastSuccess(source)) === null;
  /** Null until it is read, and after new listings. */
  let ids: ReadonlyMap<string, ListingId> | null = null;
  for await (const batch of connector.readNoticed(noticed)) {
    if (batch.kind === 'listings') {
      ids = null;
      await storeListings(context, source, batch.listings);
      continue;
    }
    const listings: ReadonlyMap<string, ListingId> = ids ?? (await storage.listings.idsByUpstreamId(source));
    ids = listings;
    await storage.transact(async (tx) => {
      await tx.syncs.lockStoring(source);
      // Another process may have paused or removed it.
      if (await tx.sourceAccounts.isStopped(source)) throw new AppError('source-not-connected');
      // Else a full sync that has read this listing before would take new reviews for removed ones.
      await tx.syncs.markSynced(source, idsOf(batch.rows));
      await storeRows(context, tx, account, batch.rows, { listings, isFirst });
    });
  }
}

/** Deletes old notices and runs of syncs. Called by the scheduler. */
export async function deleteOldReads({ storage }: Stored): Promise<void> {
  await storage.transact(async (tx) => {
    await tx.notices.deleteOld();
    await tx.syncs.deleteOld();
  });
}
