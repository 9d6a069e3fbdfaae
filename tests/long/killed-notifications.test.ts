import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const KILLS = 20;

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let product: Product;

beforeAll(async () => {
  database = await createDatabase('synced');
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`insert into users (id, name, username, role) values ('ann', 'Ann', 'ann', 'viewer')`);
});
afterAll(async () => {
  await product.stop();
  await pool.end();
  await database.drop();
});

async function start(): Promise<ApiClient> {
  product = await launch({
    environment: {
      DATABASE_URL: database.url,
      DEMO: 'true',
      SESSION_SECRET: 'a secret that only tests know, long enough',
      SYNC_INTERVAL_MINUTES: '10080',
    },
  });
  await ready(product);
  const manager = apiClient(product.origin);
  await manager.signIn();
  return manager;
}

test('every event becomes one notification although the product is killed between commit and notification', async () => {
  let manager = await start();
  const { rows } = await pool.query(
    `select id from reviews where withdrawn_at is null order by id limit ${KILLS}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  for (const [index, id] of ids.entries()) {
    const answer = await manager.put(`/reviews/${id}/assignee`, { assignee: 'ann' });
    expect(answer.status).toBe(200);
    // Before it is read, while it is, and after it.
    await new Promise((resolve) => setTimeout(resolve, (index % 5) * 300));
    product.process.kill('SIGKILL');
    await product.ended;
    manager = await start();
  }
  const assigned = async () =>
    (
      await pool.query(
        `select unnest(review_ids)::integer as id from notifications where kind = 'assigned' order by 1`,
      )
    ).rows.map(({ id }) => id);
  await expect.poll(assigned).toEqual(ids);
});
