import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationList, OwnPreferences } from '#contract/notifications/notifications.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { openChannels } from '#domain/responses/answers.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { unsubscribe } from '#services/mail/unsubscribe.ts';
import { notifyByClock } from '#services/notifications/clock.ts';
import { mailNotifications } from '#services/notifications/mails.ts';
import type { MailSimulator } from '#simulators/mail/server.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Two processes on one database. The other one sends no mail. */
let server: TestServer;
let other: TestServer;
let mail: MailSimulator;
let manager: ApiClient;
let ann: ApiClient;
let reviews: ReviewList['reviews'];

beforeAll(async () => {
  server = await openTestServer({ hasMail: true });
  other = await openTestServer({ environment: { DATABASE_URL: server.databaseUrl } });
  other.app.context.mailer = server.app.context.mailer;
  if (!server.mail) throw new Error('no mail server');
  mail = server.mail;
  await addUser(server.app.context, { username: 'ann', name: 'Ann', password: 'kite orbit mugs' });
  await query(`update users set email = 'ann@example.com' where username = 'ann'`);
  manager = apiClient(server.origin);
  ann = apiClient(server.origin);
  await manager.signIn();
  await ann.signIn('ann', 'kite orbit mugs');
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
  await choose({ quietHours: null });
});
afterEach(async () => {
  mail.mails.length = 0;
  await query('delete from notifications');
  await query('delete from mails');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await server.app.database.pool.query(text, values)).rows;
const preferences = async () => (await ann.get<OwnPreferences>('/account/notifications')).data;
const choose = async (change: object) => {
  const { preferences: before } = await preferences();
  const answer = await ann.put('/account/notifications', { ...before, ...change });
  expect(answer.status).toBe(200);
};
/** Ann is mentioned in a note about each of these reviews. */
async function mention(...indexes: number[]) {
  for (const index of indexes) {
    await manager.put(`/reviews/${reviews[index]?.id}/notes`, { text: '@ann The secret of the boiler' });
  }
  await expect
    .poll(async () => (await ann.get<NotificationList>('/notifications')).data.unread)
    .toBe(indexes.length);
}
const at = (now: string | Date, { app } = server) =>
  mailNotifications({ ...app.context, now: () => new Date(now) });
/** What is queued or sent, without mails about accounts. */
const mails = () => query(`select kind from mails where kind in ('alert', 'digest') order by id`);
const received = () => mail.mails.filter(({ headers }) => headers['list-unsubscribe'] !== undefined);
/** As if it happened then. */
const happened = (time: string) => query(`update notifications set created_at = $1`, [time]);
const daily = { mentioned: { inBell: true, mail: 'daily' } };

describe('a mail at once', () => {
  test('has all that happened within a few minutes, and nothing private', async () => {
    await mention(0, 1, 2);
    await at(new Date(Date.now() + 60_000));
    expect(await mails()).toEqual([]);
    await at(new Date(Date.now() + 200_000));
    await expect.poll(() => received().length).toBe(1);
    const [got] = received();
    expect(got).toMatchObject({ to: 'ann@example.com', subject: '3 notifications' });
    for (const index of [0, 1, 2]) expect(got?.text).not.toContain(reviews[index]?.guestName);
    expect(got?.text).toContain(`ids=${reviews[0]?.id}&review=${reviews[0]?.id}`);
    expect(got?.text).not.toContain('boiler');
    expect(got?.headers['list-unsubscribe']).toBeDefined();
    await at(new Date(Date.now() + 400_000));
    expect(await mails()).toHaveLength(1);
  });

  test('about one review names its property, not its guest', async () => {
    await mention(9);
    await at(new Date(Date.now() + 200_000));
    await expect.poll(() => received().length).toBe(1);
    expect(received()[0]?.subject).toBe(`Manager mentioned you in a note · ${reviews[9]?.listingName}`);
    expect(received()[0]?.text).not.toContain(reviews[9]?.guestName);
  });

  test('that waits is withdrawn when its reader may see less', async () => {
    await query(`insert into mails (user_id, kind, sealed_content, next_attempt_at, give_up_at)
      select id, unnest(array['alert', 'account-changed']), 'x', now() + interval '1 hour', now() + interval '1 day'
      from users where username = 'ann'`);
    const state = () => query(`select kind, state, error from mails where sealed_content is null`);
    await setAccess(server.app.context, systemActor, 'ann', 'all');
    expect(await state()).toEqual([]);
    await setAccess(server.app.context, systemActor, 'ann', { listingIds: [], groupIds: [] });
    expect(await state()).toEqual([{ kind: 'alert', state: 'failed', error: 'withdrawn' }]);
    await setAccess(server.app.context, systemActor, 'ann', 'all');
  });

  test('that waits stays when its recipient is saved unchanged', async () => {
    const limited = { listingIds: [], groupIds: [] };
    const { accounts } = server.app.context;
    await setAccess(server.app.context, systemActor, 'ann', limited);
    await query(`insert into mails (user_id, kind, sealed_content, next_attempt_at, give_up_at)
      select id, 'alert', 'x', now() + interval '1 hour', now() + interval '1 day' from users where username = 'ann'`);
    const state = async () => (await query('select state from mails'))[0].state;
    const [before] = await query(`select name, role from users where username = 'ann'`);
    await accounts.change('ann', { ...before, disabled: false, access: limited });
    await accounts.change('ann', { name: 'Ann B.', role: before.role });
    expect(await state()).toBe('waiting');
    await accounts.change('ann', { disabled: true });
    expect(await state()).toBe('failed');
    await accounts.change('ann', { ...before, disabled: false, access: 'all' });
    await ann.signIn('ann', 'kite orbit mugs');
  });

  test('is not queued while its reader is being limited', async () => {
    await mention(12);
    await query(`insert into mails (user_id, kind, sealed_content, next_attempt_at, give_up_at)
      select id, 'alert', 'x', now() + interval '1 hour', now() + interval '1 day' from users where username = 'ann'`);
    const { pool } = server.app.database;
    // The change of the access withdraws it last.
    const endChange = await holdTransaction(pool, `select from mails for update`);
    const limiting = setAccess(server.app.context, systemActor, 'ann', { listingIds: [], groupIds: [] });
    await untilWaiting(pool);
    const mailing = at(new Date(Date.now() + 200_000));
    await Promise.race([mailing, untilWaiting(pool, 2)]).finally(endChange);
    await Promise.all([limiting, mailing]);
    expect(await query(`select kind, state, error from mails where kind = 'alert'`)).toEqual([
      { kind: 'alert', state: 'failed', error: 'withdrawn' },
    ]);
    await setAccess(server.app.context, systemActor, 'ann', 'all');
  });

  test('is not sent about what is over', async () => {
    await mention(16, 17, 18);
    const [kept, withdrawn, unmentioned] = [16, 17, 18].map((index) => reviews[index]?.id);
    await query('update reviews set withdrawn_at = now() where id = $1', [withdrawn]);
    await query('delete from review_notes where review_id = $1', [unmentioned]);
    await query(
      `insert into notifications (user_id, kind, review_ids, listing_counts, data, in_bell, mail_waiting)
      select users.id, 'deadline', array[reviews.id], jsonb_build_object(listing_id, 1), '{}', true, true
      from users, reviews where username = 'ann' and has_response and withdrawn_at is null limit 1`,
    );
    await at(new Date(Date.now() + 2 * 86_400_000));
    await expect.poll(() => received().length).toBe(1);
    expect(received()[0]?.subject).toContain('mentioned you in a note');
    expect(received()[0]?.text).toContain(`ids=${kept}`);
    await query('update reviews set withdrawn_at = null where id = $1', [withdrawn]);
  });

  test('waits for the end of quiet hours in the time zone of the person', async () => {
    await mention(3);
    await choose({ quietHours: { from: '22:00', to: '07:30' }, timeZone: 'Asia/Kathmandu' });
    // 22:15 there.
    await happened('2026-11-25T16:20:00Z');
    await at('2026-11-25T16:30:00Z');
    await at('2026-11-26T01:44:00Z');
    expect(await mails()).toEqual([]);
    await at('2026-11-26T01:45:00Z');
    expect(await mails()).toEqual([{ kind: 'alert' }]);
    await choose({ quietHours: null, timeZone: null });
  });

  test('is not sent about what was read, or may no longer be seen', async () => {
    const [one, two] = [
      reviews[4],
      reviews.slice(5).find(({ listingId }) => listingId !== reviews[4]?.listingId),
    ];
    await mention(4, reviews.indexOf(two as (typeof reviews)[0]));
    const { notifications } = (await ann.get<NotificationList>('/notifications')).data;
    const ofOne = notifications.find(({ review }) => review?.id === one?.id);
    await ann.put('/notifications/read', { id: ofOne?.id });
    await setAccess(server.app.context, systemActor, 'ann', {
      listingIds: [one?.listingId as ListingId],
      groupIds: [],
    });
    await at(new Date(Date.now() + 200_000));
    expect(await mails()).toEqual([]);
    expect(await query('select from notifications where mail_waiting')).toEqual([]);
    await setAccess(server.app.context, systemActor, 'ann', 'all');
  });
});

describe('a digest', () => {
  test('of a day and of a week are one mail on Monday morning, and none is sent when nothing happened', async () => {
    await choose({ kinds: { ...daily, assigned: { inBell: true, mail: 'weekly' } } });
    await mention(10);
    await manager.put(`/reviews/${reviews[11]?.id}/assignee`, { assignee: 'ann' });
    await expect.poll(() => query('select from notifications')).toHaveLength(2);
    // A Friday.
    await happened('2026-11-27T10:00:00Z');
    await at('2026-11-28T07:59:00Z');
    expect(await mails()).toEqual([]);
    await query(`update notifications set created_at = '2026-11-29T09:00:00Z' where kind = 'mentioned'`);
    await at('2026-11-29T12:00:00Z');
    expect(await mails()).toEqual([]);
    await at('2026-11-30T08:00:00Z');
    expect(await mails()).toEqual([{ kind: 'digest' }]);
    await at('2026-12-01T08:00:00Z');
    expect(await mails()).toHaveLength(1);
    await choose({ kinds: { assigned: { inBell: true, mail: 'now' } } });
  });

  test('is queued once by several processes', async () => {
    await choose({ kinds: daily });
    for (let round = 0; round < 5; round++) {
      await query('delete from notifications');
      await mention(12, 13);
      const tomorrow = new Date(Date.now() + 2 * 86_400_000);
      await Promise.all([server, other, server, other].map((each) => at(tomorrow, each)));
      expect(await mails()).toHaveLength(round + 1);
    }
  });

  test('ends for a person who unsubscribes from it, until they choose it again', async () => {
    await choose({ kinds: daily });
    await mention(14);
    await at(new Date(Date.now() + 2 * 86_400_000));
    await expect.poll(() => received().length).toBe(1);
    const link = /^<([^>]+)>$/.exec(String(received()[0]?.headers['list-unsubscribe']))?.[1] ?? '';
    await unsubscribe(server.app.context, new URL(link).pathname.split('/').at(-1) ?? '');
    const { kinds } = (await preferences()).preferences;
    expect([kinds.mentioned?.mail, kinds.rule?.mail, kinds.assigned?.mail]).toEqual([
      'never',
      'never',
      'now',
    ]);
    await choose({ kinds: daily });
    await query('delete from notifications');
    await mention(15);
    await at(new Date(Date.now() + 2 * 86_400_000));
    expect(await mails()).toHaveLength(2);
  });
});

test('a chosen property follows its merge, and is dropped without access', async () => {
  const [one, other] = (await query('select id from listings order by id limit 2')).map(({ id }) => id);
  await choose({ listingIds: [one] });
  await query('update listings set merged_into = $2 where id = $1', [one, other]);
  expect((await preferences()).preferences.listingIds).toEqual([other]);
  await query('update listings set merged_into = null');
  const access = (listingIds: ListingId[] | null) =>
    query(`update users set access_listing_ids = $1, access_group_ids = $2 where username = 'ann'`, [
      listingIds,
      listingIds && [],
    ]);
  await access([other]);
  expect((await preferences()).preferences.listingIds).toEqual([]);
  const [recipient] = await server.app.context.storage.notifications.recipients('ann');
  // Empty means all that she can see.
  expect(recipient?.preferences.listingIds).toEqual([]);
  await access(null);
  await choose({ listingIds: [] });
});

describe('the clock', () => {
  const shown = async (person: ApiClient, kind: string) =>
    (await person.get<NotificationList>('/notifications')).data.notifications.filter(
      (each) => each.kind === kind,
    );
  const passes = () => notifyByClock(server.app.context);

  test('notifies once of the reviews whose time to answer is almost over', async () => {
    await query(
      `update reviews set submitted_at = now() - interval '28 days', channel = 'Airbnb', response_text = null,
      response_at = null, assignee = case when id = $1 then 'ann' end where id = any($2)`,
      [reviews[20]?.id, [reviews[20]?.id, reviews[21]?.id]],
    );
    await passes();
    const { storage, settings } = server.app.context;
    const channels = openChannels(settings.values.answerDays, new Date());
    expect(await storage.answers.listNear({ sources: ['hostaway', 'demo'], channels }, 72)).toEqual([]);
    await passes();
    const all = await shown(manager, 'deadline');
    expect(all).toHaveLength(1);
    expect(all[0]?.query).toContain(String(reviews[21]?.id));
    expect(all[0]?.query).not.toContain(String(reviews[20]?.id));
    expect((await shown(ann, 'deadline')).map(({ query: rows }) => rows)).toContain(`ids=${reviews[20]?.id}`);
  });

  test('notifies everyone of a review that is assigned to someone who cannot respond', async () => {
    await addUser(server.app.context, {
      username: 'vic',
      name: 'Vic',
      password: 'kite orbit mugs',
      role: 'viewer',
    });
    await query(
      `update reviews set submitted_at = now() - interval '28 days', channel = 'Airbnb', response_text = null,
      response_at = null, assignee = 'vic' where id = $1`,
      [reviews[22]?.id],
    );
    await passes();
    expect((await shown(ann, 'deadline')).map(({ query: rows }) => rows)).toContainEqual(
      expect.stringContaining(String(reviews[22]?.id)),
    );
  });

  test('notifies once when three syncs in a row have failed, and again after a success', async () => {
    const runsOf = (source: string, ...states: string[]) =>
      query(
        `insert into sync_runs (source, state, started_at, finished_at, counts)
        select $1, state, now(), now(), '{}' from unnest($2::text[]) as state`,
        [source, states],
      );
    const runs = (...states: string[]) => runsOf('hostaway', ...states);
    // Of an account that was removed.
    await runsOf('guesty', 'failed', 'failed', 'failed');
    await runs('failed', 'failed');
    await passes();
    expect(await shown(manager, 'sync-failing')).toEqual([]);
    await runs('failed');
    await passes();
    await runs('failed');
    await passes();
    expect(await shown(manager, 'sync-failing')).toMatchObject([{ text: 'Hostaway' }]);
    await runs('succeeded', 'failed', 'failed', 'failed');
    await passes();
    await passes();
    expect(await shown(manager, 'sync-failing')).toHaveLength(2);
  });
});
