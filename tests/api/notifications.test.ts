import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationList, OwnPreferences } from '#contract/notifications/notifications.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { listen } from '#tests/support/live-events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let ann: ApiClient;
let reviews: ReviewList['reviews'];

beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ann', name: 'Ann', password: 'kite orbit mugs' });
  manager = apiClient(server.origin);
  ann = apiClient(server.origin);
  await manager.signIn();
  await ann.signIn('ann', 'kite orbit mugs');
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
// Also after a failure, which otherwise would fail every later test.
afterEach(() => clear());
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const bellOf = async (person: ApiClient) => (await person.get<NotificationList>('/notifications')).data;
const shownTo = async (person: ApiClient) =>
  (await bellOf(person)).notifications.map(({ kind, actor, count, query: rows }) => ({
    kind,
    actor,
    count,
    rows,
  }));
const clear = () => query('delete from notifications');
const idOf = (index: number) => reviews[index]?.id ?? 0;

test('a person is notified of a review that someone else assigns to them', async () => {
  await manager.put(`/reviews/${idOf(0)}/assignee`, { assignee: 'ann' });
  await ann.put(`/reviews/${idOf(1)}/assignee`, { assignee: 'ann' });
  await manager.put(`/reviews/${idOf(2)}/assignee`, { assignee: 'ann' });
  await expect
    .poll(() => shownTo(ann))
    .toEqual([
      { kind: 'assigned', actor: 'manager', count: 1, rows: `ids=${idOf(2)}` },
      { kind: 'assigned', actor: 'manager', count: 1, rows: `ids=${idOf(0)}` },
    ]);
  expect(await shownTo(manager)).toEqual([]);
});

test('assigning many reviews makes one notification', async () => {
  const ids = reviews.slice(3, 20).map(({ id }) => id);
  await manager.post('/reviews/bulk', { action: 'assign', ids, assignee: 'ann' });
  await expect
    .poll(() => shownTo(ann))
    .toEqual([
      {
        kind: 'assigned',
        actor: 'manager',
        count: 17,
        rows: `ids=${ids.toSorted((one, other) => other - one)}`,
      },
    ]);
});

test('everyone who may respond is notified of new reviews with few stars, unless they are old', async () => {
  await query(
    `update reviews set submitted_at = now() - interval '1 day', rating_tenths = 24 where id = $1`,
    [idOf(21)],
  );
  await query(
    `update reviews set submitted_at = now() - interval '1 day', rating_tenths = 25 where id = $1`,
    [idOf(22)],
  );
  await query(
    `update reviews set submitted_at = now() - interval '9 days', rating_tenths = 10 where id = $1`,
    [idOf(23)],
  );
  await query(
    `insert into events (kind, actor_kind, actor, listing_id, review_id)
    select 'review.created', 'system', 'system', listing_id, id from reviews where id = any($1)`,
    [[21, 22, 23].map(idOf)],
  );
  const expected = [{ kind: 'low-review', actor: null, count: 1, rows: `ids=${idOf(21)}` }];
  await expect.poll(() => shownTo(ann)).toEqual(expected);
  expect(await shownTo(manager)).toEqual(expected);
});

test('a mention in a note notifies the person once', async () => {
  const path = `/reviews/${idOf(24)}/notes`;
  const { data } = await manager.put<{ notes: { id: number }[] }>(path, {
    text: 'Please ask @Ann. See @nobody, and mail@ann.example.',
  });
  await manager.put(`${path}/${data.notes[0]?.id}`, { text: 'Please ask @ann and @manager soon.' });
  await expect.poll(() => shownTo(ann)).toHaveLength(1);
  await manager.put(path, { text: 'Thanks @ann!' });
  await expect.poll(() => shownTo(ann)).toHaveLength(2);
  expect((await shownTo(ann))[0]).toMatchObject({ kind: 'mentioned', actor: 'manager', count: 1 });
  expect(await shownTo(manager)).toEqual([]);
});

test('a mention means the longest username that somebody has', async () => {
  await addUser(server.app.context, { username: 'ann_', name: 'Anna', password: 'kite orbit mugs' });
  await manager.put(`/reviews/${idOf(26)}/notes`, { text: 'Thanks, @ann_.' });
  const { rows } = await query(`select data from events where kind = 'review.noted' and review_id = $1`, [
    idOf(26),
  ]);
  expect(rows).toEqual([{ data: { mentions: ['ann_'] } }]);
});

