import { describe, expect, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { runSync, startDueSyncs } from '#services/sources/sync.ts';
import type { Storage } from '#storage/storage.ts';
import { saying } from '#tests/support/saying.ts';
import { syncedAccount } from '#tests/support/sync-account.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const { server, manager, sync, status, lastRun, find, query, add } = syncedAccount();

describe('concurrent syncs', () => {
  test('run one at a time: one runs, the others return null', async () => {
    const outcomes = await Promise.all([sync(), sync(), sync()]);
    expect(outcomes.filter((counts) => counts !== null)).toHaveLength(1);
    expect(await query('select count(*)::int as n from sync_runs')).toEqual([{ n: 2 }]);
    expect(await sync()).not.toBeNull();
  });

  test('may be requested with an empty JSON body', async () => {
    const empty = { rawBody: '', headers: { 'content-type': 'application/json' } };
    expect((await manager().call('POST', '/sync', empty)).status).toBe(202);
    await vi.waitFor(async () => expect((await status()).running).toBe(false), {
      timeout: TIMEOUT_MS,
      interval: 50,
    });
    expect((await manager().call('DELETE', '/session', empty)).status).toBe(200);
  });

  test('that several managers request are one run, and each request returns 202', async () => {
    const before = (await lastRun())?.id ?? 0;
    add({ publicReview: 'Dugongs in the bay.' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => manager().post<SyncStatus>('/sync')));
    for (const answer of answers) {
      expect(answer.status).toBe(202);
      expect(answer.data.running).toBe(true);
    }
    expect((await status()).running).toBe(true);
    await vi.waitFor(async () => expect((await status()).running).toBe(false), {
      timeout: TIMEOUT_MS,
      interval: 50,
    });
    expect(await lastRun()).toMatchObject({ id: before + 1, state: 'succeeded', counts: { added: 1 } });
    expect(await find('dugongs')).toHaveLength(1);
  });
});

describe('when the process that ran a sync was killed', () => {
  test('its job ends without a heartbeat, and a sync that is requested later runs', async () => {
    await query(
      `insert into pgboss.job (name, singleton_key, state, policy, retry_limit, started_on, heartbeat_seconds, heartbeat_on)
       select name, '{}', 'active', policy, 0, now() - interval '1 hour', heartbeat_seconds, now() - interval '59 minutes'
       from pgboss.queue where name = 'sync'`,
    );
    add({ publicReview: 'Numbats under the porch.' });
    await vi.waitFor(
      async () => {
        await manager().post('/sync');
        expect(await find('numbats')).toHaveLength(1);
      },
      { timeout: TIMEOUT_MS, interval: 250 },
    );
  });
});

describe('when Hostaway fails', () => {
  test('the sync is recorded as failed with a message, the product keeps running, and the next sync succeeds', async () => {
    const { context } = server().app;
    const { sources } = context;
    const { createHostawayClient } = await import('#connectors/hostaway/client.ts');
    const { accountId, url } = server().hostaway;
    const wrong = createHostawayClient({ url, accountId, apiKey: 'not the key at all' });
    Object.assign(context, {
      sources: { ...sources, list: () => [{ id: 'hostaway', name: 'Hostaway', connector: wrong }] },
    });
    const succeeded = (await status()).sources[0]?.lastSuccess;
    await expect(sync()).rejects.toThrow(saying('Hostaway rejected the account id or API key.'));
    await wrong.close();
    expect(await status()).toMatchObject({
      running: false,
      sources: [{ lastSuccess: succeeded, lastRun: { state: 'failed', finishedAt: expect.any(String) } }],
    });
    expect((await lastRun())?.error).toContain('Hostaway rejected the account id or API key.');
    expect((await manager().get<ReviewList>('/reviews/hostaway')).data.total).toBeGreaterThan(1200);

    Object.assign(context, { sources });
    expect(await sync()).not.toBeNull();
    expect(await lastRun()).toMatchObject({ state: 'succeeded', error: null });
  });

  test('and the database fails too, the failure of Hostaway is reported, and the schedule soon retries', async () => {
    const { context } = server().app;
    const { storage } = context;
    const messages: string[] = [];
    const log = (_details: object, message: string) => void messages.push(message);
    server().hostaway.failures.add({ path: '/v1/reviews', times: 1, failure: { kind: 'html' } });
    const transact: Storage['transact'] = (work) =>
      storage.transact((tx) =>
        work({
          ...tx,
          syncs: { ...tx.syncs, finish: () => Promise.reject(new Error('The database is unavailable.')) },
        }),
      );
    const withoutDatabase = {
      ...context,
      storage: { ...storage, transact },
      log: { info: log, warn: log, error: log },
    };
    await expect(runSync(withoutDatabase)).rejects.toThrow(saying('web page'));
    expect(messages.filter((each) => /fail/.test(each))).toEqual([
      'sync failed',
      'the failure could not be recorded; the next sync records it',
    ]);
    const interrupted = await lastRun();
    expect(interrupted).toMatchObject({ state: 'running' });

    const inThreeMinutes = {
      ...context,
      now: () => new Date(Date.now() + 3 * 60_000),
      syncIntervalMinutes: 10_080,
    };
    await storage.exclusively('sync', async () => {
      expect(await runSync(inThreeMinutes)).toBeNull();
    });
    expect(await lastRun()).toEqual(interrupted);
    await startDueSyncs(inThreeMinutes);
    await vi.waitFor(
      async () =>
        expect(await lastRun()).toMatchObject({ id: (interrupted?.id ?? 0) + 1, state: 'succeeded' }),
      { timeout: TIMEOUT_MS, interval: 250 },
    );
  });

  test('pages stored before are kept, and the next sync closes an interrupted run', async () => {
    await query(`insert into sync_runs (source, state, counts) values ('hostaway', 'running', '{}')`);
    add({ publicReview: 'Echidnas first.' });
    await sync();
    const runs = await query('select state, error from sync_runs order by id');
    expect(runs.slice(-2)).toEqual([
      { state: 'failed', error: expect.stringContaining('sync-interrupted') },
      { state: 'succeeded', error: null },
    ]);
    expect(await find('echidnas')).toHaveLength(1);
  });
});
