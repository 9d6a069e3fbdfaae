import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newReview } from '#simulators/hostaway/records.ts';
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

  test('prints no characters of a file that control the terminal', async () => {
    const odd = { ...newReview({ id: 98_000_002, listingMapId: listingMapId() }), type: '\x1b[2J' };
    const rows = await commands.run(
      ['import', await folder.write('odd.json', JSON.stringify([odd]))],
      here(),
    );
    expect(rows.stderr).toContain('row 1: failed: type "\uFFFD[2j"');
    const columns = await commands.run(['import', await folder.write('odd.csv', '\x1b[2J,x\n1,2')], here());
    expect(columns.stderr).toContain('"\uFFFD[2J"');
  });

  test('reports an invalid file in one line', async () => {
    const file = await folder.write('cut.json', '[{"id":1},{"id":');
    const cut = await commands.run(['import', file], here());
    expect([cut.code, JSON.parse(cut.stdout).read]).toEqual([1, 0]);
    expect(cut.stderr).toBe('reviews import: cut.json is cut off in row 2. No rows were imported.\n');
    const none = await commands.run(['import', 'none.csv'], here());
    expect(none).toEqual({ code: 1, stdout: '', stderr: 'reviews import: none.csv does not exist.\n' });
  });

  test('prints how it would read other columns, and reads them by a mapping, which it remembers', async () => {
    const rows = (text: string) => `Gast;Datum;Text\nAna;04/05/2026;${text}\n`;
    const file = await folder.write('desk.csv', rows('Pangolin'));
    const inspected = await commands.run(['import', '--inspect', file], here());
    const { mapping, missing } = JSON.parse(inspected.stdout);
    expect([inspected.code, missing]).toEqual([0, ['dateFormat', 'source', 'listing']]);
    const refused = await commands.run(['import', file], here());
    expect(refused.stderr).toContain('has unknown columns: "Gast", "Datum".');

    const complete = JSON.stringify({ ...mapping, dateFormat: 'day-first', source: 'desk' });
    const mappingFile = await folder.write('mapping.json', complete);
    const home = ['--listing', '1'];
    const first = await commands.run(['import', file, '--mapping', mappingFile, ...home], here());
    expect(JSON.parse(first.stdout)).toMatchObject({ added: 1, failed: 0 });
    const later = await folder.write('later.csv', rows('Quokka'));
    expect(JSON.parse((await commands.run(['import', later, ...home], here())).stdout)).toMatchObject({
      added: 1,
    });
    const wrong = await commands.run(['import', later, '--mapping', '{', ...home], here());
    expect([wrong.code, wrong.stderr]).toEqual([1, 'reviews import: The mapping is not JSON.\n']);
    const none = await commands.run(['import', later, '--mapping', 'no.json', ...home], here());
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('--mapping: ENOENT')]);
  });

  test('resolves a file from the folder where npm was started', async () => {
    await folder.write('called.csv', `id,date,listing,text\n1,2026-01-05,${listingMapId()},Narwhal`);
    const { code, stderr } = await piped(['import', 'called.csv'], {
      ...here(),
      INIT_CWD: folder.folder,
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
    expect(await piped(['export'], here(), { lines: 1 })).toMatchObject({ code: 0, stderr: '' });
  });
});
