import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { run } from '#cli/run.ts';

/** Runs a command in this process. It reads its arguments before it opens anything. */
async function outcome(...args: string[]) {
  const stdout = vi.spyOn(console, 'log').mockReturnValue();
  const stderr = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:9/none');
  vi.stubEnv('SESSION_SECRET', 'a secret that only tests know, long enough');
  const code = await run(args);
  const printed = { code, stdout: stdout.mock.calls.join('\n'), stderr: stderr.mock.calls.join('\n') };
  vi.restoreAllMocks();
  return printed;
}

test.each([
  [[], 'usage: reviews import FILE'],
  [['a', 'b'], 'usage: reviews import FILE'],
  [['a', '--colour', 'red'], "Unknown option '--colour'"],
  [['a', '--listing', 'x'], '--listing is "x"; it must be a number from 1.'],
])('reviews import %j is rejected', async (args, expected) => {
  const { code, stdout, stderr } = await outcome('import', ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(expected);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test.each([
  [['--format', 'xlsx'], '--format must be'],
  [['--rating', '6'], '--rating must be a whole number from 1 to 5.'],
  [['--channel', 'Pigeon'], '--channel'],
  [['--start-date', '2026-02-30'], '--start-date must be'],
  [['--approved', 'maybe'], '--approved must be true or false.'],
  [['--sort-by', 'colour'], '--sort-by must be'],
  [['--listing-id', '0'], '--listing-id must be a whole number from 1 to'],
  [['--limit', '5'], "Unknown option '--limit'"],
  [['file.csv'], 'Unexpected argument'],
])('reviews export %j is rejected', async (args, expected) => {
  const { code, stdout, stderr } = await outcome('export', ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(expected);
});

test.each([
  [[]],
  [['list', 'x']],
  [['add', 'ana', '--admin']],
  [['role', 'ana']],
  [['limit', 'ana']],
  [['limit', 'ana', '--all', '--groups', 'North']],
  [['role', 'ana', 'viewer', '--all']],
  [['role', 'ana', 'owner']],
])('the user command with %j shows its usage', async (args) => {
  const { code, stdout, stderr } = await outcome('user', ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('reviews user add USERNAME');
  expect(stderr).not.toMatch(/\n\s+at /);
});

test.each([
  ['serve', '--colour', "Unknown option '--colour'"],
  ['serve', 'now', "Unexpected argument 'now'"],
  ['sync', '--full', "Unknown option '--full'"],
])('reviews %s %s is rejected', async (command, argument, expected) => {
  const { code, stdout, stderr } = await outcome(command, argument);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(new RegExp(`^reviews ${command}: ${expected}`));
});

test('reviews simulate on a port in use says so in one line', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const { code, stderr } = await outcome('simulate', 'google', '--port', String(port));
  occupant.close();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `reviews simulate: --port is ${port}, but another program listens there; stop it or choose another port.`,
  );
});

describe('help', () => {
  test('lists the commands, and each command has its own help', async () => {
    const overview = await outcome('--help');
    expect([overview.code, overview.stdout]).toEqual([0, '']);
    const commands = [...overview.stderr.matchAll(/^ {2}(\w+) +\S/gm)].map((match) => match[1] ?? '');
    expect(commands).toEqual(expect.arrayContaining(['serve', 'sync', 'user', 'simulate']));
    for (const command of commands) {
      const { code, stderr } = await outcome(command, '--help');
      expect([command, code]).toEqual([command, 0]);
      expect(stderr).toMatch(new RegExp(`^reviews ${command}: `));
    }
  });

  test('is shown for an unknown or missing command', async () => {
    const unknown = await outcome('frobnicate');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toMatch(/^There is no command "frobnicate"\.\n\nUsage: reviews COMMAND/);
    expect((await outcome()).code).toBe(1);
  });
});
