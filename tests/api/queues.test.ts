import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const QUEUE = 'review_count_deltas';
const SMALL_BYTES = 64 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('processed queue rows are vacuumed without autovacuum, and totals stay correct', async () => {
  const { pool } = server.app.database;
  const bytes = async () => {
    const { rows } = await pool.query<{ bytes: string }>(`select pg_relation_size('${QUEUE}') as bytes`);
    return Number(rows[0]?.bytes);
  };
  await pool.query(`alter table ${QUEUE} set (autovacuum_enabled = false)`);
  // In one transaction, so that no part of it is vacuumed before the rest is there.
  const change = `update reviews set decision = case when is_approved then 'none' else 'approved' end`;
  await pool.query(Array.from({ length: 7 }, () => change).join(';'));
  expect(await bytes()).toBeGreaterThan(4 * SMALL_BYTES);
  await expect.poll(bytes).toBeLessThanOrEqual(SMALL_BYTES);

  const manager = await signedInClient(server.origin);
  const { rows } = await pool.query<{ approved: string }>(
    'select count(*) as approved from reviews where is_approved and withdrawn_at is null',
  );
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?approved=true&limit=1');
  expect(data.total).toBe(Number(rows[0]?.approved));
  expect(data.total).toBeGreaterThan(1_000);
});
