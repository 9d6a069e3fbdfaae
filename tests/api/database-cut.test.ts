import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import { runSql } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a connection that breaks during a transaction fails only that transaction', async () => {
  const { storage } = server.app.context;
  const database = new URL(server.databaseUrl).pathname.slice(1);
  const work = storage.transact(async (tx) => {
    await tx.events.insert(systemActor, { kind: 'listing.changed' });
    await runSql(
      inject('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${database}' and state = 'idle in transaction'`,
    );
    return tx.listings.idsByUpstreamId('hostaway');
  });
  await expect(work).rejects.toThrow(/terminat|not queryable|ECONNRESET/i);
  await expect.poll(async () => (await fetch(`${server.origin}/property/1`)).status).toBe(200);
  expect((await storage.listings.idsByUpstreamId('hostaway')).size).toBeGreaterThan(0);
});
