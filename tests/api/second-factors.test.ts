import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewOneTimePasswords, RecoveryCodes, SecondFactors } from '#contract/accounts/second-factors.ts';
import type { Session } from '#contract/accounts/session.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const WRONG = '000000';
/** As version 0.2 has encrypted them. */
const OLD_SECRET = {
  plain: 'Kx7mPq2RtVw9ZbNc4YdLf6HgJs8AeUi3',
  stored:
    'fea43f60785b5173b1231846ad8cfe07d3d013a68fd2d6ab51eb7c0c0c6f3d113db7c6d58b229df458ff03a3d1ef2cebcd0e74bf82065f631b1ba58801c5b6648008abbda2e5d465',
};
const OLD_CODES =
  'cec0b408d6803a9f8038c77ea72a629c671031031011978c3dad84e4a16be53a935f86925ac781693fe16e344b5e01a4ed2efdc6367d34c514628af3686419d5dc5e746034';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await query(`delete from sign_in_failures; delete from users where not is_demo`);
  await addUser(server.app.context, { username: 'ana', name: 'Ana', password: PASSWORD });
});

const query = (text: string) => server.app.database.pool.query(text);
const isSignedIn = async (who: ApiClient) => (await who.get<Session>('/session')).data.user !== null;

async function signedIn(code?: string, username = 'ana'): Promise<ApiClient> {
  const someone = apiClient(server.origin);
  const answer = await someone.signIn(username, PASSWORD, code);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return someone;
}
/** Ana, or another person, who has turned the codes on with that of the last half minute. */
async function withCodes(username?: string) {
  const ana = await signedIn(undefined, username);
  const { secret } = (
    await ana.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
  ).data;
  const used = oneTimePassword(secret, -1);
  const confirmed = await ana.put<RecoveryCodes>(
    routePath('POST /account/second-factors/one-time-passwords'),
    { code: used },
  );
  ana.takeCookies(confirmed);
  return { ana, secret, used, recoveryCodes: confirmed.data.recoveryCodes };
}
const attempt = (body: object) => apiClient(server.origin).post('/session', { username: 'ana', ...body });
const codeOf = async (body: object) => {
  const { status, failure, headers } = await attempt(body);
  expect(headers.getSetCookie()).toEqual([]);
  return [status, failure.code];
};

