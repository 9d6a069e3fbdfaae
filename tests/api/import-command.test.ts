import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN } from '#cluster/product.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { countDifferences } from '#services/maintenance/counts.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { ROOT } from '#tests/support/product.ts';
import { type Folder, openFolder } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: Folder;
let commands: CommandLine;

beforeAll(async () => {
  server = await openTestServer();
  folder = await openFolder();
  commands = await openCommandLine();
});
afterAll(async () => {
  await server.close();
  await folder.close();
  await commands.close();
});

const here = (): Record<string, string> => ({
  DATABASE_URL: server.databaseUrl,
  SESSION_SECRET: 'a secret that only tests know, long enough',
});
const listingMapId = () => server.hostaway.data.listings[0]?.id;

/** Runs a command as in a shell with pipes; returns its exit code, its output and its maximum memory. */
function piped(
  args: string[],
  { lines = Number.POSITIVE_INFINITY, heapMb = 0, environment = {}, cwd = ROOT } = {},
) {
  const node = heapMb > 0 ? [`--max-old-space-size=${heapMb}`] : [];
  const child = spawn(process.execPath, [...node, MAIN, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...here(), ...environment },
  });
  let [read, stderr, head] = [0, '', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) read += 1;
    if (head.length < 10_000) head += chunk;
    if (read >= lines) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise<{ code: number | null; stderr: string; lines: number; stdout: string }>(
    (resolve, reject) => {
      child.on('error', reject).on('close', (code) => resolve({ code, stderr, lines: read, stdout: head }));
    },
  );
}

describe('reviews import', () => {
  test('prints the counts as JSON and exits with 1 when a row failed', async () => {
    const good = newReview({ id: 98_000_001, listingMapId: listingMapId(), publicReview: 'Axolotl.' });
    const file = await folder.write('two.json', JSON.stringify([good, { ...good, id: 'x' }]));
    const { code, stdout, stderr } = await commands.run(['import', file], here());
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      read: 2,
      added: 1,
      changed: 0,
      unchanged: 0,
      repeated: 0,
      quarantined: 0,
      failed: 1,
      skipped: {},
    });
    expect(stderr.trim().split('\n')).toEqual([
      'row 2: failed: no id',
      '100 %  2 rows, 1 new, 0 changed',
      'reviews import: 1 of 2 rows could not be imported.',
    ]);
    const again = await commands.run(['import', '--dry-run', file], here());
    expect(JSON.parse(again.stdout)).toMatchObject({ dryRun: true, unchanged: 1, failed: 1 });
  });

  test('reports an invalid file in one line', async () => {
    const file = await folder.write('cut.json', '[{"id":1},{"id":');
    const cut = await commands.run(['import', file], here());
    expect([cut.code, JSON.parse(cut.stdout).read]).toEqual([1, 0]);
    expect(cut.stderr).toBe('reviews import: cut.json is cut off in row 2. No rows were imported.\n');
    const none = await commands.run(['import', 'none.csv'], here());
    expect(none).toEqual({ code: 1, stdout: '', stderr: 'reviews import: none.csv does not exist.\n' });
  });

  test.each([
    [[], 'usage: reviews import FILE'],
    [['a', 'b'], 'usage: reviews import FILE'],
    [['a', '--colour', 'red'], "Unknown option '--colour'"],
    [['a', '--listing', 'x'], '--listing is "x"; it must be a number from 1.'],
  ])('%j is rejected', async (args, expected) => {
    const { code, stdout, stderr } = await commands.run(['import', ...args], here());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(expected);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('resolves a file from the folder where npm was started', async () => {
    await folder.write('called.csv', `id,date,listing,text\n1,2026-01-05,${listingMapId()},Narwhal`);
    const { code, stderr } = await piped(['import', 'called.csv'], {
      environment: { INIT_CWD: folder.folder },
    });
    expect([code, stderr]).toEqual([0, '100 %  1 rows, 1 new, 0 changed\n']);
  });
});

