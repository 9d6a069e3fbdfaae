import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import type { NoteList, People, Presence } from '#contract/reviews/teamwork.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { changeCount, listen } from '#tests/support/live-events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;
let ann: ApiClient;
let ids: number[];

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  await addUser(here.app.context, { username: 'ann', name: 'Ann', password: 'kite orbit mugs' });
  manager = apiClient(here.origin);
  ann = apiClient(there.origin);
  await manager.signIn();
  await ann.signIn('ann', 'kite orbit mugs');
  ids = (await manager.get<ReviewList>('/reviews/hostaway?limit=9')).data.reviews.map(({ id }) => id);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const review = async (id: number | undefined) => (await manager.get<Review>(`/reviews/hostaway/${id}`)).data;
const texts = ({ notes }: NoteList) => notes.map(({ text }) => text);

describe('notes', () => {
  test('are added, changed and deleted by their author, and counted on the review', async () => {
    const path = `/reviews/${ids[0]}/notes`;
    expect((await manager.get<NoteList>(path)).data).toEqual({ notes: [] });
    await ann.put(path, { text: ' The boiler\r\nis new. ' });
    const { data } = await manager.put<NoteList>(path, { text: 'Asked the owner.' });
    expect(data.notes).toEqual([
      { id: expect.any(Number), author: 'ann', text: 'The boiler\nis new.', createdAt: expect.any(String) },
      { id: expect.any(Number), author: 'manager', text: 'Asked the owner.', createdAt: expect.any(String) },
    ]);
    expect((await review(ids[0])).notes).toBe(2);
    const own = `${path}/${data.notes[1]?.id}`;
    const changed = await manager.put<NoteList>(own, { text: 'The owner has answered.' });
    expect(changed.data.notes[1]).toMatchObject({
      text: 'The owner has answered.',
      changedAt: expect.any(String),
    });
    expect(texts((await manager.delete<NoteList>(own)).data)).toEqual(['The boiler\nis new.']);
    expect((await review(ids[0])).notes).toBe(1);
  });

  test('of others can be changed by nobody, and deleted by admins only', async () => {
    const path = `/reviews/${ids[1]}/notes`;
    const theirs = (await ann.put<NoteList>(path, { text: 'Mine' })).data.notes[0]?.id;
    const ours = (await manager.put<NoteList>(path, { text: 'Ours' })).data.notes[1]?.id;
    const refused = [
      await manager.put(`${path}/${theirs}`, { text: 'Yours' }),
      await ann.delete(`${path}/${ours}`),
    ];
    expect(refused.map(({ status, failure }) => [status, failure.error])).toEqual([
      [403, 'Only its author can change a note.'],
      [403, 'Only its author or an admin can delete a note.'],
    ]);
    expect(texts((await ann.get<NoteList>(path)).data)).toEqual(['Mine', 'Ours']);
    expect(texts((await manager.delete<NoteList>(`${path}/${theirs}`)).data)).toEqual(['Ours']);
  });

  test.each([
    ['an unknown review', () => '/reviews/999999/notes', { text: 'x' }, 404],
    ['an unknown note', () => `/reviews/${ids[1]}/notes/999999`, { text: 'x' }, 404],
    ['a blank text', () => `/reviews/${ids[2]}/notes`, { text: ' \n ' }, 400],
    ['no text', () => `/reviews/${ids[2]}/notes`, {}, 400],
    ['a text that is too long', () => `/reviews/${ids[2]}/notes`, { text: 'x'.repeat(2001) }, 400],
    ['an unknown field', () => `/reviews/${ids[2]}/notes`, { text: 'x', author: 'ann' }, 400],
  ])('with %s are refused and change nothing', async (_name, path, body, status) => {
    expect((await manager.put(path(), body)).status).toBe(status);
    expect((await review(ids[2])).notes).toBe(0);
  });

  test('of another review cannot be reached by the address of this one', async () => {
    const { data } = await manager.put<NoteList>(`/reviews/${ids[3]}/notes`, { text: 'Mine' });
    const wrong = await manager.delete(`/reviews/${ids[4]}/notes/${data.notes[0]?.id}`);
    expect(wrong.status).toBe(404);
    expect((await review(ids[3])).notes).toBe(1);
  });

  test('that are written at once are all counted', async () => {
    const path = `/reviews/${ids[5]}/notes`;
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? ann : manager).put(path, { text: `${n}` })),
    );
    expect((await review(ids[5])).notes).toBe(8);
    expect((await manager.get<NoteList>(path)).data.notes).toHaveLength(8);
  });

  test('are for signed-in people only', async () => {
    const anonymous = apiClient(here.origin);
    for (const path of [`/reviews/${ids[0]}/notes`, '/people']) {
      expect((await anonymous.get(path)).status).toBe(401);
    }
    expect((await anonymous.put(`/reviews/${ids[0]}/notes`, { text: 'x' })).status).toBe(401);
  });

  test('that change notify open pages on every machine', async () => {
    const { data } = await manager.put<NoteList>(`/reviews/${ids[6]}/notes`, { text: 'One' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const listener = await listen(there.origin, ann.cookie);
    onTestFinished(() => listener.stop());
    await manager.put(`/reviews/${ids[6]}/notes/${data.notes[0]?.id}`, { text: 'Two' });
    const event = `event: review\ndata: {"reviewId":${ids[6]}}`;
    await expect.poll(() => listener.events, WAIT_OPTIONS).toContain(event);
  });
});

