import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#cluster/free-port.ts';
import { PROOF_HEADER, type Proof } from '#contract/accounts/proofs.ts';
import type {
  NewOneTimePasswords,
  PasskeyOptions,
  SecondFactors,
} from '#contract/accounts/second-factors.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { softwarePasskey } from '#tests/support/software-passkey.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';

let server: TestServer;
beforeAll(async () => {
  // A passkey belongs to the address of the product.
  const port = String(await freePort());
  const environment = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: 'loopback' };
  server = await openTestServer({ environment });
});
afterAll(() => server.close());
beforeEach(async () => {
  await query(
    `delete from sign_in_failures; delete from users where not is_demo; delete from one_time_tokens`,
  );
  for (const username of ['ana', 'bo'])
    await addUser(server.app.context, { username, name: username, password: PASSWORD });
});

const query = (text: string) => server.app.database.pool.query(text);
const device = () => softwarePasskey(server.origin);
const optionsOf = async (who: ApiClient, path: string) => (await who.post<PasskeyOptions>(path)).data.options;

async function signedIn(username = 'ana'): Promise<ApiClient> {
  const someone = apiClient(server.origin);
  expect((await someone.signIn(username, PASSWORD)).status).toBe(200);
  return someone;
}
/** Someone in a session with a passkey, and its device. */
async function withPasskey(username = 'ana') {
  const person = await signedIn(username);
  const passkey = device();
  const response = passkey.register(await optionsOf(person, routePath('POST /account/passkeys/options')));
  const added = await person.post<SecondFactors>(routePath('POST /account/passkeys'), {
    name: 'Phone',
    response,
  });
  expect(added.data.passkeys).toMatchObject([{ id: passkey.id, name: 'Phone' }]);
  person.takeCookies(added);
  return { person, passkey };
}
const passkeyCount = async () => (await query('select count(*)::int from passkeys')).rows[0].count;

describe('a passkey is added', () => {
  test('after a proof of identity, by a response that is valid once', async () => {
    const { person, passkey } = await withPasskey();
    const again = { name: 'Again', response: passkey.register({ challenge: 'AAAA' }) };
    expect((await person.post(routePath('POST /account/passkeys'), again)).status).toBe(400);
    expect(await passkeyCount()).toBe(1);
  });

  test.each<[whose: string, challenge: (thief: ApiClient) => Promise<object>]>([
    [
      'of an anonymous sign-in',
      async () => optionsOf(apiClient(server.origin), routePath('POST /session/passkey/options')),
    ],
    [
      'of a sign-in with the same session',
      (thief) => optionsOf(thief, routePath('POST /session/passkey/options')),
    ],
    [
      'of a confirmation in the same session',
      (thief) => optionsOf(thief, routePath('POST /account/proofs/passkey')),
    ],
    [
      'of the registration of another person',
      async () => optionsOf(await signedIn('bo'), routePath('POST /account/passkeys/options')),
    ],
    [
      'of the registration in another session',
      async () => optionsOf(await signedIn(), routePath('POST /account/passkeys/options')),
    ],
  ])('by a stolen session never with a challenge %s', async (_whose, challenge) => {
    const ana = await signedIn();
    const thief = apiClient(server.origin, '/api', ana.cookie);
    expect((await thief.post(routePath('POST /account/passkeys/options'))).failure.code).toBe(
      'reauthentication-required',
    );
    const response = device().register(await challenge(thief));
    const answer = await thief.post(routePath('POST /account/passkeys'), { name: 'Mine', response });
    expect([answer.status, answer.failure.code]).toEqual([400, 'invalid']);
    expect(await passkeyCount()).toBe(0);
  });

  test('not by a response that is replayed, was wrong before, or is too late', async () => {
    const ana = await signedIn();
    const add = async (response: object) =>
      (await ana.post(routePath('POST /account/passkeys'), { name: 'Phone', response })).status;
    const elsewhere = softwarePasskey('https://evil.example');
    const options = await optionsOf(ana, routePath('POST /account/passkeys/options'));
    expect(await add(elsewhere.register(options))).toBe(400);
    // The wrong response has used the challenge up.
    expect(await add(device().register(options))).toBe(400);
    const late = device().register(await optionsOf(ana, routePath('POST /account/passkeys/options')));
    await query(`update one_time_tokens set expires_at = now()`);
    expect(await add(late)).toBe(400);
    expect(await passkeyCount()).toBe(0);
  });
});

