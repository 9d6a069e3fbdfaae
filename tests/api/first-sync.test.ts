import { expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews.ts';
import type { SyncStatus } from '#contract/sync.ts';
import { caller } from '#tests/support/caller.ts';
import { openWorld } from '#tests/support/world.ts';

test('an account that was never read is read before anybody is answered', async () => {
  const world = await openWorld({ template: 'empty' });
  const manager = caller(world.origin);
  await manager.signIn();
  const { total, listings } = (await manager.get<ReviewList>('/reviews/hostaway')).data;
  expect(total).toBeGreaterThan(1200);
  expect(listings).toHaveLength(18);
  const { sources } = (await manager.get<SyncStatus>('/sync')).data;
  expect(sources).toMatchObject([
    {
      source: 'hostaway',
      lastRun: { state: 'succeeded', counts: { listings: 18, added: total, changed: 0 } },
    },
  ]);
  await world.close();
});

test('without a Hostaway account there is nothing to sync, and a manager is told so', async () => {
  const world = await openWorld();
  const manager = caller(world.origin);
  await manager.signIn();
  Object.assign(world.app.context, { hostaway: null });
  const answer = await manager.post('/sync');
  expect(answer.status).toBe(503);
  expect(answer.failure.error).toContain('No Hostaway account is configured');
  await world.close();
});
