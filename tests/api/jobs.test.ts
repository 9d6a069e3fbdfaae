import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '#app.ts';
import type { ReviewId } from '#domain/ids.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const query = async (text: string) => (await server.app.database.pool.query(text)).rows;

test('a start deletes the queues of other versions, with their schedules and jobs', async () => {
  await query(`select pgboss.create_queue('clock', '{"policy": "exclusive"}')`);
  await query(
    `insert into pgboss.schedule (name, key, cron, timezone) values ('clock', '', '* * * * *', 'UTC')`,
  );
  await query(`insert into pgboss.job (name) values ('clock')`);
  const other = await startServer(testConfig({ DATABASE_URL: server.databaseUrl }), {
    logger: pino({ level: 'silent' }),
  });
  try {
    for (const table of ['queue', 'schedule', 'job'])
      expect(await query(`select name from pgboss.${table} where name = 'clock'`)).toEqual([]);
    expect(await query(`select name from pgboss.queue where name = 'scheduled-sync'`)).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test('a start gives the queues of an earlier version its own options', async () => {
  await query(`update pgboss.queue set expire_seconds = 60, heartbeat_seconds = null where name = 'sync'`);
  const other = await startServer(testConfig({ DATABASE_URL: server.databaseUrl }), {
    logger: pino({ level: 'silent' }),
  });
  await other.close();
  expect(
    await query(`select policy, expire_seconds as expire, heartbeat_seconds as heartbeat from pgboss.queue
      where name = 'sync'`),
  ).toEqual([{ policy: 'exclusive', expire: 4 * 3600, heartbeat: 30 }]);
});

test('a job that is enqueued again runs once, at its latest start time', async () => {
  const { jobs } = server.app.context;
  const data = { reviewId: 1 as ReviewId, source: 'hostaway' };
  await jobs.enqueue('deliver-response', data, new Date('2100-01-01'));
  await jobs.enqueue('deliver-response', data, new Date('2100-02-01'));
  await jobs.enqueue('deliver-response', data);
  const queued = await query(
    `select data, start_after as "startAfter" from pgboss.job where name = 'deliver-response'`,
  );
  expect(queued).toEqual([{ data, startAfter: new Date('2100-02-01') }]);
  expect(await jobs.queued('deliver-response')).toEqual([data]);
});
