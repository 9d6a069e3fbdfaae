import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConnectionOptions } from '#connectors/requests/connection.ts';
import type { Source, SyncBatch, SyncScope } from '#connectors/source.ts';
import { SOURCE_DEFINITIONS } from '#connectors/source-definitions.ts';
import { upstreamIdOf } from '#domain/reviews/review.ts';
import { SOURCE_KINDS, SOURCE_NAMES, type SourceKind } from '#domain/sources/source-kind.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import { startGoogleBusinessSimulator } from '#simulators/google-business/server.ts';
import { demoData } from '#simulators/hospitable/data.ts';
import { startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { saying } from '#tests/support/saying.ts';
import { accountOf } from '#tests/support/sync-fixture.ts';

/** A simulated account of a source. */
interface Account {
  url: string;
  settings: Record<string, string>;
  /** The ids of its listings and rows. */
  listings: string[];
  rows(): string[];
  remove(index: number): void;
  failures: { add(rule: { path: string; failure: Failure }): unknown; clear(): void };
  /** The path of the call that reads reviews. */
  reviewPath: string;
  close(): Promise<void>;
}

const SIMULATORS: Record<SourceKind, () => Promise<Account>> = {
  async hostaway() {
    const data = accountOf(120);
    const simulator = await startHostawaySimulator({ data, tokenDelayMs: 0, rateLimit: false });
    return {
      ...simulator,
      settings: { accountId: simulator.accountId, apiKey: simulator.apiKey },
      listings: data.listings.map(({ id }) => String(id)),
      rows: () => data.reviews.map(({ id }) => String(id)),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as Account['failures'],
      reviewPath: '/v1/reviews',
    };
  },
  async hospitable() {
    const data = demoData(3, 120);
    const simulator = await startHospitableSimulator({ data, rateLimit: false });
    return {
      ...simulator,
      settings: { token: simulator.token },
      listings: data.properties.map(({ id }) => id),
      rows: () => data.reviews.map(({ id }) => id),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as Account['failures'],
      reviewPath: '/v2/properties/home-2/reviews',
    };
  },
  async 'google-business'() {
    const data = demoGoogleData(3, 120);
    const simulator = await startGoogleBusinessSimulator({ data, rateLimit: false });
    return {
      ...simulator,
      settings: simulator.settings(),
      listings: data.locations.map(({ name }) => name.replace('locations/', '')),
      rows: () => data.reviews.map(({ reviewId }) => reviewId),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as Account['failures'],
      reviewPath: '/v4/accounts/1001/locations/502/reviews',
    };
  },
};

describe.each(SOURCE_KINDS)('a source of the kind %s', (kind) => {
  let account: Account;
  let source: Source;
  const open = (settings = account.settings, options: Partial<ConnectionOptions> = {}) =>
    SOURCE_DEFINITIONS[kind].open(settings, {
      url: account.url,
      sleep: async () => {},
      limiter: { acquire: async () => () => {} },
      limits: { maxBytes: 500_000 },
      ...options,
    });
  beforeEach(async () => {
    account = await SIMULATORS[kind]();
    source = open();
  });
  afterEach(async () => {
    await source.close();
    await account.close();
  });

  async function read(scope: SyncScope = { kind: 'full', checkpoint: null }, onBatch = (_: SyncBatch) => {}) {
    const batches: SyncBatch[] = [];
    for await (const batch of source.sync(scope).batches) {
      batches.push(batch);
      onBatch(batch);
    }
    return batches;
  }
  const idsIn = (batches: readonly SyncBatch[]) =>
    new Set(batches.flatMap((batch) => (batch.kind === 'reviews' ? batch.rows.map(upstreamIdOf) : [])));

  test('declares what it can do, and the settings that it needs', () => {
    const { capabilities, settings } = SOURCE_DEFINITIONS[kind];
    expect(source.capabilities).toBe(capabilities);
    expect(source.respond !== undefined).toBe(capabilities.has('respond'));
    expect(source.tasks !== undefined).toBe(capabilities.has('tasks'));
    expect(source.messageTemplates !== undefined).toBe(capabilities.has('templates'));
    expect(settings.map(({ key }) => key)).toEqual(Object.keys(account.settings));
    expect(settings.some(({ isSecret }) => isSecret)).toBe(true);
  });

  test('says whether its settings are right', async () => {
    expect(await source.check()).toBe(await source.check());
    const wrong = open(Object.fromEntries(Object.keys(account.settings).map((key) => [key, 'wrong-1'])));
    await expect(wrong.check()).rejects.toThrow(saying(`${SOURCE_NAMES[kind]} rejected`));
    await wrong.close();
  });

  test('reads all listings before the reviews, and every row', async () => {
    const batches = await read();
    const kinds = batches.map((batch) => batch.kind);
    expect(kinds.lastIndexOf('listings')).toBeLessThan(kinds.indexOf('reviews'));
    const listings = batches.flatMap((batch) => (batch.kind === 'listings' ? batch.listings : []));
    expect(listings.map(({ upstreamId }) => upstreamId).sort()).toEqual(account.listings.toSorted());
    expect(idsIn(batches)).toEqual(new Set(account.rows()));
    const rows = batches.flatMap((batch) => (batch.kind === 'reviews' ? batch.rows : []));
    for (const row of rows)
      if (row.kind === 'review') expect(account.listings).toContain(row.review.upstreamListingId);
    expect(batches.at(-1)).toMatchObject({ expected: account.rows().length });
  });

  test('continues at any checkpoint and still reads every row', async () => {
    for (const batch of await read()) {
      if (batch.kind !== 'reviews') continue;
      const checkpoint = JSON.parse(JSON.stringify(batch.checkpoint));
      expect(idsIn(await read({ kind: 'full', checkpoint }))).toEqual(new Set(account.rows()));
    }
  });

  test('misses no remaining row when rows are removed during the read', async () => {
    let removals = 3;
    const batches = await read(undefined, (batch) => {
      if (batch.kind === 'reviews' && removals-- > 0) account.remove(0);
    });
    const found = idsIn(batches);
    expect(account.rows().filter((id) => !found.has(id))).toEqual([]);
  });

  test('reads what is recent', async () => {
    const scope = { kind: 'recent', now: new Date('2026-03-01') } as const;
    expect(idsIn(await read(scope)).size).toBeGreaterThan(0);
  });

  test.each<[string, Failure, string]>([
    ['status 500', { kind: 'status', status: 500 }, 'HTTP 500'],
    ['a reset before the headers', { kind: 'reset' }, 'could not be reached'],
    ['a reset in the body', { kind: 'reset', at: 'mid-body' }, 'closed the connection'],
    ['JSON that ends early', { kind: 'truncate' }, 'incomplete'],
    ['a list instead of an object', { kind: 'wrong-json' }, 'unknown format'],
    ['an object without a list', { kind: 'wrong-json', body: { status: 'success' } }, 'unknown format'],
    ['null', { kind: 'wrong-json', body: null }, 'unknown format'],
    ['a web page', { kind: 'html' }, 'web page'],
    ['429', { kind: 'storm' }, 'too many'],
    ['an answer without an end', { kind: 'oversize', bytes: 900_000 }, 'larger than the limit'],
  ])('reports %s in one sentence, without a secret', async (_what, failure, expected) => {
    account.failures.add({ path: account.reviewPath, failure });
    const refused = await read().catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'AppError', code: 'unavailable' });
    expect(refused).toEqual(saying(expected));
    expect(refused).toEqual(saying(SOURCE_NAMES[kind]));
    for (const secret of Object.values(account.settings)) expect(String(refused)).not.toContain(secret);
  });

  test('stops at once when it is closed', async () => {
    const outcome = read(undefined, () => void source.close());
    await expect(outcome).rejects.toThrow(saying(`The connection to ${SOURCE_NAMES[kind]} was closed.`));
  });
});
