import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN } from '#cluster/product.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let commands: CommandLine;
let run: CommandLine['run'];

beforeAll(async () => {
  server = await openTestServer();
  commands = await openCommandLine();
  run = commands.run;
});
afterAll(async () => {
  await server.close();
  await commands.close();
});

const here = (): Record<string, string> => ({
  DATABASE_URL: server.databaseUrl,
  SESSION_SECRET: 'a secret that only tests know, long enough',
  HOSTAWAY_API_URL: server.hostaway.url,
  HOSTAWAY_ACCOUNT_ID: server.hostaway.accountId,
  HOSTAWAY_API_KEY: server.hostaway.apiKey,
});

describe('users', () => {
  const signIn = (username: string, password: string): Promise<ApiClient> => {
    const someone = apiClient(server.origin);
    return someone.signIn(username, password).then(() => someone);
  };
  const isIn = async (someone: ApiClient) => (await someone.get('/reviews/hostaway/stats')).status === 200;

  test('are added, listed, given a new password and disabled while the product runs', async () => {
    const added = await run(['user', 'add', 'Ana', '--name', 'Ana Costa'], here(), 'first long password\n');
    expect(added).toEqual({ code: 0, stdout: '', stderr: 'User Ana can sign in now, as admin.\n' });
    const ana = await signIn('ana', 'first long password');
    expect(await isIn(ana)).toBe(true);

    const listed = await run(['user', 'list'], here());
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    expect(listed.stdout.split('\n')).toContain('ana\tAna Costa\tadmin\tactive\tall properties');

    const changed = await run(['user', 'password', 'ana', '--password', 'second long password'], here());
    expect([changed.code, changed.stdout]).toEqual([0, '']);
    // The product receives the event shortly after the command has ended.
    await expect.poll(() => isIn(ana)).toBe(false);
    const again = await signIn('ana', 'second long password');
    expect(await isIn(again)).toBe(true);

    const refused = await run(['user', 'disable', 'ana'], here());
    expect(refused.stderr).toBe('reviews user: ana is the only admin. Make another user an admin first.\n');
    await run(['user', 'add', 'bea', '--role', 'admin', '--password', 'kite orbit mugs'], here());
    expect((await run(['user', 'role', 'ana', 'viewer'], here())).stderr).toBe('User ana is now viewer.\n');
    const limit = async (...args: string[]) => (await run(['user', 'limit', 'ana', ...args], here())).stderr;
    expect(await limit('--groups', 'North')).toBe('reviews user: There is no group North.\n');
    expect(await limit('--properties', '999999')).toBe('reviews user: There is no property 999999.\n');
    expect(await limit('--all')).toBe('User ana sees all properties now.\n');
    expect(await run(['user', 'disable', 'ana'], here())).toMatchObject({ code: 0 });
    await expect.poll(() => isIn(again)).toBe(false);
    expect((await run(['user', 'list'], here())).stdout).toContain(
      'ana\tAna Costa\tviewer\tdisabled\tall properties\n',
    );
    expect(await isIn(await signIn('ana', 'second long password'))).toBe(false);
  });

  test.each([
    [['add', 'manager', '--password', 'kite orbit mugs'], 'The username manager is taken.'],
    [['add', 'x', '--password', 'kite orbit mugs'], 'The username needs 2 to 64 letters'],
    [['add', 'bo', '--password', 'short'], 'The password needs at least 15 characters.'],
    [['add', 'bo', '--password', 'flex living bo 2026'], 'The password is easy to guess'],
    [['add', 'bo'], 'no password was given'],
    [['password', 'nobody', '--password', 'kite orbit mugs'], 'There is no user nobody.'],
  ])('%j is refused in one line', async (args, expected) => {
    const { code, stdout, stderr } = await run(['user', ...args], here());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`reviews user: ${expected}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('have no other commands', async () => {
    const { code, stdout, stderr } = await run(['user', 'remove', 'ana'], here());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('reviews user add USERNAME');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('sync', () => {
  test('prints its counts as JSON on stdout and its progress on stderr', async () => {
    const { reviews, listings } = server.hostaway.data;
    reviews.push(
      newReview({ id: 95_000_000, listingMapId: listings[0]?.id, publicReview: 'Tapirs by the pool.' }),
    );
    const { code, stdout, stderr } = await run(['sync'], here());
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ added: 1, changed: 0, listings: 18 }),
    ]);
    expect(stderr).toMatch(/^100 % {2}\d+ of \d+ rows read, 1 new, 0 changed, 0 removed$/m);
    const manager = await signedInClient(server.origin);
    expect((await manager.get<ReviewList>('/reviews/hostaway?search=tapirs')).data.total).toBe(1);
  });

  test('fails with one line when Hostaway fails', async () => {
    const wrong = await run(['sync'], { ...here(), HOSTAWAY_API_KEY: 'wrong key of the account' });
    expect(wrong.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^reviews sync: Hostaway rejected the account id or API key/),
    ]);
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).not.toContain('wrong key of the account');
    const { HOSTAWAY_ACCOUNT_ID: _account, HOSTAWAY_API_KEY: _key, ...none } = here();
    const missing = await run(['sync'], none);
    expect(missing.stderr).toMatch(/^reviews sync: No source is connected\. Connect an account/);
    expect(missing.code).toBe(1);
  });
});

test('prints its version and no other line', async () => {
  const version = { code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' };
  expect(await run(['--version'])).toEqual(version);
});

describe('an output', () => {
  /** Runs a line of a shell in which $REVIEWS is the command. */
  const shell = (line: string) =>
    promisify(execFile)('sh', ['-c', line.replaceAll('$REVIEWS', `'${process.execPath}' '${MAIN}'`)], {
      env: { ...process.env, ...here(), DATA_DIR: commands.folder },
    });

  test.each([
    ['token create manager lost > /dev/full', 'reviews token: The output could not be written: ENOSPC'],
    ['backup - > /dev/full', 'reviews backup: The output could not be written: ENOSPC'],
    // Without `pipefail` the code of a pipe is that of its last command.
    ['backup - | head -c 1; exit 1', 'reviews backup: The output could not be written: write EPIPE'],
  ])('that is not written is an error: %s', async (line, message) => {
    await expect(shell(`$REVIEWS ${line}`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`(^|\n)${message}.*\n$`)),
    });
  });

  test('of a list may be read in part', async () => {
    expect(await shell('{ $REVIEWS user list; echo "code $?" >&2; } | true')).toEqual({
      stdout: '',
      stderr: 'code 0\n',
    });
  });
});