describe('the assignee', () => {
  test('is one active person or no one, and lists are filtered by it', async () => {
    const path = `/reviews/${ids[7]}/assignee`;
    expect((await manager.put<Review>(path, { assignee: 'Ann' })).data.assignee).toBe('ann');
    const own = async () =>
      (await ann.get<ReviewList>('/reviews/hostaway?assignee=me')).data.reviews.map(({ id }) => id);
    expect(await own()).toEqual([ids[7]]);
    expect((await manager.put<Review>(path, { assignee: null })).data).not.toHaveProperty('assignee');
    expect(await own()).toEqual([]);
  });

  test('is chosen among the people whose account is active', async () => {
    await addUser(here.app.context, { username: 'gone', name: 'Away', password: 'kite orbit mugs' });
    await setDisabled(here.app.context, 'gone', true);
    expect((await manager.get<People>('/people')).data.people).toEqual([
      { username: 'ann', name: 'Ann' },
      { username: 'manager', name: 'Manager' },
    ]);
    for (const assignee of ['gone', 'nemo']) {
      const { status, failure } = await manager.put(`/reviews/${ids[8]}/assignee`, { assignee });
      expect([status, failure.error]).toEqual([
        400,
        `assignee is "${assignee}", which is not the username of an active person.`,
      ]);
    }
    expect(await review(ids[8])).not.toHaveProperty('assignee');
  });

  test('is not set on an unknown review', async () => {
    expect((await manager.put('/reviews/999999/assignee', { assignee: 'ann' })).status).toBe(404);
  });
});

describe('a decision', () => {
  const approve = (client: ApiClient, id: number | undefined, body: object) =>
    client.put<Review>(`/reviews/hostaway/${id}/approve`, body);

  test('is refused if someone else has decided otherwise since the review was shown', async () => {
    const [id] = ids;
    await approve(ann, id, { isApproved: false });
    const { status, failure } = await approve(manager, id, { isApproved: true, seenDecision: 'none' });
    expect([status, failure.error]).toEqual([
      409,
      'Ann has decided to keep this review unpublished since it was shown to you.',
    ]);
    expect((await review(id)).decision).toBe('unpublished');
    expect((await approve(manager, id, { isApproved: true, seenDecision: 'unpublished' })).status).toBe(200);
  });

  test('is accepted if the others decided the same, or the last decision is one’s own', async () => {
    const [, id] = ids;
    await approve(ann, id, { isApproved: true });
    expect((await approve(manager, id, { isApproved: true, seenDecision: 'none' })).data.decidedBy).toBe(
      'ann',
    );
    expect((await approve(ann, id, { isApproved: false, seenDecision: 'none' })).status).toBe(200);
    expect((await approve(manager, id, { isApproved: true, seenDecision: 'maybe' })).status).toBe(400);
  });
});

describe('presence', () => {
  test('says on every machine who looks at a review, by an event and by the answer', async () => {
    const path = `/reviews/${ids[0]}/presence`;
    const listener = await listen(there.origin, ann.cookie);
    onTestFinished(() => listener.stop());
    const states = () =>
      listener.events
        .filter((event) => event.startsWith('event: presence'))
        .map((event) => JSON.parse(event.slice(event.indexOf('{'))) as Presence);
    await manager.put(path, { isLooking: true });
    await expect.poll(() => states()).toEqual([{ reviewId: ids[0], usernames: ['manager'], writing: [] }]);
    const { data } = await ann.put<Presence>(path, { isLooking: true });
    expect(data.usernames).toEqual(['manager', 'ann']);
    await manager.put(path, { isLooking: false });
    await expect.poll(() => states().at(-1)).toEqual({ reviewId: ids[0], usernames: ['ann'], writing: [] });
  });

  test('makes no page read reviews again', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const listener = await listen(here.origin, manager.cookie);
    onTestFinished(() => listener.stop());
    await ann.put(`/reviews/${ids[1]}/presence`, { isLooking: true });
    await expect.poll(() => listener.events.some((event) => event.startsWith('event: presence'))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(changeCount(listener)).toBe(0);
  });

  test('of an unknown review is refused', async () => {
    expect((await manager.put('/reviews/999999/presence', { isLooking: true })).status).toBe(404);
  });
});
