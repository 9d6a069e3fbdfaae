import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConnectionOptions } from '#connectors/requests/connection.ts';
import type { Source, SyncBatch, SyncScope } from '#connectors/source.ts';
import { SOURCE_DEFINITIONS } from '#connectors/source-definitions.ts';
import { upstreamIdOf } from '#domain/reviews/review.ts';
import { SOURCE_KINDS, SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import { saying } from '#tests/support/saying.ts';
import { type SimulatedAccount, SOURCE_SIMULATORS } from '#tests/support/source-simulators.ts';

describe.each(SOURCE_KINDS)('a source of the kind %s', (kind) => {
  let account: SimulatedAccount;
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
    account = await SOURCE_SIMULATORS[kind]();
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

  test('says which of its settings is missing, without a request', async () => {
    for (const missing of Object.keys(account.settings)) {
      const { [missing]: _missing, ...others } = account.settings;
      const incomplete = open(others);
      const reason = { problem: { reason: 'source-missing-setting', params: { name: missing } } };
      await expect(incomplete.check()).rejects.toMatchObject(reason);
      const { batches } = incomplete.sync({ kind: 'full', checkpoint: null });
      await expect(Array.fromAsync(batches)).rejects.toMatchObject(reason);
      await incomplete.close();
    }
    expect(account.requests).toEqual([]);
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
