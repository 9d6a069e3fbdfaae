import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DryRun, Rule } from '#contract/rules/rules.ts';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';

const KILLS = 10;

let product: KilledProduct;
beforeAll(async () => {
  product = await openKilledProduct();
  await product.start();
});
afterAll(async () => {
  await product.stop();
  await product.close();
});

test('a rule is applied once to every review although the product is killed between commit and action', async () => {
  const rule = {
    name: 'Karaoke',
    filter: { words: 'karaoke' },
    assignee: 'manager',
    notify: ['manager'],
    tag: 'loud',
  };
  const { data } = await product.manager.post<Rule>('/rules', rule);
  const { name: _name, ...tried } = rule;
  const { hash } = (await product.manager.post<DryRun>('/rules/dry-run', tried)).data;
  await product.manager.patch(`/rules/${data.id}`, { isEnabled: true, tried: hash });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await product.pool.query(
      `with added as (
        insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, rating_scale, categories, channel, submitted_at, sentiment)
        select 'hostaway', $1 || '-' || n, (select min(id) from listings), 'Guest', 'Karaoke all night.', 20, false, 10, '[]', 'Airbnb', now(), 'negative'
        from generate_series(1, 20) n returning id, listing_id
      ) insert into events (kind, actor_kind, actor, listing_id, review_id)
        select 'review.created', 'system', 'system', listing_id, id from added`,
      [`killed-${kill}`],
    );
    // Before the events are read, while the texts are analysed, while the rule is applied, and after it.
    await new Promise((resolve) => setTimeout(resolve, (kill % 5) * 400));
    await product.killAndStart();
  }
  const count = KILLS * 20;
  const counts = async () =>
    (
      await product.pool.query(`select
        (select count(*)::int from rule_matches) as matches,
        (select count(*)::int from review_tags where tag = 'loud') as tags,
        (select count(*)::int from events where kind = 'review.assigned') as assigned,
        (select count(*)::int from events where kind = 'review.tagged') as tagged,
        (select coalesce(sum(value::int), 0)::int from notifications, jsonb_each_text(listing_counts) where kind = 'rule') as notified`)
    ).rows[0];
  await expect
    .poll(counts, { timeout: 60_000 })
    .toEqual({ matches: count, tags: count, assigned: count, tagged: count, notified: count });
});
