import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIN } from '#cluster/product.ts';
import { findPostmaster } from '#storage/embedded/processes.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const MEGABYTE = 1024 ** 2;

let folder: string;
let dataDir: string;
let isMounted = false;
let product: Product | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-trouble-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  product?.process.kill('SIGTERM');
  await product?.ended;
  if (isMounted) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
  [product, isMounted] = [undefined, false];
});

/** A disk of its own for DATA_DIR. */
async function mount(megabytes: number): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  isMounted = true;
  await mkdir(dataDir, { mode: 0o700 });
}
const remount = (mode: 'ro' | 'rw') => execFileSync('mount', ['-o', `remount,${mode}`, folder]);

async function start(): Promise<Product> {
  product = await launch({ environment: { DATA_DIR: dataDir } });
  await ready(product);
  return product;
}

async function stop(): Promise<void> {
  expect((await product?.stop())?.code).toBe(0);
  product = undefined;
}

/** Runs a command on DATA_DIR. @returns its exit code and what it wrote to stderr */
function run(args: string[]): Promise<{ code: number | null; stderr: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (part) => (stderr += part));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr })));
}

/** Reviews as lines of a file that `reviews import` reads. */
function lines(from: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const id = 50_000_000 + from + index;
    const text = `Stay number ${id}. ${'A quiet flat. '.repeat(40)}`;
    const review = { id, type: 'guest-to-host', status: 'published', rating: 8, publicReview: text };
    const rest = { submittedAt: '2026-01-02 10:00:00', guestName: 'Guest', listingMapId: 1, channelId: 2018 };
    return `${JSON.stringify({ ...review, ...rest, reviewCategory: [] })}\n`;
  }).join('');
}

const total = async (client: ApiClient) =>
  (await client.get<{ total: number }>('/reviews/hostaway?search=Stay%20number%2050&limit=1')).data.total;

describe.runIf(canMount)('a read-only DATA_DIR', () => {
  test('is refused in one line, by the start and by commands, before and after its first use', async () => {
    await mount(300);
    const expectRefusal = async (args: string[]) => {
      const { code, stderr } = await run(args);
      expect([code, stderr.trim().split('\n')]).toEqual([
        1,
        [`reviews ${args[0]}: DATA_DIR ${dataDir} cannot be written to: its file system is read-only`],
      ]);
    };
    remount('ro');
    await expectRefusal(['serve']);
    remount('rw');
    await start();
    await stop();
    remount('ro');
    for (const args of [['serve'], ['user', 'list'], ['backup'], ['doctor']]) await expectRefusal(args);
    dataDir = path.join(folder, 'new');
    expect((await run(['serve'])).stderr).toBe(
      `reviews serve: DATA_DIR ${dataDir} cannot be used: its file system is read-only\n`,
    );
  });
});

describe.runIf(canMount)('while the disk of DATA_DIR is full', () => {
  const ballast = () => path.join(folder, 'ballast');

  async function fillUpTo(free: number): Promise<void> {
    // The product may write more than that meanwhile.
    await vi.waitFor(async () => {
      await rm(ballast(), { force: true });
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast(), Buffer.alloc(Math.max(0, bavail * bsize - free * MEGABYTE)));
    }, WAIT_OPTIONS);
  }

  test('an import fails with one line that says so, and the product recovers when there is room', async () => {
    await mount(400);
    const { origin, output } = await start();
    const manager = await signedInClient(origin);
    const file = path.join(tmpdir(), `${path.basename(folder)}.ndjson`);
    await writeFile(file, lines(0, 20_000));
    const printed = output().length;
    try {
      await fillUpTo(6);
      const answer = await manager.post(
        '/reviews/import?name=many.ndjson&listingId=1&source=old-system',
        undefined,
        {
          rawBody: lines(0, 20_000),
        },
      );
      expect(answer.status).toBe(503);
      expect(answer.failure.error).toMatch(
        /^The (disk of the database is full|database cannot be reached)\./,
      );
      expect(answer.failure.error).toMatch(/imported\. Import the file again to finish\.$/);
      const { code, stderr } = await run(['import', file, '--listing', '1', '--source', 'old-system']);
      expect(code).toBe(1);
      const health = await apiClient(origin).get('/health');
      expect([health.status, health.failure.error]).toEqual([503, expect.stringContaining('The d')]);
      expect(stderr.trim().split('\n').at(-1)).toMatch(
        /^reviews import: .*(full|reached|No space left|starting)/,
      );
    } finally {
      await rm(file);
    }
    await rm(ballast());
    await expect.poll(async () => (await fetch(`${origin}/api/health`)).status).toBe(200);
    expect((await manager.post('/sync')).status).toBe(202);
    const logged = output().slice(printed);
    expect(logged).toMatch(/No space left on device|is full: make room/);
    expect(logged).not.toMatch(/^\s+at /m);
    expect(logged).not.toContain('"stack"');
  });

  test('a start fails with one line', async () => {
    await mount(300);
    await start();
    await stop();
    await fillUpTo(0);
    const { code, stderr } = await run(['serve']);
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('No space left on device')],
    ]);
  });
});

describe('an import while PostgreSQL stops', () => {
  test('by the command line ends with one line that says how much was imported', async () => {
    const { origin } = await start();
    const manager = await signedInClient(origin);
    const pipe = path.join(folder, 'pipe.ndjson');
    execFileSync('mkfifo', [pipe]);
    const command = run(['import', pipe, '--listing', '1', '--source', 'old-system']);
    const file = createWriteStream(pipe);
    // The command closes the pipe when it fails.
    file.on('error', () => {});
    file.write(lines(0, 3_000));
    await expect.poll(() => total(manager)).toBeGreaterThan(0);
    await stop();
    file.end(lines(3_000, 5_000));
    const { code, stderr } = await command;
    expect([code, stderr.split('\n').filter((line) => line.startsWith('    at '))]).toEqual([1, []]);
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      /^reviews import: The database cannot be reached\..* Only the first \d+ rows were imported\. Import the file again to finish\.$/,
    );
  });

  test('by the app fails with 503, and imports the rest when it is repeated', async () => {
    const { origin } = await start();
    const manager = await signedInClient(origin);
    const url = `${origin}/api/reviews/import?name=many.ndjson&listingId=1&source=old-system`;
    const headers = { origin, cookie: manager.cookie ?? '' };
    const first = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from(lines(0, 3_000)));
        await first.promise;
        controller.enqueue(Buffer.from(lines(3_000, 3_000)));
        controller.close();
      },
    });
    const upload = fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    await expect.poll(() => total(manager)).toBeGreaterThan(0);
    process.kill((await findPostmaster(path.join(dataDir, 'postgres'))) ?? 0, 'SIGKILL');
    first.resolve();
    const answer = await upload;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({
        error: expect.stringMatching(/^The database cannot be reached\..* rows were imported\. Import/i),
      }),
    ]);
    await expect.poll(async () => (await fetch(`${origin}/api/health`)).status).toBe(200);
    const again = await manager.post(
      '/reviews/import?name=many.ndjson&listingId=1&source=old-system',
      undefined,
      {
        rawBody: lines(0, 6_000),
      },
    );
    expect(again.status).toBe(200);
    expect(await total(manager)).toBe(6_000);
  });
});