test('thousands of notifications are stored at once', async () => {
  const { storage } = server.app.context;
  const [recipient] = await storage.notifications.recipients('ann');
  const one = {
    userId: recipient?.userId ?? '',
    username: 'ann',
    kind: 'alert' as const,
    actor: null,
    listingCounts: null,
    reviewIds: [3, 2] as ReviewId[],
    data: { topic: null },
    inBell: true,
    isMailed: false,
  };
  await storage.transact((tx) => tx.notifications.insert(Array.from({ length: 20_000 }, () => one)));
  const { rows } =
    await query(`select listing_counts, review_ids, data, actor, count(*)::int from notifications
    where kind = 'alert' group by listing_counts, review_ids, data, actor`);
  expect(rows).toEqual([
    { listing_counts: null, review_ids: ['3', '2'], data: { topic: null }, actor: null, count: 20_000 },
  ]);
});

test('alerts about the same topic that are raised together are one notification', async () => {
  const listings = [...new Set(reviews.map(({ listingId }) => listingId))].slice(0, 3);
  await query(
    `insert into events (kind, actor_kind, actor, listing_id, data)
    select 'alert.raised', 'system', 'system', unnest($1::int[]), '{"topic": "noise"}'`,
    [listings],
  );
  await expect.poll(() => shownTo(ann)).toMatchObject([{ kind: 'alert', count: 0 }]);
  expect((await shownTo(ann))[0]?.rows).toContain('topic=noise:negative');
});

test('an event of a note names only people with accounts, because events outlive erased guests', async () => {
  await manager.put(`/reviews/${idOf(25)}/notes`, { text: 'The guest @maria.silva wrote to @ann.' });
  const { rows } = await query(`select data from events where kind = 'review.noted' and review_id = $1`, [
    idOf(25),
  ]);
  expect(rows).toEqual([{ data: { mentions: ['ann'] } }]);
  await expect.poll(() => shownTo(ann)).toHaveLength(1);
});

describe('access', () => {
  const setListings = (listingIds: number[] | null) =>
    setAccess(
      server.app.context,
      systemActor,
      'ann',
      listingIds ? { listingIds: listingIds as ListingId[], groupIds: [] } : 'all',
    );
  const assignToAnn = (index: number) => manager.put(`/reviews/${idOf(index)}/assignee`, { assignee: 'ann' });

  test('that was taken away since hides a notification, and its reviews among others', async () => {
    const [one, other] = [
      reviews[30],
      reviews.slice(30).find(({ listingId }) => listingId !== reviews[30]?.listingId),
    ];
    if (!one || !other) throw new Error('too few properties');
    const ids = [one.id, other.id];
    await manager.post('/reviews/bulk', { action: 'assign', ids, assignee: 'ann' });
    await expect.poll(() => shownTo(ann)).toMatchObject([{ count: 2 }]);
    await manager.put(`/reviews/${other.id}/assignee`, { assignee: null });
    await manager.put(`/reviews/${other.id}/assignee`, { assignee: 'ann' });
    await expect.poll(() => shownTo(ann)).toMatchObject([{ count: 1 }, { count: 2 }]);
    await setListings([one.listingId]);
    await expect
      .poll(() => shownTo(ann))
      .toEqual([{ kind: 'assigned', actor: 'manager', count: 1, rows: `ids=${one.id}` }]);
    expect((await bellOf(ann)).unread).toBe(1);
    await setListings(null);
  });

  test('is respected when a person is mentioned or assigned', async () => {
    const [mine, hidden] = [
      reviews[31],
      reviews.slice(30).find(({ listingId }) => listingId !== reviews[31]?.listingId),
    ];
    await setListings([mine?.listingId ?? 0]);
    for (const review of [hidden, mine])
      await manager.put(`/reviews/${review?.id}/notes`, { text: 'See this, @ann' });
    await expect.poll(() => shownTo(ann)).toMatchObject([{ kind: 'mentioned', rows: `ids=${mine?.id}` }]);
    await setListings(null);
    expect(await shownTo(ann)).toHaveLength(1);
  });

  test('of a deactivated person brings nothing', async () => {
    await assignToAnn(32);
    await expect.poll(() => shownTo(ann)).toHaveLength(1);
    await setDisabled(server.app.context, 'ann', true);
    await manager.put(`/reviews/${idOf(33)}/notes`, { text: 'And @ann' });
    await expect.poll(() => server.app.context.storage.notifications.hasNew()).toBe(false);
    await setDisabled(server.app.context, 'ann', false);
    await ann.signIn('ann', 'kite orbit mugs');
    expect(await shownTo(ann)).toHaveLength(1);
  });
});

