import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { type BackupStatus, SyncStatus } from '#contract/sync.ts';
import { readBackupStatus } from '#services/backup.ts';
import type { Context } from '#services/context.ts';
import { requireHostaway } from '#services/hostaway-account.ts';
import { syncStatus } from '#services/sync.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './responses.ts';

export function syncCalls(server: Server, { context, requestSync, isSyncQueued }: HttpOptions): void {
  server.get(
    calls.sync(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The running and the last sync',
        tags: ['Sync'],
        response: responses(SyncStatus, [401, 503]),
      },
    },
    async () => {
      const status = await statusOut(context);
      return ok({ ...status, running: status.running || (await isSyncQueued()) });
    },
  );

  server.post(
    calls.sync(),
    {
      config: { permission: 'syncs:manage' },
      schema: {
        summary: 'Start a sync now',
        description: 'Joins one that is queued or running.',
        tags: ['Sync'],
        response: responses(SyncStatus, [401, 403, 503], 202),
      },
    },
    async (_request, reply) => {
      requireHostaway(context);
      await requestSync();
      return reply.status(202).send(ok({ ...(await statusOut(context)), running: true }));
    },
  );
}

async function statusOut(context: Context): Promise<SyncStatus> {
  const [{ running, sources }, backup] = await Promise.all([syncStatus(context), readBackupStatus(context)]);
  return {
    running,
    backup: backup && backupOut(backup),
    sources: sources.map(({ source, lastSuccess, lastRun, quarantinedRows }) => ({
      source,
      lastSuccess: lastSuccess?.toISOString() ?? null,
      lastAttempt: lastRun?.startedAt.toISOString() ?? null,
      kind: lastRun?.kind ?? null,
      quarantinedRows,
      lastRun: lastRun && {
        ...lastRun,
        startedAt: lastRun.startedAt.toISOString(),
        finishedAt: lastRun.finishedAt?.toISOString() ?? null,
      },
    })),
  };
}

function backupOut({
  lastSuccess,
  failure,
  ...status
}: NonNullable<Awaited<ReturnType<typeof readBackupStatus>>>): BackupStatus {
  return {
    ...status,
    lastSuccess: lastSuccess && { ...lastSuccess, at: lastSuccess.at.toISOString() },
    failure: failure && { ...failure, at: failure.at.toISOString() },
  };
}
