import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventKind } from '#domain/events/event.ts';
import { addUser, setDisabled, setPassword } from '#services/accounts/users.ts';
import { deleteOldEvents } from '#services/events/record-event.ts';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'correct horse battery';
const lines: string[] = [];
let server: TestServer;
let newest = 0;

interface Row {
  actor_kind: string;
  actor: string | null;
  kind: EventKind;
  target: string | null;
  address: string | null;
  data: object;
}

beforeAll(async () => {
  server = await openTestServer({
    environment: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' },
    onLog: (line) => lines.push(line),
  });
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: PASSWORD });
});
afterAll(() => server.close());
beforeEach(async () => {
  await query('delete from sign_in_failures');
  lines.length = 0;
  newest = (await query('select max(id) as id from events')).rows[0].id;
});

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const signIn = (username: string, password: string, address = '203.0.113.7') =>
  apiClient(server.origin).post(
    '/session',
    { username, password },
    { headers: { 'x-forwarded-for': address } },
  );

async function signedIn() {
  const manager = await signedInClient(server.origin);
  newest = (await query('select max(id) as id from events')).rows[0].id;
  return manager;
}

/** The events of this test, without ids and times. */
async function events(): Promise<Row[]> {
  const { rows } = await query(
    `select actor_kind, actor, kind, target, address, data from events where id > $1 order by id`,
    [newest],
  );
  return rows;
}

const byCommand = (kind: EventKind, target: string) => ({
  actor_kind: 'system',
  actor: 'system',
  kind,
  target,
  address: null,
});

describe('a security event is recorded in the table and in the log', () => {
  test('for a sign-in, with the user and the address', async () => {
    await signIn('ANA', PASSWORD);
    const expected = { actor: 'ana', kind: 'sign-in.succeeded', address: '203.0.113.7' };
    const data = { isKnownDevice: false };
    expect(await events()).toEqual([{ actor_kind: 'user', target: null, data, ...expected }]);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
    expect(logged).toMatchObject([{ level: 30, event: { actorKind: 'user', ...expected } }]);
  });

  test('for failed sign-ins, and once for the lock-out that they lead to', async () => {
    for (let turn = 0; turn < 5; turn++) await signIn('Ana', 'wrong');
    expect((await signIn('ana', PASSWORD)).status).toBe(429);
    const found = await events();
    expect(found.map(({ kind }) => kind)).toEqual([...Array(5).fill('sign-in.failed'), 'sign-in.locked-out']);
    expect(found.at(-1)).toEqual({
      actor_kind: 'anonymous',
      actor: null,
      kind: 'sign-in.locked-out',
      target: 'ana',
      address: '203.0.113.7',
      data: { limit: 'user-at-address', seconds: 900 },
    });
  });

  test('for added, disabled and enabled users and new passwords', async () => {
    const { context } = server.app;
    await addUser(context, { username: 'Eve', name: 'Eve', password: PASSWORD });
    await setPassword(context, 'eve', 'another long password');
    await setDisabled(context, 'eve', true);
    await setDisabled(context, 'eve', false);
    expect(await events()).toMatchObject([
      byCommand('user.added', 'eve'),
      byCommand('password.changed', 'eve'),
      byCommand('user.disabled', 'eve'),
      byCommand('user.enabled', 'eve'),
    ]);
  });

  test('for settings, channel rights and exports', async () => {
    const manager = await signedIn();
    await manager.put('/settings', { ratingsInMarkup: true });
    await manager.put('/channels/VRBO/rights', { rights: 'warned' });
    await manager.get('/reviews/export?format=ndjson&rating=4&search=Zo%C3%AB');
    await manager.get('/activity/export');
    const expected: [EventKind, string | null, object][] = [
      ['settings.changed', null, { ratingsInMarkup: true }],
      ['channel-rights.changed', 'VRBO', { rights: 'warned' }],
      [
        'reviews.exported',
        null,
        {
          format: 'ndjson',
          withPrivateFeedback: false,
          filter: { rating: 4, sortBy: 'date', sortOrder: 'desc' },
        },
      ],
      ['decisions.exported', null, { filter: {} }],
    ];
    const by = { actor_kind: 'user', actor: 'manager', address: expect.stringContaining('127.0.0.1') };
    expect(await events()).toEqual(expected.map(([kind, target, data]) => ({ ...by, kind, target, data })));
  });
});

test('neither log nor table contain a password, also one that was typed as the username', async () => {
  await signIn('ana', 'my wrong password');
  await signIn('my other password', 'ana');
  const answer = await signIn('ana', PASSWORD);
  const cookie = decodeURIComponent(answer.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? '');
  const written = JSON.stringify(await events()) + lines.join('');
  expect(written).toContain('sign-in.succeeded');
  for (const secret of ['my wrong password', 'my other password', PASSWORD, cookie]) {
    expect(written).not.toContain(secret);
  }
});

test('an event that cannot be stored stays in the log, and the sign-in succeeds', async () => {
  await query('alter table events rename to events_gone');
  expect((await signIn('ana', PASSWORD)).status).toBe(200);
  await query('alter table events_gone rename to events');
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'security event' }));
  expect(logged).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'an event could not be stored and is in the log only',
    }),
  );
});

test('the role of the product cannot change or delete events of the last 30 days', async () => {
  await signIn('ana', PASSWORD);
  await expect(query(`update events set actor = 'bo'`)).rejects.toThrow('append-only');
  await expect(query('delete from events')).rejects.toThrow('append-only');
  expect(await events()).toHaveLength(1);
});

test('events are deleted after a year, or after the days that admins choose', async () => {
  await query(`insert into events (at, actor_kind, kind)
    select now() - make_interval(days => days), 'system', 'settings.changed' from unnest(array[364, 366]) as days`);
  await deleteOldEvents(server.app.context);
  expect(await events()).toHaveLength(1);
  await (await signedIn()).put('/settings', { activityDays: 400 });
  await query(
    `insert into events (at, actor_kind, kind) select now() - interval '390 days', 'system', 'settings.changed'`,
  );
  await deleteOldEvents(server.app.context);
  expect((await query(`select from events where at < now() - interval '366 days'`)).rowCount).toBe(1);
});
