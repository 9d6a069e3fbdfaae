import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiTokenList, CreatedToken } from '#contract/accounts/api-tokens.ts';
import { PROOF_HEADER, type Proof } from '#contract/accounts/proofs.ts';
import type { NewOneTimePasswords } from '#contract/accounts/second-factors.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openedSession } from '#tests/support/opened-session.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Every call of the running server that needs a proof of identity, with proofs that must be refused. */

const PASSWORD = 'kite orbit mugs';
const TOMORROW = shiftDay(dayIn(new Date(), 'UTC'), 1);
const TOKEN = { name: 'Website', role: 'viewer', expiresOn: TOMORROW };

/** The guarded calls. A new one must be added here, with a body that it accepts. */
const BODIES: Record<string, object | undefined> = {
  'DELETE /account/email': undefined,
  'DELETE /account/passkeys/:id': undefined,
  'DELETE /account/second-factors/one-time-passwords': undefined,
  'DELETE /account/sessions': undefined,
  'DELETE /account/sessions/:id': undefined,
  'DELETE /people/:username/second-factors': undefined,
  'DELETE /sources/:id': undefined,
  'PATCH /groups/:id': { listingIds: [] },
  'PATCH /people/:username': { role: 'admin' },
  'POST /account/passkeys/options': undefined,
  'POST /account/second-factors/one-time-passwords': undefined,
  'POST /account/second-factors/recovery-codes': undefined,
  'POST /guests/erase': { reviewIds: [1], rows: [] },
  'POST /invitations': { label: 'Me', role: 'admin' },
  'POST /people/:username/password-reset': undefined,
  'POST /tokens': TOKEN,
  'PUT /account/email': { email: 'me@example.com' },
  'PUT /settings': { requireSecondFactor: true },
};

/** Guarded only where single sign-on gives access by the names of groups. */
const GUARDED_WITH_GROUPS_OF_SSO = ['POST /groups'];

const guarded: string[] = [];
/** Fastify announces each server, so no route can be forgotten here. */
function collectRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (config?.reauthenticate) guarded.push(`${method} ${url.slice('/api'.length)}`);
  });
}

let server: TestServer;
let mia: ApiClient;
let reviewId: number;
beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  server = await openTestServer();
  unsubscribe('fastify.initialization', collectRoutes);
  for (const username of ['mia', 'tom'])
    await addUser(server.app.context, { username, name: username, role: 'admin', password: PASSWORD });
  mia = await signedIn();
  reviewId = (await mia.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;
  await mia.post('/groups', { name: 'North', listingIds: [] });
});
afterAll(() => server.close());
beforeEach(() => query('delete from sign_in_failures; delete from one_time_tokens; delete from api_tokens'));

const query = (text: string) => server.app.database.pool.query(text);

async function signedIn(username = 'mia'): Promise<ApiClient> {
  const someone = apiClient(server.origin);
  expect((await someone.signIn(username, PASSWORD)).status).toBe(200);
  return someone;
}
/** A call that is complete except for its proof. */
const callOf = (name: string) => {
  const [method = '', url = ''] = name.split(' ');
  const path = url.replace(':username', 'tom').replace(':id', '1');
  const body = BODIES[name];
  return { method, path, body: name === 'POST /guests/erase' ? { ...body, reviewIds: [reviewId] } : body };
};
const purposeOf = (name: string) => `${callOf(name).method} ${callOf(name).path}`;
/** A proof without the time that checking a password takes. */
const proofOf = async (who: ApiClient, purpose: string) => {
  const { accounts } = server.app.context;
  const [token = null] = /(?<=session_token=)[\w-]+/.exec(who.cookie ?? '') ?? [];
  const session = await accounts.findSession(token);
  return accounts.oneTimeTokens.issue(`call ${purpose}`, session?.id ?? null);
};
/** Without a password, so that it does not confirm an identity. */
async function send(name: string, proof: string | null, cookie = mia.cookie): Promise<string> {
  const { method, path, body } = callOf(name);
  const headers: Record<string, string> = proof === null ? {} : { [PROOF_HEADER]: proof };
  const { status, text } = await apiClient(server.origin, '/api', cookie).call(method, path, {
    body,
    headers,
  });
  return `${status} ${JSON.parse(text).code ?? 'ok'}`;
}
const REFUSED = '403 reauthentication-required';

test('the calls that change access, erase data or change security settings need a proof', () => {
  expect(guarded.toSorted()).toEqual([...Object.keys(BODIES), ...GUARDED_WITH_GROUPS_OF_SSO].toSorted());
});

