import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SyncStatus } from '#contract/sources/sync.ts';
import type { Context } from '#services/context.ts';
import { backUpIfDue, backUpToFile, restore } from '#services/maintenance/backup.ts';
import { readBackup } from '#storage/backup/reader.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const DAY_MS = 86_400_000;
const DAILY = /^reviews-daily-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;

let server: TestServer;
let dataDir: string;
let manager: ApiClient;
const never = new AbortController().signal;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-test-'));
  server = await openTestServer({ environment: { DATA_DIR: dataDir, METRICS_PORT: '0' } });
  manager = await signedInClient(server.origin);
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await server.app.database.pool.query('delete from last_backups');
  await rm(folder(), { recursive: true, force: true });
});

const folder = () => path.join(dataDir, 'backups');
const files = async () => (await readdir(folder())).toSorted();
const status = async () => (await manager.get<SyncStatus>('/sync')).data.backup;
/** The context of a product that keeps two daily backups, at a time relative to now. */
const inDays = (days: number, changes: Partial<Context> = {}): Context => ({
  ...server.app.context,
  dailyBackups: 2,
  now: () => new Date(Date.now() + days * DAY_MS),
  ...changes,
});
/** Records the last success as if it were older. */
const age = (days: number) =>
  server.app.database.pool.query(`update last_backups set at = now() - make_interval(days => $1)`, [days]);
async function metric(name: string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
}

test('a daily backup is made once a day, and the oldest ones are deleted', async () => {
  for (const day of [0, 1, 2]) {
    await backUpIfDue(inDays(day), never);
    // PostgreSQL recorded the success at its own time, today.
    await age(-day);
    await backUpIfDue(inDays(day), never);
  }
  const names = await files();
  expect(names).toEqual([expect.stringMatching(DAILY), expect.stringMatching(DAILY)]);
  // The first of the three was deleted.
  expect(names[0]).toContain(inDays(1).now().toISOString().slice(0, 10));
});

test('a backup that a person made stays, and its time counts', async () => {
  const { file } = await backUpToFile(inDays(-1), null);
  await backUpIfDue(inDays(0), never);
  expect(await files()).toEqual([path.basename(file)]);
  for (const day of [1, 2, 3]) {
    await age(1);
    await backUpIfDue(inDays(day), never);
  }
  expect(await files()).toHaveLength(3);
  expect(await files()).toContain(path.basename(file));
});

test('managers and metrics see the last success', async () => {
  expect(await status()).toBeNull();
  expect(await metric('reviews_last_backup_timestamp_seconds')).toBeUndefined();
  const { bytes } = await backUpToFile(server.app.context, null);
  const shown = await status();
  expect(shown).toMatchObject({ lastSuccess: { bytes }, failure: null, isLate: false, kept: 0 });
  const seconds = Date.parse(shown?.lastSuccess?.at ?? '') / 1000;
  expect(Number(await metric('reviews_last_backup_timestamp_seconds'))).toBe(seconds);
  expect(await metric('reviews_last_backup_failed')).toBe('0');
});

test('managers, metrics and the log say why a backup failed, until the next one succeeds', async () => {
  await writeFile(folder(), 'in the way');
  const error = vi.fn();
  const log = { ...server.app.context.log, info() {}, error };
  await backUpIfDue(inDays(0, { log }), never);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { reason: expect.stringContaining('backup-unwritable') },
    'backup failed',
  );
  expect(await status()).toMatchObject({
    lastSuccess: null,
    failure: { error: `${folder()} cannot be written: its folder is a file (EEXIST).` },
  });
  expect(await metric('reviews_last_backup_failed')).toBe('1');
  await rm(folder());
  // It is tried again at the next check.
  await backUpIfDue(inDays(0, { log }), never);
  expect(await status()).toMatchObject({ failure: null });
  expect(await metric('reviews_last_backup_failed')).toBe('0');
});

test('a backup that is stopped leaves no file and counts as neither success nor failure', async () => {
  await backUpIfDue(inDays(0), AbortSignal.abort());
  expect(await files()).toEqual([]);
  expect(await server.app.context.storage.lastBackups.get()).toEqual({ succeeded: null, failed: null });
});

test('a restore keeps what is known about backups of this server', async () => {
  const { context } = server.app;
  await backUpToFile(context, null);
  const before = await status();
  const text = await Array.fromAsync(context.storage.backUp('0.2.0', () => {}));
  const { line } = readBackup(
    (async function* () {
      yield* text;
    })(),
  );
  expect(JSON.parse(await line())).toMatchObject({
    version: '0.2.0',
    schema: expect.stringMatching(/^\d{4}-/),
  });
  async function* read() {
    yield* text;
  }
  await restore(context, read, { isReplacing: true, isDemo: true });
  await manager.signIn();
  expect(await status()).toEqual(before);
});

test('the product makes its first backup soon after the start', async () => {
  const other = await openTestServer({
    environment: { DATA_DIR: path.join(dataDir, 'other'), DAILY_BACKUPS: '1' },
  });
  onTestFinished(() => other.close());
  const last = () => other.app.context.storage.lastBackups.get();
  await vi.waitFor(async () => expect((await last()).succeeded).not.toBeNull(), {
    timeout: TIMEOUT_MS,
    interval: 50,
  });
  expect(await readdir(path.join(dataDir, 'other', 'backups'))).toEqual([expect.stringMatching(DAILY)]);
});
