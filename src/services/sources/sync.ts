import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import { messageOf, problemOf, storedProblem } from '#domain/errors.ts';
import { isDue, isResumable, nextKind, type SyncCounts } from '#domain/sources/sync.ts';
import type { Analyser, Clock, Hostaway, Logs, Queued, Stored } from '../context.ts';
import { addDemoHistory } from '../decisions/demo-history.ts';
import { recordEvent } from '../events/record-event.ts';
import { withRollups } from '../maintenance/rollups.ts';
import { requireHostaway } from './hostaway-account.ts';
import { type OnProgress, syncAccount } from './sync-account.ts';

/**
 * Copies all changes of listings and reviews from Hostaway. Repeating it changes nothing.
 *
 * @returns the counts, or null when another sync is running on any machine
 * @throws unavailable when Hostaway is not configured or fails; pages stored before the failure are kept
 */
export async function runSync(
  context: Stored & Clock & Logs & Hostaway & Analyser,
  onProgress: OnProgress = () => {},
): Promise<SyncCounts | null> {
  const hostaway = requireHostaway(context);
  const outcome = await context.storage.exclusively('sync', () =>
    withRollups(context, () => recordRun(context, hostaway, onProgress)),
  );
  return outcome?.result ?? null;
}

/**
 * Starts a sync in the background for a person, unless one is queued or running.
 *
 * @throws unavailable when Hostaway is not configured
 */
export async function startSync(context: Stored & Logs & Queued & Hostaway, actor: Actor): Promise<void> {
  requireHostaway(context);
  await context.jobs.enqueue('sync', {});
  await recordEvent(context, actor, { kind: 'sync.requested' });
}

/** Runs a sync when one is due and none is running. */
export async function syncIfDue(context: Stored & Clock & Logs & Hostaway & Analyser): Promise<void> {
  if (!context.hostaway) return;
  const last = await context.storage.syncs.last(context.source);
  if (isDue(last, context.now(), context.syncIntervalMinutes)) await runSync(context);
}

/** Whether a sync is running or queued, and the last run of each source. */
export async function syncStatus({ storage, source, jobs }: Stored & Queued & Hostaway) {
  const [isRunning, isQueued, lastRun, lastSuccess, quarantinedRows] = await Promise.all([
    storage.isHeld('sync'),
    jobs.isQueued('sync'),
    storage.syncs.last(source),
    storage.syncs.lastSuccess(source),
    storage.quarantinedRows.count(source),
  ]);
  return { running: isRunning || isQueued, sources: [{ source, lastSuccess, lastRun, quarantinedRows }] };
}

/** Runs a sync and records its result, resuming a full sync that failed. */
async function recordRun(
  context: Stored & Clock & Logs & Hostaway & Analyser,
  hostaway: HostawaySource,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage, source, log, now } = context;
  await storage.transact((tx) => tx.syncs.failInterrupted(source));
  const [last, lastFull] = await Promise.all([storage.syncs.last(source), storage.syncs.lastFull(source)]);
  const resumed = isResumable(last, now()) ? last : null;
  const kind = resumed?.kind ?? nextKind(lastFull, now());
  const run = await storage.transact(async (tx) => {
    if (kind === 'full') await tx.syncs.clearSynced(source);
    return tx.syncs.start(source, kind, resumed);
  });
  try {
    const sync = { run, kind, isFirst: lastFull === null, from: resumed?.nextOffset ?? 0 };
    const counts = await syncAccount(context, hostaway, sync, onProgress);
    await storage.transact((tx) => tx.syncs.finish(run, 'succeeded', null));
    log.info({ run, kind, counts }, 'sync succeeded');
    return counts;
  } catch (error) {
    log.warn({ run, kind, reason: messageOf(error) }, 'sync failed');
    await storage
      .transact(async (tx) => {
        const reason = storedProblem(problemOf(error));
        await tx.syncs.finish(run, 'failed', reason);
        await tx.events.insert(systemActor, { kind: 'sync.failed', data: { reason } });
      })
      .catch((failure: unknown) =>
        log.warn(
          { run, reason: messageOf(failure) },
          'the failure could not be recorded; the next sync records it',
        ),
      );
    throw error;
  }
}

/** How long a start waits for reviews before it serves, so that the first visitor does not see an empty table. */
const WAIT_MS = 10_000;

/**
 * Syncs an account that has never been synced, gives a demo its history, and waits for both for a limited time; they
 * continue in the background.
 */
export async function firstSync(context: Stored & Clock & Logs & Hostaway & Analyser): Promise<void> {
  if (!context.hostaway) return;
  const isSynced = (await context.storage.syncs.lastSuccess(context.source)) !== null;
  const sync = isSynced ? Promise.resolve() : runSync(context);
  const ready = sync.then(
    () =>
      addDemoHistory(context).catch((error: unknown) =>
        context.log.warn({ reason: messageOf(error) }, 'the demo has no history; the next start adds it'),
      ),
    () => {
      // The sync records and logs its failure, and the schedule tries again.
    },
  );
  const limit = new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
  await Promise.race([ready, limit]);
}
