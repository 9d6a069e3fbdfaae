import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/preferences.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
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
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const bellOf = (username: string) =>
  server.app.context.storage.notifications.list(
    { username, access: 'all', kinds: NOTIFICATION_KINDS.filter((kind) => kind !== 'alert') },
    { before: undefined, limit: 50 },
  );
const shownTo = async (username: string) =>
  (await bellOf(username)).map(({ kind, actor, count, reviewIds }) => ({ kind, actor, count, reviewIds }));
const clear = () => query('delete from notifications');
const idOf = (index: number) => reviews[index]?.id ?? 0;

test('a person is notified of a review that someone else assigns to them', async () => {
  await manager.put(`/reviews/${idOf(0)}/assignee`, { assignee: 'ann' });
  await ann.put(`/reviews/${idOf(1)}/assignee`, { assignee: 'ann' });
  await manager.put(`/reviews/${idOf(2)}/assignee`, { assignee: 'ann' });
  await expect
    .poll(() => shownTo('ann'))
    .toEqual([
      { kind: 'assigned', actor: 'manager', count: 1, reviewIds: [idOf(2)] },
      { kind: 'assigned', actor: 'manager', count: 1, reviewIds: [idOf(0)] },
    ]);
  expect(await shownTo('manager')).toEqual([]);
  await clear();
});

test('assigning many reviews makes one notification', async () => {
  const ids = reviews.slice(3, 20).map(({ id }) => id);
  await manager.post('/reviews/bulk', { action: 'assign', ids, assignee: 'ann' });
  await expect
    .poll(() => shownTo('ann'))
    .toEqual([
      {
        kind: 'assigned',
        actor: 'manager',
        count: 17,
        reviewIds: ids.toSorted((one, other) => other - one),
      },
    ]);
  await clear();
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
  const expected = [{ kind: 'low-review', actor: null, count: 1, reviewIds: [idOf(21)] }];
  await expect.poll(() => shownTo('ann')).toEqual(expected);
  expect(await shownTo('manager')).toEqual(expected);
  await clear();
});

test('a mention in a note notifies the person once', async () => {
  const path = `/reviews/${idOf(24)}/notes`;
  const { data } = await manager.put<{ notes: { id: number }[] }>(path, {
    text: 'Please ask @Ann. See @nobody, and mail@ann.example.',
  });
  await manager.put(`${path}/${data.notes[0]?.id}`, { text: 'Please ask @ann and @manager soon.' });
  await expect.poll(() => shownTo('ann')).toHaveLength(1);
  await manager.put(path, { text: 'Thanks @ann!' });
  await expect.poll(() => shownTo('ann')).toHaveLength(2);
  expect((await shownTo('ann'))[0]).toMatchObject({ kind: 'mentioned', actor: 'manager', count: 1 });
  expect(await shownTo('manager')).toEqual([]);
  await clear();
});
