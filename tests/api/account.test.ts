import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnSessionList } from '#contract/accounts/account.ts';
import type { Session } from '#contract/accounts/session.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser, setPassword } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'seven quiet wombats';
const NEW_PASSWORD = 'eight loud penguins';
const SHORT = 'short';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { pool } = server.app.database;
  await pool.query(`delete from sign_in_failures; delete from users where not is_demo`);
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: PASSWORD });
});

async function signedIn(password = PASSWORD, username = 'ana'): Promise<ApiClient> {
  const someone = apiClient(server.origin);
  expect((await someone.signIn(username, password)).status).toBe(200);
  return someone;
}
async function change(who: ApiClient, currentPassword: string, newPassword: string) {
  const answer = await who.put<Session>(routePath('PUT /account/password'), { currentPassword, newPassword });
  if (answer.status === 200) who.takeCookies(answer);
  return answer;
}
const isSignedIn = async (who: ApiClient) => (await who.get<Session>('/session')).data.user !== null;
const sessionsOf = async (who: ApiClient) =>
  (await who.get<OwnSessionList>(routePath('GET /account/sessions'))).data.sessions;
/** Those of ana: jobs record others. */
async function events(): Promise<unknown[]> {
  const { rows } = await server.app.database.pool.query(
    `select actor, kind, target, data from events
      where actor = 'ana' and kind !~ '^(sign-in.(succ|fail)|user)' order by id desc limit 2`,
  );
  return rows;
}

describe('changing the own account', () => {
  test('sets the name and the language of dates, in all sessions', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const { status, data } = await here.patch(routePath('PATCH /account'), {
      name: ' Ana  Lima ',
      dateLanguage: 'de',
    });
    const user = { username: 'ana', name: 'Ana Lima', role: 'manager', dateLanguage: 'de' };
    expect([status, data]).toEqual([200, { user }]);
    expect((await elsewhere.get('/session')).data).toEqual({ user });
    expect((await events())[0]).toMatchObject({ actor: 'ana', kind: 'name.changed', target: 'ana' });
  });

  test.each([{ name: ' ' }, { name: 'x'.repeat(101) }, { dateLanguage: 'klingon' }, { role: 'admin' }])(
    'refuses %j and changes nothing',
    async (body) => {
      const ana = await signedIn();
      expect((await ana.patch(routePath('PATCH /account'), body)).status).toBe(400);
      expect((await ana.get('/session')).data).toEqual({
        user: { username: 'ana', name: 'Ana', role: 'manager' },
      });
    },
  );
});

describe('changing the own password', () => {
  test('ends the other sessions and keeps this one, with a new cookie', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const stolen = apiClient(server.origin, '/api', here.cookie);
    const [listed] = await sessionsOf(here);
    const other = await signedIn('flex-demo', 'manager');
    const { status, data } = await change(here, PASSWORD, NEW_PASSWORD);
    expect([status, data]).toEqual([200, { user: { username: 'ana', name: 'Ana', role: 'manager' } }]);
    const all = [here, elsewhere, other, stolen];
    expect(await Promise.all(all.map(isSignedIn))).toEqual([true, false, true, false]);
    expect(await sessionsOf(here)).toEqual([expect.objectContaining({ id: listed?.id, isCurrent: true })]);
    expect((await apiClient(server.origin).signIn('ana', PASSWORD)).status).toBe(401);
    await signedIn(NEW_PASSWORD);
    expect((await events())[0]).toEqual({
      actor: 'ana',
      kind: 'password.changed',
      target: 'ana',
      data: {},
    });
  });

  test.each([
    ['x', NEW_PASSWORD, 403, 'The current password is wrong: type the one you sign in with.'],
    [PASSWORD, SHORT, 400, 'The password needs at least 15 characters.'],
    [PASSWORD, 'ana flexliving reviews', 400, /^The password is easy to guess: use other words/],
    [PASSWORD, PASSWORD, 400, 'The new password is the current one: choose another.'],
    [PASSWORD, 'x'.repeat(300), 400, /newPassword/],
    ['', NEW_PASSWORD, 400, /currentPassword/],
  ])('from %j to %j is refused and changes nothing', async (from, to, status, message) => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const answer = await change(here, from, to);
    expect([answer.status, answer.failure.error]).toEqual([
      status,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect(await isSignedIn(elsewhere)).toBe(true);
    await signedIn();
  });

  test('accepts any characters and never stores or logs the password', async () => {
    const here = await signedIn();
    const odd = '  пароль 密码 🐧 ünïcode  ';
    expect((await change(here, PASSWORD, odd)).status).toBe(200);
    await signedIn(odd);
  });

  test('does not replace a password that was reset meanwhile', async () => {
    const here = await signedIn();
    const { pool } = server.app.database;
    const commitReset = await holdTransaction(
      pool,
      `update credentials set password = 'of the reset' where user_id = (select id from users where username = 'ana')`,
    );
    const changing = change(here, PASSWORD, NEW_PASSWORD);
    await untilWaiting(pool).finally(commitReset);
    const { status, failure } = await changing;
    expect([status, failure.code, failure.error]).toEqual([
      403,
      'forbidden',
      'The current password is wrong: type the one you sign in with.',
    ]);
    const { rows } = await pool.query(`select password from credentials join users on users.id = user_id
      where username = 'ana'`);
    expect(rows).toEqual([{ password: 'of the reset' }]);
  });

  test('counts wrong current passwords as failed sign-ins, and then refuses the correct one for a while', async () => {
    const here = await signedIn();
    for (let count = 0; count < 5; count++) {
      expect((await change(here, `wrong ${count}`, NEW_PASSWORD)).status).toBe(403);
    }
    const answer = await change(here, PASSWORD, NEW_PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await events()).toMatchObject([
      { actor: 'ana', kind: 'sign-in.locked-out', data: { limit: 'user-on-device' } },
      { actor: 'ana', kind: 'password.change-failed', target: 'ana' },
    ]);
  });

  test('requires a session and a proof of the same origin', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await apiClient(server.origin).put(routePath('PUT /account/password'), body)).status).toBe(401);
    const here = await signedIn();
    const foreign = { headers: { origin: 'https://elsewhere.example' } };
    expect((await here.put(routePath('PUT /account/password'), body, foreign)).status).toBe(403);
  });
});

