import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routePath } from '#contract/route-path.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import { addUser } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import {
  type GoogleBusinessSimulator,
  startGoogleBusinessSimulator,
} from '#simulators/google-business/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

interface Started {
  address: string;
  pending: string;
}
interface Accepted {
  accounts: { account: string; name: string }[];
  granted: string;
}

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
let server: TestServer;
let google: GoogleBusinessSimulator;
let admin: ApiClient;

beforeAll(async () => {
  google = await startGoogleBusinessSimulator({ data: demoGoogleData(1, 5), rateLimit: false });
  server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { GOOGLE_BUSINESS_API_URL: google.url },
  });
  const ana = { username: 'ana', name: 'Ana', role: 'admin', password: 'correct horse battery' } as const;
  await addUser(server.app.context, ana);
  admin = await signedInClient(server.origin);
});
afterAll(async () => {
  await server.close();
  await google.close();
});
beforeEach(() => google.failures.clear());

const settings = () => ({ clientId: google.clientId, clientSecret: google.clientSecret });
const start = async (client = admin) =>
  (
    await client.post<Started>('/sources/consents', {
      kind: 'google-business',
      name: 'Google',
      settings: settings(),
    })
  ).data;
/** What a person chooses on Google's page. @returns the parameters with which the browser returns */
async function choose(address: string, choice: 'allow' | 'deny' = 'allow', isTicked = true) {
  const url = new URL(address);
  expect((await fetch(url)).status).toBe(200);
  url.pathname += '/decision';
  url.searchParams.set('choice', choice);
  if (isTicked) url.searchParams.set('granted', 'yes');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(url.searchParams.get('redirect_uri'));
  return Object.fromEntries(back.searchParams) as { state: string; code?: string; error?: string };
}
const accept = (body: object, client = admin) => client.post<Accepted>('/sources/consents/accept', body);
const connect = (granted: string, account = 'accounts/1001', client = admin) =>
  client.post<SourceList>('/sources/consents/connect', { granted, account });
const find = async (id: string) =>
  (await admin.get<SourceList>('/sources')).data.sources.find((each) => each.id === id);
const lost = 'This consent has expired, was used before';

test('Google is asked for offline access with a challenge, and for nothing that is secret', async () => {
  const { address, pending } = await start();
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    scope: 'https://www.googleapis.com/auth/business.manage',
    redirect_uri: expect.stringMatching(/\/settings\/sources\/consent$/),
  });
  for (const text of [address, pending]) expect(text).not.toContain(google.clientSecret);
});

describe('an answer', () => {
  test('that denies access is shown as such and changes nothing', async () => {
    const { address, pending } = await start();
    const answer = await accept({ ...(await choose(address, 'deny')), pending });
    expect(answer.status).toBe(409);
    expect(answer.failure.error).toContain('someone chose Cancel');
  });

  test('without the right to read reviews says which box was not ticked', async () => {
    const { address, pending } = await start();
    const answer = await accept({ ...(await choose(address, 'allow', false)), pending });
    expect(answer.failure.error).toContain('the box for it was not ticked');
  });

  test('works once, also if the first use failed', async () => {
    const { address, pending } = await start();
    const returned = await choose(address);
    google.failures.add({ path: '/token', times: 1, failure: { kind: 'reset' } });
    expect((await accept({ ...returned, pending })).status).toBe(503);
    const again = await accept({ ...returned, pending });
    expect(again.status).toBe(409);
    expect(again.failure.error).toContain(lost);
  });

  test('of another consent, session or forger is refused before Google is asked', async () => {
    const [one, other] = [await start(), await start()];
    const returned = await choose(one.address);
    const asked = () => google.requests.filter(({ path }) => path === '/token').length;
    const before = asked();
    const ana = await signedInClient(server.origin, 'ana', 'correct horse battery');
    for (const answer of [
      await accept({ ...returned, pending: one.pending }, ana),
      await accept({ ...returned, state: 'invented', pending: one.pending }),
      await accept({ ...returned, pending: 'invented' }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.failure.error).toContain(lost);
    }
    // The third attempt used the state up.
    expect((await accept({ ...returned, pending: one.pending })).failure.error).toContain(lost);
    expect(
      (await accept({ ...(await choose(other.address)), pending: one.pending })).failure.error,
    ).toContain(lost);
    expect(asked()).toBe(before);
  });

  test('with a code that Google does not know ends in one sentence', async () => {
    const { address, pending } = await start();
    const { state } = await choose(address);
    const answer = await accept({ state, code: 'stolen', pending });
    expect(answer.status).toBe(503);
    expect(answer.failure.error).toContain('no longer accepts the consent');
  });
});

test('two admins consent at once: one connects the account, the other learns that it is connected', async () => {
  const ana = await signedInClient(server.origin, 'ana', 'correct horse battery');
  const [mine, theirs] = [await start(), await start(ana)];
  const [granted, other] = [
    (await accept({ ...(await choose(mine.address)), pending: mine.pending })).data,
    (await accept({ ...(await choose(theirs.address)), pending: theirs.pending }, ana)).data,
  ];
  expect(granted.accounts).toEqual([
    { account: 'accounts/1001', name: 'Flex Living Lisbon' },
    { account: 'accounts/1002', name: 'A personal account' },
  ]);
  const answers = await Promise.all([connect(granted.granted), connect(other.granted, 'accounts/1001', ana)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await vi.waitFor(async () => expect(await find('google-business')).toMatchObject({ reviews: 5 }), WAIT);
  const tables = await tablesWith(server.app.database.pool, google.clientSecret);
  expect(tables).toEqual([]);
  expect((await connect(granted.granted, 'accounts/9')).failure.error).toContain(lost);
});

test('settings that are pasted with spaces are used without them', async () => {
  const padded = Object.fromEntries(Object.entries(settings()).map(([key, value]) => [key, ` ${value}\n`]));
  const body = { kind: 'google-business', name: 'Google', settings: padded };
  const { address } = (await admin.post<Started>('/sources/consents', body)).data;
  expect(new URL(address).searchParams.get('client_id')).toBe(google.clientId);
});

test('a withdrawn consent is given again, and the reviews stay', async () => {
  const id = 'google-business';
  google.revokeAll();
  await runSync(server.app.context, undefined, id).catch(() => {});
  expect(await find(id)).toMatchObject({
    reviews: 5,
    lastRun: { error: expect.stringContaining('Consent again') },
  });
  const again = (await admin.post<Started>(routePath('POST /sources/:id/consents', { id }))).data;
  const { granted } = (await accept({ ...(await choose(again.address)), pending: again.pending })).data;
  expect((await connect(granted, 'accounts/1002')).failure.error).toContain(
    'another Google Business Profile account',
  );
  expect((await connect(granted)).status).toBe(200);
  // The sync that begins at once may still be running.
  await vi.waitFor(
    async () =>
      expect(await runSync(server.app.context, undefined, id)).toMatchObject({ unchanged: 5, removed: 0 }),
    WAIT,
  );
});

test.each([
  ['a source without consent', { kind: 'hospitable', settings: { token: 'x' } }, 'asks for no consent'],
  [
    'missing settings',
    { kind: 'google-business', settings: { clientId: 'x' } },
    'settings needs clientSecret',
  ],
])('%s is refused', async (_what, body, message) => {
  const answer = await admin.post('/sources/consents', { name: 'x', ...body });
  expect(answer.status).toBe(400);
  expect(answer.failure.error).toContain(message);
});