describe('each of these calls is refused, and nothing changes,', () => {
  test.each<[with_: string, proof: (name: string) => Promise<string | null>]>([
    ['without a proof', async () => null],
    ['with a made-up one', async () => 'A'.repeat(43)],
    ['with one for another call', () => proofOf(mia, 'PUT /account/password')],
    ['with one for the same call about something else', (name) => proofOf(mia, `${purposeOf(name)}2`)],
    ['with one of another session', async (name) => proofOf(await other('mia'), purposeOf(name))],
    ['with one of another person', async (name) => proofOf(await other('tom'), purposeOf(name))],
    [
      'with one that has expired',
      async (name) => {
        const proof = await proofOf(mia, purposeOf(name));
        await query('update one_time_tokens set expires_at = now()');
        return proof;
      },
    ],
  ])('%s', async (_with, makeProof) => {
    const before = await unproven();
    for (const name of Object.keys(BODIES)) {
      const proof = await makeProof(name);
      expect([name, await send(name, proof)]).toEqual([name, REFUSED]);
    }
    expect(await unproven()).toEqual(before);
  });

  const others = new Map<string, ApiClient>();
  async function other(username: string): Promise<ApiClient> {
    const found = others.get(username) ?? (await signedIn(username));
    others.set(username, found);
    return found;
  }
  beforeAll(async () => {
    await other('mia');
    await other('tom');
  });
  /** The content of the database without proofs. */
  async function unproven(): Promise<Record<string, string>> {
    const { 'public.one_time_tokens': _, ...rest } = await fingerprint(server.app.database.pool);
    return rest;
  }
});

test('a proof allows its call once, even if many clients use it at the same time', async () => {
  const proof = await proofOf(mia, 'POST /tokens');
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST /tokens', proof)));
  expect(answers.toSorted()).toEqual(['200 ok', ...Array(7).fill(REFUSED)]);
  expect(await send('POST /tokens', proof)).toBe(REFUSED);
  expect((await mia.get<ApiTokenList>('/tokens')).data.tokens).toHaveLength(1);
  expect((await query('select * from one_time_tokens')).rows).toEqual([]);
});

test('a proof is stored as a hash, and a call with invalid input does not use it up', async () => {
  const proof = await proofOf(mia, 'POST /tokens');
  const stored = await query('select one_time_tokens::text as row from one_time_tokens');
  expect(stored.rows[0].row).not.toContain(proof);
  const invalid = { body: { ...TOKEN, role: 'owner' }, headers: { [PROOF_HEADER]: proof } };
  expect((await mia.call('POST', '/tokens', invalid)).status).toBe(400);
  expect(await send('POST /tokens', proof)).toBe('200 ok');
});

test('a proof ends with its session', async () => {
  const leaver = await signedIn();
  await proofOf(leaver, 'POST /tokens');
  await leaver.delete('/session');
  expect((await query('select * from one_time_tokens')).rows).toEqual([]);
});

test('security settings need a proof, and others do not', async () => {
  const stolen = apiClient(server.origin, '/api', mia.cookie);
  for (const body of [{ embedOrigins: [] }, { activityDays: 30 }, { brandName: 'Mine', activityDays: 30 }]) {
    expect((await stolen.put('/settings', body)).failure.code).toBe('reauthentication-required');
  }
  expect((await stolen.put('/settings', { brandName: 'Flex Living' })).status).toBe(200);
  expect((await stolen.patch('/groups/1', { name: 'South' })).status).toBe(200);
});