describe('a password that new ones may not be like', () => {
  const userOf = async (who: ApiClient) => (await who.get<Session>('/session')).data.user;

  test('works, and its owner is asked to change it, until it is changed', async () => {
    await server.app.context.accounts.add({ username: 'old', name: 'Old', role: 'manager', password: SHORT });
    const here = apiClient(server.origin);
    const answer = await here.signIn('old', SHORT);
    expect(answer.data).toEqual({
      user: { username: 'old', name: 'Old', role: 'manager', hasWeakPassword: true },
    });
    expect(await userOf(here)).toMatchObject({ hasWeakPassword: true });
    expect((await change(here, SHORT, NEW_PASSWORD)).data.user).not.toHaveProperty('hasWeakPassword');
    expect(await userOf(here)).not.toHaveProperty('hasWeakPassword');
    expect(await userOf(await signedIn(NEW_PASSWORD, 'old'))).not.toHaveProperty('hasWeakPassword');
  });

  test('is no longer asked to be changed after an administrator has set a new one', async () => {
    await server.app.context.accounts.add({ username: 'old', name: 'Old', role: 'manager', password: SHORT });
    await signedIn(SHORT, 'old');
    await setPassword(server.app.context, 'old', NEW_PASSWORD);
    expect(await userOf(await signedIn(NEW_PASSWORD, 'old'))).not.toHaveProperty('hasWeakPassword');
  });

  test('of the demo user stays', async () => {
    expect(await userOf(await signedIn('flex-demo', 'manager'))).not.toHaveProperty('hasWeakPassword');
  });
});

describe('the own sessions', () => {
  test('are listed with device, address and times, this one first, and without those of others', async () => {
    await signedIn('flex-demo', 'manager');
    const elsewhere = apiClient(server.origin);
    const body = { username: 'ana', password: PASSWORD };
    await elsewhere.post('/session', body, { headers: { 'user-agent': FIREFOX } });
    const here = await signedIn();
    const sessions = await sessionsOf(here);
    expect(sessions).toMatchObject([
      { isCurrent: true, device: 'node', address: expect.stringMatching(/127\.0\.0\.1|::1/) },
      { isCurrent: false, device: 'Firefox on Windows' },
    ]);
    for (const { signedInAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(signedInAt)).toBeLessThan(600_000);
      expect(lastUsedAt >= signedInAt).toBe(true);
    }
    expect(JSON.stringify(sessions)).not.toContain('token');
  });

  test('do not include one that has ended by itself', async () => {
    const here = await signedIn();
    await signedIn();
    await signedIn();
    const [, first, second] = await sessionsOf(here);
    const { pool } = server.app.database;
    await pool.query(`update sessions set updated_at = now() - interval '8 days' where id = $1`, [first?.id]);
    await pool.query(`update sessions set expires_at = now() where id = $1`, [second?.id]);
    expect(await sessionsOf(here)).toMatchObject([{ isCurrent: true }]);
  });

  test('end one at a time, and only one’s own', async () => {
    const [here, elsewhere, stranger] = [
      await signedIn(),
      await signedIn(),
      await signedIn('flex-demo', 'manager'),
    ];
    const [current, other] = await sessionsOf(here);
    const left = await here.delete<OwnSessionList>(
      routePath('DELETE /account/sessions/:id', { id: other?.id ?? '' }),
    );
    expect(left.data.sessions).toMatchObject([{ id: current?.id, isCurrent: true }]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await events())[0]).toMatchObject({ actor: 'ana', kind: 'session.ended', target: 'ana' });
    // Again, and another person's: nothing changes.
    expect(
      (await here.delete(routePath('DELETE /account/sessions/:id', { id: other?.id ?? '' }))).status,
    ).toBe(200);
    expect(
      (await stranger.delete(routePath('DELETE /account/sessions/:id', { id: current?.id ?? '' }))).status,
    ).toBe(200);
    expect(await isSignedIn(here)).toBe(true);
  });

  test('end all at once but this one', async () => {
    const [here, ...others] = [await signedIn(), await signedIn(), await signedIn()];
    const stranger = await signedIn('flex-demo', 'manager');
    const left = await here.delete<OwnSessionList>(routePath('GET /account/sessions'));
    expect(left.data.sessions).toMatchObject([{ isCurrent: true }]);
    expect(await Promise.all([here, ...others, stranger].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect((await events())[0]).toMatchObject({ kind: 'session.ended', data: { sessions: 2 } });
  });
});
