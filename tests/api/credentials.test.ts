import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiTokenList, CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { ListingGroupList } from '#contract/listings/listing-groups.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Permission, Role } from '#domain/accounts/permissions.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { addUser, setDisabled } from '#services/accounts/users.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Every route of the running server with credentials that must open nothing. */

const PASSWORD = 'kite orbit mugs';
const TOMORROW = shiftDay(dayIn(new Date(), 'UTC'), 1);
const OF_VIEWERS: Permission[] = [
  'account:manage',
  'notifications:read',
  'reviews:read',
  'people:read',
  'views:write',
  'insights:read',
];
/** What needs no credential. A new public call must be added here. */
const PUBLIC = [
  'DELETE /session',
  'GET /email-proofs/:token',
  'GET /google-reviews/:placeId',
  'GET /health',
  'GET /invitations/links/:token',
  'GET /password-resets/:token',
  'GET /reviews/hostaway',
  'GET /session',
  'GET /sso/callback',
  'GET /sso/start',
  'GET /unsubscriptions/:token',
  'POST /email-proofs/:token',
  'POST /invitations/links/:token/accept',
  'POST /password-resets',
  'POST /password-resets/:token',
  'POST /session',
  'POST /session/passkey',
  'POST /session/passkey/options',
  'POST /sources/:id/events/:token',
  'POST /unsubscriptions/:token',
];
/** Other systems call it. Its address has a token of its own, and no cookie, token or origin matters. */
const BY_SYSTEMS = '/sources/:id/events/:token';
const FOREIGN = { origin: 'https://evil.example' };

interface Route {
  method: string;
  /** Below `/api`. */
  url: string;
  permission: Permission | 'public' | undefined;
}
type Headers = Record<string, string>;

const routes: Route[] = [];
/** Fastify announces each server, so no route can be forgotten here. */
function collectRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (!url.startsWith('/api/')) return;
    for (const each of [method].flat())
      routes.push({ method: each, url: url.slice('/api'.length), permission: config?.permission });
  });
}

let server: TestServer;
let admin: ApiClient;
let ids: Record<string, string>;
/** Requests that would change something. */
let changes: Record<string, object>;

beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  server = await openTestServer({ environment: { TRUST_PROXY: 'loopback' } });
  unsubscribe('fastify.initialization', collectRoutes);
  for (const [username, role] of [
    ['victim', 'manager'],
    ['viewer', 'viewer'],
    ['leaver', 'manager'],
  ] satisfies [string, Role][])
    await addUser(server.app.context, { username, name: username, role, password: PASSWORD });
  admin = await signedIn('manager', 'flex-demo');
  const [review] = (await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews;
  const [id, listingId] = [String(review?.id), review?.listingId];
  await admin.put(`/reviews/${id}/notes`, { text: 'Called.' });
  const group = { name: 'North', listingIds: [listingId] };
  const [made] = (await admin.post<ListingGroupList>('/groups', group)).data.groups;
  ids = { id, group: String(made?.id), listing: String(listingId), username: 'victim' };
  changes = {
    'PUT /reviews/hostaway/:id/approve': { isApproved: true },
    'POST /reviews/bulk': { action: 'unpublish', ids: [review?.id], reason: 'Not ours' },
    'PUT /reviews/:id/notes': { text: 'Another note.' },
    'PUT /reviews/:id/assignee': { assignee: 'victim' },
    'PATCH /people/:username': { role: 'admin' },
    'POST /people/:username/password-reset': {},
    'POST /invitations': { label: 'Me', role: 'admin' },
    'POST /groups': { name: 'South', listingIds: [] },
    'PATCH /groups/:id': { listingIds: [] },
    'POST /tokens': { name: 'Mine', role: 'admin', expiresOn: TOMORROW },
    'PUT /settings': { brandName: 'Mine' },
    'PATCH /account': { name: 'Mine' },
    'POST /views': { name: 'Mine', filter: {} },
  };
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
async function signedIn(username: string, password = PASSWORD): Promise<ApiClient> {
  const client = apiClient(server.origin);
  expect((await client.signIn(username, password)).status).toBe(200);
  return client;
}
const cookieOf = async (username: string) => (await signedIn(username)).cookie ?? '';
const sessionPart = (cookie: string | undefined) => (cookie ?? '').split('; ')[0] ?? '';

async function tokenOf(username: string, role: Role): Promise<string> {
  const password = username === 'manager' ? 'flex-demo' : PASSWORD;
  const owner = await signedIn(username, password);
  const body = { name: `Token ${Math.random()}`, role, expiresOn: TOMORROW, requestsPerMinute: 6_000 };
  return (await owner.post<CreatedToken>('/tokens', body)).data.secret;
}

const pathOf = ({ url }: Route) =>
  url
    .replace(/^\/groups\/:id/, `/groups/${ids.group}`)
    .replace(/^\/listings\/:id/, `/listings/${ids.listing}`)
    .replaceAll(/:(\w+)|\*/g, (_, name: string) => ids[name] ?? '1');

/** Sends a request that is valid except for its credential. */
async function send(route: Route, headers: Headers) {
  const { method, url } = route;
  const path = pathOf(route);
  const body = changes[`${method} ${url}`];
  const response = await fetch(`${server.origin}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text).code as string) : undefined;
  const { status, headers: received } = response;
  return { status, code, challenge: received.get('www-authenticate'), headers: received };
}

const isOpen = ({ permission }: Route) => permission === 'public' || permission === undefined;
const isChange = ({ method }: Route) => method !== 'GET' && method !== 'HEAD';
const nameOf = ({ method, url }: Route) => `${method} ${url}`;

/** Expects the same answer to each of these routes, and that nothing in the database has changed. */
async function expectRefused(
  which: (route: Route) => boolean,
  headers: Headers,
  expected: { status: number; code: string; challenge: string | null },
): Promise<void> {
  const before = await unrecorded();
  const chosen = routes.filter(which);
  const wrong: unknown[] = [];
  for (const [index, route] of chosen.entries()) {
    // Invalid tokens are limited per address.
    const address = { 'x-forwarded-for': `203.0.113.${index % 250}` };
    const { headers: _, ...answer } = await send(route, { ...headers, ...address });
    const code = route.method === 'HEAD' ? expected.code : answer.code;
    if (JSON.stringify({ ...answer, code }) !== JSON.stringify({ ...answer, ...expected }))
      wrong.push([nameOf(route), answer]);
  }
  expect(wrong).toEqual([]);
  expect(chosen.length).toBeGreaterThan(20);
  const after = await unrecorded();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
}

/** The content of the database without records of refusals. */
async function unrecorded(): Promise<Record<string, string>> {
  const {
    'public.events': _,
    'public.sign_in_failures': __,
    ...rest
  } = await fingerprint(server.app.database.pool);
  return rest;
}

test('the routes of the server without a permission are public on purpose', () => {
  const open = routes.filter((route) => isOpen(route) && route.method !== 'HEAD').map(nameOf);
  // The documentation is registered apart from the calls.
  const calls = open.filter((name) => !/ \/(docs|openapi\.json)/.test(name));
  expect(calls.toSorted()).toEqual(PUBLIC);
  expect(routes.length).toBeGreaterThan(100);
});

describe('each route is refused', () => {
  const NO_SESSION = { status: 401, code: 'unauthenticated', challenge: 'Bearer' };

  test.each<[what: string, cookie: () => Promise<string>]>([
    ['no cookie', async () => ''],
    ['a made-up cookie', async () => 'reviews.session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    [
      'a cookie with another token under the same signature',
      async () => sessionPart(await cookieOf('leaver')).replace(/=.{8}/, '=AAAAAAAA'),
    ],
    [
      'the cookie of a session that has expired',
      () => endedSession(`update sessions set expires_at = now() - interval '1 second'`),
    ],
    [
      'the cookie of a session that was not used for a week',
      () => endedSession(`update sessions set updated_at = now() - interval '8 days'`),
    ],
    [
      'the cookie of a session that has signed out',
      async () => {
        const leaver = await signedIn('leaver');
        const { cookie = '' } = leaver;
        await leaver.delete('/session');
        return cookie;
      },
    ],
    [
      'the cookie of a person who was deactivated',
      async () => {
        const cookie = await cookieOf('leaver');
        await setDisabled(server.app.context, 'leaver', true);
        return cookie;
      },
    ],
  ])('with %s', async (_what, makeCookie) => {
    await setDisabled(server.app.context, 'leaver', false);
    const cookie = await makeCookie();
    const headers = { origin: server.origin, ...(cookie && { cookie }) };
    await expectRefused((route) => !isOpen(route), headers, NO_SESSION);
  });

  async function endedSession(statement: string): Promise<string> {
    const cookie = await cookieOf('leaver');
    await query(`${statement} where user_id = (select id from users where username = 'leaver')`);
    await server.app.context.changes.publish();
    return cookie;
  }

  test.each<[what: string, token: () => Promise<string>]>([
    ['a made-up token', async () => `flr_${'A'.repeat(43)}`],
    [
      'a token that was revoked',
      async () => {
        const token = await tokenOf('manager', 'admin');
        const [{ id } = { id: 0 }] = (await admin.get<ApiTokenList>('/tokens')).data.tokens;
        expect((await admin.delete(`/tokens/${id}`)).status).toBe(200);
        return token;
      },
    ],
    [
      'a token that has expired',
      async () => {
        const token = await tokenOf('manager', 'admin');
        await query(`update api_tokens set expires_at = now() - interval '1 second'`);
        await server.app.context.changes.publish();
        return token;
      },
    ],
    [
      'the token of a person who was deactivated',
      async () => {
        const token = await tokenOf('leaver', 'manager');
        await setDisabled(server.app.context, 'leaver', true);
        return token;
      },
    ],
  ])('with %s, public ones too, whatever cookie comes with it', async (_what, makeToken) => {
    await setDisabled(server.app.context, 'leaver', false);
    const authorization = `Bearer ${await makeToken()}`;
    const headers = { origin: server.origin, cookie: admin.cookie ?? '', authorization };
    const isCall = ({ permission, url }: Route) => permission !== undefined && url !== BY_SYSTEMS;
    const challenge = 'Bearer error="invalid_token"';
    await expectRefused(isCall, headers, { status: 401, code: 'unauthenticated', challenge });
  });

  test('with a role that is too weak, by a session and by a token', async () => {
    const isTooWeak = (route: Route) =>
      !isOpen(route) && !OF_VIEWERS.includes(route.permission as Permission);
    const cookie = await cookieOf('viewer');
    const token = await tokenOf('manager', 'viewer');
    // Its use is recorded now and then.
    await query(`update api_tokens set last_used_at = now() + interval '1 hour'`);
    const refusal = { status: 403, code: 'forbidden', challenge: null };
    await expectRefused(isTooWeak, { origin: server.origin, cookie }, refusal);
    await expectRefused(isTooWeak, tokenHeaders(token), refusal);
  });
  const tokenHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

  test.each<[what: string, headers: Headers]>([
    ['without a proof of its origin', {}],
    ['from another origin', FOREIGN],
    ['from a page without an origin', { origin: 'null' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('as a change %s, even with the cookie of an admin', async (_what, headers) => {
    const isOwnChange = (route: Route) => isChange(route) && !isOpen(route);
    const all = { ...headers, cookie: admin.cookie ?? '' };
    await expectRefused(isOwnChange, all, { status: 403, code: 'forbidden', challenge: null });
  });
});

test('no answer of a call is cached, framed or read as another type, for anyone', async () => {
  const viewer = await cookieOf('viewer');
  const reads = routes.filter(({ method, url, permission }) => {
    // It does not end.
    const isStream = url === '/live';
    return method === 'GET' && permission !== undefined && !isStream;
  });
  for (const route of reads) {
    for (const cookie of ['', viewer, admin.cookie ?? '']) {
      const { headers } = await send(route, cookie ? { cookie } : {});
      const names = ['cache-control', 'etag', 'x-content-type-options', 'content-security-policy'];
      expect([nameOf(route), ...names.map((name) => headers.get(name))]).toEqual([
        nameOf(route),
        'no-store',
        null,
        'nosniff',
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  }
  expect(reads.length).toBeGreaterThan(40);
});

test('public routes answer a bad cookie as none, and no change from another site', async () => {
  const cookie = 'reviews.session_token=made-up.made-up';
  for (const route of routes.filter(({ permission }) => permission === 'public')) {
    const [plain, bad] = [await send(route, {}), await send(route, { cookie })];
    expect([nameOf(route), bad.status, bad.code]).toEqual([nameOf(route), plain.status, plain.code]);
    if (!isChange(route) || route.url === BY_SYSTEMS) continue;
    expect([nameOf(route), (await send(route, FOREIGN)).status]).toEqual([nameOf(route), 403]);
  }
});

test('the same requests with the credential of an admin do what they say', async () => {
  const known = routes.filter((route) => changes[nameOf(route)]);
  expect(known).toHaveLength(Object.keys(changes).length);
  const before = await fingerprint(server.app.database.pool);
  for (const route of known) {
    // The name of the demo user is fixed.
    if (route.url === '/account') continue;
    const { status } = await admin.call(route.method, pathOf(route), { body: changes[nameOf(route)] });
    expect([nameOf(route), status < 300]).toEqual([nameOf(route), true]);
  }
  expect(await fingerprint(server.app.database.pool)).not.toEqual(before);
});
