import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ApiTokenList, CreatedToken } from '#contract/accounts/api-tokens.ts';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import { pages } from '#contract/paths.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { ROLES, type Role } from '#domain/accounts/permissions.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setDisabled, setPassword, setRole } from '#services/accounts/users.ts';
import { type ApiClient, type CallOptions, signedInClient } from '#tests/support/api-client.ts';
import { listen } from '#tests/support/live-events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const TODAY = dayIn(new Date(), 'UTC');
const TOMORROW = shiftDay(TODAY, 1);
const INVALID = 'flr_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let admin: ApiClient;
let ana: ApiClient;

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  admin = await signedInClient(here.origin);
  await addUser(here.app.context, { username: 'ana', name: 'Ana', role: 'manager', password: PASSWORD });
  ana = await signedInClient(here.origin, 'ana', PASSWORD);
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() => query('delete from api_tokens; delete from sign_in_failures'));

const query = (text: string, values: unknown[] = []) => here.app.database.pool.query(text, values);

let made = 0;
/** Creates a token of Ana. */
async function create(body: object = {}, by = ana): Promise<string> {
  made += 1;
  const token = { name: `Token ${made}`, role: 'manager', expiresOn: TOMORROW, ...body };
  return (await by.post<CreatedToken>('/tokens', token)).data.secret;
}

