import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#contract/accounts/session.ts';
import { routePath } from '#contract/route-path.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { SsoError } from '#domain/accounts/single-sign-on.ts';
import { invite, openInvitations } from '#services/accounts/invitations.ts';
import { addUser, setDisabled, setEmergency } from '#services/accounts/users.ts';
import type { OpenIdProvider } from '#simulators/openid-connect/provider.ts';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { countHashes } from '#tests/support/hash-count.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openedSession } from '#tests/support/opened-session.ts';
import { openSsoServer, visitor } from '#tests/support/sso.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const PEOPLE = {
  'u-1': {
    name: 'Ana Silva',
    preferred_username: 'ana@example.com',
    roles: ['reviews-leads'],
    groups: ['Lisbon'],
  },
  'u-2': { name: 'Bo', preferred_username: 'bo', roles: ['reviews-admins'] },
  'u-3': { name: 'No role', preferred_username: 'nobody', roles: ['guests'] },
};

let server: TestServer;
let provider: OpenIdProvider;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, provider, close } = await openSsoServer(structuredClone(PEOPLE), {
    environment: {
      OIDC_ROLES: 'reviews-admins=admin, reviews-leads=manager, reviews-team=responder',
      OIDC_GROUP_CLAIM: 'groups',
    },
  }));
  await query(`insert into listing_groups (name) values ('lisbon')`);
});
afterAll(() => close());
beforeEach(async () => {
  provider.alter = null;
  provider.hasForeignKey = false;
  Object.assign(provider.people, structuredClone(PEOPLE));
  await query('delete from sign_in_failures; delete from users where not is_demo');
});

const query = (text: string) => server.app.database.pool.query(text);
const userOf = async (cookie: string) =>
  (await apiClient(server.origin, '/api', cookie).get<Session>('/session')).data.user;

/** Signs in at the provider and returns to the product. */
async function signIn(subject: string, redirect?: string) {
  const browser = visitor(server.origin);
  const callback = await browser.atProvider(subject, redirect);
  const page = await browser.pageAfter(callback);
  return { browser, callback, page, user: await userOf(browser.cookie) };
}

