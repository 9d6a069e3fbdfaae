import { expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { addUser } from '#services/accounts/users.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { withSources } from '#tests/support/fixed-sources.ts';
import { openTestServer } from '#tests/support/test-server.ts';

test('the first sync of an account runs before requests are answered', async () => {
  const server = await openTestServer({
    template: 'empty',
    // A start waits ten seconds for it, even on a busy machine.
    account: ({ reviews }) => reviews.splice(200),
  });
  const manager = await signedInClient(server.origin);
  const { total, listings } = (await manager.get<ReviewList>('/reviews/hostaway')).data;
  expect(total).toBeGreaterThan(100);
  expect(listings).toHaveLength(18);
  const { sources } = (await manager.get<SyncStatus>('/sync')).data;
  expect(sources).toMatchObject([
    {
      source: 'hostaway',
      lastRun: { state: 'succeeded', counts: { listings: 18, added: total, changed: 0 } },
    },
  ]);
  await server.close();
});

test('without a Hostaway account a requested sync returns an error', async () => {
  const server = await openTestServer();
  const manager = await signedInClient(server.origin);
  const { sources } = withSources(server.app.context, []);
  Object.assign(server.app.context, { sources });
  const answer = await manager.post('/sync');
  expect(answer.status).toBe(503);
  expect(answer.failure.error).toContain('No source is connected');
  await server.close();
});

test('a new installation without an account has no source to sync', async () => {
  const server = await openTestServer({ template: 'empty', environment: { DEMO: 'false' } });
  const { sources } = withSources(server.app.context, []);
  Object.assign(server.app.context, { sources });
  await server.app.database.pool.query('truncate sync_runs, quarantined_rows');
  await addUser(server.app.context, { username: 'alice', name: 'Alice', password: 'kite orbit mugs' });
  const alice = await signedInClient(server.origin, 'alice', 'kite orbit mugs');
  expect((await alice.get<SyncStatus>('/sync')).data.sources).toEqual([]);
  await server.close();
});
