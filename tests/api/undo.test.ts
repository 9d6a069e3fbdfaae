import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityGroups } from '#contract/decisions/activity.ts';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
let ana: ApiClient;
let reviews: Review[];

beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: 'kite orbit mugs' });
  anonymous = apiClient(server.origin);
  manager = apiClient(server.origin);
  ana = apiClient(server.origin);
  await Promise.all([manager.signIn(), ana.signIn('ana', 'kite orbit mugs')]);
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
afterAll(() => server.close());

let used = 0;
/** Reviews that no other test changes. */
const take = (count: number): Review[] => {
  used += count;
  return reviews.slice(used - count, used);
};
const only = ([first]: Review[]): Review => {
  if (!first) throw new Error('no reviews are left');
  return first;
};
const decide = (who: ApiClient, { id }: Review, isApproved: boolean, batch?: string, reason?: string) =>
  who.put<Review>(`/reviews/hostaway/${id}/approve`, { isApproved, batch, reason });
const undo = (who: ApiClient, { id }: Review, body?: object) => who.post<Review>(`/reviews/${id}/undo`, body);
const undoBatch = (who: ApiClient, batch: string | null) => who.post<UndoneBatch>(`/batches/${batch}/undo`);
const read = async ({ id }: Review) => (await manager.get<Review>(`/reviews/hostaway/${id}`)).data;
const history = async ({ id }: Review) =>
  (await manager.get<DecisionList>(`/reviews/hostaway/${id}/decisions`)).data.decisions;
const sql = (text: string, ...values: unknown[]) => server.app.database.pool.query(text, values);
/** As a sync does when the guest rewrites an undecided review. */
const rewrite = ({ id }: Review) =>
  sql(`update reviews set review_text = review_text || '!' where id = $1`, id);

describe('the undo of one decision', () => {
  test('restores an undecided review, by a second decision', async () => {
    const review = only(take(1));
    await decide(manager, review, true);
    const undone = await undo(manager, review);
    expect(undone.data).toMatchObject({ id: review.id, isApproved: false, decision: 'none' });
    expect(await read(review)).toEqual(undone.data);
    expect((await history(review)).map(({ decision, by, isUndo }) => [decision, by, isUndo])).toEqual([
      ['approved', 'manager', false],
      ['none', 'manager', true],
    ]);
  });

  test('can be undone, and restores the reason of an unpublished review', async () => {
    const review = only(take(1));
    await decide(ana, review, false, undefined, 'Suspected fake');
    await ana.put(`/reviews/hostaway/${review.id}/reason`, { reason: 'Offensive language' });
    await decide(manager, review, true);
    expect((await undo(manager, review)).data).toMatchObject({
      decision: 'unpublished',
      reason: 'Offensive language',
    });
    expect((await undo(manager, review)).data).toMatchObject({ decision: 'approved', isApproved: true });
  });

  test('restores what had changed on the channel before the decision', async () => {
    const review = only(take(1));
    const revision = { before: { text: 'Old', tenths: 40 }, after: { text: 'New', tenths: 40 } };
    await sql('update reviews set revision = $2 where id = $1', review.id, JSON.stringify(revision));
    await decide(manager, review, true);
    expect((await read(review)).revision).toBeUndefined();
    expect((await undo(manager, review)).data.revision?.before.text).toBe('Old');
  });

  test('is refused after the decision of someone else, unless that one is named', async () => {
    const review = only(take(1));
    await decide(manager, review, true);
    await decide(ana, review, false);
    const before = await fingerprint(server.app.database.pool);
    const answer = await undo(manager, review);
    expect([answer.status, answer.failure.error]).toEqual([
      409,
      'This review has been decided again since, by Ana.',
    ]);
    expect((await undo(manager, review, { decision: 1 })).status).toBe(409);
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
    const { rows } = await sql('select max(id) as last from decisions where review_id = $1', review.id);
    expect((await undo(manager, review, { decision: rows[0]?.last })).data.decision).toBe('approved');
  });

  test('is refused without a decision, and once the review has changed or is withdrawn', async () => {
    const [fresh, changed, withdrawn] = take(3) as [Review, Review, Review];
    expect((await undo(manager, fresh)).failure.error).toBe('There is no decision on this review.');
    await decide(manager, changed, true);
    await undo(manager, changed);
    await rewrite(changed);
    expect((await undo(manager, changed)).failure.error).toContain('Changed on its channel since.');
    await decide(manager, withdrawn, true);
    await sql('update reviews set withdrawn_at = now() where id = $1', withdrawn.id);
    expect((await undo(manager, withdrawn)).failure.error).toContain(
      'No longer published on its channel, or a duplicate.',
    );
    await sql('update reviews set withdrawn_at = null where id = $1', withdrawn.id);
  });

  test('of an unknown review, by an anonymous visitor or from another site is refused', async () => {
    const review = only(take(1));
    expect((await manager.post('/reviews/99999999/undo')).status).toBe(404);
    expect((await manager.post('/reviews/x/undo')).status).toBe(400);
    expect((await undo(manager, review, { decision: 'x' })).status).toBe(400);
    expect((await undo(manager, review, { other: 1 })).status).toBe(400);
    expect((await undo(anonymous, review)).status).toBe(401);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await manager.post(`/reviews/${review.id}/undo`, {}, foreign)).status).toBe(403);
  });
});