describe('reviews export', () => {
  test('writes only the filtered reviews to stdout', async () => {
    await folder.write('one.csv', `id,date,listing,text\nx-1,2026-01-05,${listingMapId()},Platypus é`);
    await commands.run(['import', path.join(folder.folder, 'one.csv')], here());
    const csv = await commands.run(['export', '--search', 'platypus'], here());
    expect([csv.code, csv.stderr, csv.stdout.split('\r\n').length]).toEqual([0, '', 3]);
    expect(csv.stdout).toMatch(/^\uFEFFid,source,.*\r\nx-1,import,.*Platypus é/);
    const ndjson = await commands.run(['export', '--format', 'ndjson', '--search', 'platypus'], here());
    expect(JSON.parse(ndjson.stdout)).toMatchObject({ reviewText: 'Platypus é', isApproved: false });
    const approved = await commands.run(['export', '--format', 'ndjson', '--approved', 'true'], here());
    expect(approved).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('ends without an error when its reader closes the pipe', async () => {
    expect(await piped(['export'], { lines: 1 })).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    [['--format', 'xlsx'], '--format is "xlsx"; it must be csv or ndjson.'],
    [['--rating', '6'], '--rating is "6"; it must be from 1 to 5.'],
    [['--channel', 'Pigeon'], '--channel is "Pigeon"; it must be Airbnb'],
    [['--start-date', '2026-02-30'], '--start-date is "2026-02-30"; it must be an existing day'],
    [['--approved', 'maybe'], '--approved is "maybe"; it must be true or false.'],
    [['--sort-by', 'colour'], '--sort-by is "colour"; it must be date or rating'],
    [['--listing-id', '0'], '--listing-id is "0"; it must be a number from 1.'],
    [['--limit', '5'], "Unknown option '--limit'"],
    [['file.csv'], 'Unexpected argument'],
  ])('%j is rejected', async (args, expected) => {
    const { code, stdout, stderr } = await commands.run(['export', ...args], here());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(expected);
  });
});

test('an import that is killed leaves complete batches, and importing the file again adds the rest', async () => {
  const COUNT = 20_000;
  const lines = Array.from({ length: COUNT }, (_, index) =>
    JSON.stringify(newReview({ id: 70_000_000 + index, listingMapId: listingMapId() })),
  );
  const file = await folder.write('killed.ndjson', lines.join('\n'));
  const stored = async () => {
    const { rows } = await server.app.database.pool.query<{ count: number }>(
      `select count(*)::int from reviews where upstream_id like '700_____'`,
    );
    return rows[0]?.count ?? 0;
  };
  const child = spawn(process.execPath, [MAIN, 'import', file], { stdio: 'ignore', env: here() });
  const ended = once(child, 'exit');
  await expect.poll(stored).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  // PostgreSQL may still run the last statement and hold the lock until it notices that the client has ended.
  let again = await commands.run(['import', file], here());
  while (again.stderr.includes('another import is running'))
    again = await commands.run(['import', file], here());
  const { added, unchanged } = JSON.parse(again.stdout);
  expect([unchanged % 1000, added + unchanged, await stored()]).toEqual([0, COUNT, COUNT]);
  expect(added).toBeGreaterThan(0);
  expect(await countDifferences(server.app.context, 1)).toEqual([]);
});

describe('ten thousand reviews with long responses', () => {
  const COUNT = 10_000;
  /** Less than all reviews together would take. */
  const HEAP_MB = 84;
  const text = 'A quiet flat with a view over the harbour and everything that one needs. '.repeat(130);

  test('are imported and exported in little memory', { timeout: 240_000 }, async () => {
    const file = path.join(folder.folder, 'many.json');
    async function* rows(): AsyncGenerator<string> {
      for (let n = 0; n < COUNT; n++) {
        const row = newReview({
          id: 80_000_000 + n,
          listingMapId: listingMapId(),
          publicReview: `Fine, number ${n}.`,
          revieweeResponse: `${text}${n}`,
        });
        yield `${n === 0 ? '{"status":"success","result":[' : ','}${JSON.stringify(row)}`;
      }
      yield '],"count":1}';
    }
    await pipeline(rows, createWriteStream(file));
    expect((await stat(file)).size).toBeGreaterThan(1e6 * HEAP_MB);

    const imported = await piped(['import', file], { heapMb: HEAP_MB });
    expect([imported.code, JSON.parse(imported.stdout)]).toMatchObject([0, { read: COUNT, added: COUNT }]);
    const manager = apiClient(server.origin);
    await manager.signIn();
    const { total } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
    expect(total).toBeGreaterThan(COUNT);

    const written = await piped(['export', '--format', 'ndjson'], { heapMb: HEAP_MB });
    expect(written).toMatchObject({ code: 0, stderr: '', lines: total });
  });
});
