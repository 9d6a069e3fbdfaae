import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookWithSecret } from '#contract/webhooks/webhooks.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const KILLS = 20;

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let receiver: WebhookReceiver;
let product: Product;

beforeAll(async () => {
  database = await createDatabase('synced');
  pool = new pg.Pool({ connectionString: database.url });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await product.stop();
  await receiver.close();
  await pool.end();
  await database.drop();
});

async function start() {
  product = await launch({
    environment: {
      DATABASE_URL: database.url,
      DEMO: 'true',
      SESSION_SECRET: 'a secret that only tests know, long enough',
      SYNC_INTERVAL_MINUTES: '10080',
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1',
    },
  });
  await ready(product);
  const manager = apiClient(product.origin);
  await manager.signIn();
  return manager;
}

test('every event is delivered although the product is killed between commit and delivery', async () => {
  let manager = await start();
  const { data } = await manager.post<WebhookWithSecret & { secret: string }>('/webhooks', {
    url: receiver.url,
    kinds: ['review.approved'],
  });
  const { rows } = await pool.query(
    `select id from reviews where withdrawn_at is null order by id limit ${KILLS}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  for (const [index, id] of ids.entries()) {
    const answer = await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
    expect(answer.status).toBe(200);
    // Before it is read, while it is queued, while it is sent, and after it.
    await new Promise((resolve) => setTimeout(resolve, (index % 5) * 300));
    product.process.kill('SIGKILL');
    await product.ended;
    manager = await start();
  }
  // An interrupted attempt is repeated after a minute.
  await pool.query(`update webhook_deliveries set next_attempt_at = now() where state = 'waiting'`);
  const idsOf = () => new Set(receiver.received.map(({ body }) => body.data.reviewId));
  await expect.poll(idsOf).toEqual(new Set(ids));
  receiver.verify(data.secret);
  // Whatever arrived twice has the same id.
  const messages = new Map(receiver.received.map(({ id, text }) => [id, text]));
  expect(messages.size).toBe(ids.length);
  expect(new Set(messages.values()).size).toBe(ids.length);
});
