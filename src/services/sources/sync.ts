import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import { AppError, messageOf, problem, problemOf, storedProblem } from '#domain/errors.ts';
import { defaultSourceName } from '#domain/sources/source-kind.ts';
import { isDue, isResumable, nextKind, type SyncCounts } from '#domain/sources/sync.ts';
import type { Analyser, Clock, ConnectedSource, Logs, Queued, Sources, Stored } from '../context.ts';
import { addDemoHistory } from '../decisions/demo-history.ts';
import { recordEvent } from '../events/record-event.ts';
import { withRollups } from '../maintenance/rollups.ts';
import { isOfEnvironment, requireSource, requireSources } from './source-accounts.ts';
import { type OnProgress, syncAccount } from './sync-account.ts';

/**
 * Copies all changes of listings and reviews from a source. Repeating it changes nothing.
 *
 * @param id of the source; the first by default
 * @returns the counts, or null when another sync of it is running on any machine, or an import
 * @throws unavailable when it is not connected or fails; pages stored before the failure are kept
 */
export async function runSync(
  context: Stored & Clock & Logs & Sources & Analyser,
  onProgress: OnProgress = () => {},
  id?: string,
): Promise<SyncCounts | null> {
  const source = id === undefined ? requireSources(context)[0] : requireSource(context, id);
  const outcome = await context.storage.exclusively(`sync ${source.id}`, () =>
    withRollups(context, () => recordRun(context, source, onProgress)),
  );
  return outcome?.result ?? null;
}

/**
 * Starts a sync of each source in the background for a person, unless one is queued or running.
 *
 * @throws unavailable when no source is connected
 */
export async function startSync(context: Stored & Logs & Queued & Sources, actor: Actor): Promise<void> {
  for (const { id } of requireSources(context)) await context.jobs.enqueue('sync', { source: id });
  await recordEvent(context, actor, { kind: 'sync.requested' });
}

/** Starts a sync of each source where one is due and none is queued or running. */
export async function startDueSyncs(context: Stored & Clock & Queued & Sources): Promise<void> {
  for (const { id } of context.sources.list()) {
    if (await isSyncDue(context, id)) await context.jobs.enqueue('sync', { source: id });
  }
}

async function isSyncDue({ storage, now, syncIntervalMinutes }: Stored & Clock & Sources, id: string) {
  const { syncs } = storage;
  return isDue(await syncs.last(id), await syncs.lastSuccess(id), now(), syncIntervalMinutes);
}

/** Whether a sync is running or queued, in all and of each source, and its last run. */
export async function syncStatus({ storage, sources, defaultSource, jobs }: Stored & Queued & Sources) {
  const active = sources.list();
  const connected = active.length > 0 ? active : sources.accounts();
  // What was synced before its account was disconnected.
  const known =
    connected.length > 0 ? connected : [{ id: defaultSource, name: defaultSourceName(defaultSource) }];
  const [isRunning, queued] = await Promise.all([storage.isHeld('sync'), jobs.queued('sync')]);
  const results = await Promise.all(
    known.map(async ({ id, name }) => ({
      source: id,
      name,
      isRunning: queued.some(({ source }) => source === id) || (await storage.isHeld(`sync ${id}`)),
      lastRun: await storage.syncs.last(id),
      lastSuccess: await storage.syncs.lastSuccess(id),
      quarantinedRows: await storage.quarantinedRows.count(id),
    })),
  );
  const hasContent = results.some(({ lastRun, quarantinedRows }) => lastRun !== null || quarantinedRows > 0);
  return {
    running: isRunning || queued.length > 0,
    sources: connected.length > 0 || hasContent ? results : [],
  };
}

/** Runs a sync and records its result, resuming a full sync that failed. */
async function recordRun(
  context: Stored & Clock & Logs & Sources & Analyser,
  account: ConnectedSource,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage, log, now } = context;
  const source = account.id;
  await storage.transact((tx) => tx.syncs.failInterrupted(source));
  const [last, lastFull, lastSuccess] = await Promise.all([
    storage.syncs.last(source),
    storage.syncs.lastFull(source),
    storage.syncs.lastSuccess(source),
  ]);
  const resumed = isResumable(last, now()) ? last : null;
  const kind = resumed?.kind ?? nextKind(lastFull, now());
  const run = await storage.transact(async (tx) => {
    // Another process may have paused or removed it; an account of the environment never is.
    const isFixed = isOfEnvironment(context, source);
    if (!isFixed && (await tx.sourceAccounts.isStopped(source))) throw new AppError('source-not-connected');
    if (kind === 'full') await tx.syncs.clearSynced(source);
    await tx.notices.settleByStartedSync(source);
    return tx.syncs.start(account, kind, resumed);
  });
  try {
    const sync = { run, kind, isFirst: lastSuccess === null, checkpoint: resumed?.checkpoint ?? null };
    const counts = await syncAccount(context, account, sync, onProgress);
    await storage.transact(async (tx) => {
      await tx.syncs.finish(run, 'succeeded', null);
      await tx.notices.repeatAfterSync(source);
    });
    log.info({ source, run, kind, counts }, 'sync succeeded');
    return counts;
  } catch (error) {
    // A product that stops closes its sources; the next start continues.
    const isInterrupted = error instanceof AppError && error.problem.reason === 'source-closed';
    if (isInterrupted) log.info({ source, run, kind }, 'sync interrupted');
    else log.warn({ source, run, kind, reason: messageOf(error) }, 'sync failed');
    await storage
      .transact(async (tx) => {
        await tx.notices.repeatAfterSync(source);
        const reason = storedProblem(isInterrupted ? problem('sync-interrupted') : problemOf(error));
        // An admin may have ended it by pausing, changing or removing the account.
        if (!(await tx.syncs.finish(run, 'failed', reason)) || isInterrupted) return;
        await tx.events.insert(systemActor, {
          kind: 'sync.failed',
          target: account.name,
          data: { reason, source },
        });
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
 * Syncs the first account that has never been synced, gives a demo its history, and waits for both for a limited time; they
 * continue in the background, where the other accounts are synced too.
 *
 * @param stopping ends the waiting
 */
export async function firstSync(
  context: Stored & Clock & Logs & Queued & Sources & Analyser,
  stopping?: AbortSignal,
): Promise<void> {
  if (context.sources.list().length === 0) return;
  const unsynced: string[] = [];
  for (const { id } of context.sources.list()) {
    if ((await context.storage.syncs.lastSuccess(id)) === null) unsynced.push(id);
  }
  const [first, ...others] = unsynced;
  // Each running sync holds a connection, so the queue limits how many run at once.
  for (const source of others) await context.jobs.enqueue('sync', { source });
  const synced = first === undefined ? Promise.resolve(null) : runSync(context, undefined, first);
  const ready = synced.then(
    () =>
      addDemoHistory(context).catch((error: unknown) =>
        context.log.warn({ reason: messageOf(error) }, 'the demo has no history; the next start adds it'),
      ),
    () => {
      // The sync records and logs its failure, and the schedule tries again.
    },
  );
  const limit = AbortSignal.any([AbortSignal.timeout(WAIT_MS), ...(stopping ? [stopping] : [])]);
  const waited = new Promise((resolve) => limit.addEventListener('abort', resolve));
  if (!limit.aborted) await Promise.race([ready, waited]);
}
