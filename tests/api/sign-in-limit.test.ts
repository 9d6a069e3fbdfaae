import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#services/accounts/users.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'correct horse battery';
const AT_ONE_ADDRESS = 5;
const OVER_ALL_USERS = 30;
const OF_ONE_USER = 60;
const AT_ONE_SITE = 15;
const OVER_A_SITE = 90;
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: 'loopback' } });
  for (const username of ['ana', 'bo']) {
    await addUser(server.app.context, { username, name: username, password: PASSWORD });
  }
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('delete from sign_in_failures'));

/** A sign-in from an address that the proxy reports. */
const attempt = (username: string, password: string, address = '203.0.113.7', where = server) =>
  apiClient(where.origin).post(
    '/session',
    { username, password },
    { headers: { 'x-forwarded-for': address } },
  );

async function failTimes(times: number, username: string | ((turn: number) => string), address?: string) {
  for (let turn = 0; turn < times; turn++) {
    const name = typeof username === 'string' ? username : username(turn);
    expect((await attempt(name, 'wrong', address)).status).toBe(401);
  }
}

/** Records failures directly, because checking many passwords is slow on purpose. */
const remember = (key: string, times: number) =>
  server.app.database.pool.query('insert into sign_in_failures (key) select $1 from generate_series(1, $2)', [
    key,
    times,
  ]);

