import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findPostmaster } from '#storage/embedded/processes.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { EmbeddedFixture, queryValue, waitUntil } from '../faults/embedded-fixture.ts';

let product: Product | undefined;
let folder = '';
let isMounted = false;

afterEach(async () => {
  product?.process.kill('SIGTERM');
  await product?.ended;
  if (isMounted) execFileSync('umount', [folder]);
  if (folder) await rm(folder, { recursive: true, force: true });
  [product, folder, isMounted] = [undefined, '', false];
});

async function start(dataDir: string): Promise<Product> {
  product = await launch({ environment: { DATA_DIR: dataDir } });
  await ready(product);
  return product;
}

const postmasterOf = (dataDir: string) => findPostmaster(path.join(dataDir, 'postgres'));

async function kill(dataDir: string): Promise<void> {
  process.kill((await postmasterOf(dataDir)) ?? 0, 'SIGKILL');
}

const status = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    (answer) => answer.status,
    () => 0,
  );

test('a killed PostgreSQL is started again on the same socket folder, also while its statements run', async () => {
  await using fixture = await EmbeddedFixture.create();
  const server = await fixture.open();
  const { ownerConnection: connection } = server;
  await queryValue(connection, 'create table guest as select 42 as n');
  for (const round of [1, 2, 3]) {
    const running = queryValue(connection, 'select pg_sleep(60)').catch(() => round);
    await waitUntil(
      async () =>
        (await queryValue(
          connection,
          "select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'",
        )) === 1,
    );
    process.kill((await fixture.serverPid()) ?? 0, 'SIGKILL');
    expect(await running).toBe(round);
    await waitUntil(async () => (await queryValue(connection, 'select n from guest').catch(() => 0)) === 42);
  }
  await server.close();
  expect(await server.exited).toBeUndefined();
  expect(await fixture.serverPid()).toBeUndefined();
  expect((await readdir(fixture.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
});

test('the product answers again after its PostgreSQL was killed, keeps what it acknowledged, and logs a few lines', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-restart-'));
  const { origin, output } = await start(folder);
  const manager = await signedInClient(origin);
  const { data } = await manager.get<{ reviews: { id: number }[] }>(
    '/reviews/hostaway?limit=40&approved=false',
  );
  const acknowledged: number[] = [];
  let isOver = false;
  const load = (async () => {
    for (const { id } of data.reviews) {
      while (!isOver) {
        const answer = await manager
          .put(`/reviews/hostaway/${id}/approve`, { isApproved: true })
          .catch(() => null);
        if (answer?.status === 200) {
          acknowledged.push(id);
          break;
        }
        expect([503, undefined]).toContain(answer?.status);
      }
    }
  })();
  for (let round = 0; round < 3; round++) {
    await kill(folder);
    await expect.poll(() => status(origin)).toBe(503);
    await expect.poll(() => status(origin), { timeout: TIMEOUT_MS }).toBe(200);
  }
  isOver = acknowledged.length >= 40;
  await load;
  expect(acknowledged).toHaveLength(40);
  const { data: approved } = await manager.get<{ reviews: { id: number }[] }>(
    '/reviews/hostaway?limit=100&approved=true',
  );
  expect(approved.reviews.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  expect(output()).toContain('PostgreSQL has stopped by itself and is started again');
  expect(output()).not.toContain('[object Object]');
  expect(output().split('\n').length).toBeLessThan(25);
});

test('the product ends with code 1 and a reason when its PostgreSQL cannot be started again', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-restart-'));
  const { ended } = await start(folder);
  const control = path.join(folder, 'postgres', 'global', 'pg_control');
  await rename(control, `${control}.away`);
  await kill(folder);
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(
    /^reviews serve: PostgreSQL has stopped by itself\. PostgreSQL cannot start in .*pg_control/,
  );
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(canMount)('PostgreSQL runs again when there is room after the disk was full', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-restart-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', folder]);
  isMounted = true;
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const { origin, output, ended } = await start(dataDir);
  let isOver = false;
  ended.then(() => (isOver = true));
  const ballast = path.join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(260 * 1024 * 1024)).catch(() => {});
  await kill(dataDir);
  await expect.poll(() => output(), { timeout: TIMEOUT_MS }).toContain('is full: make room');
  expect(await status(origin)).toBe(503);
  expect(isOver).toBe(false);
  await rm(ballast);
  await expect.poll(() => status(origin), { timeout: TIMEOUT_MS }).toBe(200);
  await expect.poll(() => output(), { timeout: TIMEOUT_MS }).toContain('PostgreSQL runs again');
});
