import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN } from '#cluster/product.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { countDifferences } from '#services/maintenance/rollups.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine, piped } from '#tests/support/command-line.ts';
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

    const imported = await piped(['import', file], here(), { heapMb: HEAP_MB });
    expect([imported.code, JSON.parse(imported.stdout)]).toMatchObject([0, { read: COUNT, added: COUNT }]);
    const manager = await signedInClient(server.origin);
    const { total } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
    expect(total).toBeGreaterThan(COUNT);

    const written = await piped(['export', '--format', 'ndjson'], here(), { heapMb: HEAP_MB });
    expect(written).toMatchObject({ code: 0, stderr: '', lines: total });
  });
});