test('notifications become read one by one or together, and the page is told', async () => {
  const page = await listen(server.origin, ann.cookie);
  for (const index of [40, 41, 42]) {
    await manager.put(`/reviews/${idOf(index)}/notes`, { text: '@ann' });
  }
  await expect.poll(async () => (await bellOf(ann)).unread).toBe(3);
  const [newest, , oldest] = (await bellOf(ann)).notifications;
  expect((await ann.put('/notifications/read', { id: oldest?.id })).data).toEqual({ unread: 2 });
  expect((await bellOf(ann)).notifications.map(({ isRead }) => isRead)).toEqual([false, false, true]);
  expect((await manager.put('/notifications/read', { id: newest?.id })).status).toBe(200);
  expect((await ann.put('/notifications/read', { until: newest?.id })).data).toEqual({ unread: 0 });
  await expect.poll(() => page.events).toContainEqual(expect.stringContaining('event: notifications'));
  page.stop();
});

describe('preferences', () => {
  const read = async () => (await ann.get<OwnPreferences>('/account/notifications')).data;

  test('have defaults for the role, and are replaced', async () => {
    const { preferences, kinds, mail } = await read();
    expect([preferences.stars, preferences.timeZone, mail]).toEqual([2, null, 'off']);
    expect(kinds).toContain('sync-failing');
    const next = {
      ...preferences,
      kinds: { 'low-review': { inBell: false, mail: 'weekly' } },
      stars: 3,
      listingIds: [reviews[0]?.listingId],
      quietHours: { from: '22:15', to: '06:00' },
      timeZone: 'europe/lisbon',
    };
    expect((await ann.put('/account/notifications', next)).data).toMatchObject({
      preferences: {
        ...next,
        kinds: { 'low-review': { inBell: false, mail: 'weekly' }, assigned: { inBell: true, mail: 'now' } },
        timeZone: 'Europe/Lisbon',
      },
    });
    expect((await read()).preferences.stars).toBe(3);
    await query('delete from notification_preferences');
  });

  test.each([
    ['an unknown time zone', { timeZone: 'Mars/Base' }],
    ['an offset as the time zone', { timeZone: '+01:00' }],
    ['an unknown property', { listingIds: [999_999] }],
    ['six stars', { stars: 6 }],
    ['a time that is no quarter of an hour', { quietHours: { from: '22:10', to: '06:00' } }],
    ['a time that does not exist', { quietHours: { from: '24:00', to: '06:00' } }],
    ['an unknown kind', { kinds: { weather: { inBell: true, mail: 'now' } } }],
    ['an unknown frequency', { kinds: { rule: { inBell: true, mail: 'hourly' } } }],
  ])('with %s are refused', async (_name, change) => {
    const { preferences } = await read();
    expect((await ann.put('/account/notifications', { ...preferences, ...change })).status).toBe(400);
    expect((await read()).preferences).toEqual(preferences);
  });

  test('decide what is shown: kind, stars and properties, but not for what is personal', async () => {
    const { preferences } = await read();
    const [first, second] = [
      reviews[10],
      reviews.find(({ listingId }) => listingId !== reviews[10]?.listingId),
    ];
    await ann.put('/account/notifications', { ...preferences, stars: 1, listingIds: [first?.listingId] });
    await query(`update reviews set submitted_at = now(), rating_tenths = 14 where id = any($1)`, [
      [first?.id, second?.id],
    ]);
    await query(
      `insert into events (kind, actor_kind, actor, listing_id, review_id)
      select 'review.created', 'system', 'system', listing_id, id from reviews where id = any($1)`,
      [[first?.id, second?.id]],
    );
    await manager.put(`/reviews/${second?.id}/notes`, { text: '@ann' });
    await expect
      .poll(async () => (await shownTo(ann)).map(({ kind, rows }) => [kind, rows]).toSorted())
      .toEqual([
        ['low-review', `ids=${first?.id}`],
        ['mentioned', `ids=${second?.id}`],
      ]);
    expect(await shownTo(manager)).toMatchObject([{ count: 2 }]);
    await query('delete from notification_preferences');
  });
});

test('a sync of very many new reviews makes one notification for each person, which leads to them', async () => {
  const { rows } = await query(
    `update reviews set submitted_at = now() - interval '1 hour', rating_tenths = 10 where withdrawn_at is null returning id`,
  );
  // Pages of a sync are transactions of their own.
  for (const part of [0, 1]) {
    await query(
      `insert into events (kind, actor_kind, actor, listing_id, review_id)
      select 'review.created', 'system', 'system', listing_id, id from reviews where withdrawn_at is null and id % 2 = $1`,
      [part],
    );
  }
  const total = async (person: ApiClient) =>
    (await shownTo(person)).reduce((sum, { count }) => sum + count, 0);
  for (const person of [ann, manager]) {
    await expect.poll(() => total(person)).toBe(rows.length);
    // Both pages may be read at once or after each other.
    expect((await shownTo(person)).length).toBeLessThanOrEqual(2);
  }
  const { data } = await ann.get<ReviewList>(`/reviews/hostaway?${(await shownTo(ann))[0]?.rows}&limit=1`);
  expect(data.total).toBeGreaterThan(0);
});
