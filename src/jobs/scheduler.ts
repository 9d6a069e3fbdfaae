import { PgBoss } from 'pg-boss';
import { messageOf } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { startFolding } from '#services/folding.ts';
import { sweepSignInFailures } from '#services/sessions.ts';
import { runSync, syncIfDue } from '#services/sync.ts';
import { startReplyOutbox } from './reply-outbox.ts';

/** Runs SQL on the product's own connections. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Jobs {
  /** Asks for a sync in the background; one that waits or runs is joined. */
  requestSync(): Promise<void>;
  /** Whether a requested sync waits or runs. */
  syncIsAsked(): Promise<boolean>;
  /** Asks for the delivery of a response that waits; never fails, for the clock asks too. */
  requestReply(id: ReviewId): Promise<void>;
  close(): Promise<void>;
}

/** A first sync of a large account, at Hostaway's rate limit, takes the better part of an hour. */
const SYNC_LIMIT_SECONDS = 4 * 3600;
const STOP_LIMIT_MS = 3_000;
/** A job whose process died is known by its silence, and the next one may come. */
const SILENCE = { heartbeatSeconds: 30 };
const LOOK_FOR_SILENCE_SECONDS = 10;
/** Jobs that are done tell nothing; what a sync did stands in `sync_runs`. */
const KEEP_DONE = { deleteAfterSeconds: 600 };
const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '7 * * * *';

/**
 * What happens by the clock and in the background. pg-boss keeps the jobs in PostgreSQL: whatever the number of
 * processes, each runs once, and a crash loses none.
 */
export async function startJobs(context: Context, executeSql: ExecuteSql): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: executeSql as never },
    monitorVacuum: false,
    superviseIntervalSeconds: LOOK_FOR_SILENCE_SECONDS,
  });
  boss.on('error', (error) => context.log.error({ reason: messageOf(error) }, 'a background job failed'));
  await boss.start();

  const alone = { policy: 'exclusive', retryLimit: 0, ...SILENCE, ...KEEP_DONE } as const;
  await boss.createQueue('sync', { ...alone, expireInSeconds: SYNC_LIMIT_SECONDS });
  await boss.work('sync', { pollingIntervalSeconds: 1 }, async () => {
    await runSync(context);
  });

  await boss.createQueue('clock', { ...alone, expireInSeconds: SYNC_LIMIT_SECONDS });
  await boss.work('clock', { pollingIntervalSeconds: 5 }, () => syncIfDue(context));
  // The interval may be any number of minutes, which cron cannot say; so every minute asks whether one is due.
  await boss.schedule('clock', EVERY_MINUTE);

  await boss.createQueue('sweep', alone);
  await boss.work('sweep', { pollingIntervalSeconds: 60 }, () => sweepSignInFailures(context));
  await boss.schedule('sweep', EVERY_HOUR);

  const outbox = await startReplyOutbox(boss, context);
  const folding = startFolding(context);

  return {
    ...outbox,
    async requestSync() {
      await boss.send('sync', {});
    },
    async syncIsAsked() {
      const jobs = await boss.findJobs('sync');
      return jobs.some(({ state }) => state === 'created' || state === 'active');
    },
    async close() {
      await folding.close();
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}
