import type { HostawaySource } from '#connectors/hostaway/source.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { isDue, isResumable, kindOfNext, type SyncCounts, type SyncRun } from '#domain/sync.ts';
import type { Context } from './context.ts';
import { whileFolding } from './folding.ts';
import { followAccount } from './sync-account.ts';
import type { OnProgress } from './sync-steps.ts';

export interface SyncStatus {
  running: boolean;
  sources: {
    source: string;
    lastSuccess: Date | null;
    lastRun: SyncRun | null;
    /** How many rows wait for a person. */
    heldRows: number;
  }[];
}

/**
 * Brings every listing and review of Hostaway up to date here. Doing it twice changes nothing.
 *
 * @returns the counts, or null when another sync runs already, on this machine or another
 * @throws unavailable when Hostaway is not configured or does not answer as it should; pages before that stay
 */
export async function runSync(
  context: Context,
  onProgress: OnProgress = () => {},
): Promise<SyncCounts | null> {
  const hostaway = requireHostaway(context);
  const outcome = await context.storage.exclusively('sync', () =>
    whileFolding(context, () => recordedSync(context, hostaway, onProgress)),
  );
  return outcome?.answer ?? null;
}

/** @throws unavailable when no Hostaway account is configured, so that there is nothing to sync */
export function requireHostaway({ hostaway }: Context): HostawaySource {
  if (hostaway) return hostaway;
  throw new AppError(
    'unavailable',
    'No Hostaway account is configured: set HOSTAWAY_ACCOUNT_ID and HOSTAWAY_API_KEY.',
  );
}

/** Runs a sync when one is due and none runs; this is what the clock calls. */
export async function syncIfDue(context: Context): Promise<void> {
  if (!context.hostaway) return;
  const last = await context.storage.syncs.last(context.source);
  if (isDue(last, context.now(), context.syncIntervalMinutes)) await runSync(context);
}

/** What runs now and what became of the last one, per source. */
export async function syncStatus({ storage, source }: Context): Promise<SyncStatus> {
  const [running, lastRun, lastSuccess, heldRows] = await Promise.all([
    storage.isHeld('sync'),
    storage.syncs.last(source),
    storage.syncs.lastSuccess(source),
    storage.quarantinedRows.count(source),
  ]);
  return { running, sources: [{ source, lastSuccess, lastRun, heldRows }] };
}

async function recordedSync(
  context: Context,
  hostaway: HostawaySource,
  onProgress: OnProgress,
): Promise<SyncCounts> {
  const { storage, source, log, now } = context;
  await storage.transact((tx) => tx.syncs.failInterrupted(source));
  const [last, lastFull] = await Promise.all([storage.syncs.last(source), storage.syncs.lastFull(source)]);
  const resumed = isResumable(last, now()) ? last : null;
  const kind = resumed?.kind ?? kindOfNext(lastFull, now());
  const run = await storage.transact(async (tx) => {
    if (kind === 'full') await tx.syncs.clearSynced(source);
    return tx.syncs.start(source, kind, resumed);
  });
  try {
    const counts = await followAccount(
      context,
      hostaway,
      { run, kind, from: resumed?.nextOffset ?? 0 },
      onProgress,
    );
    await storage.transact((tx) => tx.syncs.finish(run, 'succeeded', null));
    log.info({ run, kind, counts }, 'sync succeeded');
    return counts;
  } catch (error) {
    log.warn({ run, kind, reason: messageOf(error) }, 'sync failed');
    await storage
      .transact((tx) => tx.syncs.finish(run, 'failed', sentenceOf(error)))
      .catch((unkept: unknown) =>
        log.warn(
          { run, reason: messageOf(unkept) },
          'that it failed could not be kept; the next sync does it',
        ),
      );
    throw error;
  }
}

/** What managers read. Anything that is no refusal is a fault of ours, whose words are for the log. */
function sentenceOf(error: unknown): string {
  return error instanceof AppError ? error.message : 'The product itself failed; its log says how.';
}