describe('a person proves who they are', () => {
  const purpose = 'POST /tokens';
  const prove = (evidence: object, who = mia) =>
    who.post<Proof>(routePath('POST /account/proofs'), { purpose, ...evidence });

  test('with the password, and wrong ones count as failed sign-ins and are recorded', async () => {
    const { proof } = (await prove({ password: PASSWORD })).data;
    expect(await send('POST /tokens', proof)).toBe('200 ok');
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await prove({ password: 'wrong' }));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429]);
    expect(answers[0]?.failure.error).toBe('The password is wrong: type the one you sign in with.');
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await prove({ password: PASSWORD })).status).toBe(429);
    const { rows } = await query(
      `select kind, actor, data from events where kind = 'reauthentication.failed' limit 1`,
    );
    expect(rows).toEqual([{ kind: 'reauthentication.failed', actor: 'mia', data: { by: 'password' } }]);
  });

  test('with a code of their app, which works once and never alone again', async () => {
    await addUser(server.app.context, { username: 'ana', name: 'Ana', role: 'admin', password: PASSWORD });
    const ana = await signedIn('ana');
    expect((await prove({ code: '000000' }, ana)).status).toBe(403);
    const { secret } = (
      await ana.post<NewOneTimePasswords>(routePath('POST /account/second-factors/one-time-passwords'))
    ).data;
    // Not before it was confirmed.
    expect((await prove({ code: oneTimePassword(secret) }, ana)).status).toBe(403);
    ana.takeCookies(
      await ana.put(routePath('POST /account/second-factors/one-time-passwords'), {
        code: oneTimePassword(secret, -1),
      }),
    );
    const code = oneTimePassword(secret);
    const { proof } = (await prove({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, ana)).data;
    expect(await send('POST /tokens', proof, ana.cookie)).toBe('200 ok');
    expect((await prove({ code }, ana)).status).toBe(403);
    const replayed = await apiClient(server.origin).signIn('ana', PASSWORD, code);
    expect(replayed.failure.code).toBe('unauthenticated');
  });

  test('and gets an error that says what to send if it is missing', async () => {
    expect((await prove({})).failure).toMatchObject({ code: 'invalid' });
    expect((await prove({ passkey: {} })).failure).toMatchObject({ code: 'forbidden' });
    expect((await mia.post(routePath('POST /account/proofs'), { password: PASSWORD })).status).toBe(400);
    expect((await apiClient(server.origin).post(routePath('POST /account/proofs'), { purpose })).status).toBe(
      401,
    );
  });

  test('by signing in again, if they use single sign-on only', async () => {
    await query(`delete from credentials where user_id = (select id from users where username = 'tom')`);
    const tom = apiClient(server.origin, '/api', await openedSession(server, 'tom'));
    const { proof } = (await prove({}, tom)).data;
    expect(await send('POST /tokens', proof, tom.cookie)).toBe('200 ok');
    expect((await prove({ password: PASSWORD }, tom)).status).toBe(403);
    await query(`update sessions set created_at = now() - interval '11 minutes'`);
    const { failure } = await prove({}, tom);
    expect([failure.code, failure.error]).toEqual([
      'forbidden',
      expect.stringContaining('sign in again with'),
    ]);
    const own = await tom.call('POST', routePath('POST /account/passkeys/options'), {
      headers: {
        [PROOF_HEADER]: await proofOf(tom, `POST ${routePath('POST /account/passkeys/options')}`),
      },
    });
    expect([own.status, own.failure.code]).toEqual([403, 'forbidden']);
  });
});

test('a token of an admin never changes settings, embeds or the rights of channels', async () => {
  const { secret } = (await mia.post<CreatedToken>('/tokens', { ...TOKEN, role: 'admin' })).data;
  const headers = { authorization: `Bearer ${secret}` };
  const before = await query('select * from settings order by name');
  for (const [path, body] of [
    ['/settings', { requireSecondFactor: false }],
    ['/settings', { embedOrigins: ['https://evil.example'] }],
    [routePath('PUT /channels/:channel/rights', { channel: 'Airbnb' }), { right: 'hidden' }],
  ] as const) {
    const { status, failure } = await apiClient(server.origin).put(path, body, { headers });
    expect([status, failure.error]).toEqual([403, expect.stringContaining('API tokens may not do it')]);
  }
  expect((await query('select * from settings order by name')).rows).toEqual(before.rows);
});

test('a new password ends the API tokens of its owner on request', async () => {
  const NEXT = 'eight loud penguins';
  const tokens = async () => (await mia.get<ApiTokenList>('/tokens')).data.tokens.length;
  await mia.post<CreatedToken>('/tokens', TOKEN);
  const change = async (body: object) =>
    mia.takeCookies(await mia.put(routePath('PUT /account/password'), body));
  await change({ currentPassword: PASSWORD, newPassword: NEXT });
  expect(await tokens()).toBe(1);
  await change({ currentPassword: NEXT, newPassword: PASSWORD, endTokens: true });
  expect(await tokens()).toBe(0);
  const { rows } = await query(
    `select target, data from events where kind = 'token.revoked' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ target: 'Website', data: { owner: 'mia' } }]);
});

test('guesses of tokens are limited by address, where valid tokens and passwords still work', async () => {
  const { secret } = (await mia.post<CreatedToken>('/tokens', TOKEN)).data;
  const attempt = (token: string) =>
    apiClient(server.origin).get('/channels', { headers: { authorization: `Bearer ${token}` } });
  const guesses = [];
  for (let count = 0; count < 32; count++)
    guesses.push(await attempt(`flr_${String(count).padStart(43, 'A')}`));
  expect(guesses.map(({ status }) => status)).toEqual([...Array(30).fill(401), 429, 429]);
  expect(Number(guesses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt(secret)).status).toBe(200);
  await signedIn();
  const { rows } = await query(
    `select data from events where kind = 'sign-in.locked-out' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ data: { limit: 'token-at-address' } }]);
});
