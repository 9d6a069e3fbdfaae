import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';

const KILLS = 20;

let product: KilledProduct;
beforeAll(async () => {
  product = await openKilledProduct();
  await product.pool.query(
    `insert into users (id, name, username, role) values ('ann', 'Ann', 'ann', 'viewer')`,
  );
  await product.start();
});
afterAll(async () => {
  await product.stop();
  await product.close();
});

test('every event becomes one notification although the product is killed between commit and notification', async () => {
  const { rows } = await product.pool.query(
    `select id from reviews where withdrawn_at is null order by id limit ${KILLS}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  for (const [index, id] of ids.entries()) {
    const answer = await product.manager.put(`/reviews/${id}/assignee`, { assignee: 'ann' });
    expect(answer.status).toBe(200);
    // Before it is read, while it is, and after it.
    await new Promise((resolve) => setTimeout(resolve, (index % 5) * 300));
    await product.killAndStart();
  }
  const assigned = async () =>
    (
      await product.pool.query(
        `select unnest(review_ids)::integer as id from notifications where kind = 'assigned' order by 1`,
      )
    ).rows.map(({ id }) => id);
  await expect.poll(assigned).toEqual(ids);
});