describe('repeated failed sign-ins', () => {
  test('of one user at one address are limited, even with the correct password, and no others', async () => {
    await failTimes(AT_ONE_ADDRESS, 'ana');
    const answer = await attempt('ANA', PASSWORD);
    expect(answer.status).toBe(429);
    expect(answer.failure).toMatchObject({ code: 'rate-limited', error: expect.stringContaining('minute') });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await attempt('bo', PASSWORD)).status).toBe(200);
    expect((await attempt('ana', PASSWORD, '203.0.113.8')).status).toBe(200);
  });

  test('expire after 15 minutes', async () => {
    await failTimes(AT_ONE_ADDRESS, 'ana');
    await server.app.database.pool.query("update sign_in_failures set at = at - interval '14 minutes'");
    expect((await attempt('ana', PASSWORD)).status).toBe(429);
    await server.app.database.pool.query("update sign_in_failures set at = at - interval '61 seconds'");
    expect((await attempt('ana', PASSWORD)).status).toBe(200);
  });

  test('from one address for many users are limited, including unknown users', async () => {
    await remember('address 2001:db8:0:0::/64', OVER_ALL_USERS - 2);
    await failTimes(2, (turn) => `user-${turn}`, '2001:db8::1');
    // Addresses of one network count together, because one machine can have many of them.
    expect((await attempt('ana', PASSWORD, '2001:db8::2')).status).toBe(429);
    expect((await attempt('ana', PASSWORD, '2001:db8:0:1::2')).status).toBe(200);
  });

  test('from one address for two users at the same moment are limited together', async () => {
    const { pool } = server.app.database;
    await remember('address 2001:db8:0:0::/64', OVER_ALL_USERS - 1);
    // Failures can be counted, but not added.
    const release = await holdTransaction(pool, 'lock table sign_in_failures in share mode');
    const both = ['ana', 'bo'].map((username) => attempt(username, 'wrong', '2001:db8::1'));
    await untilWaiting(pool, 2).finally(release);
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([401, 429]);
  });

  test('of one user from many networks of a site are limited', async () => {
    await remember('user-at-site ana 2001:db8:5::/48', AT_ONE_SITE - 1);
    await failTimes(1, 'ana', '2001:db8:5:1::1');
    expect((await attempt('ana', PASSWORD, '2001:db8:5:2::1')).status).toBe(429);
    expect((await attempt('bo', PASSWORD, '2001:db8:5:2::1')).status).toBe(200);
    expect((await attempt('ana', PASSWORD, '2001:db8:6:2::1')).status).toBe(200);
  });

  test('of many users from many networks of a site are limited', async () => {
    await remember('site 2001:db8:7::/48', OVER_A_SITE - 1);
    await failTimes(1, 'nobody', '2001:db8:7:1::1');
    expect((await attempt('ana', PASSWORD, '2001:db8:7:2::1')).status).toBe(429);
    expect((await attempt('ana', PASSWORD, '2001:db8:8:2::1')).status).toBe(200);
  });

  test('of one user from many addresses are limited', async () => {
    await remember('user ana', OF_ONE_USER - 1);
    await failTimes(1, 'ana', '198.51.100.9');
    expect((await attempt('ana', PASSWORD, '198.51.100.1')).status).toBe(429);
    expect((await attempt('bo', PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  test('that are concurrent get no more attempts than sequential ones', async () => {
    const guesses = Array.from({ length: 24 }, (_, turn) => attempt('ana', `guess ${turn}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(AT_ONE_ADDRESS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24 - AT_ONE_ADDRESS);
    expect((await attempt('ana', PASSWORD)).status).toBe(429);
  });
});

test('a correct password after too many concurrent wrong ones opens no session', async () => {
  await server.app.database.pool.query('delete from sessions');
  const wrong = Array.from({ length: 12 }, (_, turn) => attempt('bo', `guess ${turn}`));
  const statuses = (await Promise.all([...wrong, attempt('bo', PASSWORD)])).map(({ status }) => status);
  const { rows } = await server.app.database.pool.query('select from sessions');
  expect(rows).toHaveLength(statuses.at(-1) === 200 ? 1 : 0);
});

describe('a device where a user has signed in before', () => {
  const ADDRESS = '203.0.113.7';

  /** @returns tries to sign in with the cookies of a device that `username` has signed in on */
  async function deviceOf(username: string) {
    const first = await attempt(username, PASSWORD);
    const cookie = first.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const headers = { 'x-forwarded-for': ADDRESS, cookie: cookie.join('; ') };
    return (name: string, password: string) =>
      apiClient(server.origin).post('/session', { username: name, password }, { headers });
  }

  test('can sign in while failures elsewhere keep new devices out', async () => {
    const onDevice = await deviceOf('ana');
    await remember('user ana', OF_ONE_USER);
    await remember(`address ${ADDRESS}`, OVER_ALL_USERS);
    expect((await attempt('ana', PASSWORD)).status).toBe(429);
    expect((await onDevice('ana', PASSWORD)).status).toBe(200);
    // Another user has not signed in there.
    expect((await onDevice('bo', PASSWORD)).status).toBe(429);
  });

  test('has an allowance of its own, which a success resets and other devices do not share', async () => {
    const onDevice = await deviceOf('ana');
    const fail = async (times: number) => {
      for (let turn = 0; turn < times; turn++) expect((await onDevice('ana', 'wrong')).status).toBe(401);
    };
    await fail(AT_ONE_ADDRESS - 1);
    expect((await onDevice('ANA', PASSWORD)).status).toBe(200);
    await fail(AT_ONE_ADDRESS);
    expect((await onDevice('ana', PASSWORD)).status).toBe(429);
    expect((await attempt('ana', PASSWORD)).status).toBe(200);
  });

  test('stays known after a sign-out and for a second user', async () => {
    const device = apiClient(server.origin);
    const headers = { 'x-forwarded-for': ADDRESS };
    const signIn = (username: string, cookie?: string) =>
      device.post(
        '/session',
        { username, password: PASSWORD },
        { headers: { ...headers, ...(cookie && { cookie }) } },
      );
    const deviceCookie = (answer: Awaited<ReturnType<typeof signIn>>) =>
      answer.headers
        .getSetCookie()
        .find((line) => line.startsWith('reviews.device='))
        ?.split(';', 1)[0];
    const both = deviceCookie(await signIn('bo', deviceCookie(await signIn('ana'))));
    await remember('user ana', OF_ONE_USER);
    await remember('user bo', OF_ONE_USER);
    for (const name of ['ana', 'bo']) {
      expect((await signIn(name)).status).toBe(429);
      expect((await signIn(name, both)).status).toBe(200);
    }
  });
});

describe('successful sign-ins', () => {
  test('are never limited, sequential or concurrent', async () => {
    for (let turn = 0; turn < 2 * AT_ONE_ADDRESS; turn++) {
      expect((await attempt('ana', PASSWORD)).status).toBe(200);
    }
    const many = await Promise.all(Array.from({ length: 12 }, () => attempt('ana', PASSWORD)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await server.app.database.pool.query('select from sign_in_failures');
    expect(rows).toEqual([]);
  });

  test('reset the count of this user at this address', async () => {
    await failTimes(AT_ONE_ADDRESS - 1, 'ana');
    expect((await attempt('ana', PASSWORD)).status).toBe(200);
    await failTimes(AT_ONE_ADDRESS - 1, 'ana');
    expect((await attempt('ana', PASSWORD)).status).toBe(200);
  });
});

test('a forwarded address is ignored unless the proxy is trusted, which the log says once', async () => {
  const log: string[] = [];
  const bare = await openTestServer({
    environment: { LOG_LEVEL: 'warn' },
    onLog: (line) => log.push(line),
  });
  const warnings = () => log.filter((line) => line.includes('TRUST_PROXY does not name their sender'));
  await addUser(bare.app.context, { username: 'ana', name: 'ana', password: PASSWORD });
  for (let turn = 0; turn < AT_ONE_ADDRESS; turn++) {
    expect((await attempt('ana', 'wrong', `192.0.2.${turn}`, bare)).status).toBe(401);
  }
  expect((await attempt('ana', PASSWORD, '192.0.2.99', bare)).status).toBe(429);
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 40,
    sender: expect.stringMatching(/127\.0\.0\.1$/),
  });
  await bare.close();
});
