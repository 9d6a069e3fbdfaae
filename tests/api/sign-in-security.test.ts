import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MadeInvitation } from '#contract/accounts/people.ts';
import type { NewOneTimePasswords, RecoveryCodes } from '#contract/accounts/second-factors.ts';
import type { Session } from '#contract/accounts/session.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { type Answer, type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { countHashes } from '#tests/support/hash-count.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
/** As version 0.2 has hashed it. */
const OLD_HASH =
  'bc3b1d7b19cd7c5efdc42f0507f898a5:2817ae5b7fc43c489ac3a4a8fea87a4e337427e7b7a72ffbc2d83d0303c355fd1336cbbdec6499fc804066f23b89b0ec65827d556508b62ffe29142fb6145292';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  for (const username of ['ana', 'gone', 'elsewhere', 'mallory'])
    await addUser(server.app.context, { username, name: username, password: PASSWORD });
  await setDisabled(server.app.context, 'gone', true);
  await query(`update credentials set password = null, provider_id = 'https://login.example'
    where user_id = (select id from users where username = 'elsewhere')`);
});
afterAll(() => server.close());
beforeEach(() => query('delete from sign_in_failures'));

const query = (text: string) => server.app.database.pool.query(text);
async function signedIn(username: string): Promise<ApiClient> {
  const client = apiClient(server.origin);
  expect((await client.signIn(username, PASSWORD)).status).toBe(200);
  return client;
}
const sessionIn = (cookies: string | undefined) =>
  (cookies ?? '').split('; ').find((each) => each.startsWith('reviews.session_token=')) ?? '';
const userOf = async (cookie: string) =>
  (await apiClient(server.origin, '/api', cookie).get<Session>('/session')).data.user?.username;

describe('a refused sign-in takes one hash, so that its time does not tell who exists', () => {
  test.each([
    ['a known user', 'ana', 'a wrong password'],
    ['an unknown user', 'nobody', 'a wrong password'],
    ['a name that no user can have', ' ', 'a wrong password'],
    ['a deactivated user', 'gone', 'a wrong password'],
    ['a deactivated user, even with the right password', 'gone', PASSWORD],
    ['a user who signs in elsewhere', 'elsewhere', PASSWORD],
  ])('of %s', async (_what, username, password) => {
    const attempt = async () => {
      const { status, failure } = await apiClient(server.origin).signIn(username, password);
      expect([status, failure.error]).toEqual([401, 'Invalid username or password']);
    };
    expect(await countHashes(attempt)).toBe(1);
    const { rowCount } = await query(`select from sessions join users on users.id = user_id
      where username in ('gone', 'elsewhere')`);
    expect(rowCount).toBe(0);
  });
});

describe('the hash of a password', () => {
  const hashOfAna = async () =>
    (
      await query(`select password from credentials
        where user_id = (select id from users where username = 'ana')`)
    ).rows[0].password;

  test('of an earlier version is renewed at a sign-in, even if two happen at once', async () => {
    await query(`update credentials set password = '${OLD_HASH}'
      where user_id = (select id from users where username = 'ana')`);
    expect((await apiClient(server.origin).signIn('ana', 'a wrong password')).status).toBe(401);
    expect(await hashOfAna()).toBe(OLD_HASH);
    await Promise.all([signedIn('ana'), signedIn('ana')]);
    expect(await hashOfAna()).toMatch(/^\$scrypt\$/);
    await signedIn('ana');
    expect((await apiClient(server.origin).signIn('ana', 'a wrong password')).status).toBe(401);
  });
});

describe('a cookie that someone else has planted is not the session after', () => {
  let ended: string;
  let own: string;
  beforeEach(async () => {
    const mallory = await signedIn('mallory');
    ended = sessionIn(mallory.cookie);
    await mallory.delete('/session');
    own = sessionIn((await signedIn('mallory')).cookie);
  });
  const planted = () => [
    'reviews.session_token=chosen-by-mallory',
    `reviews.session_token=${encodeURIComponent(`chosen-by-mallory.${Buffer.alloc(32).toString('base64')}`)}`,
    // With a valid signature.
    ended,
    own,
  ];

  /** @param enter signs in with the cookie in the browser. @returns the username and the answer */
  async function expectOwnSession(
    enter: (browser: ApiClient) => Promise<[username: string, Answer<unknown>]>,
  ): Promise<void> {
    for (const cookie of planted()) {
      await query('delete from sign_in_failures');
      const [username, { status, headers }] = await enter(apiClient(server.origin, '/api', cookie));
      expect(status).toBe(200);
      const cookies = headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      const given = sessionIn(cookies.join('; '));
      expect(tokenIn(given)).not.toBe(tokenIn(cookie));
      // The planted session has ended, and was never that of the person.
      expect([await userOf(given), await userOf(cookie)]).toEqual([username, undefined]);
    }
  }
  const tokenIn = (cookie: string) => decodeURIComponent(cookie).split(/[=.]/)[2];

  test('a sign-in', async () => {
    const body = { username: 'ana', password: PASSWORD };
    await expectOwnSession(async (browser) => ['ana', await browser.post('/session', body)]);
  });

  test('a sign-in with a second factor, whose first step opens nothing', async () => {
    await addUser(server.app.context, { username: 'ines', name: 'Inês', password: PASSWORD });
    const ines = await signedIn('ines');
    const { secret } = (
      await ines.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
    ).data;
    const confirmed = await ines.put<RecoveryCodes>(
      routePath('POST /account/second-factors/one-time-passwords'),
      {
        code: oneTimePassword(secret),
      },
    );
    const codes = [...confirmed.data.recoveryCodes];
    await expectOwnSession(async (browser) => {
      const body = { username: 'ines', password: PASSWORD };
      const first = await browser.post('/session', body);
      expect([first.status, first.headers.getSetCookie()]).toEqual([401, []]);
      return ['ines', await browser.post('/session', { ...body, code: codes.pop() })];
    });
  });

  test('an invitation', async () => {
    const manager = await signedInClient(server.origin);
    let number = 0;
    await expectOwnSession(async (browser) => {
      const body = { label: 'Cleo', role: 'viewer' };
      const { token } = (await manager.post<MadeInvitation>(routePath('GET /invitations'), body)).data;
      const username = `cleo-${++number}`;
      const account = { username, name: 'Cleo', password: PASSWORD };
      return [
        username,
        await browser.post(routePath('POST /invitations/links/:token/accept', { token }), account),
      ];
    });
  });
});
