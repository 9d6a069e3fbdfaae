import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ImportResult } from '#contract/sources/review-files.ts';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { TIMEOUT_MS, WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Rows are limited to one megabyte. */
const LENGTH = 850_000;
/** Generous, for a busy machine. An analysis in quadratic time takes longer for each of these texts. */
const MAX_HEALTH_MS = 2_000;

const WORDS =
  'the bed was nice and ok clean but not very too noise host promised pool , . ! never hear'.split(' ');
const anyPattern = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 });
const patterns = [
  'the bed was "nice" and "ok"',
  'clean but clean but',
  ...fc.sample(anyPattern, 6).map((words) => words.join(' ')),
];

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let product: Product;

beforeAll(async () => {
  database = await createDatabase('synced');
  pool = database.connect();
});
afterEach(async () => {
  if (product.process.exitCode === null && product.process.signalCode === null) await product.stop();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function start(): Promise<void> {
  product = await launch({
    environment: {
      DATABASE_URL: database.url,
      DEMO: 'true',
      SYNC_INTERVAL_MINUTES: '10080',
      SESSION_SECRET: 'a secret that only tests know, long enough',
    },
  });
  await ready(product);
}

/** Requests the health repeatedly until the work is done. @returns the longest time of a call */
async function longestHealthCall(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    const { status } = await apiClient(product.origin).get('/health');
    expect(status).toBe(200);
    longest = Math.max(longest, performance.now() - began);
  }
  await done;
  return longest;
}

/** Waits until the background has analysed all texts. */
async function analysed(): Promise<void> {
  await vi.waitFor(async () => {
    expect((await pool.query('select from analysis_queue')).rowCount).toBe(0);
  }, WAIT_OPTIONS);
}

function file(): string {
  const rows = patterns.map((pattern, index) => {
    const text = `${pattern} `.repeat(Math.ceil(LENGTH / pattern.length)).slice(0, LENGTH);
    return `${index},1,5,2026-05-01,"${text.replaceAll('"', '""')}"`;
  });
  return ['id,listing,rating,date,text', ...rows].join('\n');
}

/** Waits until the first sync has ended, which an import would disturb. */
async function synced(): Promise<void> {
  const manager = await signedInClient(product.origin);
  await vi.waitFor(async () => {
    const { data } = await manager.get<{ running: boolean; sources: { lastRun: unknown }[] }>('/sync');
    expect(data, product.output()).toMatchObject({
      running: false,
      sources: [{ lastRun: { state: 'succeeded' } }],
    });
  }, WAIT_OPTIONS);
}

async function importFile(): Promise<ImportResult> {
  const manager = await signedInClient(product.origin);
  const { rows } = await pool.query<{ id: string }>('select id from listings order by id limit 1');
  const query = `name=long.csv&source=elsewhere&listingId=${rows[0]?.id}`;
  const { data } = await manager.call<ImportResult>('POST', `/reviews/import?${query}`, {
    rawBody: file(),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return data;
}

test(
  'health answers while very long texts are imported and analysed, also after a kill and a restart',
  async () => {
    await start();
    await synced();
    const imported = importFile();
    expect(await longestHealthCall(imported)).toBeLessThan(MAX_HEALTH_MS);
    expect((await imported).counts).toMatchObject({ added: patterns.length });
    expect(await longestHealthCall(analysed())).toBeLessThan(MAX_HEALTH_MS);

    product.process.kill('SIGKILL');
    await product.ended;
    await pool.query(`insert into analysis_queue select id from reviews where source = 'elsewhere'`);
    await start();
    expect(await longestHealthCall(analysed())).toBeLessThan(MAX_HEALTH_MS);
    const { rows } = await pool.query<{ topics: number }>(
      `select (select count(distinct upstream_id)::int from review_topics join reviews on id = review_id
       where source = 'elsewhere' and upstream_id in ('0', '1')) as topics`,
    );
    expect(rows[0]?.topics).toBe(2);
  },
  4 * TIMEOUT_MS,
);
