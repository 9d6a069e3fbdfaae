import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { type BackupStatus, SyncStatus } from '#contract/sources/sync.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { SyncRun } from '#domain/sources/sync.ts';
import type { Context } from '#services/context.ts';
import { readBackupStatus } from '#services/maintenance/backup.ts';
import { startSync, syncStatus } from '#services/sources/sync.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function syncCalls(server: Server, { context, requestSync, isSyncQueued }: HttpOptions): void {
  server.get(
    calls.sync(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The running and the last sync',
        description: 'Who is limited to some properties does not learn the counts of a sync, nor of backups.',
        tags: ['Sync'],
        response: responses(SyncStatus, [401, 503]),
      },
    },
    async (request) => {
      const status = await statusOut(context, actorOf(request));
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
    async (request, reply) => {
      await startSync(context, actorOf(request), requestSync);
      return reply.status(202).send(ok({ ...(await statusOut(context, actorOf(request))), running: true }));
    },
  );
}

async function statusOut(context: Context, { listings }: Actor): Promise<SyncStatus> {
  const [{ running, sources }, backup] = await Promise.all([syncStatus(context), readBackupStatus(context)]);
  const isLimited = listings !== 'all';
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
});

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
