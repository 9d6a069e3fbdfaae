import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewOneTimePasswords, RecoveryCodes } from '#contract/accounts/second-factors.ts';
import type { ListingList } from '#contract/listings/listing.ts';
import { routePath } from '#contract/route-path.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { addUser } from '#services/accounts/users.ts';
import { addGroup } from '#services/listings/listing-groups.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
/** No provider answers here: only emergency accounts can sign in. */
const SSO_ONLY = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'reviews',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ONLY: 'true',
};

let server: TestServer;
let commands: CommandLine;
beforeAll(async () => {
  server = await openTestServer({ environment: SSO_ONLY });
  commands = await openCommandLine();
  const { context } = server.app;
  await addUser(context, { username: 'ana', name: 'Ana', role: 'manager', password: PASSWORD });
  await addUser(context, { username: 'vera', name: 'Vera', role: 'viewer', password: PASSWORD });
});
afterAll(async () => {
  await server.close();
  await commands.close();
});

const run = (...args: string[]) =>
  commands.run(args, {
    ...SSO_ONLY,
    DATABASE_URL: server.databaseUrl,
    SESSION_SECRET: 'a secret that only tests know, long enough',
  });
/** What a command that succeeds says, or why one fails. */
async function said(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stdout]).toEqual([stderr.startsWith('reviews ') ? 1 : 0, '']);
  return stderr.trim();
}
async function linesOf(...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.trim().split('\n');
}
const signIn = async () => {
  const root = apiClient(server.origin);
  const { status } = await root.signIn('root', PASSWORD);
  return { root, status };
};

test('an emergency account signs in without the provider, and reset-factors lets it in without its phone', async () => {
  expect(await said('user', 'add', 'root', '--name', 'Root', '--password', PASSWORD)).toBe(
    'User root was added, as admin. Passwords are refused here: "reviews user emergency root on" allows this one.',
  );
  expect((await signIn()).status).toBe(401);
  expect(await said('user', 'emergency', 'Root', 'on')).toBe(
    'User Root can sign in with a password where single sign-on is required.',
  );
  expect(await linesOf('user', 'list')).toContain('root\tRoot\tadmin\tactive\tall properties\temergency');
  const { root, status } = await signIn();
  expect(status).toBe(200);

  const { secret } = (
    await root.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
  ).data;
  const code = oneTimePassword(secret);
  expect(
    (await root.put<RecoveryCodes>(routePath('POST /account/second-factors/one-time-passwords'), { code }))
      .status,
  ).toBe(200);
  expect((await signIn()).status).toBe(401);
  expect(await said('user', 'reset-factors', 'root')).toBe(
    'User root can sign in with the password alone, and set up a new second factor.',
  );
  expect((await signIn()).status).toBe(200);

  expect(await said('user', 'emergency', 'root', 'off')).toMatch(/can no longer sign in with a password/);
  expect((await signIn()).status).toBe(401);
  const { rows } = await server.app.database.pool.query(
    `select kind, actor, target from events where target = 'root' and actor = 'system' order by id`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'user.added',
    'emergency-access.changed',
    'second-factors.reset',
    'emergency-access.changed',
  ]);
});

test('a new password ends the links to reset it', async () => {
  const { storage } = server.app.context;
  const { token } = await storage.transact((tx) => tx.links.insertReset('vera', 'vera', 1));
  const state = async () => (await storage.links.resetByToken(token))?.state;
  expect(await state()).toBe('open');
  expect(await said('user', 'password', 'Vera', '--password', 'lamp river stones')).toBe(
    'The password of Vera was changed.',
  );
  expect(await state()).toBe('withdrawn');
});

test('a user is limited to groups and properties, and a token of theirs sees no more', async () => {
  const { context } = server.app;
  const [first, second, third] = await context.storage.listings.list('all', 3);
  if (!first || !second || !third) throw new Error('too few listings');
  await addGroup(context, systemActor, { name: 'Alps', listingIds: [first.id] });
  expect(await said('user', 'limit', 'ana', '--groups', 'alps', '--properties', String(second.id))).toBe(
    'User ana sees only these properties now.',
  );
  expect(await linesOf('user', 'list')).toContain('ana\tAna\tmanager\tactive\tAlps, 1 property');

  const created = await run('token', 'create', 'ana', 'Price report', '--days', '7', '--groups', 'Alps');
  expect(created).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^It works until \d{4}-\d\d-\d\d/),
  });
  const authorization = `Bearer ${created.stdout.trim()}`;
  const read = async () => {
    const { status, data } = await apiClient(server.origin)
      .call<ListingList>('GET', routePath('GET /listings'), { headers: { authorization } })
      .then((answer) => ({ status: answer.status, data: answer.status === 200 ? answer.data : null }));
    return [status, data?.listings.map(({ id }) => id)];
  };
  expect(await read()).toEqual([200, [first.id]]);

  const [line = ''] = await linesOf('token', 'list');
  const [id = '', ...shown] = line.split('\t');
  expect(shown.slice(0, 4)).toEqual(['Price report', 'ana', 'viewer', 'Alps']);
  expect(shown.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(line).not.toContain('flr_');
  expect(await said('token', 'revoke', id)).toBe(`Token ${id} was revoked.`);
  await expect.poll(read).toEqual([401, undefined]);
  expect(await said('token', 'revoke', id)).toMatch(/^reviews token: There is no such token/);
});

test.each([
  [['user', 'emergency', 'nobody', 'on'], 'There is no user nobody.'],
  [['user', 'role', 'ana', 'boss'], 'The role is "boss"; it must be admin, manager, responder, viewer.'],
  [['user', 'emergency', 'root', 'maybe'], 'usage:'],
  [['user', 'role', 'ana', 'viewer', '--role', 'admin'], 'usage:'],
  [['user', 'disable', 'ana', '--password', PASSWORD], 'usage:'],
  [['token', 'create', 'ana', 'Report', '--days', '100000000'], 'expiresOn must be between'],
  [['token', 'create', 'vera', 'Report'], 'vera may have no tokens'],
  [['token', 'create', 'ana', 'Report', '--role', 'admin'], 'A token may not do more than its owner'],
  [['token', 'revoke', 'x'], 'ID is "x"; it must be a number from 1.'],
  [['token', 'revoke', '1', '--role', 'viewer'], 'usage:'],
  [['token', 'list', '--days', '5'], 'usage:'],
])('%j is refused and says why', async (args, reason) => {
  expect(await said(...args)).toMatch(`reviews ${args[0]}: ${reason}`);
});