/** A client that only sends a token: no cookie and no proof of origin. */
function withToken(token: string, server = here) {
  return async (method: string, path: string, options: CallOptions = {}) => {
    const response = await fetch(`${server.origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        // A server that closes waits for connections that were opened and never used.
        connection: 'close',
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      get body(): Body {
        return JSON.parse(text);
      },
    };
  };
}
interface Body {
  data: unknown;
  error: string | null;
  code?: string;
}

const firstReview = async () =>
  (await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;

const firstListing = async (): Promise<ListingId> =>
  (await query('select min(id)::integer as id from listings')).rows[0].id;

describe('a token', () => {
  test('is shown once, stored as a hash, and listed without it', async () => {
    const { secret, tokens } = (
      await ana.post<CreatedToken>('/tokens', { name: 'Website', role: 'viewer', expiresOn: TOMORROW })
    ).data;
    expect(secret).toMatch(/^flr_[\w-]{43}$/);
    expect(tokens).toEqual([
      {
        id: expect.any(Number),
        name: 'Website',
        owner: 'ana',
        role: 'viewer',
        access: 'all',
        requestsPerMinute: 300,
        createdAt: expect.any(String),
        expiresAt: `${shiftDay(TOMORROW, 1)}T00:00:00.000Z`,
        lastUsedAt: null,
      },
    ]);
    const stored = await query('select api_tokens::text as token from api_tokens');
    expect(stored.rows[0].token).not.toContain(secret.slice(4));
    expect((await ana.get('/tokens')).text).not.toContain(secret.slice(4));
    const events = await query(`select actor, target, data::text from events where kind = 'token.created'`);
    expect(events.rows).toEqual([expect.objectContaining({ actor: 'ana', target: 'Website' })]);
    expect(JSON.stringify(events.rows)).not.toContain(secret.slice(4));
  });

  test('changes reviews without a cookie and a proof of origin, and history shows it with its owner', async () => {
    const id = await firstReview();
    const call = withToken(await create({ name: 'Website sync' }));
    const { status } = await call('PUT', `/reviews/hostaway/${id}/approve`, {
      body: { isApproved: true },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(status).toBe(200);
    const { decisions } = (await admin.get<DecisionList>(`/reviews/hostaway/${id}/decisions`)).data;
    expect(decisions[0]).toMatchObject({ by: 'Website sync (ana)' });
  });

  test('is used instead of a session in the same request', async () => {
    const call = withToken(await create({ role: 'viewer' }));
    const cookie = admin.cookie ?? '';
    expect((await call('POST', '/sync', { headers: { cookie, origin: here.origin } })).status).toBe(403);
    const wrong = withToken(INVALID);
    expect((await wrong('GET', '/channels', { headers: { cookie } })).status).toBe(401);
    // A proxy's own password is no token.
    const basic = await fetch(`${here.origin}/api/channels`, {
      headers: { cookie, authorization: 'Basic eDp5' },
    });
    expect([basic.status, await basic.text()]).toEqual([200, expect.stringContaining('Airbnb')]);
  });

  test('remembers its last use to the minute', async () => {
    const call = withToken(await create());
    const lastUse = async () => (await ana.get<ApiTokenList>('/tokens')).data.tokens[0]?.lastUsedAt ?? '';
    await call('GET', '/channels');
    const first = await lastUse();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await withToken(await create(), there)('GET', '/channels');
    await call('GET', '/channels');
    expect((await ana.get<ApiTokenList>('/tokens')).data.tokens[1]?.lastUsedAt).toBe(first);
  });

  test('allows its number of requests per minute, and says when it allows more', async () => {
    const call = withToken(await create({ requestsPerMinute: 3 }));
    for (let turn = 0; turn < 3; turn++) expect((await call('GET', '/channels')).status).toBe(200);
    const { status, headers, body } = await call('GET', '/health');
    expect([status, body.code]).toEqual([429, 'rate-limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(body.error).toMatch(/^This API token allows 3 requests a minute\. Wait \d+ seconds\.$/);
    expect((await withToken(await create())('GET', '/channels')).status).toBe(200);
  });

  test('opens no pages, where requests are not counted', async () => {
    const headers = { authorization: `Bearer ${await create()}`, cookie: ana.cookie ?? '' };
    for (const page of [pages.preview(await firstListing()), pages.dashboard()]) {
      const { status } = await fetch(here.origin + page, { headers, redirect: 'manual' });
      expect([page, status]).toEqual([page, 302]);
    }
  });
});

describe('each call', () => {
  const call401 = async (path: string, authorization: string) => {
    const response = await fetch(`${here.origin}/api${path}`, { headers: { authorization } });
    await response.text();
    return [response.status, response.headers.get('www-authenticate')];
  };

  test.each(['', INVALID, 'flr_short', 'x'.repeat(5_000), `${INVALID}\u00e9`])(
    'is refused with the wrong token %#, public ones too',
    async (token) => {
      for (const path of [
        '/health',
        '/reviews/hostaway',
        '/session',
        '/channels',
        '/live',
        '/tokens',
        '/reviews/export',
      ]) {
        const expected = [401, 'Bearer error="invalid_token"'];
        expect([path, ...(await call401(path, `Bearer ${token}`))]).toEqual([path, ...expected]);
      }
    },
  );

  test('without a credential is asked for one', async () => {
    expect(await call401('/channels', '')).toEqual([401, 'Bearer']);
  });

  test.each(ROLES)(
    'is allowed to a token of the role %s exactly where a person of it may call, and not for people',
    async (role) => {
      const { paths } = (await (await fetch(`${here.origin}/api/openapi.json`)).json()) as {
        paths: Record<string, Record<string, { security: object[] }>>;
      };
      await query('delete from sign_in_failures');
      await query('delete from users where username = $1', [`the-${role}`]);
      await addUser(here.app.context, { username: `the-${role}`, name: role, role, password: PASSWORD });
      const person = await signedInClient(here.origin, `the-${role}`, PASSWORD);
      const call = withToken(await create({ role, requestsPerMinute: 6_000 }, admin));
      for (const [path, methods] of Object.entries(paths)) {
        // The second has its own token in its address, for other systems.
        if (path === '/api/live' || path === '/api/sources/{id}/events/{token}') continue;
        for (const [method, { security }] of Object.entries(methods)) {
          const address = path.slice('/api'.length).replaceAll(/\{(\w+)\}/g, '999999');
          const operation = `${method} ${path}`;
          const answer = await call(method.toUpperCase(), address);
          const { status } = answer;
          if (!security.some((one) => 'token' in one)) {
            expect([operation, status, answer.body.error]).toEqual([
              operation,
              403,
              expect.stringContaining('API tokens'),
            ]);
            continue;
          }
          const { status: ofPerson } = await person.call(method.toUpperCase(), address);
          expect([operation, status === 403]).toEqual([operation, ofPerson === 403]);
          expect([operation, status]).not.toEqual([operation, 401]);
        }
      }
    },
  );
});

describe('a token stops working, on every process, and so do its streams', () => {
  async function usable() {
    const token = await create();
    const calls = [withToken(token), withToken(token, there)];
    const streams = await Promise.all(
      [here, there].map(({ origin }) => listen(origin, undefined, 0, `Bearer ${token}`)),
    );
    onTestFinished(() => streams.forEach((stream) => void stream.stop()));
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const statuses = () => Promise.all(calls.map(async (call) => (await call('POST', '/sync')).status));
    expect(await statuses()).toEqual([202, 202]);
    return { statuses, streams };
  }
  async function expectEnded({ statuses, streams }: Awaited<ReturnType<typeof usable>>) {
    await expect.poll(statuses).toEqual([401, 401]);
    await Promise.all(streams.map(({ ended }) => ended));
  }

  test('when it is revoked', async () => {
    const token = await usable();
    const id = (await ana.get<ApiTokenList>('/tokens')).data.tokens[0]?.id;
    expect((await ana.delete<ApiTokenList>(`/tokens/${id}`)).data.tokens).toEqual([]);
    await expectEnded(token);
    expect((await ana.delete(`/tokens/${id}`)).status).toBe(404);
  });

  test('when its owner is deactivated, and when they are deleted', async () => {
    const token = await usable();
    await setDisabled(here.app.context, 'ana', true);
    await expectEnded(token);
    // It was only suspended.
    await setDisabled(here.app.context, 'ana', false);
    await expect.poll(token.statuses).toEqual([202, 202]);
    await ana.signIn('ana', PASSWORD);
    await addUser(here.app.context, { username: 'leo', name: 'Leo', role: 'manager', password: PASSWORD });
    const leo = await signedInClient(here.origin, 'leo', PASSWORD);
    const call = withToken(await create({}, leo));
    expect((await call('GET', '/channels')).status).toBe(200);
    await query(`delete from users where username = 'leo'`);
    await here.app.context.changes.publish();
    await expect.poll(async () => (await call('GET', '/channels')).status).toBe(401);
  });

  test('when it expires', async () => {
    const token = await usable();
    await query('update api_tokens set expires_at = now()');
    await here.app.context.changes.publish();
    await expectEnded(token);
  });

  test('but not when its owner gets a new password and loses all sessions', async () => {
    const { statuses } = await usable();
    await setPassword(here.app.context, 'ana', PASSWORD);
    expect((await ana.get('/tokens')).status).toBe(401);
    expect(await statuses()).toEqual([202, 202]);
    await ana.signIn('ana', PASSWORD);
  });

  test('where its owner may no longer do something', async () => {
    const { statuses } = await usable();
    await setRole(here.app.context, 'ana', 'viewer');
    await expect.poll(statuses).toEqual([403, 403]);
    await setRole(here.app.context, 'ana', 'manager');
  });
});

describe('tokens', () => {
  test('cannot have a role above that of their creator', async () => {
    const { status, failure } = await ana.post('/tokens', { name: 'x', role: 'admin', expiresOn: TOMORROW });
    expect([status, failure.error]).toEqual([
      403,
      'A token may not do more than its owner, whose role is manager.',
    ]);
    await create({ role: 'admin' }, admin);
  });

  test.each<[object, string]>([
    [{ expiresOn: shiftDay(TODAY, -1) }, 'expiresOn must be between'],
    [{ expiresOn: shiftDay(TODAY, 731) }, 'at most 730 days'],
    [{ expiresOn: undefined }, 'expiresOn'],
    [{ expiresOn: '2026-02-30' }, 'expiresOn'],
    [{ name: '' }, 'The name of a token needs'],
    [{ name: 'x (root)' }, 'The name of a token needs'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ role: 'owner' as Role }, 'role'],
    [{ requestsPerMinute: 0 }, 'requestsPerMinute'],
    [{ access: { listingIds: [999_999], groupIds: [] } }, 'There is no property 999999.'],
    [{ access: { listingIds: [] } }, 'access'],
  ])('with %j are refused', async (wrong, message) => {
    const { status, failure } = await ana.post('/tokens', {
      name: 'x',
      role: 'viewer',
      expiresOn: TOMORROW,
      ...wrong,
    });
    expect([status, failure.error]).toEqual([400, expect.stringContaining(message)]);
    expect((await ana.get<ApiTokenList>('/tokens')).data.tokens).toEqual([]);
  });

  test('of one person have different names, and are at most fifty, also when created at once', async () => {
    await create({ name: 'Website' });
    const again = await ana.post('/tokens', { name: 'WEBSITE', role: 'viewer', expiresOn: TOMORROW });
    expect([again.status, again.failure.error]).toEqual([409, expect.stringContaining('WEBSITE')]);
    await query(`insert into api_tokens (user_id, name, hash, role, requests_per_minute, expires_at)
      select users.id, 'n' || n, n, 'viewer', 1, now() from users, generate_series(1, 48) as n where username = 'ana'`);
    const last = await Promise.all(
      [1, 2, 3].map((n) => ana.post('/tokens', { name: `last ${n}`, role: 'viewer', expiresOn: TOMORROW })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('of others are seen and revoked by admins only', async () => {
    await create({ name: 'Of the admin' }, admin);
    await create({ name: 'Of Ana' });
    const names = async (by: ApiClient) =>
      (await by.get<ApiTokenList>('/tokens')).data.tokens.map(({ name }) => name);
    expect(await names(ana)).toEqual(['Of Ana']);
    expect(await names(admin)).toEqual(['Of Ana', 'Of the admin']);
    const { tokens } = (await admin.get<ApiTokenList>('/tokens')).data;
    expect((await ana.delete(`/tokens/${tokens[1]?.id}`)).status).toBe(404);
    expect((await admin.delete(`/tokens/${tokens[0]?.id}`)).status).toBe(200);
    expect(await names(ana)).toEqual([]);
  });

  test('of others are not seen by an admin who is limited to properties', async () => {
    const id = await firstListing();
    await addUser(here.app.context, { username: 'lea', name: 'Lea', role: 'admin', password: PASSWORD });
    await setAccess(here.app.context, systemActor, 'lea', { listingIds: [id], groupIds: [] });
    const lea = await signedInClient(here.origin, 'lea', PASSWORD);
    await create({ name: 'Of Ana' });
    const { tokens } = (await ana.get<ApiTokenList>('/tokens')).data;
    expect((await lea.get<ApiTokenList>('/tokens')).data.tokens).toEqual([]);
    expect((await lea.delete(`/tokens/${tokens[0]?.id}`)).status).toBe(404);
    // Properties that she cannot see do not exist for her.
    const [hidden, missing] = await Promise.all(
      [id + 1, 999_999].map((listing) =>
        lea.post('/tokens', {
          name: `Token ${listing}`,
          role: 'viewer',
          expiresOn: TOMORROW,
          access: { listingIds: [listing], groupIds: [] },
        }),
      ),
    );
    expect([hidden?.status, hidden?.failure.error]).toEqual([400, `There is no property ${id + 1}.`]);
    expect([missing?.status, missing?.failure.error]).toEqual([400, 'There is no property 999999.']);
  });
});

test('a token works with its own properties as far as its owner may now', async () => {
  const { rows } = await query('select id::integer from listings order by id limit 3');
  const [one, two, three] = rows.map(({ id }) => id as number);
  const secret = await create({ access: { listingIds: [one, two], groupIds: [] } });
  const everything = await create();
  const scopes = async () =>
    Promise.all(
      [secret, everything].map(async (token) => {
        const access = (await here.app.context.apiTokens.find(token))?.access;
        return access === 'all' ? access : [...(access ?? [])].toSorted((a, b) => a - b);
      }),
    );
  expect(await scopes()).toEqual([[one, two], 'all']);
  await query(
    `update users set access_listing_ids = array[$1, $2]::integer[], access_group_ids = '{}' where username = 'ana'`,
    [two, three],
  );
  await here.app.context.changes.publish();
  expect(await scopes()).toEqual([[two], [two, three]]);
  await query(`update users set access_listing_ids = null, access_group_ids = null`);
  await here.app.context.changes.publish();
});
