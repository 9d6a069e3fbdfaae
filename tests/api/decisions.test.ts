import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
let ana: ApiClient;
let ids: number[];

beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: 'kite orbit mugs' });
  anonymous = apiClient(server.origin);
  manager = apiClient(server.origin);
  ana = apiClient(server.origin);
  await Promise.all([manager.signIn(), ana.signIn('ana', 'kite orbit mugs')]);
  ids = (await manager.get<ReviewList>('/reviews/hostaway?limit=20')).data.reviews.map(({ id }) => id);
});
afterAll(() => server.close());

const of = (id: number | undefined, part: string) => `/reviews/hostaway/${id}/${part}`;
const decide = (who: ApiClient, id: number | undefined, isApproved: boolean) =>
  who.put(of(id, 'approve'), { isApproved });
const say = (who: ApiClient, id: number | undefined, reason: unknown) =>
  who.put<DecisionList>(of(id, 'reason'), { reason });
const history = async (id: number | undefined) =>
  (await manager.get<DecisionList>(of(id, 'decisions'))).data.decisions;

describe('the history of a review', () => {
  test('is empty at first, then has every decision with its user and reason, oldest first', async () => {
    const [id] = ids;
    expect(await history(id)).toEqual([]);
    await decide(manager, id, true);
    await decide(ana, id, false);
    const expected = (await say(ana, id, ' Suspected\nfake ')).data.decisions;
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(expected).toEqual([
      {
        at,
        from: 'pending',
        to: 'approved',
        decision: 'approved',
        cause: 'manager',
        by: 'manager',
        reason: null,
        isUndo: false,
      },
      {
        at,
        from: 'approved',
        to: 'pending',
        decision: 'unpublished',
        cause: 'manager',
        by: 'ana',
        reason: 'Suspected fake',
        isUndo: false,
      },
    ]);
    expect(await history(id)).toEqual(expected);
  });

  test('keeps the earlier reason when a manager changes it', async () => {
    const id = ids[1];
    await decide(manager, id, true);
    await decide(manager, id, false);
    await say(manager, id, 'Offensive language');
    await say(manager, id, 'Requested by the guest');
    expect((await history(id)).map(({ reason }) => reason)).toEqual([null, 'Requested by the guest']);
    const { rows } = await server.app.database.pool.query(
      'select decision_reasons.reason, given_by from decision_reasons join decisions on decisions.id = decision_id where review_id = $1 order by decision_reasons.id',
      [id],
    );
    expect(rows).toEqual([
      { reason: 'Offensive language', given_by: 'manager' },
      { reason: 'Requested by the guest', given_by: 'manager' },
    ]);
  });
});

describe('a reason is rejected', () => {
  test.each([
    ['for a review without decisions', []],
    ['for an approved review', [[0, true]]],
    [
      'after the decision of another manager',
      [
        [0, true],
        [0, false],
        [1, true],
        [1, false],
      ],
    ],
    [
      'for a disapproval by another manager',
      [
        [0, true],
        [1, false],
      ],
    ],
  ] as [string, [number, boolean][]][])('%s', async (_when, steps) => {
    const id =
      ids[5 + ['without', 'approved', 'after', 'by another'].findIndex((word) => _when.includes(word))];
    for (const [who, isApproved] of steps) await decide(who === 0 ? manager : ana, id, isApproved);
    const before = await fingerprint(server.app.database.pool);
    const answer = await say(manager, id, 'Suspected fake');
    expect([answer.status, answer.failure.code]).toEqual([409, 'conflict']);
    expect(answer.failure.error).toContain('the reason was not saved');
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
  });

  test.each([
    ['', 'reason must be a text of 1 to 200 characters.'],
    ['x'.repeat(201), 'reason must be a text of 1 to 200 characters.'],
    [7, 'reason must be a text of 1 to 200 characters.'],
    [null, 'reason must be a text of 1 to 200 characters.'],
    [['a', 'b'], 'reason may be given only once.'],
    [undefined, 'reason is missing.'],
    ['a\0b', 'reason may not contain the character U+0000.'],
    [' \n\t ', 'reason must have 1 to 200 visible characters.'],
  ])('when it is %j', async (reason, expected) => {
    const id = ids[10];
    const answer = await say(manager, id, reason);
    expect([answer.status, answer.failure.error]).toEqual([400, expected]);
  });

  test('for an unknown review, an anonymous visitor or another site', async () => {
    expect((await say(manager, 99_999_999, 'x')).status).toBe(404);
    expect((await manager.get(of(99_999_999, 'decisions'))).status).toBe(404);
    for (const id of ['0', '-1', 'x', '1.5']) {
      expect((await manager.get(`/reviews/hostaway/${id}/decisions`)).status).toBe(400);
      expect((await manager.put(`/reviews/hostaway/${id}/reason`, { reason: 'x' })).status).toBe(400);
    }
    expect((await manager.get(`${of(ids[0], 'decisions')}?x=1`)).status).toBe(400);
    expect((await manager.put(of(ids[0], 'reason'), { reason: 'x', by: 'y' })).status).toBe(400);
    expect((await anonymous.get(of(ids[0], 'decisions'))).status).toBe(401);
    expect((await say(anonymous, ids[0], 'x')).status).toBe(401);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await manager.put(of(ids[0], 'reason'), { reason: 'x' }, foreign)).status).toBe(403);
  });
});
