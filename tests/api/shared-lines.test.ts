import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINES, type SharedLines, shareLines } from '#storage/shared-lines.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let connections: pg.Pool;
let lines: SharedLines;

beforeAll(async () => {
  server = await openTestServer({ template: 'empty' });
  connections = new pg.Pool({ connectionString: server.databaseUrl, max: LINES, pipeline: true });
  connections.on('connect', (client) => client.on('error', () => {}));
  lines = shareLines(connections, server.app.database.pool);
});
afterAll(async () => {
  await lines.close();
  await server.close();
});

const PID = 'select pg_backend_pid() as pid, $1::int as value';
const ask = async (name: string, value: number, text = PID) =>
  (await lines.query<{ pid: number; value: number }>({ name, text, values: [value] })).rows[0];

test('many statements at once take a few connections and each gets its own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, value) => ask('pid', value)));
  expect(answers.map((answer) => answer?.value)).toEqual(Array.from({ length: 300 }, (_, value) => value));
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(LINES);
});

test('one that fails fails alone', async () => {
  const text = 'select 1 / $1::int as value';
  const results = await Promise.allSettled([0, 1, 0, 1, 1, 0].map((value) => ask('divide', value, text)));
  expect(results.map(({ status }) => status)).toEqual(
    [0, 1, 0, 1, 1, 0].map((value) => (value === 0 ? 'rejected' : 'fulfilled')),
  );
});

/** The connections on which such a statement has been under way for a while, once there are as many as lines. */
async function busyWith(statement: string): Promise<number[]> {
  const busy = async () => {
    const { rows } = await server.app.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where query like $1 and state = 'active'
        and clock_timestamp() - query_start > interval '300 ms'`,
      [`${statement}%`],
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(busy, { timeout: 20_000 }).toHaveLength(LINES);
  return busy();
}

test('a connection that breaks fails what is on it, and the next statement makes a new one', async () => {
  const sleep = { name: 'sleep', text: 'select pg_sleep($1::float8)', values: [60] };
  const ended = Promise.allSettled(Array.from({ length: LINES }, () => lines.query(sleep)));
  const broken = await busyWith('select pg_sleep');
  for (const pid of broken) await server.app.database.pool.query('select pg_terminate_backend($1)', [pid]);
  expect((await ended).map(({ status }) => status)).toEqual(broken.map(() => 'rejected'));
  const after = await ask('pid', 2);
  expect(after?.value).toBe(2);
  expect(broken).not.toContain(after?.pid);
});

test('while all are held up, others go another way', async () => {
  const holding = await server.app.database.direct.connect();
  await holding.query('begin; lock table settings in access exclusive mode');
  const text = 'select count(*)::int as n, $1::int as value from settings';
  const held = Array.from({ length: LINES }, () => ask('held', 1, text));
  try {
    await busyWith('select count(*)::int as n');
    expect((await ask('pid', 7))?.value).toBe(7);
  } finally {
    await holding.query('rollback');
    holding.release();
  }
  expect((await Promise.all(held)).map((answer) => answer?.value)).toEqual(held.map(() => 1));
});

test('however many statements there are, few stay prepared', async () => {
  for (let turn = 0; turn < 1000; turn += 50) {
    const names = Array.from({ length: 50 }, (_, n) => turn + n);
    await Promise.all(names.map((value) => ask(`one of many ${value}`, value, `${PID} -- ${value}`)));
  }
  const { rows } = await lines.query<{ n: number }>({
    name: 'prepared',
    text: 'select count(*)::int as n from pg_prepared_statements',
  });
  expect(rows[0]?.n).toBeLessThanOrEqual(200);
});
