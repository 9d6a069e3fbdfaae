import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldSignIns } from '#services/accounts/sessions.ts';
import { addUser, setDisabled, setPassword } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  for (const username of ['ana', 'bo', 'gone']) {
    await addUser(server.app.context, { username, name: `Name of ${username}`, password: PASSWORD });
  }
  await setDisabled(server.app.context, 'gone', true);
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('delete from sign_in_failures'));

const signedIn = async (username = 'ana', password = PASSWORD): Promise<ApiClient> => {
  const someone = apiClient(server.origin);
  expect((await someone.signIn(username, password)).status).toBe(200);
  return someone;
};
const whoIs = async (cookie: string | undefined, where = server) =>
  (await apiClient(where.origin).get('/session', { headers: cookie === undefined ? {} : { cookie } })).data;

describe('signing in', () => {
  test('returns the user and sets cookies that scripts and other sites cannot use', async () => {
    const ana = apiClient(server.origin);
    const answer = await ana.signIn('ana', PASSWORD);
    const user = { username: 'ana', name: 'Name of ana', role: 'manager' };
    expect(answer.data).toEqual({ user });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'reviews.session_token',
      'reviews.device',
    ]);
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
      expect(attributes).not.toContain('Secure');
      expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
    }
    expect((await ana.get('/session')).data).toEqual({ user });
  });

  test('ignores the case of the username, but not of the password', async () => {
    const answer = await (await signedIn('ANA')).get('/session');
    expect(answer.data).toMatchObject({ user: { username: 'ana' } });
    expect((await apiClient(server.origin).signIn('ana', PASSWORD.toUpperCase())).status).toBe(401);
  });

  test('still works with a password that is shorter than a new one may be', async () => {
    const { accounts } = server.app.context;
    await accounts.add({ username: 'old', name: 'Old', role: 'manager', password: 'short' });
    expect((await signedIn('old', 'short')).cookie).toBeDefined();
    await expect(setPassword(server.app.context, 'old', 'shorter')).rejects.toThrow(
      saying('at least 15 characters'),
    );
    expect((await signedIn('old', 'short')).cookie).toBeDefined();
  });

  test('fails with the same response for a wrong password and for an unknown, invalid or disabled user', async () => {
    const pairs = [
      ['ana', 'wrong'],
      ['ana', `${PASSWORD} `],
      ['nobody', PASSWORD],
      ['gone', PASSWORD],
      ['gone', 'wrong'],
      ['x', PASSWORD],
      ['ana@users.invalid', PASSWORD],
      [' ana', PASSWORD],
      ["' or 1=1 --", PASSWORD],
    ];
    for (const [username, password] of pairs) {
      const answer = await apiClient(server.origin).signIn(username, password);
      expect([username, answer.status, answer.failure.code, answer.failure.error]).toEqual([
        username,
        401,
        'unauthenticated',
        'Invalid username or password',
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('is rejected when the request comes from another site', async () => {
    for (const origin of ['https://evil.example', 'null', `${server.origin}.evil.example`]) {
      const body = { username: 'ana', password: PASSWORD };
      const answer = await apiClient(server.origin).post('/session', body, { headers: { origin } });
      expect([answer.status, answer.failure.code]).toEqual([403, 'forbidden']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const crossSite = await fetch(`${server.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ username: 'ana', password: PASSWORD }),
    });
    expect(crossSite.status).toBe(403);
  });

  test('sets a Secure cookie when the public URL uses https', async () => {
    const secure = await openTestServer({
      environment: { PUBLIC_URL: 'https://reviews.example', DEMO_PASSWORD: 'the password of this demo' },
    });
    const manager = apiClient(secure.origin);
    const headers = { origin: 'https://reviews.example' };
    const body = { username: 'manager', password: 'the password of this demo' };
    const answer = await manager.post('/session', body, { headers });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
    );
    expect(cookie).not.toMatch(/domain=/i);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await apiClient(server.origin).get('/session')).headers.has('strict-transport-security')).toBe(
      false,
    );
    const sent = cookie.split(';', 1)[0] ?? '';
    expect(await whoIs(sent, secure)).toMatchObject({ user: { username: 'manager' } });
    // The same cookie under its name without https, which an attacker on the network could set.
    expect(await whoIs(sent.replace('__Host-', ''), secure)).toEqual({ user: null });
    await secure.close();
  });
});

describe('a session', () => {
  test('without a cookie is null and not an error', async () => {
    for (const cookie of [undefined, '', 'x=y', 'reviews.session_token=', 'reviews.session_token', ';;;=']) {
      expect(await whoIs(cookie)).toEqual({ user: null });
    }
  });

  test('ends on the server with a sign-out, so that its cookie is no longer accepted', async () => {
    const ana = await signedIn();
    const other = await signedIn();
    const out = await ana.delete('/session');
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(out.data).toEqual({ user: null });
    expect(out.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(await whoIs(ana.cookie)).toEqual({ user: null });
    expect((await ana.get('/reviews/hostaway/stats')).status).toBe(401);
    expect((await other.get('/reviews/hostaway/stats')).status).toBe(200);
    expect((await ana.delete('/session')).status).toBe(200);
    expect((await apiClient(server.origin).delete('/session')).status).toBe(200);
  });

  test('is that of the first of two session cookies', async () => {
    const [ana, bo] = [await signedIn(), await signedIn('bo')];
    const cookie = `${ana.cookie}; ${bo.cookie}`;
    expect(await whoIs(cookie)).toMatchObject({ user: { username: 'ana' } });
    expect((await apiClient(server.origin).delete('/session', { headers: { cookie } })).status).toBe(200);
    expect(await whoIs(cookie)).toEqual({ user: null });
    expect(await whoIs(bo.cookie)).toMatchObject({ user: { username: 'bo' } });
  });

  test('is accepted with the signature of version 0.2', async () => {
    await server.app.database.pool.query(
      `insert into sessions (id, token, user_id, expires_at)
        select 's-1', $1, id, now() + interval '1 day' from users where username = 'ana'`,
      ['Gm4vTq8ZxY2cN6bHwL0pRkD3sFjA7uEi'],
    );
    const signature = 'Sx8CJwY4Z/yxDyQup5vcG6cvNUIKpG56q2LTPrHBY1M=';
    const value = encodeURIComponent(`Gm4vTq8ZxY2cN6bHwL0pRkD3sFjA7uEi.${signature}`);
    expect(await whoIs(`reviews.session_token=${value}`)).toMatchObject({ user: { username: 'ana' } });
  });

  test('that is opened with the old password while a new one is set ends too', async () => {
    await addUser(server.app.context, { username: 'eve', name: 'Eve', password: PASSWORD });
    const opened: ApiClient[] = [];
    let isSet = false;
    const goOn = async () => {
      while (!isSet) {
        const someone = apiClient(server.origin);
        if ((await someone.signIn('eve', PASSWORD)).status !== 200) return;
        opened.push(someone);
      }
    };
    const all = [goOn(), goOn(), goOn()];
    await expect.poll(() => opened.length).toBeGreaterThan(2);
    await setPassword(server.app.context, 'eve', 'another long password');
    isSet = true;
    await Promise.all(all);
    for (const each of opened) expect(await whoIs(each.cookie)).toEqual({ user: null });
  });

  test('cannot be ended from another site', async () => {
    const ana = await signedIn();
    const answer = await ana.delete('/session', { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('clear-site-data')).toBeNull();
    expect(await whoIs(ana.cookie)).not.toEqual({ user: null });
  });

  test('that has expired is not accepted', async () => {
    const ana = await signedIn();
    await server.app.database.pool.query(
      `update sessions set expires_at = now() - interval '1 second'
        where user_id = (select id from users where username = 'ana')`,
    );
    await server.app.context.changes.publish();
    expect(await whoIs(ana.cookie)).toEqual({ user: null });
    expect((await ana.put('/reviews/hostaway/1/approve', { isApproved: true })).status).toBe(401);
  });

  test('ends after a week without use, and its row is deleted', async () => {
    const [ana, other] = [await signedIn(), await signedIn()];
    const setLastUse = async (age: string) => {
      await server.app.database.pool.query(
        `update sessions set updated_at = now() - $1::interval
          where user_id = (select id from users where username = 'ana')`,
        [age],
      );
      await server.app.context.changes.publish();
    };
    await setLastUse('6 days 23 hours');
    // This use begins a new week for this session only.
    expect(await whoIs(ana.cookie)).not.toEqual({ user: null });
    await server.app.database.pool.query(`update sessions set updated_at = updated_at - interval '2 hours'`);
    await server.app.context.changes.publish();
    expect(await whoIs(ana.cookie)).not.toEqual({ user: null });
    expect(await whoIs(other.cookie)).toEqual({ user: null });

    await setLastUse('8 days');
    await deleteOldSignIns(server.app.context);
    const { rows } = await server.app.database.pool.query(
      `select from sessions join users on users.id = user_id where username = 'ana'`,
    );
    expect(rows).toHaveLength(0);
  });

  test('is replaced by the session of a new sign-in in the same browser', async () => {
    const ana = await signedIn();
    const before = ana.cookie;
    expect((await ana.signIn('ana', 'wrong')).status).toBe(401);
    expect(await whoIs(before)).not.toEqual({ user: null });
    expect((await ana.signIn('bo', PASSWORD)).status).toBe(200);
    expect(await whoIs(before)).toEqual({ user: null });
    expect(await whoIs(ana.cookie)).toMatchObject({ user: { username: 'bo' } });
  });

  test('is not accepted with a changed, unsigned or differently signed cookie', async () => {
    const ana = await signedIn();
    const [name, value = ''] = (ana.cookie ?? '').split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const bo = await signedIn('bo');
    const otherToken = decodeURIComponent((bo.cookie ?? '').split('=')[1] ?? '').split('.')[0];
    const foreign = createHmac('sha256', 'a secret that the product does not have')
      .update(token)
      .digest('base64');
    const forged = [
      token,
      `${token}.`,
      `${otherToken}.${signature}`,
      `${token}.${foreign}`,
      `${token}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${token}x.${signature}`,
      `.${signature}`,
      '%00.%00',
      "' or 1=1 --.x",
      'x'.repeat(4000),
    ];
    for (const one of forged) {
      expect([one, await whoIs(`${name}=${encodeURIComponent(one)}`)]).toEqual([one, { user: null }]);
    }
    expect(await whoIs(`${name}=%zz`)).toEqual({ user: null });
    expect(await whoIs(ana.cookie)).not.toEqual({ user: null });
  });

  test('ends in every process at once when the password changes or the user is disabled', async () => {
    const [first, second] = [await signedIn('bo'), await signedIn('bo')];
    await setPassword(server.app.context, 'bo', 'another long password');
    expect([await whoIs(first.cookie), await whoIs(second.cookie)]).toEqual([{ user: null }, { user: null }]);
    expect((await apiClient(server.origin).signIn('bo', PASSWORD)).status).toBe(401);
    const third = await signedIn('bo', 'another long password');
    await setDisabled(server.app.context, 'bo', true);
    expect(await whoIs(third.cookie)).toEqual({ user: null });
    await setDisabled(server.app.context, 'bo', false);
    expect(await whoIs(third.cookie)).toEqual({ user: null });
    await setPassword(server.app.context, 'bo', PASSWORD);
  });
});

test('there is no other way in: calls that libraries for accounts serve return 404', async () => {
  const paths = [
    'sign-up/email',
    'sign-in/email',
    'sign-in/username',
    'get-session',
    'update-user',
    'list-sessions',
  ];
  for (const path of [...paths, 'change-password', 'delete-user', 'request-password-reset', 'ok']) {
    for (const root of ['', '/auth']) {
      for (const method of ['GET', 'POST']) {
        const answer = await apiClient(server.origin).call(method, `${root}/${path}`, {
          ...(method === 'POST' && {
            body: { email: 'x@x.example', username: 'new', password: PASSWORD, name: 'New' },
          }),
        });
        expect([path, answer.status]).toEqual([path, 404]);
      }
    }
  }
});