describe('codes of an authenticator app', () => {
  test('prove nothing of another person, whose session is sent too', async () => {
    const { ana, secret } = await withCodes();
    await addUser(server.app.context, { username: 'ben', name: 'Ben', password: PASSWORD });
    const ben = await withCodes('ben');
    const prove = async (cookies: string, code: string) =>
      (
        await apiClient(server.origin, '/api', cookies).post(routePath('POST /account/proofs'), {
          purpose: 'POST /tokens',
          code,
        })
      ).status;
    const [anaFirst, benFirst] = [`${ana.cookie}; ${ben.ana.cookie}`, `${ben.ana.cookie}; ${ana.cookie}`];
    const [codeOfAna, codeOfBen] = [oneTimePassword(secret), oneTimePassword(ben.secret)];
    expect([await prove(anaFirst, codeOfBen), await prove(benFirst, codeOfAna)]).toEqual([403, 403]);
    expect(await prove(anaFirst, codeOfAna)).toBe(200);
  });

  test('are asked for at a sign-in that began before they were turned on', async () => {
    const { pool } = server.app.database;
    const turnOn = await holdTransaction(
      pool,
      `update users set two_factor_enabled = true where username = 'ana'`,
    );
    const signingIn = attempt({ password: PASSWORD });
    await untilWaiting(pool).finally(turnOn);
    expect((await signingIn).status).toBe(401);
    expect((await query('select from sessions')).rowCount).toBe(0);
  });

  test('are turned on with a code, which starts a new session and ends the others', async () => {
    const ana = await signedIn();
    const other = await signedIn();
    expect((await ana.get<SecondFactors>(routePath('GET /account/second-factors'))).data).toMatchObject({
      recoveryCodesLeft: null,
    });
    const made = (
      await ana.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
    ).data;
    const uri = new URL(made.uri);
    expect([decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
      expect.stringContaining('Flex Living:ana'),
      made.secret,
    ]);
    // Not asked for before a code has shown that the app has the secret.
    await signedIn();
    const refused = await ana.put(routePath('POST /account/second-factors/one-time-passwords'), {
      code: WRONG,
    });
    expect([refused.status, refused.failure.code]).toEqual([400, 'invalid']);
    await signedIn();

    const before = ana.cookie;
    const confirmed = await ana.put<RecoveryCodes>(
      routePath('POST /account/second-factors/one-time-passwords'),
      {
        code: oneTimePassword(made.secret),
      },
    );
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect(await isSignedIn(apiClient(server.origin, '/api', before))).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    ana.takeCookies(confirmed);
    expect(await isSignedIn(ana)).toBe(true);
    expect((await ana.get<SecondFactors>(routePath('GET /account/second-factors'))).data).toMatchObject({
      recoveryCodesLeft: 10,
    });
    expect((await ana.post(routePath('POST /account/second-factors/one-time-passwords'))).status).toBe(409);
    const { rows } = await query(`select secret, backup_codes from second_factors`);
    const stored = JSON.stringify(rows);
    for (const secret of [made.secret, ...confirmed.data.recoveryCodes]) expect(stored).not.toContain(secret);
    const events = await query(`select kind, actor, target from events order by id desc limit 1`);
    expect(events.rows).toEqual([{ kind: 'second-factor.added', actor: 'ana', target: 'ana' }]);
  });

  test('are asked for after a right password only, and open a session', async () => {
    const { secret } = await withCodes();
    expect(await codeOf({ password: PASSWORD })).toEqual([401, 'second-factor-required']);
    expect(await codeOf({ password: 'wrong' })).toEqual([401, 'unauthenticated']);
    const code = oneTimePassword(secret);
    expect(await codeOf({ password: 'wrong', code })).toEqual([401, 'unauthenticated']);
    const ana = await signedIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await isSignedIn(ana)).toBe(true);
    await setDisabled(server.app.context, 'ana', true);
    expect(await codeOf({ password: PASSWORD })).toEqual([401, 'unauthenticated']);
  });

  test('work once each, also when two use one at the same time', async () => {
    const { secret, used } = await withCodes();
    // The one that has turned them on.
    expect(await codeOf({ password: PASSWORD, code: used })).toEqual([401, 'unauthenticated']);
    const code = oneTimePassword(secret);
    const both = await Promise.all([1, 2].map(() => attempt({ password: PASSWORD, code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await codeOf({ password: PASSWORD, code })).toEqual([401, 'unauthenticated']);
    const { rows } = await query(`select count(*)::int from sessions`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('that are wrong count like wrong passwords, which a right password alone does not clear', async () => {
    const { secret } = await withCodes();
    for (let count = 0; count < 5; count++) {
      expect(await codeOf({ password: PASSWORD })).toEqual([401, 'second-factor-required']);
      expect(await codeOf({ password: PASSWORD, code: WRONG })).toEqual([401, 'unauthenticated']);
    }
    const answer = await attempt({ password: PASSWORD, code: oneTimePassword(secret) });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await codeOf({ password: PASSWORD })).toEqual([429, 'rate-limited']);
  });

  test('work with a secret of an earlier version', async () => {
    await withCodes();
    await query(`update second_factors set secret = '${OLD_SECRET.stored}'`);
    await signedIn(oneTimePassword(Secret.fromUTF8(OLD_SECRET.plain).base32));
  });

  test('that are wrong ten times in a row lock the account for a time, wherever they come from', async () => {
    const { secret } = await withCodes();
    for (let count = 0; count < 10; count++) {
      await query('delete from sign_in_failures');
      expect(await codeOf({ password: PASSWORD, code: WRONG })).toEqual([401, 'unauthenticated']);
    }
    const code = oneTimePassword(secret);
    const unlockIn = (minutes: number) =>
      query(`update second_factors set locked_until = now() + make_interval(mins => ${minutes})`);
    expect((await attempt({ password: PASSWORD, code })).status).toBe(429);
    await unlockIn(5);
    const locked = await attempt({ password: PASSWORD, code });
    const wait = Number(locked.headers.get('retry-after'));
    expect([locked.status, Math.ceil(wait / 60)]).toEqual([429, 5]);
    await unlockIn(0);
    await signedIn(code);
    const { rows } = await query('select failed_verification_count, locked_until from second_factors');
    expect(rows).toEqual([{ failed_verification_count: 0, locked_until: null }]);
  });

  test('that are on cannot be turned on again, which would show the recovery codes', async () => {
    const { ana, secret } = await withCodes();
    const again = await ana.put(routePath('POST /account/second-factors/one-time-passwords'), {
      code: oneTimePassword(secret),
    });
    expect([again.status, again.failure.error]).toEqual([409, expect.stringContaining('already turned on')]);
  });

  test('cannot be guessed to turn them on', async () => {
    const ana = await signedIn();
    await ana.post(routePath('POST /account/second-factors/one-time-passwords'));
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push(
        (await ana.put(routePath('POST /account/second-factors/one-time-passwords'), { code: WRONG })).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('are turned off', async () => {
    const { ana } = await withCodes();
    const off = await ana.delete<SecondFactors>(routePath('POST /account/second-factors/one-time-passwords'));
    expect(off.data).toMatchObject({ recoveryCodesLeft: null });
    await signedIn();
  });

  test('are not for the demo user, who is shared', async () => {
    const manager = await signedInClient(server.origin);
    expect((await manager.get<SecondFactors>(routePath('GET /account/second-factors'))).data.isDemo).toBe(
      true,
    );
    const ana = await signedIn();
    expect((await ana.get<SecondFactors>(routePath('GET /account/second-factors'))).data.isDemo).toBe(false);
    const { status, failure } = await manager.post(
      routePath('POST /account/second-factors/one-time-passwords'),
    );
    expect([status, failure.error]).toEqual([403, 'The demo user is shared, so it has no second factor.']);
  });
});

describe('a recovery code', () => {
  test('opens a session once, and new ones replace the old', async () => {
    const { ana, recoveryCodes } = await withCodes();
    const [first = '', second = ''] = recoveryCodes;
    await signedIn(first);
    expect(await codeOf({ password: PASSWORD, code: first })).toEqual([401, 'unauthenticated']);
    expect((await ana.get<SecondFactors>(routePath('GET /account/second-factors'))).data).toMatchObject({
      recoveryCodesLeft: 9,
    });
    const renewed = (await ana.post<RecoveryCodes>(routePath('POST /account/second-factors/recovery-codes')))
      .data.recoveryCodes;
    expect(await codeOf({ password: PASSWORD, code: second })).toEqual([401, 'unauthenticated']);
    await signedIn(renewed[0]);
  });

  test('has no characters that look alike, and is stored as a hash', async () => {
    const { recoveryCodes } = await withCodes();
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    await signedIn(recoveryCodes[0]);
    const { rows } = await query('select backup_codes from second_factors');
    const stored = JSON.parse(rows[0].backup_codes);
    expect(stored).toHaveLength(9);
    for (const each of stored) expect(each).toMatch(/^hmac-sha256:/);
  });

  test('of an earlier version, which encrypted them, works once and leaves the others hashed', async () => {
    await withCodes();
    await query(`update second_factors set backup_codes = '${OLD_CODES}'`);
    await signedIn('aB1lO-0oIi9');
    expect(await codeOf({ password: PASSWORD, code: 'aB1lO-0oIi9' })).toEqual([401, 'unauthenticated']);
    const { rows } = await query('select backup_codes from second_factors');
    expect(rows[0].backup_codes).toMatch(/^\["hmac-sha256:[^"]+"\]$/);
    await signedIn('zZ9yY-8xX7w');
  });

  test('does not exist without the codes of an app', async () => {
    const ana = await signedIn();
    expect((await ana.post(routePath('POST /account/second-factors/recovery-codes'))).status).toBe(409);
  });
});

test('an admin removes the second factors of a person who has lost them', async () => {
  const { ana } = await withCodes();
  expect(
    (await ana.delete(routePath('DELETE /people/:username/second-factors', { username: 'ana' }))).status,
  ).toBe(403);
  const manager = await signedInClient(server.origin);
  expect(
    (await manager.delete(routePath('DELETE /people/:username/second-factors', { username: 'nobody' })))
      .status,
  ).toBe(404);
  // One's own are removed with the password.
  expect(
    (await manager.delete(routePath('DELETE /people/:username/second-factors', { username: 'Manager' })))
      .status,
  ).toBe(403);
  expect(
    (await manager.delete(routePath('DELETE /people/:username/second-factors', { username: 'ANA' }))).status,
  ).toBe(200);
  await signedIn();
  const events = await query(`select kind, actor, target from events
    where kind = 'second-factors.reset'`);
  expect(events.rows).toEqual([{ kind: 'second-factors.reset', actor: 'manager', target: 'ana' }]);
});

describe('a required second factor', () => {
  const require = async (isRequired: boolean) => {
    const manager = await signedInClient(server.origin);
    const body = { requireSecondFactor: isRequired };
    expect((await manager.put<Settings>('/settings', body)).data).toMatchObject(body);
    // The demo user is exempt.
    expect((await manager.get(routePath('GET /reviews/hostaway/stats'))).status).toBe(200);
  };
  const lacks = async (who: ApiClient) => (await who.get<Session>('/session')).data.user?.lacksSecondFactor;

  test('leaves a person without one nothing but their account, at once and until they have one', async () => {
    const ana = await signedIn();
    const isRefused = async () => (await ana.get(routePath('GET /reviews/hostaway/stats'))).status === 403;
    expect([await lacks(ana), await isRefused()]).toEqual([undefined, false]);
    await require(true);
    try {
      await expect.poll(() => lacks(ana)).toBe(true);
      const { failure } = await ana.get(routePath('GET /reviews/hostaway/stats'));
      expect([failure.code, failure.error]).toEqual([
        'forbidden',
        expect.stringContaining('requires a second factor'),
      ]);
      expect((await ana.get('/notifications')).status).toBe(403);
      // What anonymous visitors see, and no more.
      const own = (await ana.get<ReviewList>(routePath('GET /reviews/hostaway'))).text;
      expect(JSON.parse(own).data).toEqual(
        (await apiClient(server.origin).get(routePath('GET /reviews/hostaway'))).data,
      );
      expect((await ana.get('/account/sessions')).status).toBe(200);

      const { secret } = (
        await ana.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
      ).data;
      const code = oneTimePassword(secret);
      ana.takeCookies(await ana.put(routePath('POST /account/second-factors/one-time-passwords'), { code }));
      expect([await lacks(ana), await isRefused()]).toEqual([undefined, false]);
      await ana.delete(routePath('POST /account/second-factors/one-time-passwords'));
      await expect.poll(isRefused).toBe(true);
    } finally {
      await require(false);
    }
    await expect.poll(isRefused).toBe(false);
  });
});
