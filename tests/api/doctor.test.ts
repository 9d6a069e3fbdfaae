import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollUp } from '#services/maintenance/rollups.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let commands: CommandLine;

beforeAll(async () => {
  server = await openTestServer();
  commands = await openCommandLine();
});
afterAll(async () => {
  await commands.close();
  await server.close();
});

const SECRET = { SESSION_SECRET: 'a secret that only tests know, long enough' };
const doctor = (...options: string[]) =>
  commands.run(['doctor', ...options], {
    DATABASE_URL: server.databaseUrl,
    ...SECRET,
  });
const query = (sql: string) => server.app.database.pool.query(sql);

test('doctor finds all counters correct after a sync and changes, some of them still queued', async () => {
  await query(`update reviews set decision = 'approved' where id % 3 = 0`);
  await query(`update reviews set withdrawn_at = now() where id % 50 = 0`);
  await rollUp(server.app.context);
  await query(`update reviews set channel = 'VRBO' where id % 11 = 0`);
  const { code, stdout, stderr } = await doctor();
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/^All counters are correct\.$/m);
});

test('doctor says whether the user of the running product owns the tables', async () => {
  const shared = 'the user of DATABASE_URL owns the tables, so injected SQL could remove their triggers; set';
  expect((await doctor()).stderr).toContain(shared);
  const { databaseUrl, databaseOwnerUrl } = server.app.config;
  const separate = { DATABASE_URL: databaseUrl ?? '', DATABASE_OWNER_URL: databaseOwnerUrl ?? '' };
  const { code, stderr } = await commands.run(['doctor'], { ...SECRET, ...separate });
  expect(code).toBe(0);
  expect(stderr).not.toContain('owns the tables');
});

test('doctor names wrong counters, exits with 1, and recalculates them with --repair', async () => {
  await rollUp(server.app.context);
  await query(
    `update review_counts set five = five + 7 where listing_id = 0 and grain = 'a' and channel = 'Airbnb'`,
  );
  await query(`delete from review_counts where grain = 'm' and channel = 'VRBO'`);
  const found = await doctor();
  expect(found.code).toBe(1);
  expect(found.stdout).toMatch(/^all listings a 2000-01-01 Airbnb approved\t/m);
  expect(found.stdout).toMatch(/^all listings m \d{4}-\d\d-01 VRBO pending\t/m);
  expect(found.stderr).toMatch(/^reviews doctor: \d+ counters are wrong; .*--repair/m);
  expect((await doctor('--repair')).code).toBe(0);
  expect((await doctor()).code).toBe(0);
});

test('the counters are correct after concurrent changes and concurrent roll-ups', async () => {
  const changes = Array.from({ length: 40 }, (_, turn) => async () => {
    await query(
      `update reviews set decision = case when is_approved then 'none' else 'approved' end where id % 40 = ${turn}`,
    );
    await rollUp(server.app.context);
  });
  await Promise.all(changes.map((change) => change()));
  expect((await doctor()).code).toBe(0);
  const { rows } = await query('select count(*)::int as n from reviews where withdrawn_at is null');
  expect((await server.app.context.storage.reviews.stats({ access: 'all' }, 'UTC')).totalReviews).toBe(
    rows[0].n,
  );
});

test('doctor rejects an unknown option', async () => {
  expect(await doctor('--mend')).toMatchObject({ code: 1, stderr: expect.stringContaining('--repair') });
});
