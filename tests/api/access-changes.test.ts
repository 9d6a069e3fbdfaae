import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ListingGroupList } from '#contract/listings/listing-groups.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { changeCount, type Listener, listen } from '#tests/support/live-events.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;
/** Limited to the property of the first review. */
let bob: ApiClient;
let reviews: { id: number; listingId: number }[];

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  manager = await signedInClient(here.origin);
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=50');
  const other = data.reviews.find(({ listingId }) => listingId !== data.reviews[0]?.listingId);
  reviews = [data.reviews[0], other].flatMap((review) => review ?? []);
  await addUser(here.app.context, { username: 'bob', name: 'Bob', password: 'kite orbit mugs' });
  await limitTo(0);
  bob = await signedInClient(there.origin, 'bob', 'kite orbit mugs');
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const listingOf = (index: number) => reviews[index]?.listingId as ListingId;
const limitTo = (...indexes: number[]) =>
  setAccess(here.app.context, systemActor, 'bob', { listingIds: indexes.map(listingOf), groupIds: [] });
const reads = async (index: number) => (await bob.get(`/reviews/hostaway/${reviews[index]?.id}`)).status;

async function listening(client: ApiClient): Promise<Listener> {
  const listener = await listen(there.origin, client.cookie);
  onTestFinished(() => listener.stop());
  return listener;
}

describe('a person who is limited to properties', () => {
  test('receives events of those alone, from every process, and of others when the limit changes', async () => {
    const other = await signedInClient(there.origin);
    const [limited, unlimited] = await Promise.all([listening(bob), listening(other)]);
    const note = (index: number) => manager.put(`/reviews/${reviews[index]?.id}/notes`, { text: 'Called.' });
    const looks = (index: number, isLooking: boolean) =>
      manager.put(`/reviews/${reviews[index]?.id}/presence`, { isLooking });
    const eventsOf = (index: number, { events }: Listener) =>
      events.filter((event) => event.includes(`"reviewId":${reviews[index]?.id}`));

    await note(1);
    await looks(1, true);
    await manager.put(`/reviews/hostaway/${reviews[1]?.id}/approve`, { isApproved: true });
    await expect.poll(() => changeCount(unlimited), WAIT_OPTIONS).toBeGreaterThan(0);
    await expect.poll(() => eventsOf(1, unlimited).length, WAIT_OPTIONS).toBeGreaterThan(0);
    // What belongs to them comes later, and would come after the others.
    await note(0);
    await looks(0, true);
    await expect.poll(() => eventsOf(0, limited).length, WAIT_OPTIONS).toBe(2);
    expect(eventsOf(1, limited)).toEqual([]);
    expect(changeCount(limited)).toBe(0);

    await limitTo(1);
    await expect
      .poll(async () => {
        await note(1);
        return eventsOf(1, limited).length;
      }, WAIT_OPTIONS)
      .toBeGreaterThan(0);
    await limitTo(0);
  });

  test('sees what a change of the limit or of a group gives and takes, on every process and in open sessions', async () => {
    await expect.poll(() => Promise.all([reads(0), reads(1)]), WAIT_OPTIONS).toEqual([200, 404]);
    const made = await manager.post<ListingGroupList>('/groups', {
      name: ' North ',
      listingIds: [listingOf(1)],
    });
    const [group] = made.data.groups;
    expect(group).toMatchObject({ name: 'North', size: 1, usedBy: [] });
    const path = `/groups/${group?.id}`;
    await manager.patch('/people/bob', { access: { listingIds: [], groupIds: [group?.id] } });
    await expect.poll(() => Promise.all([reads(0), reads(1)]), WAIT_OPTIONS).toEqual([404, 200]);
    expect((await manager.patch(path, { listingIds: [listingOf(0)] })).status).toBe(200);
    await expect.poll(() => Promise.all([reads(0), reads(1)]), WAIT_OPTIONS).toEqual([200, 404]);

    // The deletion of the group must not widen what Bob sees.
    expect((await manager.delete(path)).failure).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('North limits bob.'),
    });
    expect((await manager.post('/groups', { name: 'north\u202e', listingIds: [] })).status).toBe(409);
    expect((await manager.post('/groups', { name: '\u200b', listingIds: [] })).status).toBe(400);
    expect((await manager.patch(path, { listingIds: [999_999] })).status).toBe(400);
    expect(await reads(1)).toBe(404);
    await limitTo(0);
    expect((await manager.delete<ListingGroupList>(path)).data.groups).toEqual([]);
  });

  test('is not assigned reviews of other properties, one at a time or together', async () => {
    const assign = (index: number) =>
      manager.put(`/reviews/${reviews[index]?.id}/assignee`, { assignee: 'bob' });
    expect((await assign(0)).status).toBe(200);
    expect((await assign(1)).failure).toMatchObject({
      code: 'invalid',
      error: 'bob cannot see this property. Choose another person.',
    });
    await manager.put(`/reviews/${reviews[0]?.id}/assignee`, { assignee: null });
    const ids = reviews.map(({ id }) => id);
    expect(
      (await manager.post('/reviews/bulk', { action: 'assign', ids, assignee: 'bob' })).data,
    ).toMatchObject({
      changed: 1,
      refused: [{ id: ids[1], reason: 'The person cannot see this property.' }],
    });
  });

  test('sees nothing when limited to nothing, and the session says that there is a limit', async () => {
    await limitTo();
    await expect.poll(() => reads(0), WAIT_OPTIONS).toBe(404);
    expect((await bob.get<ReviewList>('/reviews/hostaway')).data).toMatchObject({
      total: 0,
      reviews: [],
      listings: [],
    });
    expect((await bob.get('/session')).data).toEqual({
      user: { username: 'bob', name: 'Bob', role: 'manager', isLimited: true },
    });
  });
});

test('an only admin of all properties cannot be limited', async () => {
  await addUser(here.app.context, {
    username: 'ada',
    name: 'Ada',
    role: 'admin',
    password: 'kite orbit mugs',
  });
  const some = { listingIds: [listingOf(0)], groupIds: [] };
  await expect(setAccess(here.app.context, systemActor, 'ada', some)).rejects.toThrow(
    saying('ada is the only admin'),
  );
});
