import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { createDatabase } from '#tests/support/test-database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
const running: Product[] = [];

beforeAll(async () => {
  database = await createDatabase('synced');
  pool = database.connect();
});
afterEach(async () => {
  for (const product of running.splice(0)) {
    if (product.process.exitCode === null && product.process.signalCode === null) await product.stop();
  }
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function start(): Promise<Product> {
  const product = await launch({
    environment: {
      DATABASE_URL: database.url,
      DEMO: 'true',
      SESSION_SECRET: 'a secret that only tests know, long enough',
    },
  });
  running.push(product);
  await ready(product);
  return product;
}

async function signedIn({ origin }: Product) {
  const manager = await signedInClient(origin);
  return manager;
}

test('a process that is killed in the middle of a bulk action leaves none of it, and the next does all of it', async () => {
  const product = await start();
  const manager = await signedIn(product);
  const { rows } = await pool.query<{ id: string }>(
    'select id from reviews where not is_approved and withdrawn_at is null order by id limit 200',
  );
  const body = { action: 'approve', ids: rows.map(({ id }) => Number(id)) };
  const state = async () => {
    const found = await pool.query(
      `select (select count(*) from reviews where id = any($1) and is_approved)::int as approved,
        (select count(*) from decisions where review_id = any($1) and decided_by = 'manager')::int as decisions,
        (select count(*) from batches)::int as batches`,
      [body.ids],
    );
    return found.rows[0];
  };
  const before = await state();

  // Half of the rows are changed when the last ones still wait.
  await pool.query(`create function slow_down() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.02); return new; end $$`);
  await pool.query(
    'create trigger slow_down before insert on decisions for each row execute function slow_down()',
  );
  const answer = manager.post('/reviews/bulk', body).catch(() => 'gone');
  const isActive = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and state = 'active' and query like '%judged%'
           and application_name <> 'test'`,
      )
    ).rowCount ?? 0;
  await expect.poll(isActive).toBeGreaterThan(0);
  product.process.kill('SIGKILL');
  expect(await answer).toBe('gone');
  await expect.poll(isActive).toBe(0);
  await pool.query('drop trigger slow_down on decisions');
  expect(await state()).toEqual(before);

  const again = await signedIn(await start());
  const { data } = await again.post<BulkResult>('/reviews/bulk', body);
  expect([data.changed, data.refusedCount]).toEqual([200, 0]);
  expect(await state()).toEqual({
    approved: 200,
    decisions: before.decisions + 200,
    batches: before.batches + 1,
  });
});