describe('a triage', () => {
  test('is undone as a whole, and the undo is undone as a whole', async () => {
    const batch = randomUUID();
    const [one, two, three] = take(3) as [Review, Review, Review];
    await decide(ana, two, true);
    await decide(manager, one, true, batch);
    await decide(manager, two, false, batch);
    // Changes of mind within one triage.
    await decide(manager, three, false, batch);
    await decide(manager, three, true, batch);
    const { data } = await undoBatch(manager, batch);
    expect(data).toEqual({ batch: expect.any(String), changed: 3, skipped: [], skippedCount: 0 });
    const decisions = async () =>
      (await Promise.all([one, two, three].map(read))).map(({ decision }) => decision);
    expect(await decisions()).toEqual(['none', 'approved', 'none']);
    expect((await undoBatch(manager, data.batch)).data.changed).toBe(3);
    expect(await decisions()).toEqual(['approved', 'unpublished', 'approved']);
  });

  test('is undone except where others decided, and names those reviews', async () => {
    const batch = randomUUID();
    const [own, decided, changed, hidden] = take(4) as [Review, Review, Review, Review];
    await decide(manager, hidden, true);
    for (const review of [own, decided, changed]) await decide(manager, review, true, batch);
    await decide(manager, hidden, false, batch);
    await decide(ana, decided, false);
    await sql(
      `insert into decisions (review_id, cause, from_decision, to_decision) values ($1, 'sync', 'approved', 'none')`,
      changed.id,
    );
    await sql(`update reviews set decision = 'none' where id = $1`, changed.id);
    await sql(`update reviews set channel = 'Hidden' where id = $1`, hidden.id);
    await sql(`insert into channel_rights (channel, rights) values ('Hidden', 'hidden')`);
    const { data } = await undoBatch(ana, batch);
    expect(data).toEqual({
      batch: expect.any(String),
      changed: 1,
      skippedCount: 3,
      skipped: [
        { id: decided.id, guestName: decided.guestName, reason: 'Decided again since, by ana.' },
        { id: changed.id, guestName: changed.guestName, reason: 'Changed on its channel since.' },
        { id: hidden.id, guestName: hidden.guestName, reason: 'Reviews from Hidden must not be shown.' },
      ].toSorted((a, b) => a.id - b.id),
    });
    expect((await read(own)).decision).toBe('none');
    const again = (await undoBatch(ana, batch)).data;
    expect([again.batch, again.changed, again.skippedCount]).toEqual([null, 0, 4]);
  });

  test('that a limited manager has partly undone can still be undone by others', async () => {
    const batch = randomUUID();
    const { rows } = await sql(
      `select distinct on (listing_id) id, listing_id from reviews where decision = 'none' order by listing_id, id limit 2`,
    );
    const [own, other] = rows as [Review & { listing_id: number }, Review];
    await addUser(server.app.context, { username: 'leo', name: 'Leo', password: 'kite orbit mugs' });
    await manager.patch('/people/leo', { access: { listingIds: [own.listing_id], groupIds: [] } });
    const leo = await signedInClient(server.origin, 'leo', 'kite orbit mugs');
    for (const review of [own, other]) await decide(manager, review, true, batch);
    expect((await undoBatch(leo, batch)).data.changed).toBe(1);
    const isUndone = async () =>
      (await manager.get<ActivityGroups>('/activity/groups')).data.groups.find(
        (group) => group.batch?.id === batch,
      )?.batch?.isUndone;
    expect(await isUndone()).toBe(false);
    expect((await undoBatch(manager, batch)).data.changed).toBe(1);
    expect(await isUndone()).toBe(true);
  });

  test('undone by two managers at once is undone once', async () => {
    const batch = randomUUID();
    const all = take(5);
    for (const review of all) await decide(manager, review, true, batch);
    const answers = await Promise.all([manager, ana, manager, ana].map((who) => undoBatch(who, batch)));
    expect(answers.map(({ data }) => data.changed).toSorted()).toEqual([0, 0, 0, 5]);
    expect((await Promise.all(all.map(history))).map(({ length }) => length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('accepts decisions of the manager who began it only', async () => {
    const batch = randomUUID();
    const [one, two] = take(2) as [Review, Review];
    await decide(manager, one, true, batch);
    const answer = await decide(ana, two, true, batch);
    expect([answer.status, answer.failure.error]).toEqual([403, 'This batch is not a triage of yours.']);
    const undoOfIt = await undoBatch(manager, batch);
    expect((await decide(manager, two, true, undoOfIt.data.batch ?? '')).status).toBe(403);
    expect((await decide(manager, two, true, 'x')).failure.error).toBe('batch is not valid.');
    expect((await read(two)).decision).toBe('none');
  });

  test('that is unknown cannot be undone', async () => {
    expect((await undoBatch(manager, randomUUID())).status).toBe(404);
    expect((await undoBatch(manager, 'x')).status).toBe(400);
    expect((await undoBatch(anonymous, randomUUID())).status).toBe(401);
  });
});
