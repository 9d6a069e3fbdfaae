import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { View, ViewList } from '#contract/reviews/views.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let colleague: ApiClient;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const account = { username: 'ann', password: 'a long password for ann', name: 'Ann' };
  await server.app.context.accounts.add({ ...account, role: 'manager' });
  colleague = await signedInClient(server.origin, account.username, account.password);
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('truncate views, default_views'));

const views = async (client = manager) => (await client.get<ViewList>('/views')).data.views;
const saved = async (client = manager) => (await views(client)).filter(({ owner }) => owner !== null);
const save = (body: object, client = manager) => client.post<ViewList>('/views', body);
const idOf = async (name: string) => (await saved()).find((view) => view.name === name)?.id;

test('everyone has the built-in views, each with its number of reviews', async () => {
  const all = await views();
  expect(all.map(({ name }) => name)).toEqual([
    'All',
    'Undecided',
    'Low and unanswered',
    'Changed since approval',
    'Mine',
  ]);
  const [every, undecided, low] = all;
  const total = async (query: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?limit=1&${query}`)).data.total;
  expect([every?.count, every?.isCountExact]).toEqual([await total(''), true]);
  expect(low?.count).toBe(await total('ratings=1,2&reply=none'));
  expect([undecided?.count, undecided?.isCountExact]).toEqual([1000, false]);
});

test('a view keeps filters and order, and is private until it is shared', async () => {
  const filter = { ratings: [1, 2], channels: ['Airbnb'], category: 'cleanliness<8', hasText: true };
  const { status, data } = await save({
    name: ' Dirty \n Airbnb ',
    filter,
    sortBy: 'rating',
    sortOrder: 'asc',
  });
  expect(status).toBe(200);
  expect(data.views.at(-1)).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Dirty Airbnb',
    owner: 'manager',
    isMine: true,
    isShared: false,
    isDefault: false,
    filter,
    sortBy: 'rating',
    sortOrder: 'asc',
    count: expect.any(Number),
    isCountExact: true,
  });
  expect(await saved(colleague)).toEqual([]);
  const id = await idOf('Dirty Airbnb');
  await manager.patch(`/views/${id}`, { isShared: true });
  expect((await saved(colleague))[0]).toMatchObject({ id, isMine: false, isShared: true, isDefault: false });
});

test('a shared view is changed and deleted only by its owner, and is default per person', async () => {
  await save({ name: 'Low', filter: { ratings: [1] }, isShared: true });
  const id = await idOf('Low');
  for (const answer of [
    await colleague.patch(`/views/${id}`, { name: 'Mine now' }),
    await colleague.delete(`/views/${id}`),
    await colleague.patch(`/views/${id}`, { position: 0 }),
  ]) {
    expect([answer.status, answer.failure.error]).toEqual([403, 'Only manager can change this view.']);
  }
  expect((await colleague.patch('/views/undecided', { name: 'x' })).failure.error).toBe(
    'A built-in view cannot be changed.',
  );
  await colleague.patch(`/views/${id}`, { isDefault: true });
  await manager.patch('/views/undecided', { isDefault: true });
  const defaultOf = async (client: ApiClient) => (await views(client)).filter((view) => view.isDefault);
  expect((await defaultOf(colleague)).map(({ name }) => name)).toEqual(['Low']);
  expect((await defaultOf(manager)).map(({ name }) => name)).toEqual(['Undecided']);
  await manager.delete(`/views/${id}`);
  expect(await defaultOf(colleague)).toEqual([]);
  expect((await manager.delete(`/views/${id}`)).status).toBe(404);
});

test('a private view of someone else does not exist', async () => {
  await save({ name: 'Secret', filter: {} });
  const id = await idOf('Secret');
  for (const answer of [
    await colleague.patch(`/views/${id}`, { isDefault: true }),
    await colleague.delete(`/views/${id}`),
  ]) {
    expect([answer.status, answer.failure.error]).toEqual([404, `There is no view ${id}.`]);
  }
});

test('a shared view about properties that a person cannot see does not exist for them', async () => {
  const [mine, other] = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.listings;
  await addUser(server.app.context, { username: 'bob', name: 'Bob', password: 'kite orbit mugs' });
  const access = { listingIds: [mine?.id], groupIds: [] };
  await manager.patch('/people/bob', { access });
  const bob = await signedInClient(server.origin, 'bob', 'kite orbit mugs');
  const named = { one: { listingId: other?.id }, some: { listingIds: [mine?.id, other?.id] } };
  for (const [name, filter] of Object.entries(named)) await save({ name, filter, isShared: true });
  await save({ name: 'mine', filter: { listingIds: [mine?.id] }, isShared: true });
  expect((await saved(bob)).map(({ name }) => name)).toEqual(['mine']);
  expect((await bob.patch(`/views/${await idOf('one')}`, { isDefault: true })).status).toBe(404);
  expect((await saved(colleague)).map(({ name }) => name)).toEqual(['one', 'some', 'mine']);
});

test('a shared view that names no possible property does not break the views of limited people', async () => {
  const [mine] = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.listings;
  await addUser(server.app.context, { username: 'leo', name: 'Leo', password: 'kite orbit mugs' });
  await manager.patch('/people/leo', { access: { listingIds: [mine?.id], groupIds: [] } });
  const leo = await signedInClient(server.origin, 'leo', 'kite orbit mugs');
  await save({ name: 'one', filter: { listingId: 3_000_000_000 }, isShared: true });
  await save({ name: 'some', filter: { listingIds: [3_000_000_000] }, isShared: true });
  expect(await saved(leo)).toEqual([]);
});

test('views are renamed and moved', async () => {
  for (const name of ['a', 'b', 'c']) await save({ name, filter: {} });
  const names = async () => (await saved()).map((view: View) => view.name);
  await manager.patch(`/views/${await idOf('c')}`, { position: 0 });
  expect(await names()).toEqual(['c', 'a', 'b']);
  await manager.patch(`/views/${await idOf('c')}`, { position: 1, name: 'C' });
  expect(await names()).toEqual(['a', 'C', 'b']);
  const taken = await manager.patch(`/views/${await idOf('a')}`, { name: 'b' });
  expect([taken.status, taken.failure.error]).toEqual([409, 'You already have a view named "b".']);
  expect((await save({ name: 'b', filter: {} })).status).toBe(409);
  expect(await names()).toEqual(['a', 'C', 'b']);
});

test('a new view is behind the others, also after some were deleted', async () => {
  for (const name of ['a', 'b', 'c']) await save({ name, filter: {} });
  for (const name of ['a', 'b']) await manager.delete(`/views/${await idOf(name)}`);
  await save({ name: 'd', filter: {} });
  expect((await saved()).map((view: View) => view.name)).toEqual(['c', 'd']);
});

describe('a view', () => {
  test.each<[object, number, RegExp]>([
    [
      { name: 'x', filter: { startDate: '2026-02-02', endDate: '2026-02-01' } },
      400,
      /^filter: startDate is after endDate/,
    ],
    [
      { name: 'x', filter: { approved: true, decision: 'none' } },
      400,
      /^filter: approved contradicts decision/,
    ],
    [{ name: 'x', filter: { rating: 6 } }, 400, /^filter: rating must be a whole number from 1 to 5/],
    [{ name: 'x', filter: { mood: 'good' } }, 400, /^filter: "mood" is not a known field/],
    [{ name: 'x', filter: { channels: [] } }, 400, /^filter: channels must be 1 to 20/],
    [{ name: 'x', filter: 'all' }, 400, /^filter must be an object/],
    [{ name: 'x', filter: {}, sortBy: 'mood' }, 400, /^sortBy must be one of/],
    [{ name: '', filter: {} }, 400, /^name must be a text of 1 to 60 characters/],
    [{ name: ' \n', filter: {} }, 400, /^name must have visible characters/],
    [{ filter: {} }, 400, /^name is missing/],
    [{ name: 'x' }, 400, /^filter is missing/],
  ])('is refused for %j, and nothing is saved', async (body, status, message) => {
    const answer = await save(body);
    expect([answer.status, answer.failure.error]).toEqual([status, expect.stringMatching(message)]);
    expect(await saved()).toEqual([]);
  });

  test('that exists cannot become impossible', async () => {
    await save({ name: 'Low', filter: { ratings: [1] } });
    const id = await idOf('Low');
    const answer = await manager.patch(`/views/${id}`, { filter: { ratings: [1], rating: 2 } });
    expect([answer.status, answer.failure.error]).toEqual([400, 'filter: rating is not among ratings.']);
    expect((await saved())[0]?.filter).toEqual({ ratings: [1] });
  });

  test('is for signed-in people only', async () => {
    const anonymous = apiClient(server.origin);
    expect((await anonymous.get('/views')).status).toBe(401);
    expect((await anonymous.post('/views', { name: 'x', filter: {} })).status).toBe(401);
  });
});
