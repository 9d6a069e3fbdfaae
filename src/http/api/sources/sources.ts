import { textOfStored } from '#contract/errors/error-text.ts';
import type { QuarantinedRow as QuarantinedRowOnWire } from '#contract/sources/quarantined-rows.ts';
import type { sourcesRoutes } from '#contract/sources/sources-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { SyncRun } from '#domain/sources/sync.ts';
import type { Context } from '#services/context.ts';
import { readBackupStatus } from '#services/maintenance/backup.ts';
import { assignQuarantinedRow, quarantinedRows } from '#services/sources/quarantined-rows.ts';
import { startSync, syncStatus } from '#services/sources/sync.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const sourcesHandlers = ({
  context,
}: HttpOptions): Handlers<Omit<typeof sourcesRoutes, 'POST /reviews/import'>> => ({
  'GET /sync': ({ actor }) => statusOut(context, actor),
  'POST /sync': async ({ actor }) => {
    await startSync(context, actor);
    return { ...(await statusOut(context, actor)), running: true };
  },
  'GET /sync/quarantined': async ({ query }) => {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const { rows, total } = await quarantinedRows(context, { limit, offset });
    return {
      rows: rows.map((row) => ({ ...row, reason: row.reason as QuarantinedRowOnWire['reason'] })),
      total,
    };
  },
  'PUT /sync/quarantined/:key': async ({ params, body, actor }) => {
    const listingId = body.listingId as ListingId;
    const { source = context.hostawaySource } = body;
    const added = await assignQuarantinedRow(context, actor, { source, key: params.key }, listingId);
    return { listingId, added };
  },
});

async function statusOut(context: Context, { access }: Actor) {
  const [{ running, sources }, backup] = await Promise.all([syncStatus(context), readBackupStatus(context)]);
  const isLimited = access !== 'all';
  return {
    running,
    backup: backup && !isLimited ? backupOut(backup) : null,
    sources: sources.map(({ source, name, lastSuccess, lastRun, quarantinedRows }) => ({
      source,
      name,
      lastSuccess,
      lastAttempt: lastRun?.startedAt ?? null,
      kind: lastRun?.kind ?? null,
      quarantinedRows: isLimited ? 0 : quarantinedRows,
      lastRun: lastRun && !isLimited ? runOut(lastRun) : null,
    })),
  };
}

const runOut = ({ error, ...run }: SyncRun) => ({ ...run, error: error && textOfStored(error) });

const backupOut = ({ failure, ...status }: NonNullable<Awaited<ReturnType<typeof readBackupStatus>>>) => ({
  ...status,
  failure: failure && { at: failure.at, error: textOfStored(failure.error) },
});
