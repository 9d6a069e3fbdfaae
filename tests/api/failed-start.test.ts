import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { createDatabase } from '#tests/support/test-database.ts';

const SECRET = 'a secret that only tests know, long enough';
let commands: CommandLine;
let run: CommandLine['run'];

beforeAll(async () => {
  commands = await openCommandLine();
  run = commands.run;
});
afterAll(() => commands.close());

describe('a start that fails', () => {
  /** The unit tests of `config.ts` have every variable. */
  const cases: [name: string, environment: Record<string, string>][] = [
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: '192.0.2.1', DEMO: 'true', LOG_LEVEL: 'silent' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:sesame@127.0.0.1:9/x', SESSION_SECRET: SECRET }],
    ['SESSION_SECRET', { DATABASE_URL: 'postgres://u:sesame@127.0.0.1:9/x' }],
  ];

  test.each(cases)('prints one line that names %s', async (name, environment) => {
    const { code, stdout, stderr } = await run(['serve'], environment);
    expect([code, stdout]).toEqual([1, '']);
    const lines = stderr.trim().split('\n');
    expect(lines).toEqual([expect.stringContaining(name)]);
    expect(stderr).not.toContain('sesame');
  });

  test.each(['PORT', 'METRICS_PORT'])('prints one line when %s is in use', async (name) => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
    });
    const { code, stderr } = await run(['serve'], {
      DEMO: 'true',
      PORT: '0',
      LOG_LEVEL: 'silent',
      [name]: String(port),
    });
    taken.close();
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`: ${name} is ${port}`)]);
  });

  test('prints one line when the data folder cannot be used', async () => {
    const file = path.join(commands.folder, 'a file');
    await writeFile(file, '');
    const { code, stderr } = await run(['user', 'list'], { DATA_DIR: file });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('DATA_DIR')]);
  });

  test('prints one line when a newer version has used the database', async () => {
    const database = await createDatabase('empty');
    const pool = database.connect();
    await pool.query(`insert into migrations (name, timestamp) values ('9001-later', now()::text)`);
    const { code, stderr } = await run(['user', 'list'], {
      DATABASE_URL: database.url,
      SESSION_SECRET: SECRET,
    });
    await pool.end();
    await database.drop();
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^reviews user: The database has the schema of a newer version .*9001-later/)],
    ]);
  });

  test.each([
    ['session-secret', 'restore it, or delete it to have a new one made'],
    ['postgres-password', 'restore it'],
  ])('prints one line when %s is damaged', async (name, advice) => {
    const folder = path.join(commands.folder, `damaged ${name}`);
    await mkdir(folder, { mode: 0o700 });
    await writeFile(path.join(folder, name), 'half of');
    const { code, stderr } = await run(['user', 'list'], { DATA_DIR: folder, DEMO: 'false' });
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(`${name} is damaged: ${advice}`)],
    ]);
    expect(stderr.includes('delete it')).toBe(advice.includes('delete it'));
  });
});