describe('a sign-in with a passkey', () => {
  const attempt = async (response: object) =>
    (await apiClient(server.origin).post(routePath('POST /session/passkey'), { response })).status;

  test('works once for each response, even if many clients send it at the same time', async () => {
    const { passkey } = await withPasskey();
    const response = passkey.assert(
      await optionsOf(apiClient(server.origin), routePath('POST /session/passkey/options')),
    );
    const statuses = await Promise.all(Array.from({ length: 5 }, () => attempt(response)));
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(await attempt(response)).toBe(401);
  });

  test('needs a challenge for a sign-in that is not older than five minutes', async () => {
    const { person, passkey } = await withPasskey();
    expect(
      await attempt(passkey.assert(await optionsOf(person, routePath('POST /account/proofs/passkey')))),
    ).toBe(401);
    expect(
      await attempt(passkey.assert(await optionsOf(person, routePath('POST /account/passkeys/options')))),
    ).toBe(401);
    const late = passkey.assert(await optionsOf(person, routePath('POST /session/passkey/options')));
    await query(`update one_time_tokens set expires_at = now()`);
    expect(await attempt(late)).toBe(401);
  });

  test('can be started only so often from one address, because each challenge is stored', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const begin = () =>
      apiClient(server.origin).post(routePath('POST /session/passkey/options'), undefined, { headers });
    const answers = [];
    while (answers.length < 70 && answers.at(-1)?.status !== 429) answers.push(await begin());
    expect(answers.length).toBeGreaterThan(30);
    const last = answers.at(-1);
    expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

test('a sign-in with a passkey makes the device known, so that failures elsewhere keep no one from confirming', async () => {
  const { passkey } = await withPasskey();
  const ana = apiClient(server.origin);
  const options = await optionsOf(ana, routePath('POST /session/passkey/options'));
  const answer = await ana.post(routePath('POST /session/passkey'), { response: passkey.assert(options) });
  expect(answer.status).toBe(200);
  ana.takeCookies(answer);
  await query(`insert into sign_in_failures (key) select 'user ana' from generate_series(1, 60)`);
  const challenge = await optionsOf(ana, routePath('POST /account/proofs/passkey'));
  const body = { purpose: 'DELETE /account/sessions', passkey: passkey.assert(challenge) };
  expect((await ana.post(routePath('POST /account/proofs'), body)).status).toBe(200);
});

test('a right passkey after too many concurrent wrong ones opens no session', async () => {
  const { passkey } = await withPasskey();
  const { pool } = server.app.database;
  const address = '203.0.113.6';
  const attempt = (response: object) =>
    apiClient(server.origin).post(
      routePath('POST /session/passkey'),
      { response },
      { headers: { 'x-forwarded-for': address } },
    );
  const options = await optionsOf(apiClient(server.origin), routePath('POST /session/passkey/options'));
  await query(
    `insert into sign_in_failures (key) select 'address ${address}' from generate_series(1, 29); delete from sessions`,
  );
  // Failures can be counted, but not added.
  const release = await holdTransaction(pool, 'lock table sign_in_failures in share mode');
  const wrong = attempt({});
  await untilWaiting(pool, 1);
  const right = attempt(passkey.assert(options));
  await untilWaiting(pool, 2).finally(release);
  expect([(await wrong).status, (await right).status]).toEqual([401, 429]);
  expect((await query('select from sessions')).rowCount).toBe(0);
});

describe('the password of a person with a passkey', () => {
  test('never signs in alone, whatever the company requires, and does not count as a success', async () => {
    const { person } = await withPasskey();
    const sessions = (await query('select count(*) from sessions')).rows;
    const answer = await apiClient(server.origin).signIn('ana', PASSWORD);
    expect([answer.status, answer.failure.code]).toEqual([401, 'passkey-required']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await query('select count(*) from sessions')).rows).toEqual(sessions);
    expect((await apiClient(server.origin).signIn('ana', 'wrong')).failure.code).toBe('unauthenticated');
    expect((await signedIn('bo')).cookie).toBeDefined();

    const [{ id = '' } = {}] = (await person.get<SecondFactors>(routePath('GET /account/second-factors')))
      .data.passkeys;
    expect((await person.delete(routePath('DELETE /account/passkeys/:id', { id }))).status).toBe(200);
    await signedIn();
  });

  test('signs in together with a code, if the person also has an app', async () => {
    const { person } = await withPasskey();
    const { secret } = (
      await person.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
    ).data;
    expect(
      (
        await person.put(routePath('POST /account/second-factors/one-time-passwords'), {
          code: oneTimePassword(secret, -1),
        })
      ).status,
    ).toBe(200);
    const answer = await apiClient(server.origin).signIn('ana', PASSWORD);
    expect([answer.status, answer.failure.code]).toEqual([401, 'second-factor-required']);
    expect((await apiClient(server.origin).signIn('ana', PASSWORD, oneTimePassword(secret))).status).toBe(
      200,
    );
  });
});

test('a passkey confirms the identity of its owner only, and once', async () => {
  const { person, passkey } = await withPasskey();
  const purpose = 'DELETE /account/sessions';
  const options = await optionsOf(person, routePath('POST /account/proofs/passkey'));
  expect(options).toMatchObject({ allowCredentials: [{ id: passkey.id }] });
  const body = { purpose, passkey: passkey.assert(options) };
  const { proof } = (await person.post<Proof>(routePath('POST /account/proofs'), body)).data;
  const thief = apiClient(server.origin, '/api', person.cookie);
  expect(
    (await thief.delete(routePath('GET /account/sessions'), { headers: { [PROOF_HEADER]: proof } })).status,
  ).toBe(200);
  expect((await person.post(routePath('POST /account/proofs'), body)).status).toBe(403);

  const { person: bo, passkey: passkeyOfBo } = await withPasskey('bo');
  const foreign = passkeyOfBo.assert(await optionsOf(person, routePath('POST /account/proofs/passkey')));
  expect((await person.post(routePath('POST /account/proofs'), { purpose, passkey: foreign })).status).toBe(
    403,
  );
  const stolen = passkey.assert(await optionsOf(person, routePath('POST /account/proofs/passkey')));
  expect((await bo.post(routePath('POST /account/proofs'), { purpose, passkey: stolen })).status).toBe(403);
  const anonymous = passkey.assert(
    await optionsOf(apiClient(server.origin), routePath('POST /session/passkey/options')),
  );
  expect((await person.post(routePath('POST /account/proofs'), { purpose, passkey: anonymous })).status).toBe(
    403,
  );
});
