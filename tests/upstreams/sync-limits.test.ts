import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '#app.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { PUBLISHED_RATE_LIMIT } from '#simulators/hostaway/rate-limit.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { saying } from '#tests/support/saying.ts';
import { accountOf, openSyncFixture, type SyncFixture, withPageSize } from '#tests/support/sync-fixture.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let fixture: SyncFixture;
afterEach(() => fixture.close());

const TOKEN_DELAY_MS = 1_000;

/** Every request of all products, with its start and end. */
function watched() {
  const requests: { url: string; token: string | null; began: number; ended: number }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const token = new Headers(init?.headers).get('authorization');
    const request = { url: String(input), token, began: Date.now(), ended: 0 };
    requests.push(request);
    try {
      return await globalThis.fetch(input, init);
    } finally {
      request.ended = Date.now();
    }
  };
  return { requests, fetch };
}

const batchesOf = ({ context }: App) =>
  context.sources.list()[0]?.connector.sync({ kind: 'full', checkpoint: null }).batches ?? [];

test('two processes on one database share the rate limit and one encrypted token', async () => {
  const listings = Array.from({ length: 130 }, (_, index) => newListing({ id: index + 1 }));
  const data = { ...accountOf(40), listings };
  fixture = await openSyncFixture({ data, rateLimit: PUBLISHED_RATE_LIMIT, tokenDelayMs: TOKEN_DELAY_MS });
  const { requests, fetch } = watched();
  const [first, second] = await Promise.all([
    fixture.open({ fetch: withPageSize(20, fetch) }),
    fixture.open({ fetch }),
  ]);
  const readListings = async () => {
    let read = 0;
    for await (const batch of batchesOf(second)) {
      if (batch.kind === 'reviews') break;
      read += batch.listings.length;
    }
    return read;
  };
  const [counts, read] = await Promise.all([runSync(first.context), readListings()]);
  expect(counts?.listings).toBe(130);
  expect(read).toBe(130);

  expect(requests.length).toBeGreaterThan(13);
  expect(fixture.hostaway.requests.map(({ status }) => status)).not.toContain(429);
  for (const { began } of requests) {
    // Thirteen requests are sent; one more may arrive if an earlier one was delayed.
    expect(
      requests.filter((other) => other.began >= began && other.began < began + 10_000).length,
    ).toBeLessThan(15);
  }

  const isIssue = ({ url }: { url: string }) => url.endsWith('/accessTokens');
  expect(requests.filter(isIssue)).toHaveLength(1);
  const issued = requests.find(isIssue)?.ended ?? 0;
  const uses = requests.filter((request) => !isIssue(request));
  expect(Math.min(...uses.map(({ began }) => began))).toBeGreaterThanOrEqual(issued + TOKEN_DELAY_MS);
  expect(fixture.hostaway.requests.map(({ status }) => status)).not.toContain(403);
  const tokens = new Set(uses.map(({ token }) => token?.replace('Bearer ', '')));
  expect(tokens.size).toBe(1);
  for (const token of tokens) {
    expect(await tablesWith(first.database.pool, token ?? '')).toEqual([]);
    expect(fixture.logged.join()).not.toContain(token);
  }

  // One that starts later uses the same token, and no other secret decrypts it.
  const { rows } = await first.database.pool.query('select sealed from upstream_tokens');
  expect(rows).toHaveLength(1);
  const later = await fixture.open({ requestLimit: { requests: 1_000, windowMs: 1 }, fetch });
  for await (const _batch of batchesOf(later)) break;
  expect(requests.filter(isIssue)).toHaveLength(1);
  expect(tokens).toContain(requests.at(-1)?.token?.replace('Bearer ', ''));
});

test('requests that were recorded before the clock of PostgreSQL was set back do not hold up a sync', async () => {
  fixture = await openSyncFixture({ data: accountOf(10) });
  const app = await fixture.open({ requestLimit: { requests: 1, windowMs: 100 } });
  expect(await runSync(app.context)).not.toBeNull();
  await app.database.pool.query(
    `insert into upstream_requests (account, counts_until)
      select account, counts_until + interval '1 year' from upstream_requests`,
  );
  expect(await runSync(app.context)).not.toBeNull();
});

test('a sync that waits for the rate limit stops at once at shutdown, which is no failure of its source', async () => {
  fixture = await openSyncFixture({ data: accountOf(10) });
  const app = await fixture.open({ requestLimit: { requests: 1, windowMs: 60_000 } });
  const outcome = runSync(app.context).catch((error: unknown) => error);
  await vi.waitFor(() => expect(fixture.hostaway.requests).toHaveLength(1), { timeout: TIMEOUT_MS });
  const began = Date.now();
  await app.context.sources.close();
  expect(await outcome).toEqual(saying('The connection to Hostaway was closed.'));
  expect(Date.now() - began).toBeLessThan(50_000);
  expect(await app.context.storage.syncs.last('hostaway')).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('sync-interrupted'),
  });
  const { rows } = await app.database.pool.query("select from events where kind = 'sync.failed'");
  expect(rows).toEqual([]);
});