describe('single sign-on', () => {
  test('adds an account by the identity, with role, properties and name of the claims, and opens the page', async () => {
    const { page, user, browser } = await signIn('u-1', '/sync?x=1');
    expect([page, user]).toEqual([
      '/sync?x=1',
      expect.objectContaining({ username: 'ana', name: 'Ana Silva', role: 'manager', isExternal: true }),
    ]);
    expect((await signIn('u-1')).user?.username).toBe('ana');
    const { rows } =
      await query(`select username, role, access_listing_ids, cardinality(access_group_ids) as groups
      from users where not is_demo`);
    expect(rows).toEqual([{ username: 'ana', role: 'manager', access_listing_ids: [], groups: 1 }]);
    const { rows: events } = await query(`select kind, actor from events
      where actor = 'ana' order by id`);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'user.added', actor: 'ana' },
      { kind: 'sign-in.succeeded', actor: 'ana' },
    ]);
    expect(browser.cookie).not.toContain('reviews.sso');
  });

  test('gives access by the names of groups, so that a new name needs a proof', async () => {
    await addUser(server.app.context, { username: 'cleo', name: 'Cleo', role: 'admin', password: PASSWORD });
    const cleo = apiClient(server.origin, '/api', await openedSession(server, 'cleo'));
    const added = await cleo.post('/groups', { name: 'Everyone', listingIds: [] });
    const renamed = await cleo.patch('/groups/1', { name: 'Everyone' });
    expect([added.failure.code, renamed.failure.code]).toEqual(Array(2).fill('reauthentication-required'));
  });

  test('refreshes role, properties and name at each sign-in, in the sessions that exist too', async () => {
    const first = await signIn('u-1');
    Object.assign(provider.people['u-1'] ?? {}, { roles: ['reviews-team', 'x'], name: 'Ana S.' });
    expect((await signIn('u-1')).user).toMatchObject({ role: 'responder', name: 'Ana S.' });
    await expect.poll(async () => (await userOf(first.browser.cookie))?.role).toBe('responder');
    await query(`insert into listing_groups (name) values ('madrid') on conflict do nothing`);
    Object.assign(provider.people['u-1'] ?? {}, { groups: ['Madrid', 'Lisbon'] });
    await signIn('u-1');
    await signIn('u-1');
    const { rows } = await query(`select kind, actor from events
      where kind in ('role.changed', 'access.changed') order by id desc limit 2`);
    expect(rows).toEqual([
      { kind: 'access.changed', actor: 'ana' },
      { kind: 'role.changed', actor: 'ana' },
    ]);
  });

  test('keeps waiting mails unless the role or the properties change', async () => {
    await signIn('u-1');
    await query(`insert into mails (user_id, kind, sealed_content, next_attempt_at, give_up_at)
      select id, 'alert', 'x', now() + interval '1 hour', now() + interval '1 day' from users where username = 'ana'`);
    const states = async () => (await query('select state from mails')).rows;
    await signIn('u-1');
    expect(await states()).toEqual([{ state: 'waiting' }]);
    Object.assign(provider.people['u-1'] ?? {}, { roles: ['reviews-team'] });
    await signIn('u-1');
    expect(await states()).toEqual([{ state: 'failed' }]);
    await query('delete from mails');
  });

  test('opens a session that ends after 12 hours, however much it is used', async () => {
    const { browser } = await signIn('u-1');
    const { rows } = await query(`select extract(epoch from expires_at - sessions.created_at)::int as seconds
      from sessions join users on users.id = user_id where username = 'ana'`);
    expect(rows).toEqual([{ seconds: 12 * 3600 }]);
    await query(`update sessions set expires_at = now() - interval '1 second'`);
    await server.app.context.changes.publish();
    expect(await userOf(browser.cookie)).toBeNull();
  });

  test('leaves no password to reset', async () => {
    const manager = await signedInClient(server.origin);
    const { user } = await signIn('u-1');
    const { status, failure } = await manager.post(`/people/${user?.username}/password-reset`);
    expect([status, failure.error]).toEqual([
      409,
      'ana signs in by single sign-on and has no password here.',
    ]);
    expect((await query('select from password_resets')).rowCount).toBe(0);
  });

  test('takes no account over that has the same username', async () => {
    await addUser(server.app.context, { username: 'bo', name: 'Local', role: 'viewer', password: PASSWORD });
    expect((await signIn('u-2')).user).toMatchObject({ username: 'bo-2', role: 'admin' });
    expect((await signIn('u-2')).user).toMatchObject({ username: 'bo-2' });
    await apiClient(server.origin).signIn('bo', PASSWORD);
    const { rows } = await query(`select role from users where username = 'bo'`);
    expect(rows).toEqual([{ role: 'viewer' }]);
  });

  test('opens a new session each time and ends the one before', async () => {
    const { browser } = await signIn('u-2');
    const before = browser.cookie;
    await browser.pageAfter(await browser.atProvider('u-2'));
    expect(browser.cookie).not.toBe(before);
    expect([await userOf(before), (await userOf(browser.cookie))?.username]).toEqual([null, 'bo']);
  });

  test('leads to pages of ours only', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', '/property/1'])
      expect((await signIn('u-2', redirect)).page).toBe('/dashboard');
  });

  test('signs out at the provider too', async () => {
    const { browser } = await signIn('u-2');
    const bo = apiClient(server.origin, '/api', browser.cookie);
    const { providerUrl } = (await bo.delete<{ providerUrl: string }>('/session')).data;
    const url = new URL(providerUrl);
    expect([url.origin, url.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      `${server.origin}/login`,
    ]);
    expect(await (await browser.open(providerUrl)).text()).toContain('/session/end/confirm');
    expect(await userOf(browser.cookie)).toBeNull();
  });

  test('keeps those out who were deactivated here', async () => {
    const { user, browser } = await signIn('u-1');
    await setDisabled(server.app.context, user?.username ?? '', true);
    expect(await userOf(browser.cookie)).toBeNull();
    expect(await signIn('u-1')).toMatchObject({ page: '/login?refused=inactive', user: null });
  });

  test('keeps the only admin one', async () => {
    expect((await signIn('u-2')).user?.role).toBe('admin');
    provider.people['u-2'] = { ...PEOPLE['u-2'], roles: ['reviews-leads'], groups: ['Lisbon'] };
    expect(await signIn('u-2')).toMatchObject({ page: '/login?refused=only-admin', user: null });
  });

  test('refuses those without a mapped role, and without properties', async () => {
    expect(await signIn('u-3')).toMatchObject({ page: '/login?refused=no-role', user: null });
    provider.people['u-1'] = { ...PEOPLE['u-1'], groups: ['Porto'] };
    expect(await signIn('u-1')).toMatchObject({ page: '/login?refused=no-properties', user: null });
    expect((await query('select from users where not is_demo')).rowCount).toBe(0);
  });
});

