import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList, ReviewStats } from '#contract/reviews/reviews.ts';
import type { ReviewId } from '#domain/ids.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint, untilSettled } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const TEAM = ['manager', 'ana', 'bo', 'chi'];
const PASSWORDS = ['flex-demo', 'kite orbit mugs', 'kite orbit mugs', 'kite orbit mugs'];

let server: TestServer;
let managers: ApiClient[];
let manager: ApiClient;
let reviews: Review[];

beforeAll(async () => {
  server = await openTestServer();
  for (const username of TEAM.slice(1)) {
    await addUser(server.app.context, { username, name: username, password: 'kite orbit mugs' });
  }
  managers = TEAM.map(() => apiClient(server.origin));
  await Promise.all(managers.map((one, index) => one.signIn(TEAM[index], PASSWORDS[index])));
  manager = managers[0] as ApiClient;
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=100')).data.reviews;
});
afterAll(() => server.close());

const idOf = (index: number) => reviews[index]?.id as ReviewId;
const approvalOf = (id: number) => `/reviews/hostaway/${id}/approve`;
const decide = (who: ApiClient, id: number, isApproved: boolean) =>
  who.put<Review>(approvalOf(id), { isApproved });
const historyOf = (id: ReviewId) => server.app.context.storage.decisions.list(id);
const statsNow = async () => (await manager.get<ReviewStats>('/reviews/hostaway/stats')).data;
const totalOf = async (query: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data.total;

describe('an approval', () => {
  test('returns the updated review, and a repeated approval records no second decision', async () => {
    const id = idOf(0);
    for (const isApproved of [true, true, false, false, true]) {
      const { data } = await decide(manager, id, isApproved);
      expect(data).toEqual({
        ...reviews[0],
        isApproved,
        decision: isApproved ? 'approved' : 'unpublished',
        decidedBy: 'manager',
        decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      expect((await manager.get(`/reviews/hostaway/${id}`)).data).toEqual(data);
    }
    expect(await historyOf(id)).toHaveLength(3);
  });

  test('is recorded with the user, the time, and the status before and after', async () => {
    const id = idOf(1);
    const start = Date.now();
    await decide(managers[1] as ApiClient, id, true);
    await decide(managers[2] as ApiClient, id, false);
    const history = await historyOf(id);
    expect(history.map(({ at: _at, ...decision }) => decision)).toEqual([
      {
        reviewId: id,
        from: 'none',
        to: 'approved',
        cause: 'manager',
        by: 'ana',
        reason: null,
        isUndo: false,
      },
      {
        reviewId: id,
        from: 'approved',
        to: 'unpublished',
        cause: 'manager',
        by: 'bo',
        reason: null,
        isUndo: false,
      },
    ]);
    for (const { at } of history) {
      expect(at.getTime()).toBeGreaterThan(start - 5_000);
      expect(at.getTime()).toBeLessThan(Date.now() + 5_000);
    }
  });

  test('never changes a recorded decision', async () => {
    const id = idOf(2);
    await decide(manager, id, true);
    const before = await historyOf(id);
    await decide(manager, id, false);
    await decide(manager, id, true);
    expect((await historyOf(id)).slice(0, before.length)).toEqual(before);
  });

  test('of an unknown review returns 404 and records nothing', async () => {
    await untilSettled(server.app.database.pool);
    const before = await fingerprint(server.app.database.pool);
    const answer = await decide(manager, 99_999_999, true);
    expect(answer.status).toBe(404);
    expect(answer.failure).toMatchObject({ code: 'not-found', error: 'There is no review 99999999.' });
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
  });
});

describe('a decision', () => {
  const own = () => ({ origin: server.origin });

  async function put(headers: Record<string, string>): Promise<number> {
    const response = await fetch(`${server.origin}/api${approvalOf(idOf(3))}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ isApproved: true }),
    });
    await response.text();
    return response.status;
  }

  test('requires both a session and a same-origin proof', async () => {
    const cookie = manager.cookie ?? '';
    await untilSettled(server.app.database.pool);
    const before = await fingerprint(server.app.database.pool);
    expect(await put(own())).toBe(401);
    expect(await put({ 'sec-fetch-site': 'same-origin' })).toBe(401);
    const unproven: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${server.origin}.evil.example` },
      { origin: server.origin.replace('http:', 'https:') },
      { origin: `${server.origin}0` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: `${server.origin}/dashboard` },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    ];
    for (const headers of unproven) {
      expect([headers, await put({ cookie, ...headers })]).toEqual([headers, 403]);
    }
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
    expect(await put({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await put({ cookie, ...own() })).toBe(200);
  });
});

describe('a review that changes', () => {
  const reviewAt = (index: number) => reviews[index] as Review;
  const tagOf = (review: Review) => `"${contentHash(review)}"`;
  const CHANGED = {
    code: 'conflict',
    error: 'This review has changed since it was shown to you. Please read it again.',
  };
  const rewrite = "update reviews set review_text = review_text || ' Rats in every room.' where id = $1";
  const change = (id: number, sql = rewrite) => server.app.database.pool.query(sql, [id]);
  const decideOn = (id: number, ifMatch: string, isApproved = true) =>
    manager.put<Review>(approvalOf(id), { isApproved }, { headers: { 'if-match': ifMatch } });

  /**
   * Approves a review while another transaction changes it, and commits that transaction when the approval waits for
   * it.
   */
  async function decideDuring(sql: string, id: number, headers: Record<string, string>) {
    const { pool } = server.app.database;
    const changing = await pool.connect();
    try {
      await changing.query('begin');
      await changing.query(sql, [id]);
      const decided = manager.put<Review>(approvalOf(id), { isApproved: true }, { headers });
      const waiting = () =>
        pool.query(`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database() and query like '%insert into decisions%'`);
      await expect.poll(async () => (await waiting()).rowCount).toBe(1);
      await changing.query('commit');
      return await decided;
    } finally {
      // Also rolls back, when an expectation failed.
      changing.release(true);
    }
  }

  test.each([
    ['text', rewrite],
    ['rating', 'update reviews set rating_tenths = 11 where id = $1'],
  ])('in its %s after it was shown is not approved until the new version is shown', async (_what, sql) => {
    const review = reviewAt(81);
    await change(review.id, sql);
    await untilSettled(server.app.database.pool);
    const before = await fingerprint(server.app.database.pool);
    const answer = await decideOn(review.id, tagOf(review));
    expect(answer.status).toBe(409);
    expect(answer.failure).toMatchObject(CHANGED);
    expect(await fingerprint(server.app.database.pool)).toEqual(before);

    reviews[81] = (await manager.get<Review>(`/reviews/hostaway/${review.id}`)).data;
    expect((await decideOn(review.id, tagOf(reviewAt(81)))).data).toMatchObject({
      ...reviews[81],
      isApproved: true,
      decision: 'approved',
      decidedAt: expect.any(String),
    });
    expect((await decide(manager, review.id, false)).status).toBe(200);
  });

  test('is not approved with its old tag, even after another manager approved the new version', async () => {
    const review = reviewAt(82);
    await change(review.id);
    expect((await decide(managers[1] as ApiClient, review.id, true)).status).toBe(200);
    expect((await decideOn(review.id, tagOf(review))).failure).toMatchObject(CHANGED);
  });

  test('can always be disapproved, whatever its tag', async () => {
    const review = reviewAt(83);
    for (const header of [tagOf(review), '"', '"other"']) {
      await change(review.id);
      expect((await decide(manager, review.id, true)).data.isApproved).toBe(true);
      expect((await decideOn(review.id, header, false)).data.isApproved).toBe(false);
    }
  });

  test.each<[string, number, (review: Review) => Record<string, string>]>([
    ['shown', 84, (review) => ({ 'if-match': tagOf(review) })],
    ['read first', 5, () => ({})],
    ['read first, whatever it is', 6, () => ({ 'if-match': '*' })],
  ])(
    'while it is being approved is not approved with content other than the content %s',
    async (_which, index, headers) => {
      const id = idOf(index);
      const answer = await decideDuring(rewrite, id, headers(reviewAt(index)));
      expect(answer.failure).toMatchObject(CHANGED);
      expect(await historyOf(id)).toEqual([]);
      const { data } = await manager.get<Review>(`/reviews/hostaway/${id}`);
      expect(data).toMatchObject({ isApproved: false, reviewText: expect.stringMatching(/Rats/) });
    },
  );

  test('only in other fields while it is being approved becomes approved', async () => {
    const review = reviewAt(85);
    const touch = 'update reviews set updated_at = now() where id = $1';
    const either: Record<string, string>[] = [{ 'if-match': tagOf(review) }, {}];
    for (const headers of either) {
      expect((await decideDuring(touch, review.id, headers)).data).toMatchObject({
        reviewText: review.reviewText,
        decision: 'approved',
      });
      await decide(manager, review.id, false);
    }
  });

  test('is identified by a hash that client and server compute', async () => {
    for (const review of reviews.slice(86))
      expect((await decideOn(review.id, tagOf(review))).status).toBe(200);
  });

  test('is accepted with several tags or with *', async () => {
    const { id } = reviewAt(4);
    const tag = tagOf(reviewAt(4));
    const answers: [header: string, status: number][] = [
      ['*', 200],
      [`"other", ${tag}`, 200],
      ['"other", "another"', 409],
      [`W/${tag}`, 409],
      [tag.slice(1, -1), 400],
      [`*, ${tag}`, 400],
      ['', 400],
    ];
    for (const [header, status] of answers) {
      expect([header, (await decideOn(id, header)).status]).toEqual([header, status]);
      const { data } = await manager.get<Review>(`/reviews/hostaway/${id}`);
      expect([header, data.isApproved]).toEqual([header, status === 200]);
      await decide(manager, id, false);
    }
    expect((await decideOn(id, tag.slice(1))).failure).toMatchObject({
      code: 'invalid',
      error: 'If-Match must be * or tags in quotes, with commas between them.',
    });
  });
});

describe('concurrent decisions of several managers', () => {
  test('leave one review in one state, with a complete history', async () => {
    const id = idOf(10);
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, turn) =>
        decide(managers[turn % managers.length] as ApiClient, id, Math.floor(turn / 2) % 2 === 0),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const history = await historyOf(id);
    expect(history.length).toBeGreaterThan(0);
    expect(history.map(({ from }) => from)).toEqual(['none', ...history.map(({ to }) => to)].slice(0, -1));
    expect(history.every(({ from, to }) => from !== to)).toBe(true);
    expect(new Set(history.map(({ by }) => by)).size).toBeGreaterThan(1);
    const [now] = (await server.app.database.pool.query('select decision from reviews where id = $1', [id]))
      .rows;
    expect(now?.decision).toBe(history.at(-1)?.to);
  });

  test('that are identical record one decision', async () => {
    const id = idOf(11);
    const answers = await Promise.all(
      managers.flatMap((one) => [decide(one, id, true), decide(one, id, true)]),
    );
    expect(answers.every(({ data }) => data.isApproved)).toBe(true);
    expect(await historyOf(id)).toHaveLength(1);
  });

  test('that PostgreSQL aborts return an error that offers a retry, and change nothing', async () => {
    const { pool } = server.app.database;
    await pool.query(`create function give_up() returns trigger language plpgsql as $$
      begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
    await pool.query('create trigger give_up before insert on decisions execute function give_up()');
    await untilSettled(pool);
    const before = await fingerprint(pool);
    const answer = await decide(manager, idOf(12), true);
    expect(answer.status).toBe(503);
    expect(answer.failure).toMatchObject({
      code: 'unavailable',
      error: 'Someone else just changed this. Reload and try again.',
    });
    expect(await fingerprint(pool)).toEqual(before);
    await pool.query('drop trigger give_up on decisions');
    expect((await decide(manager, idOf(12), true)).data.isApproved).toBe(true);
  });

  test('on many reviews keep the counts consistent at every moment', async () => {
    const storm = reviews
      .slice(20, 80)
      .flatMap(({ id }, index) => managers.map((one, turn) => decide(one, id, (index + turn) % 3 !== 0)));
    let over = false;
    // As the API reads them, which rejects reads that wait for long.
    const stored = () => server.app.context.storage.reviews.stats({ access: 'all' }, 'UTC');
    const watch = (async () => {
      const total = (await stored()).totalReviews;
      while (!over) {
        const { approvedCount, pendingCount, totalReviews } = await stored();
        expect([approvedCount + pendingCount, totalReviews]).toEqual([total, total]);
      }
    })();
    const answers = await Promise.all(storm).finally(() => {
      over = true;
    });
    await watch;
    expect(answers.every(({ status }) => status === 200)).toBe(true);

    const { rows } = await server.app.database.pool.query(
      'select count(*) filter (where is_approved) as approved, count(*) filter (where not is_approved) as pending from reviews',
    );
    const { approvedCount, pendingCount } = await statsNow();
    expect({ approved: approvedCount, pending: pendingCount }).toEqual(rows[0]);
    expect(await totalOf('approved=true')).toBe(approvedCount);
    expect(await totalOf('approved=false')).toBe(pendingCount);
    const broken = await server.app.database.pool.query(`
      select from (
        select review_id, from_decision, to_decision,
          lag(to_decision, 1, 'none') over (partition by review_id order by id) as before
        from decisions
      ) as history where from_decision <> before or from_decision = to_decision`);
    expect(broken.rowCount).toBe(0);
    const differing = await server.app.database.pool.query(`
      select from reviews join lateral (
        select to_decision from decisions where review_id = reviews.id order by id desc limit 1
      ) as latest on true where latest.to_decision <> reviews.decision`);
    expect(differing.rowCount).toBe(0);
  });
});
