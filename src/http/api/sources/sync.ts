import { textOfStored } from '#contract/errors/error-text.ts';
import type { BackupStatus, SyncStatus } from '#contract/sources/sync.ts';
import type { syncRoutes } from '#contract/sources/sync-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { SyncRun } from '#domain/sources/sync.ts';
import type { Context } from '#services/context.ts';
import { readBackupStatus } from '#services/maintenance/backup.ts';
import { startSync, syncStatus } from '#services/sources/sync.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const syncHandlers = ({ context }: HttpOptions): Handlers<typeof syncRoutes> => ({
  'GET /sync': ({ actor }) => statusOut(context, actor),
  'POST /sync': async ({ actor }) => {
    await startSync(context, actor);
    return { ...(await statusOut(context, actor)), running: true };
  },
});

async function statusOut(context: Context, { access }: Actor): Promise<SyncStatus> {
  const [{ running, sources }, backup] = await Promise.all([syncStatus(context), readBackupStatus(context)]);
  const isLimited = access !== 'all';
  return {
    running,
    backup: backup && !isLimited ? backupOut(backup) : null,
    sources: sources.map(({ source, lastSuccess, lastRun, quarantinedRows }) => ({
      source,
      lastSuccess: lastSuccess?.toISOString() ?? null,
      lastAttempt: lastRun?.startedAt.toISOString() ?? null,
      kind: lastRun?.kind ?? null,
      quarantinedRows: isLimited ? 0 : quarantinedRows,
      lastRun: lastRun && !isLimited ? runOut(lastRun) : null,
    })),
  };
}

const runOut = ({ startedAt, finishedAt, ...run }: SyncRun) => ({
  ...run,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  error: run.error && textOfStored(run.error),
});

function backupOut({
  lastSuccess,
  failure,
  ...status
}: NonNullable<Awaited<ReturnType<typeof readBackupStatus>>>): BackupStatus {
  return {
    ...status,
    lastSuccess: lastSuccess && { ...lastSuccess, at: lastSuccess.at.toISOString() },
    failure: failure && { at: failure.at.toISOString(), error: textOfStored(failure.error) },
  };
}
