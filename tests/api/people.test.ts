import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  InvitationList,
  MadeInvitation,
  MadePasswordReset,
  PersonChange,
  PersonList,
} from '#contract/accounts/people.ts';
import type { Session } from '#contract/accounts/session.ts';
import { routePath } from '#contract/route-path.ts';
import { deleteOldSignIns } from '#services/accounts/sessions.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { listen } from '#tests/support/live-events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const NEW_PASSWORD = 'eight loud penguins';
const lines: string[] = [];
let server: TestServer;

let ana: ApiClient;
/** Passwords are hashed slowly, so the same people serve all tests. */
let users: { id: string; password: string }[];

beforeAll(async () => {
  server = await openTestServer({
    environment: { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' },
    onLog: (line) => lines.push(line),
  });
  for (const username of ['ana', 'bo'])
    await addUser(server.app.context, { username, name: username, role: 'admin', password: PASSWORD });
  ana = await signedIn('ana');
  users = (await query(`select user_id as id, password from credentials`)).rows;
});
afterAll(() => server.close());
beforeEach(async () => {
  await query(`delete from sign_in_failures; delete from invitations; delete from password_resets;
    delete from users where not is_demo and username not in ('ana', 'bo');
    update users set name = username, role = 'admin', disabled = false, access_listing_ids = null,
      access_group_ids = null where not is_demo`);
  for (const { id, password } of users)
    await query(`update credentials set password = $2 where user_id = $1`, [id, password]);
  // Notifies of the changes above.
  await server.app.context.accounts.change('ana', {});
});

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
async function signedIn(username: string, password = PASSWORD): Promise<ApiClient> {
  const person = apiClient(server.origin);
  expect((await person.signIn(username, password)).status).toBe(200);
  return person;
}
const isSignedIn = async (who: ApiClient) => (await who.get<Session>('/session')).data.user !== null;
const change = (username: string, body: object, by = ana) =>
  by.patch<PersonList>(routePath('PATCH /people/:username', { username }), body);
const invite = async (body: object = {}, by = ana) =>
  (await by.post<MadeInvitation>(routePath('GET /invitations'), { label: 'Cleo', role: 'viewer', ...body }))
    .data;
const accept = (token: string, account: object = {}) =>
  apiClient(server.origin).post<Session>(routePath('POST /invitations/links/:token/accept', { token }), {
    username: 'cleo',
    name: 'Cleo',
    password: PASSWORD,
    ...account,
  });
const open = (token: string, headers = {}) =>
  apiClient(server.origin).get(routePath('GET /invitations/links/:token', { token }), { headers });
const reset = async (username: string, by = ana) =>
  (await by.post<MadePasswordReset>(routePath('POST /people/:username/password-reset', { username }))).data
    .token;
const useReset = (token: string, password = NEW_PASSWORD) =>
  apiClient(server.origin).post<Session>(routePath('GET /password-resets/:token', { token }), { password });
const invitations = async () =>
  (await ana.get<InvitationList>(routePath('GET /invitations'))).data.invitations;
async function actions(): Promise<string[]> {
  const { rows } = await query(
    `select kind || coalesce(' ' || target, '') as kind from events
     where actor <> 'system' and kind !~ '^sign-in' order by id`,
  );
  return rows.map(({ kind }) => kind);
}

describe('a person', () => {
  test('is listed with role, properties, state and last use', async () => {
    await addUser(server.app.context, { username: 'new', name: 'New', role: 'viewer', password: PASSWORD });
    const { people } = (await ana.get<PersonList>(routePath('GET /accounts'))).data;
    const of = (username: string) => people.find((person) => person.username === username);
    expect(of('new')).toEqual({
      username: 'new',
      name: 'New',
      role: 'viewer',
      access: 'all',
      disabled: false,
      isDemo: false,
      isEmergency: false,
      email: null,
      isEmailRefused: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    expect(Date.now() - Date.parse(of('ana')?.lastUsedAt ?? '')).toBeLessThan(3_600_000);
  });

  test('gets another name, role and access at once, and each change is recorded', async () => {
    const bo = await signedIn('bo');
    const access = { listingIds: [], groupIds: [] };
    expect((await change('Bo', { name: ' Bo  B. ', role: 'viewer', access })).status).toBe(200);
    const { user } = (await bo.get<Session>('/session')).data;
    expect(user).toMatchObject({ name: 'Bo B.', role: 'viewer' });
    expect((await actions()).slice(-3)).toEqual(['name.changed bo', 'role.changed bo', 'access.changed bo']);
  });

  test('who is deactivated loses sessions and live streams at once, and can be activated again', async () => {
    const bo = await signedIn('bo');
    const stream = await listen(server.origin, bo.cookie);
    expect((await change('bo', { disabled: true })).status).toBe(200);
    await stream.ended;
    expect(await isSignedIn(bo)).toBe(false);
    expect((await apiClient(server.origin).signIn('bo', PASSWORD)).status).toBe(401);
    await change('bo', { disabled: false });
    await signedIn('bo');
    expect((await actions()).slice(-2)).toEqual(['user.disabled bo', 'user.enabled bo']);
  });

  test.each([
    ['demoted', { role: 'manager' }],
    ['deactivated', { disabled: true }],
    ['limited to properties', { access: { listingIds: [], groupIds: [] } }],
  ])('who is the last admin cannot be %s', async (_, body) => {
    expect((await change('bo', body)).status).toBe(200);
    const { status, failure } = await change('ana', { name: 'Other', ...body });
    expect([status, failure.error]).toEqual([
      409,
      'ana is the only admin. Make another user an admin first.',
    ]);
    expect((await ana.get<Session>('/session')).data.user).toMatchObject({ name: 'ana', role: 'admin' });
  });

  test('stays an admin when two admins demote each other at the same time', async () => {
    const bo = await signedIn('bo');
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([
        change('bo', { role: 'viewer' }, ana),
        change('ana', { role: 'viewer' }, bo),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      const { rows } = await query(`select username from users where role = 'admin' and not is_demo`);
      expect(rows).toHaveLength(1);
      await query(`update users set role = 'admin' where not is_demo`);
      await server.app.context.accounts.change('ana', {});
    }
  });

  test('of the demo stays as they are', async () => {
    expect((await change('manager', { role: 'viewer' })).status).toBe(409);
    expect(
      (await ana.post(routePath('POST /people/:username/password-reset', { username: 'manager' }))).status,
    ).toBe(409);
  });

  test('cannot be managed by an admin who is limited to properties', async () => {
    await change('bo', { access: { listingIds: [], groupIds: [] } });
    const bo = await signedIn('bo');
    const answers = await Promise.all([
      change('bo', { access: 'all' }, bo),
      bo.post(routePath('GET /invitations'), { label: 'Me', role: 'admin' }),
      bo.post(routePath('POST /people/:username/password-reset', { username: 'ana' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('an invitation', () => {
  test('makes an account with its role and access, signs in, and works once', async () => {
    const access = { listingIds: [], groupIds: [] };
    const { invitation, token } = await invite({ access });
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(7 * 86_400_000);
    expect((await open(token)).data).toEqual({
      label: 'Cleo',
      username: null,
      role: 'viewer',
      expiresAt: invitation.expiresAt,
    });
    const answers = await Promise.all([accept(token), accept(token, { username: 'cleo2' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const accepted = answers.find(({ status }) => status === 200);
    expect(accepted?.data.user).toMatchObject({ name: 'Cleo', role: 'viewer' });
    const cookie = accepted?.headers.getSetCookie().map((set) => set.split(';', 1)[0]);
    expect((await apiClient(server.origin, '/api', cookie?.join('; ')).get('/session')).data).toEqual(
      accepted?.data,
    );
    const { people } = (await ana.get<PersonList>(routePath('GET /accounts'))).data;
    expect(people.filter(({ username }) => username.startsWith('cleo'))).toMatchObject([{ access }]);
    expect((await open(token)).failure.error).toContain('This invitation has been used.');
    expect(await invitations()).toEqual([]);
  });

  test('still works after a bad password and a taken username', async () => {
    const { token } = await invite({ username: 'Cleo' });
    expect((await accept(token, { password: 'short' })).status).toBe(400);
    const other = await accept(token, { username: 'other' });
    expect([other.status, other.failure.error]).toEqual([409, 'This invitation is for the username cleo.']);
    expect((await accept(token, { username: 'ana' })).status).toBe(409);
    expect((await accept(token, { username: 'a b' })).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  test('ends when it is withdrawn and when it expires', async () => {
    const [withdrawn, expired] = [await invite(), await invite()];
    await query(`update invitations set expires_at = now() where id = $1`, [expired.invitation.id]);
    expect(
      (await ana.delete(routePath('DELETE /invitations/:id', { id: withdrawn.invitation.id }))).status,
    ).toBe(200);
    expect(
      (await ana.delete(routePath('DELETE /invitations/:id', { id: withdrawn.invitation.id }))).status,
    ).toBe(404);
    const errors = await Promise.all(
      [withdrawn, expired].map(async ({ token }) => (await accept(token)).failure),
    );
    expect(errors.map(({ error }) => error)).toEqual([
      'This invitation was withdrawn. Ask an admin for a new one.',
      'This invitation has expired: it was valid for 7 days. Ask an admin for a new one.',
    ]);
    expect(await invitations()).toEqual([]);
  });

  test.each<[string, PersonChange]>([
    ['deactivated', { disabled: true }],
    ['no admin any more', { role: 'manager' }],
    ['limited to properties', { access: { listingIds: [], groupIds: [] } }],
  ])('ends, as a password reset does, when the admin who made it is %s', async (_, less) => {
    const bo = await signedIn('bo');
    const { token } = await invite({}, bo);
    const link = await reset('ana', bo);
    await change('bo', less);
    expect((await open(token)).failure.error).toContain('This invitation was withdrawn.');
    expect((await accept(token)).status).toBe(409);
    expect((await useReset(link)).status).toBe(409);
  });

  test('is stored and logged without its token', async () => {
    const { token } = await invite();
    await accept(token);
    const { rows } = await query(`select to_jsonb(invitations)::text as row from invitations`);
    const recorded = await query(`select to_jsonb(events)::text as row from events`);
    const stored = [...rows, ...recorded.rows].map(({ row }) => row).join();
    expect(stored).not.toContain(token);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain(token);
    const page = await fetch(`${server.origin}/invite/${token}`);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  });

  test('that is guessed is refused, and after 30 guesses everything from there', async () => {
    const { token } = await invite();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const guess = () => open('x'.repeat(43), headers);
    expect((await guess()).failure.error).toContain('This link is not valid.');
    for (let count = 1; count < 30; count++) expect((await guess()).status).toBe(404);
    expect((await open(token, headers)).status).toBe(429);
    expect((await open(token)).status).toBe(200);
  });

  test('that a page of another site guesses is refused and not counted', async () => {
    const { token } = await invite();
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    const links = ['GET /invitations/links/:token', 'GET /password-resets/:token'] as const;
    for (const link of links) {
      const answer = await apiClient(server.origin).get(routePath(link, { token: 'x'.repeat(43) }), foreign);
      expect([answer.status, answer.failure.code]).toEqual([403, 'forbidden']);
    }
    expect((await query('select from sign_in_failures')).rowCount).toBe(0);
    // The call of the page that the link opens, whichever page led there.
    expect((await open(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('for a username that is taken, or a property that does not exist, is refused', async () => {
    const answers = await Promise.all(
      [{ username: 'BO' }, { access: { listingIds: [999_999], groupIds: [] } }, { label: ' \t' }].map(
        (body) => ana.post(routePath('GET /invitations'), { label: 'Cleo', role: 'viewer', ...body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 400]);
    expect(await invitations()).toEqual([]);
  });
});

describe('a password reset', () => {
  test('sets a new password once and ends all sessions', async () => {
    const bo = await signedIn('bo');
    const token = await reset('bo');
    expect((await useReset(token, 'short')).status).toBe(400);
    expect(await isSignedIn(bo)).toBe(true);
    const answers = await Promise.all([useReset(token), useReset(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await isSignedIn(bo)).toBe(false);
    await signedIn('bo', NEW_PASSWORD);
    expect((await actions()).slice(-2)).toEqual(['password-reset.made bo', 'password-reset.used bo']);
  });

  test('ends when it expires, when a newer one is made, and for a deactivated person', async () => {
    const old = await reset('bo');
    const newer = await reset('bo');
    expect((await useReset(old)).failure.error).toContain('This link was withdrawn.');
    await query(`update password_resets set expires_at = now()`);
    expect((await useReset(newer)).failure.error).toContain('it was valid for 24 hours');
    const last = await reset('bo');
    await change('bo', { disabled: true });
    expect((await useReset(last)).status).toBe(404);
    expect(
      (await ana.post(routePath('POST /people/:username/password-reset', { username: 'bo' }))).status,
    ).toBe(409);
  });

  test('ends with a new password, which people set for themselves with the current one', async () => {
    expect(
      (await ana.post(routePath('POST /people/:username/password-reset', { username: 'ana' }))).status,
    ).toBe(403);
    const links = [await reset('bo')];
    await query(`update password_resets set ended_at = null, ended_as = null`);
    links.push(await reset('bo'));
    await query(`update password_resets set ended_at = null, ended_as = null`);
    expect((await useReset(links[0] ?? '')).status).toBe(200);
    expect((await useReset(links[1] ?? '')).status).toBe(409);
    const last = await reset('bo');
    const bo = await signedIn('bo', NEW_PASSWORD);
    const passwords = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    expect((await bo.put(routePath('PUT /account/password'), passwords)).status).toBe(200);
    expect((await useReset(last)).status).toBe(409);
  });

  test('and an invitation that ended long ago are deleted', async () => {
    await invite();
    await reset('bo');
    await query(`update invitations set expires_at = now() - interval '31 days';
      update password_resets set expires_at = now() - interval '31 days'`);
    await deleteOldSignIns(server.app.context);
    const { rows } = await query(`select from invitations union all select from password_resets`);
    expect(rows).toEqual([]);
  });
});
