import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
let ids: number[];

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
  ids = (await manager.get<ReviewList>('/reviews/hostaway?limit=20')).data.reviews.map(({ id }) => id);
});
afterAll(() => server.close());

const decide = (id: number | undefined, body: object) =>
  manager.put<Review>(`/reviews/hostaway/${id}/approve`, body);
const list = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;
const history = async (id: number | undefined) =>
  (await manager.get<DecisionList>(`/reviews/hostaway/${id}/decisions`)).data.decisions;
const undecided = async () => (await manager.get<ReviewStats>('/reviews/hostaway/stats')).data.undecided;

describe('keeping a pending review unpublished', () => {
  test('decides it once, with user, time and reason', async () => {
    const [id] = ids;
    const before = await undecided();
    const { data } = await decide(id, { isApproved: false, reason: ' Suspected\nfake ' });
    expect(data).toMatchObject({
      isApproved: false,
      decision: 'unpublished',
      decidedBy: 'manager',
      reason: 'Suspected fake',
    });
    await decide(id, { isApproved: false, reason: 'Another' });
    await decide(id, { isApproved: false });
    expect(await history(id)).toEqual([
      {
        at: data.decidedAt,
        from: 'pending',
        to: 'pending',
        decision: 'unpublished',
        cause: 'manager',
        by: 'manager',
        reason: 'Suspected fake',
        isUndo: false,
      },
    ]);
    expect(await undecided()).toMatchObject({ count: before.count - 1, isCountExact: true });
    const listed = (await list(`decision=unpublished`)).reviews;
    expect(listed).toEqual([data]);
  });

  test('accepts a later reason, which replaces the first', async () => {
    const id = ids[1];
    await decide(id, { isApproved: false });
    await manager.put(`/reviews/hostaway/${id}/reason`, { reason: 'Requested by the guest' });
    expect((await manager.get<Review>(`/reviews/hostaway/${id}`)).data.reason).toBe('Requested by the guest');
  });

  test('ends with a change on the channel, which makes the review undecided again', async () => {
    const id = ids[2];
    await decide(id, { isApproved: false });
    const count = (await undecided()).count;
    await server.app.context.storage.transact(async (tx) => {
      await tx.reviews.markRevised(id as never, null);
      await tx.events.insert(systemActor, { kind: 'review.changed' });
    });
    expect((await manager.get<Review>(`/reviews/hostaway/${id}`)).data).toMatchObject({ decision: 'none' });
    expect((await manager.get<Review>(`/reviews/hostaway/${id}`)).data).not.toHaveProperty('decidedBy');
    expect((await undecided()).count).toBe(count + 1);
  });

  test.each([
    [{ isApproved: true, reason: 'x' }, 'reason may be given only where isApproved is false.'],
    [{ isApproved: false, reason: '' }, 'reason must be a text of 1 to 200 characters.'],
    [{ isApproved: false, reason: ' \n ' }, 'reason must have 1 to 200 visible characters.'],
    [{ isApproved: false, reason: 7 }, 'reason must be a text of 1 to 200 characters.'],
  ])('rejects %j and changes nothing', async (body, message) => {
    const answer = await decide(ids[3], body);
    expect([answer.status, answer.failure.error]).toEqual([400, message]);
    expect(await history(ids[3])).toEqual([]);
  });
});

describe('the filter by decision', () => {
  test('assigns every review to exactly one decision, in lists and in exports', async () => {
    await decide(ids[4], { isApproved: true });
    const totals = await Promise.all(
      ['none', 'approved', 'unpublished'].map(async (decision) => (await list(`decision=${decision}`)).total),
    );
    expect(totals.reduce((sum, total) => sum + total)).toBe((await list('')).total);
    expect(totals[0]).toBe((await undecided()).count);
    const filter = { decision: 'unpublished', sortBy: 'date', sortOrder: 'desc' } as const;
    const options = { format: 'ndjson', withPrivateFeedback: false } as const;
    const text = (
      await Array.fromAsync(exportReviews(server.app.context, systemActor, filter, options))
    ).join('');
    const exported = text.split('\n').slice(0, -1);
    expect(exported.map((line) => JSON.parse(line).id)).toEqual(
      (await list('decision=unpublished')).reviews.map(({ id }) => id),
    );
  });

  test('is rejected for anonymous callers, who get no decisions either', async () => {
    const refused = await anonymous.get('/reviews/hostaway?decision=approved');
    expect([refused.status, refused.failure.error]).toEqual([401, 'Please sign in to filter by decision.']);
    const { reviews } = (await anonymous.get<ReviewList>('/reviews/hostaway')).data;
    expect(reviews.map(({ id }) => id)).toEqual([ids[4]]);
    for (const field of ['decision', 'decidedBy', 'decidedAt', 'reason']) {
      expect(reviews[0]).not.toHaveProperty(field);
    }
  });

  test('rejects an unknown value by name', async () => {
    const { status, failure } = await manager.get('/reviews/hostaway?decision=maybe');
    expect([status, failure.error]).toEqual([400, 'decision must be one of none, approved, unpublished.']);
  });
});

test('the age of the oldest undecided review is that of the oldest in the list', async () => {
  const { reviews } = await list('decision=none&sortOrder=asc&limit=1');
  expect((await undecided()).oldest).toBe(reviews[0]?.reviewDate);
});
