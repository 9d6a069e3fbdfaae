import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, type TestContext, test } from 'vitest';
import { MAIN } from '#cluster/product.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { queryValue, waitUntil } from '../faults/embedded-fixture.ts';

/** An installed PostgreSQL that is older than the one of the npm package, where there is one. */
const OLD = [17, 16, 15].find((major) => existsSync(`/usr/lib/postgresql/${major}/bin/initdb`));
const OLD_BIN = `/usr/lib/postgresql/${OLD}/bin`;
const needsOld = ({ skip }: TestContext) =>
  skip(OLD === undefined, 'needs an older PostgreSQL in /usr/lib/postgresql');

const REVIEWS = `id,source,listing,guest,text,rating,channel,date
1,csv,Harbour Flat,Zoë Müller,"Quiet,
and \\ bright",4.5,Airbnb,2026-01-02
2,csv,Harbour Flat,Ana,Loud at night,2,VRBO,2026-01-03
`;

let commands: CommandLine;
let dataDir: string;

beforeAll(async () => {
  commands = await openCommandLine();
});
afterAll(() => commands.close());
beforeEach(async (context) => {
  needsOld(context);
  const root = await mkdtemp(path.join(tmpdir(), 'reviews-test-'));
  dataDir = path.join(root, 'data');
  return () => rm(root, { recursive: true });
});

/** Runs a command with the programs of the npm package. */
const run = (args: string[], input = '', environment: Record<string, string> = {}) =>
  commands.run(args, { DATA_DIR: dataDir, DEMO: 'false', ...environment }, input);
const runOld = (args: string[], input = '') => run(args, input, { POSTGRES_BIN: OLD_BIN });
const version = async () => (await readFile(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).trim();

/** Everything that commands show of the content. */
async function content(command: typeof runOld): Promise<string[]> {
  const shown = [];
  for (const args of [
    ['user', 'list'],
    ['listing', 'list'],
    ['export', '--with-private-feedback'],
    ['doctor'],
  ]) {
    const { code, stdout, stderr } = await command(args);
    expect([args, code], stderr).toEqual([args, 0]);
    shown.push(stdout);
  }
  return shown;
}

/** A cluster of the old version with a user and reviews. */
async function fill(): Promise<string[]> {
  const file = path.join(commands.folder, 'reviews.csv');
  await writeFile(file, REVIEWS);
  expect(await runOld(['user', 'add', 'mara'], 'seven quiet wombats\n')).toMatchObject({ code: 0 });
  const server = await openEmbedded({ dataDir, postgresBin: OLD_BIN });
  await queryValue(
    server.connection,
    `insert into listings (source, upstream_id, name) values ('import', '1', 'Harbour Flat')`,
  );
  await server.close();
  expect(await runOld(['import', file, '--listing', '1'])).toMatchObject({ code: 0 });
  return content(runOld);
}

test('upgrade-database carries the data over to the new version and then removes the old folder', async () => {
  const before = await fill();
  expect(before.join()).toContain('Zoë Müller');
  const refused = await run(['user', 'list']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    new RegExp(
      `^reviews user: \\S+ was made by PostgreSQL ${OLD}, and this is PostgreSQL 18: run "reviews upgrade-database" once`,
    ),
  );

  const upgraded = await run(['upgrade-database']);
  expect(upgraded).toMatchObject({ code: 0, stdout: '' });
  expect(upgraded.stderr).toContain(`PostgreSQL 18 now has what PostgreSQL ${OLD} had: 2 reviews`);
  expect(upgraded.stderr).toContain(
    'links to reports, invitations and links to reset a password no longer work',
  );
  expect(await version()).toBe('18');
  expect(await content(run)).toEqual(before);
  const left = (await readdir(dataDir)).filter((name) => /upgrade|socket/.test(name));
  expect(left).toEqual([]);
  expect(await readdir(path.join(dataDir, 'backups'))).toEqual([
    expect.stringMatching(/^reviews-before-upgrade-.*Z\.gz$/),
  ]);

  expect(await run(['upgrade-database'])).toMatchObject({
    code: 0,
    stderr: 'The database already has the version of PostgreSQL that this product uses.\n',
  });
  expect((await runOld(['user', 'list'])).stderr).toContain(`this is PostgreSQL ${OLD}`);
});

test('an upgrade that fails, is refused or was interrupted leaves the old folder as it is', async () => {
  const before = await fill();
  // While the product runs.
  const product = await openEmbedded({ dataDir, postgresBin: OLD_BIN });
  expect(await run(['upgrade-database'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by another running Flex Living Reviews process'),
  });
  await product.close();
  // No backup can be written.
  await writeFile(path.join(dataDir, 'backups'), 'in the way');
  expect(await run(['upgrade-database'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('backups cannot be written: its folder is a file'),
  });
  await rm(path.join(dataDir, 'backups'));
  // A folder without programs.
  expect(await run(['upgrade-database', '--from', commands.folder])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--from is "'),
  });
  // Killed while both servers run.
  const child = spawn(process.execPath, [MAIN, 'upgrade-database'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'false' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await waitUntil(() => existsSync(path.join(dataDir, 'upgrade', 'postgres', 'postmaster.pid')));
  child.kill('SIGKILL');
  await ended;
  expect(await content(runOld)).toEqual(before);
  expect(await version()).toBe(String(OLD));
  // Killed between the two renames.
  await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres-before-upgrade'));
  expect(await content(runOld)).toEqual(before);

  expect(await run(['upgrade-database'])).toMatchObject({ code: 0 });
  expect(await content(run)).toEqual(before);
});
