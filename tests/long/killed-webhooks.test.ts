import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookWithSecret } from '#contract/webhooks/webhooks.ts';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const KILLS = 20;

let receiver: WebhookReceiver;
let product: KilledProduct;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  product = await openKilledProduct({ WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
  await product.start();
});
afterAll(async () => {
  await product.stop();
  await receiver.close();
  await product.close();
});

test('every event is delivered although the product is killed between commit and delivery', async () => {
  const { data } = await product.manager.post<WebhookWithSecret & { secret: string }>('/webhooks', {
    url: receiver.url,
    kinds: ['review.approved'],
  });
  const { rows } = await product.pool.query(
    `select id from reviews where withdrawn_at is null order by id limit ${KILLS}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  for (const [index, id] of ids.entries()) {
    const answer = await product.manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
    expect(answer.status).toBe(200);
    // Before it is read, while it is queued, while it is sent, and after it.
    await new Promise((resolve) => setTimeout(resolve, (index % 5) * 300));
    await product.killAndStart();
  }
  // An interrupted attempt is repeated after a minute.
  await product.pool.query(`update webhook_deliveries set next_attempt_at = now() where state = 'waiting'`);
  const idsOf = () => new Set(receiver.received.map(({ body }) => body.data.reviewId));
  await expect.poll(idsOf).toEqual(new Set(ids));
  receiver.verify(data.secret);
  // Whatever arrived twice has the same id.
  const messages = new Map(receiver.received.map(({ id, text }) => [id, text]));
  expect(messages.size).toBe(ids.length);
  expect(new Set(messages.values()).size).toBe(ids.length);
});