describe('an answer of the provider', () => {
  const now = () => Math.floor(Date.now() / 1000);

  test.each<[what: string, change: object]>([
    ['another issuer', { iss: 'http://127.0.0.1:1' }],
    ['another audience', { aud: 'another-client' }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an expiry in the past', { exp: now() - 3600 }],
  ])('with %s is refused', async (_what, change) => {
    provider.alter = (claims) => ({ ...claims, ...change });
    expect(await signIn('u-2')).toMatchObject({ page: '/login?refused=invalid', user: null });
  });

  test('with a signature by another key is refused', async () => {
    provider.hasForeignKey = true;
    expect(await signIn('u-2')).toMatchObject({ page: '/login?refused=invalid', user: null });
  });

  test('is accepted once, in the browser that began', async () => {
    const browser = visitor(server.origin);
    const callback = await browser.atProvider('u-2');
    const pending = browser.cookie;
    const stranger = visitor(server.origin);
    expect(await stranger.pageAfter(callback)).toBe('/login?refused=expired');
    await stranger.atProvider('u-1');
    // A sign-in that has begun there does not match: somebody has sent them their own.
    expect(await stranger.pageAfter(callback)).toBe('/login?refused=invalid');
    expect(await browser.pageAfter(callback)).toBe('/dashboard');
    expect(await browser.pageAfter(callback)).toBe('/login?refused=expired');
    // The same code again with the same cookie: the provider refuses it.
    const replayed = await fetch(callback, { redirect: 'manual', headers: { cookie: pending } });
    expect(replayed.headers.get('location')).toBe(`${server.origin}/login?refused=invalid`);
    expect(replayed.headers.getSetCookie().join()).not.toContain('session_token');
  });

  test('without a pending sign-in is not counted, unlike a wrong one with it', async () => {
    const counted = async () => (await query('select from sign_in_failures')).rowCount;
    const callback = new URL('/api/sso/callback?code=a&state=b', server.origin).href;
    for (let count = 0; count < 3; count++)
      expect(await visitor(server.origin).pageAfter(callback)).toBe('/login?refused=expired');
    expect(await counted()).toBe(0);
    const { rows } = await query(`select from events where data ->> 'refusal' = 'expired'`);
    expect(rows).toHaveLength(1);
    const browser = visitor(server.origin);
    await browser.atProvider('u-2');
    expect(await browser.pageAfter(callback)).toBe('/login?refused=invalid');
    expect(await counted()).toBe(1);
  });

  test('with another code or state is refused, and an error of the provider too', async () => {
    for (const [name, value, refusal] of [
      ['code', 'another', 'invalid'],
      ['state', 'another', 'invalid'],
      ['iss', 'http://127.0.0.1:1', 'invalid'],
      ['error', 'access_denied', 'denied'],
    ] as const) {
      const browser = visitor(server.origin);
      const callback = new URL(await browser.atProvider('u-2'));
      callback.searchParams.set(name, value);
      expect(await browser.pageAfter(callback.href)).toBe(`/login?refused=${refusal}`);
      expect(await userOf(browser.cookie)).toBeNull();
    }
    const { rows } = await query(`select distinct kind from events
      where kind like 'sign-in%' and data ? 'refusal'`);
    expect(rows).toEqual([{ kind: 'sign-in.failed' }]);
  });
});

test('a provider that is away is said to be, and nothing else fails', async () => {
  const away = await openSsoServer(structuredClone(PEOPLE), { environment: { OIDC_ONLY: 'true' } });
  try {
    const browser = visitor(away.server.origin);
    const callback = await browser.atProvider('u-1');
    const { cookie } = browser;
    await away.provider.close();
    expect(await browser.pageAfter(callback)).toBe('/login?refused=unavailable');

    // With OIDC_ONLY, a password is of use to emergency accounts, and refused like a wrong one otherwise.
    const { context } = away.server.app;
    await addUser(context, { username: 'root', name: 'Root', role: 'admin', password: PASSWORD });
    const attempt = async (username: string, password: string) => {
      const { status, text } = await apiClient(away.server.origin).signIn(username, password);
      return [status, JSON.parse(text).error];
    };
    const refusal = 'Invalid username or password, or this account must sign in with Acme.';
    const attemptRight = async () => expect(await attempt('root', PASSWORD)).toEqual([401, refusal]);
    expect(await countHashes(attemptRight)).toBe(1);
    expect(await attempt('root', 'wrong')).toEqual([401, refusal]);
    expect(await attempt('nobody', PASSWORD)).toEqual([401, refusal]);
    const passkey = await apiClient(away.server.origin).post(routePath('POST /session/passkey'), {
      response: {},
    });
    expect([passkey.status, passkey.failure.error]).toEqual([
      401,
      'This passkey is not known here. Sign in with Acme.',
    ]);
    const { rows } = await away.server.app.database.pool.query(
      `select from sessions join users on users.id = user_id where username = 'root'`,
    );
    expect(rows).toEqual([]);
    await setEmergency(context, 'root', true);
    expect(await attempt('root', PASSWORD)).toEqual([200, null]);

    // Nor is an invitation used for an account that could not sign in.
    const admin = await signedInClient(away.server.origin, 'root', PASSWORD);
    const invited = await admin.post(routePath('GET /invitations'), { label: 'Cleo', role: 'viewer' });
    const noNeed = [
      409,
      'Everyone signs in with Acme here. The first sign-in creates the account: no invitation is needed.',
    ];
    expect([invited.status, invited.failure.error]).toEqual(noNeed);
    const actor = { ...systemActor, kind: 'user', name: 'root' } as const;
    const withPasswords = { ...context, sso: null };
    const { token } = await invite(withPasswords, actor, {
      label: 'Cleo',
      username: null,
      email: null,
      role: 'viewer',
      access: 'all',
    });
    const anyone = apiClient(away.server.origin);
    const account = { username: 'cleo', name: 'Cleo', password: PASSWORD };
    for (const answer of [
      await anyone.get(routePath('GET /invitations/links/:token', { token })),
      await anyone.post(routePath('POST /invitations/links/:token/accept', { token }), account),
    ])
      expect([answer.status, answer.failure.error]).toEqual(noNeed);
    expect((await openInvitations(context)).map(({ label }) => label)).toEqual(['Cleo']);
    expect(await context.accounts.exists('cleo')).toBe(false);

    // Refusals count as failed sign-ins from the address, which so cannot fill the log.
    const returns = () =>
      fetch(`${away.server.origin}/api/sso/callback?code=x&state=y`, {
        redirect: 'manual',
        headers: { cookie },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await returns()).status);
    expect(statuses[0]).toBe(302);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await away.server.close();
  }
});

test('a right answer after too many concurrent wrong ones opens no session', async () => {
  const { pool } = server.app.database;
  const [wrong, right] = [visitor(server.origin), visitor(server.origin)];
  const [wrongAnswer, rightAnswer] = [await wrong.atProvider('u-2'), await right.atProvider('u-2')];
  await query(`insert into sign_in_failures (key) select 'address 127.0.0.1' from generate_series(1, 29)`);
  // Failures can be counted, but not added.
  const release = await holdTransaction(pool, 'lock table sign_in_failures in share mode');
  const refused = wrong.open(wrongAnswer.replace(/state=[^&]*/, 'state=other'));
  await untilWaiting(pool, 1);
  const late = right.open(rightAnswer);
  await untilWaiting(pool, 2).finally(release);
  expect([(await refused).status, (await late).status]).toEqual([302, 429]);
  const { rowCount } = await query(
    `select from sessions join users on users.id = user_id where username = 'bo'`,
  );
  expect(rowCount).toBe(0);
});

test('a server without a provider has neither call', async () => {
  const plain = await openTestServer();
  try {
    for (const path of ['/sso/start', '/sso/callback?code=x&state=y'])
      expect((await apiClient(plain.origin).get(path)).status).toBe(404);
  } finally {
    await plain.close();
  }
});

test('people who wait for a provider that does not answer keep no visitor from the public pages', async () => {
  const ended = Promise.withResolvers<never>();
  const { sso } = server.app.context;
  if (!sso) throw new Error('there is no provider');
  const finish = vi.spyOn(sso.provider, 'finish').mockReturnValue(ended.promise);
  const browsers = Array.from({ length: 3 }, () => visitor(server.origin));
  const callbacks = await Promise.all(browsers.map((browser) => browser.atProvider('u-1')));
  const start = vi.spyOn(sso.provider, 'start').mockReturnValue(ended.promise);
  const waiting = [
    ...browsers.map((browser, index) => browser.open(callbacks[index] ?? '')),
    ...browsers.map(() => visitor(server.origin).open('/api/sso/start')),
  ];
  try {
    await expect.poll(() => start.mock.calls.length + finish.mock.calls.length).toBe(6);
    expect((await apiClient(server.origin).get('/reviews/hostaway?limit=1')).status).toBe(200);
  } finally {
    ended.reject(new SsoError('unavailable', 'no answer'));
    await Promise.all(waiting);
    vi.restoreAllMocks();
  }
});
