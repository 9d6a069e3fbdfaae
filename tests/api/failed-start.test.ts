import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';

const SECRET = 'a secret that only tests know, long enough';
let commands: CommandLine;
let run: CommandLine['run'];

beforeAll(async () => {
  commands = await openCommandLine();
  run = commands.run;
});
afterAll(() => commands.close());

describe('a start that fails', () => {
  const account = { HOSTAWAY_ACCOUNT_ID: '1', HOSTAWAY_API_KEY: 'k' };
  const cases: [name: string, environment: Record<string, string>][] = [
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '192.0.2.1', DEMO: 'true', LOG_LEVEL: 'silent' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'reviews.example' }],
    ['API_BASE', { API_BASE: 'ftp://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x', SESSION_SECRET: SECRET }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:sesame@127.0.0.1:9/x', SESSION_SECRET: SECRET }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'x' }],
    ['SESSION_SECRET', { DATABASE_URL: 'postgres://u:sesame@127.0.0.1:9/x' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'sesame'.repeat(50) }],
    ['HOSTAWAY_API_URL', { ...account, HOSTAWAY_API_URL: 'api.hostaway.com' }],
    ['HOSTAWAY_API_KEY', { HOSTAWAY_ACCOUNT_ID: '1' }],
    ['HOSTAWAY_ACCOUNT_ID', { HOSTAWAY_API_KEY: 'sesame' }],
    ['GOOGLE_PLACES_API_URL', { GOOGLE_PLACES_API_URL: 'x' }],
    ['GOOGLE_PLACES_API_KEY', { GOOGLE_PLACE_ID: 'ChIJx' }],
    ['GOOGLE_PLACE_ID', { GOOGLE_PLACES_API_KEY: 'sesame' }],
    ['SYNC_INTERVAL_MINUTES', { SYNC_INTERVAL_MINUTES: '0' }],
    ['TIME_ZONE', { TIME_ZONE: 'Atlantis/Centre' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
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
});
