import type { PgBoss, Queue } from 'pg-boss';
import { MAX_SYNCS } from '#domain/sources/source-account.ts';
import { mailPasswordReset } from '#services/accounts/password-resets.ts';
import { deleteOldSignIns } from '#services/accounts/sessions.ts';
import type { Context, JobData } from '#services/context.ts';
import { deleteOldEvents } from '#services/events/record-event.ts';
import { fetchPhotos } from '#services/listings/photos.ts';
import { startAccountMails } from '#services/mail/account-mails.ts';
import { startMails } from '#services/mail/deliver-mails.ts';
import { backUpIfDue } from '#services/maintenance/backup.ts';
import { deleteOld } from '#services/maintenance/delete-old.ts';
import { startRollups } from '#services/maintenance/rollups.ts';
import { raiseAlerts } from '#services/notifications/alerts.ts';
import { notifyByClock } from '#services/notifications/clock.ts';
import { startNotificationMails } from '#services/notifications/mails.ts';
import { startNotifications } from '#services/notifications/notify.ts';
import { mailReports } from '#services/reports/schedules.ts';
import { deliverResponse, enqueueDueResponses } from '#services/responses/responses.ts';
import { pauseRules, startRules } from '#services/rules/apply.ts';
import { cancelUnsendable, deleteUnusedTokens } from '#services/sources/connect-sources.ts';
import { deleteOldReads, startNotices } from '#services/sources/read-notices.ts';
import { dropStaleContents } from '#services/sources/stored-contents.ts';
import { runSync, startDueSyncs } from '#services/sources/sync.ts';
import { enqueueWithdrawals, withdrawReviews } from '#services/sources/withdraw-reviews.ts';
import { deliverTask, enqueueDueTasks, readTaskStatuses } from '#services/tasks/deliver-tasks.ts';
import { startWebhooks } from '#services/webhooks/deliver.ts';
import type { JobQueue } from './job-queue.ts';

interface Job {
  run(context: Context, data: object, stopping: AbortSignal): Promise<unknown>;
  schedule?: string;
  /** How many seconds after a start it runs for the first time, in addition to its schedule. */
  firstAfter?: number;
  pollSeconds: number;
  /** How many run at the same time in this process, at most one of each source; one by default. */
  concurrency?: number;
  options?: Partial<Queue>;
}

const EVERY_MINUTE = '* * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '7 * * * *';
const EVERY_DAY = '23 3 * * *';
const STOP_TIMEOUT_MS = 3_000;
/** At most one job of a queue with the same data is queued or runs, across all processes. */
const DEFAULTS = {
  policy: 'exclusive',
  retryLimit: 0,
  /** A job without a heartbeat for this long ends, because its process crashed. */
  heartbeatSeconds: 30,
  /** Completed jobs are not needed; `sync_runs` records the results of syncs. */
  deleteAfterSeconds: 600,
} as const;
/** The first sync of a large account takes most of an hour at the rate limit of its source. */
const LONG = { expireInSeconds: 4 * 3600 };
/**
 * Delays from two seconds to a quarter of an hour for about five hours; then the schedule starts a new job. One attempt needs
 * a new token, the message, and reads of what it is about.
 */
const DELIVERY = {
  retryLimit: 30,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
};

/** A source that does not answer delays no other. Each delivery holds a connection to the database. */
const DELIVERIES = 3;

