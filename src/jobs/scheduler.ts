import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { messageOf } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { deleteOldSecurityEvents } from '#services/accounts/security-events.ts';
import { sweepSignIns } from '#services/accounts/sessions.ts';
import type { Context } from '#services/context.ts';
import { backUpIfDue } from '#services/maintenance/backup.ts';
import { startRollups } from '#services/maintenance/rollups.ts';
import { raiseAlerts } from '#services/notifications/alerts.ts';
import { runSync, syncIfDue } from '#services/sources/sync.ts';
import { startResponseDelivery } from './response-delivery.ts';

/** Runs SQL on the product's own pool. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Jobs {
  /** Starts a sync in the background, unless one is queued or running. */
  requestSync(): Promise<void>;
  /** Whether a requested sync is queued or running. */
  isSyncRequested(): Promise<boolean>;
  /** Queues the delivery of a waiting response. Never throws, because the schedule does the same. */
  requestDelivery(id: ReviewId): Promise<void>;
  close(): Promise<void>;
}

/** The first sync of a large account takes most of an hour at Hostaway's rate limit. */
const MAX_SYNC_SECONDS = 4 * 3600;
const MAX_BACKUP_SECONDS = 2 * 3600;
const STOP_TIMEOUT_MS = 3_000;
/** A job without a heartbeat for this long ends, because its process crashed. */
const HEARTBEAT = { heartbeatSeconds: 30 };
const SUPERVISE_SECONDS = 10;
/** Completed jobs are not needed; `sync_runs` records the results of syncs. */
const RETENTION = { deleteAfterSeconds: 600 };
const EXCLUSIVE = { policy: 'exclusive', retryLimit: 0, ...HEARTBEAT, ...RETENTION } as const;
const EVERY_MINUTE = '* * * * *';
/** After a start: time for a short first sync and its analysis. */
const FIRST_ALERTS_SECONDS = 30;
const EVERY_HOUR = '7 * * * *';

/**
 * Creates or updates the tables of pg-boss. pg-boss builds indexes later, so it runs until it is closed.
 *
 * @param executeSql runs SQL as the owner of the tables
 */
export async function installQueues(
  context: Pick<Context, 'outageLog'>,
  executeSql: ExecuteSql,
): Promise<{ close(): Promise<void> }> {
  const boss = createBoss(context, {
    db: { executeSql: executeSql as never },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  return { close: () => boss.stop({ graceful: false }) };
}

function createBoss({ outageLog }: Pick<Context, 'outageLog'>, options: ConstructorOptions): PgBoss {
  const boss = new PgBoss(options);
  boss.on('error', (error) => outageLog.error({ reason: messageOf(error) }, 'a background job failed'));
  return boss;
}

/**
 * Runs scheduled and background jobs. pg-boss stores them in PostgreSQL, so that each runs once in all processes and
 * survives a crash. `installQueues` must have run.
 */
export async function startJobs(context: Context, executeSql: ExecuteSql): Promise<Jobs> {
  const boss = createBoss(context, {
    db: { executeSql: executeSql as never },
    migrate: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
  });
  await boss.start();

  await boss.createQueue('sync', { ...EXCLUSIVE, expireInSeconds: MAX_SYNC_SECONDS });
  await boss.work('sync', { pollingIntervalSeconds: 1 }, async () => {
    await runSync(context);
  });

  await boss.createQueue('clock', { ...EXCLUSIVE, expireInSeconds: MAX_SYNC_SECONDS });
  await boss.work('clock', { pollingIntervalSeconds: 5 }, () => syncIfDue(context));
  // Cron cannot express every interval, so a job checks every minute whether a sync is due.
  await boss.schedule('clock', EVERY_MINUTE);

  await boss.createQueue('sweep', EXCLUSIVE);
  await boss.work('sweep', { pollingIntervalSeconds: 60 }, async () => {
    await sweepSignIns(context);
    await deleteOldSecurityEvents(context);
  });
  await boss.schedule('sweep', EVERY_HOUR);

  await boss.createQueue('alerts', EXCLUSIVE);
  await boss.work('alerts', { pollingIntervalSeconds: 60 }, () => raiseAlerts(context));
  // Days end at different hours in different time zones.
  await boss.schedule('alerts', EVERY_HOUR);
  await boss.send('alerts', {}, { startAfter: FIRST_ALERTS_SECONDS });

  const stopping = new AbortController();
  if (context.dailyBackups > 0) await startBackups(boss, context, stopping.signal);

  const outbox = await startResponseDelivery(boss, context);
  const rollups = startRollups(context);

  return {
    ...outbox,
    async requestSync() {
      await boss.send('sync', {});
    },
    async isSyncRequested() {
      const jobs = await boss.findJobs('sync');
      return jobs.some(({ state }) => state === 'created' || state === 'active');
    },
    async close() {
      stopping.abort();
      await rollups.close();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** Checks every hour, and at once, whether the daily backup is due. */
async function startBackups(boss: PgBoss, context: Context, signal: AbortSignal): Promise<void> {
  await boss.createQueue('backup', { ...EXCLUSIVE, expireInSeconds: MAX_BACKUP_SECONDS });
  await boss.work('backup', { pollingIntervalSeconds: 5 }, () => backUpIfDue(context, signal));
  await boss.schedule('backup', EVERY_HOUR);
  await boss.send('backup', {});
}
