import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Cluster, openCluster } from '#cluster/cluster.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { listen } from '#tests/support/live-events.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let cluster: Cluster;
let primary: pg.Pool;
let replica: pg.Pool;
/** A manager whose requests go through the balancer. */
let manager: ApiClient;

beforeAll(async () => {
  cluster = await openCluster({ environment: { LOG_LEVEL: 'error' } });
  // Its end may cut connections that are still closing, as a test does with the replica’s.
  const connect = (connectionString: string) => new pg.Pool({ connectionString }).on('error', () => {});
  primary = connect(cluster.primary.url);
  replica = connect(cluster.replica.url);
  manager = await signedInClient(cluster.origin);
});
afterAll(async () => {
  await Promise.all([primary?.end(), replica?.end()]);
  await cluster?.close();
});

/** A client of one process. */
function clientAt(index: number, session?: string): ApiClient {
  return apiClient(`http://localhost:${cluster.products[index]?.port}`, '/api', session);
}

const count = async (statement: string) => Number((await primary.query(statement)).rows[0].n);
const pending = async (who: ApiClient) =>
  (await who.get<ReviewList>('/reviews/hostaway?approved=false&limit=1')).data.reviews[0];
const page = async (index: number, listingId: number) =>
  (await fetch(`http://localhost:${cluster.products[index]?.port}/property/${listingId}`)).text();

describe('two processes that start at once on a new database', () => {
  test('create one schema and one demo user, and sync once', async () => {
    expect(await count('select count(*) as n from users')).toBe(1);
    await vi.waitFor(async () => {
      expect(await count("select count(*) as n from sync_runs where state = 'succeeded'")).toBe(1);
    }, WAIT_OPTIONS);
    expect(await count('select count(*) as n from sync_runs')).toBe(1);
    expect(await count('select count(*) as n from reviews')).toBeGreaterThan(1_200);
  });
});

describe('sessions', () => {
  test('a sign-in and a sign-out apply to every process', async () => {
    const manager = clientAt(0);
    await manager.signIn();
    const there = clientAt(1, manager.cookie);
    expect((await there.get<{ user: unknown }>('/session')).data.user).not.toBeNull();
    await manager.delete('/session');
    expect((await there.get<{ user: unknown }>('/session')).data.user).toBeNull();
  });
});

describe('a change in one process', () => {
  test('appears on the cached pages of the others', async () => {
    const review = await pending(manager);
    const listingId = review?.listingId ?? 0;
    const numbers = async (index: number) => /Showing (\d+) of/.exec(await page(index, listingId))?.[1];
    const before = [await numbers(0), await numbers(1)];
    expect(before[0]).toBe(before[1]);
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    for (const index of [0, 1]) {
      await vi.waitFor(
        async () => expect(Number(await numbers(index))).toBe(Number(before[index]) + 1),
        WAIT_OPTIONS,
      );
    }
  });

  test('a sync that is requested on both at once runs once', async () => {
    const before = await count('select count(*) as n from sync_runs');
    const each = [0, 1].map((index) => clientAt(index, manager.cookie));
    const answers = await Promise.all(each.map((manager) => manager.post('/sync')));
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await vi.waitFor(async () => {
      expect((await manager.get<SyncStatus>('/sync')).data.running).toBe(false);
    }, WAIT_OPTIONS);
    expect(await count('select count(*) as n from sync_runs')).toBe(before + 1);
  });
});

describe('the replica', () => {
  const approvals = async (id: number | undefined) => {
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?approved=true&limit=50');
    return data.reviews.some((review) => review.id === id);
  };

  test('answers reads that may be slightly outdated', async () => {
    await replica.query('select pg_stat_reset()');
    const scans = async () =>
      Number(
        (await replica.query("select sum(xact_commit) as n from pg_stat_database where datname = 'reviews'"))
          .rows[0].n,
      );
    const before = await scans();
    await vi.waitFor(async () => {
      for (let look = 0; look < 20; look++) await fetch(`${cluster.origin}/api/reviews/hostaway`);
      expect(await scans()).toBeGreaterThan(before + 20);
    }, WAIT_OPTIONS);
  });

  test('never hides a manager’s own changes, however far it lags behind', async () => {
    await replica.query('select pg_wal_replay_pause()');
    for (let round = 0; round < 5; round++) {
      const review = await pending(manager);
      await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
      expect(await approvals(review?.id)).toBe(true);
      expect((await pending(manager))?.id).not.toBe(review?.id);
    }
    await replica.query('select pg_wal_replay_resume()');
  });

  test('never hides the changes of others from a page that was notified of them', async () => {
    await replica.query('select pg_wal_replay_pause()');
    onTestFinished(async () => void (await replica.query('select pg_wal_replay_resume()')));
    const listener = await listen(`http://localhost:${cluster.products[1]?.port}`, manager.cookie);
    onTestFinished(() => listener.stop());
    const changeEvents = () => listener.events.filter((event) => event.startsWith('data:'));
    const review = await pending(manager);
    const before = changeEvents().length;
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    await vi.waitFor(() => expect(changeEvents().length).toBeGreaterThan(before), WAIT_OPTIONS);
    const colleague = clientAt(1, manager.cookie);
    const path = '/reviews/hostaway?approved=false&limit=1';
    const { data } = await colleague.get<ReviewList>(path, { headers: { 'cache-control': 'no-cache' } });
    expect(data.reviews[0]?.id).not.toBe(review?.id);
  });

  test('can fail without failed requests', async () => {
    await cluster.replica.stop();
    for (let round = 0; round < 10; round++) {
      expect((await manager.get<ReviewList>('/reviews/hostaway')).data.total).toBeGreaterThan(1_200);
      expect((await fetch(`${cluster.origin}/api/reviews/hostaway`)).status).toBe(200);
    }
  });
});

describe('processes that start and stop', () => {
  /** Requests pages and calls until it is stopped, and collects failed requests. */
  function visitors() {
    let isOver = false;
    let answered = 0;
    const failures: string[] = [];
    const walk = async () => {
      while (!isOver) {
        for (const path of ['/property/1', '/api/reviews/hostaway', '/api/health']) {
          const status = await fetch(cluster.origin + path).then(
            async (answer) => (await answer.arrayBuffer()) && answer.status,
            (error: unknown) => String(error),
          );
          answered += 1;
          if (status !== 200) failures.push(`${path}: ${status}`);
        }
      }
    };
    const walking = Promise.all([walk(), walk()]);
    return async () => {
      isOver = true;
      await walking;
      return { answered, failures };
    };
  }

  test('a rolling restart causes no failed request', async () => {
    const stop = visitors();
    await cluster.restart(0);
    await cluster.restart(1);
    const { answered, failures } = await stop();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(10);
    expect((await manager.get<{ user: unknown }>('/session')).data.user).not.toBeNull();
  });

  test('a killed process causes no failed request', async () => {
    const stop = visitors();
    await cluster.restart(0, 'SIGKILL');
    const { failures } = await stop();
    expect(failures).toEqual([]);
  });
});
