import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { messageOf } from '#domain/errors.ts';
import type { JobData, Jobs, Logs } from '#services/context.ts';

/** Runs SQL on a pool of the product. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const SUPERVISE_SECONDS = 10;

/** The queues of pg-boss, which stores jobs in PostgreSQL. */
export interface JobQueue extends Jobs {
  boss: PgBoss;
}

/** Opens the queues without starting them: `startJobs` does. */
export function openJobQueue(logs: Pick<Logs, 'outageLog'>, executeSql: ExecuteSql): JobQueue {
  const boss = createBoss(logs, executeSql, {
    migrate: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
  });
  return {
    boss,
    async enqueue(name, data, startAfter) {
      const group = 'source' in data ? { id: data.source } : undefined;
      await boss.upsert(name, data, { singletonKey: JSON.stringify(data), startAfter, group });
      // The workers of this process do not wait for their next poll.
      for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id);
    },
    async queued<Name extends keyof JobData>(name: Name) {
      const jobs = await boss.findJobs<JobData[Name]>(name);
      return jobs.filter(({ state }) => state === 'created' || state === 'active').map(({ data }) => data);
    },
  };
}

/**
 * Creates or updates the tables of pg-boss. pg-boss builds indexes later, so it runs until it is closed.
 *
 * @param executeSql runs SQL as the owner of the tables
 */
export async function installQueues(
  logs: Pick<Logs, 'outageLog'>,
  executeSql: ExecuteSql,
): Promise<{ close(): Promise<void> }> {
  const boss = createBoss(logs, executeSql, { supervise: false, schedule: false });
  await boss.start();
  return { close: () => boss.stop({ graceful: false }) };
}

function createBoss(
  { outageLog }: Pick<Logs, 'outageLog'>,
  executeSql: ExecuteSql,
  options: ConstructorOptions,
): PgBoss {
  const boss = new PgBoss({ db: { executeSql: executeSql as never }, ...options });
  boss.on('error', (error) => outageLog.error({ reason: reasonOf(error) }, 'a background job failed'));
  return boss;
}

/** Why a job failed, as its error said before pg-boss appended the queue and the worker. */
export const reasonOf = (error: unknown): string => messageOf(error).replace(/ \(Queue: .*\)$/, '');
