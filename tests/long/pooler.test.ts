import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Cluster, openCluster } from '#cluster/cluster.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

/** Skipped on machines without PgBouncer, which is not part of the product. */
describe.skipIf(!hasPgbouncer)('behind a pooler in transaction mode', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster({ pooler: startPgbouncer, environment: { LOG_LEVEL: 'error' } });
  });
  afterAll(() => cluster?.close(), 60_000);

  test('two processes sign in, list, approve, sync, and receive each other’s events', async () => {
    const manager = await signedInClient(cluster.origin);
    const total = async () => (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.total;
    // One process syncs while it starts, and the other does not wait for it.
    await expect.poll(total).toBeGreaterThan(1_200);
    for (let turn = 0; turn < 20; turn++) {
      const { data } = await manager.get<ReviewList>(`/reviews/hostaway?limit=5&offset=${turn}`);
      expect(data.total).toBeGreaterThan(1_200);
    }
    const [review] = (await manager.get<ReviewList>('/reviews/hostaway?approved=false&limit=1')).data.reviews;
    const page = async (index: number) =>
      (await fetch(`http://localhost:${cluster.products[index]?.port}/property/${review?.listingId}`)).text();
    const shown = async (index: number) => Number(/Showing (\d+) of/.exec(await page(index))?.[1]);
    const before = await Promise.all([shown(0), shown(1)]);
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    await vi.waitFor(async () => {
      expect(await Promise.all([shown(0), shown(1)])).toEqual(before.map((number) => number + 1));
    });
    expect((await manager.post('/sync')).status).toBe(202);
    await vi.waitFor(async () => expect((await manager.get<SyncStatus>('/sync')).data.running).toBe(false), {
      timeout: TIMEOUT_MS,
      interval: 50,
    });
    expect((await manager.get<SyncStatus>('/sync')).data.sources[0]?.lastRun).toMatchObject({
      state: 'succeeded',
    });
  });
});
