import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import { BACKED_UP } from '#storage/backup/tables.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a transaction of the product that changes something without an event fails in every test', async () => {
  const { storage } = server.app.context;
  const change = { channel: 'Airbnb', rights: 'warned' } as const;
  const forgets = storage.transact((tx) => tx.channels.setRights(change.channel, change.rights, 'ana'));
  await expect(forgets).rejects.toThrow('insert of channel_rights without an event');
  await storage.transact(async (tx) => {
    await tx.channels.setRights(change.channel, change.rights, 'ana');
    await tx.events.insert(systemActor, {
      kind: 'channel-rights.changed',
      target: change.channel,
      data: { rights: change.rights },
    });
  });
});

test('every table with stored data is guarded, or is an exception for a reason', async () => {
  const { rows } = await server.app.database.pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'must_have_event'`,
  );
  const guarded = rows.map(({ name }) => name);
  expect(BACKED_UP.filter((table) => !guarded.includes(table)).toSorted()).toEqual([
    'api_tokens',
    'credentials',
    'daily_usage',
    'default_views',
    'events',
    'fetched_reviews',
    'imports',
    'mail_unsubscriptions',
    'notification_marks',
    'notification_preferences',
    'notifications',
    'passkeys',
    'quarantined_rows',
    'second_factors',
    'sync_runs',
    'users',
    'views',
  ]);
});