const JOBS: Record<string, Job> = {
  sync: {
    run: (context, { source }: JobData['sync']) => runSync(context, undefined, source),
    // One that is added here starts at once.
    pollSeconds: 5,
    concurrency: MAX_SYNCS,
    options: LONG,
  },
  // Cron cannot express every interval, so a job checks every minute where a sync is due.
  'scheduled-sync': { run: startDueSyncs, schedule: EVERY_MINUTE, pollSeconds: 5 },
  cleanup: {
    async run(context) {
      await deleteOldSignIns(context);
      await deleteOldEvents(context);
      await deleteOld(context);
      await deleteOldReads(context);
      await deleteUnusedTokens(context);
    },
    schedule: EVERY_HOUR,
    pollSeconds: 60,
  },
  // Hourly, because the month ends at another hour in each time zone.
  reports: { run: mailReports, schedule: EVERY_HOUR, pollSeconds: 60 },
  // Hourly, because the day ends at another hour in each time zone. The first run leaves time for a short first sync.
  alerts: { run: raiseAlerts, schedule: EVERY_HOUR, firstAfter: 30, pollSeconds: 60 },
  // The first run leaves time for a sync that fetches the contents again.
  'stale-contents': {
    async run(context) {
      await dropStaleContents(context);
    },
    schedule: EVERY_DAY,
    firstAfter: 120,
    pollSeconds: 60,
    options: LONG,
  },
  // The first sync reads the addresses of photos first.
  photos: {
    run: (context, _, stopping) => fetchPhotos(context, stopping),
    schedule: EVERY_MINUTE,
    firstAfter: 5,
    pollSeconds: 5,
    options: LONG,
  },
  backup: {
    run: (context, _, stopping) => backUpIfDue(context, stopping),
    schedule: EVERY_HOUR,
    firstAfter: 0,
    pollSeconds: 5,
    options: { expireInSeconds: 2 * 3600 },
  },
  'due-deliveries': {
    async run(context) {
      await enqueueDueResponses(context);
      await enqueueDueTasks(context);
      await enqueueWithdrawals(context);
      await cancelUnsendable(context);
    },
    schedule: EVERY_MINUTE,
    firstAfter: 0,
    pollSeconds: 5,
  },
  // A person who leaves changes no review.
  rules: { run: pauseRules, schedule: EVERY_MINUTE, firstAfter: 30, pollSeconds: 10 },
  'withdraw-reviews': {
    run: (context, { source }: JobData['withdraw-reviews']) => withdrawReviews(context, source),
    pollSeconds: 2,
    options: LONG,
  },
  'deliver-response': {
    run: deliverResponse,
    pollSeconds: 1,
    concurrency: DELIVERIES,
    options: DELIVERY,
  },
  'deliver-task': {
    run: deliverTask,
    pollSeconds: 1,
    concurrency: DELIVERIES,
    options: DELIVERY,
  },
  'forgotten-password': {
    run: (context, data: JobData['forgotten-password']) => mailPasswordReset(context, data),
    pollSeconds: 1,
    options: { retryLimit: 3, retryDelay: 5 },
  },
  'clock-notifications': {
    run: notifyByClock,
    schedule: EVERY_FIVE_MINUTES,
    firstAfter: 60,
    pollSeconds: 30,
  },
  // Sources report no changes of tasks.
  'task-statuses': { run: readTaskStatuses, schedule: EVERY_FIVE_MINUTES, firstAfter: 20, pollSeconds: 10 },
};

/**
 * Runs scheduled and enqueued jobs. pg-boss stores them in PostgreSQL, so that each runs once in all processes and
 * survives a crash. `installQueues` must have run.
 *
 * @param disabledJobs names of jobs that this process does not run
 */
export async function startJobs(
  context: Context,
  { boss }: Pick<JobQueue, 'boss'>,
  disabledJobs: readonly string[] = [],
): Promise<{ close(): Promise<void> }> {
  const stopping = new AbortController();
  await boss.start();
  const existing = await queuesOfThisVersion(boss);
  for (const [name, { run, schedule, firstAfter, pollSeconds, concurrency = 1, options }] of Object.entries(
    JOBS,
  )) {
    const { policy, ...changeable } = { ...DEFAULTS, ...options };
    // Another version may have created it, with other options.
    if (existing.has(name)) await boss.updateQueue(name, changeable);
    else await boss.createQueue(name, { policy, ...changeable });
    if (disabledJobs.includes(name)) continue;
    if (firstAfter !== undefined) await boss.send(name, {}, { startAfter: firstAfter });
    const work = {
      pollingIntervalSeconds: pollSeconds,
      localConcurrency: concurrency,
      ...(concurrency > 1 && { localGroupConcurrency: 1 }),
    };
    await boss.work<object>(name, work, async (jobs) => {
      for (const { data } of jobs) await run(context, data, stopping.signal);
    });
    if (schedule) await boss.schedule(name, schedule);
  }
  const loops = [
    startRollups(context),
    startWebhooks(context),
    startNotifications(context),
    startNotificationMails(context),
    startMails(context),
    startAccountMails(context),
    startRules(context),
    startNotices(context),
  ];
  return {
    async close() {
      stopping.abort();
      await Promise.all(loops.map((each) => each.close()));
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/**
 * Deletes the queues of other versions with their schedules and jobs, which this version would never run.
 *
 * @returns the names of the queues that are left
 */
async function queuesOfThisVersion(boss: PgBoss): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { name } of await boss.getQueues()) {
    if (name in JOBS || name.startsWith('__pgboss__')) names.add(name);
    else await boss.deleteQueue(name);
  }
  return names;
}
