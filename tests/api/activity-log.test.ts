import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityLog } from '#contract/activity-log.ts';
import type { CreatedToken } from '#contract/api-tokens.ts';
import type { ReviewList } from '#contract/reviews.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const TODAY = dayIn(new Date(), 'UTC');
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: 'loopback', TIME_ZONE: 'UTC' } });
  admin = apiClient(server.origin);
  await admin.signIn();
  const { reviews } = (await admin.get<ReviewList>('/reviews/hostaway?limit=3&channel=Airbnb')).data;
  const [first, ...others] = reviews.map(({ id }) => id);
  await admin.put(`/reviews/hostaway/${first}/approve`, { isApproved: true });
  await admin.post('/reviews/bulk', { action: 'approve', ids: others });
  await admin.put('/settings', { ratingsInMarkup: true });
  const token = { name: 'Website', role: 'manager', expiresOn: shiftDay(TODAY, 1) };
  const { secret } = (await admin.post<CreatedToken>('/tokens', token)).data;
  await fetch(`${server.origin}/api/reviews/export`, { headers: { authorization: `Bearer ${secret}` } }).then(
    (file) => file.text(),
  );
});
afterAll(() => server.close());

const log = async (query = '') => (await admin.get<ActivityLog>(`/activity-log?${query}`)).data;
const actions = async (query: string) => (await log(query)).entries.map(({ action }) => action);

describe('the activity log', () => {
  test('has every decision, sign-in, change, export and token, newest first, and a batch once', async () => {
    const { entries } = await log();
    expect(entries.slice(0, 6).map(({ action, by }) => [action, by])).toEqual([
      ['reviews.exported', 'Website (manager)'],
      ['token.created', 'manager'],
      ['settings.changed', 'manager'],
      ['decisions.bulk', 'manager'],
      ['decisions.approved', 'manager'],
      ['sign-in.succeeded', 'manager'],
    ]);
    expect(entries[0]).toMatchObject({ actorKind: 'token', address: expect.stringContaining('127.0.0.1') });
    expect(entries[3]?.detail).toEqual({ reviews: 2 });
  });

  test('is filtered by person, kind, period and text', async () => {
    expect(await actions('kind=decisions')).toEqual(['decisions.bulk', 'decisions.approved']);
    expect(await actions('search=WEBSITE')).toEqual(['token.created']);
    expect(await actions(`by=manager&kind=reviews&startDate=${TODAY}`)).toEqual(['reviews.exported']);
    expect(await actions('by=nobody')).toEqual([]);
    expect(await actions(`endDate=${shiftDay(TODAY, -1)}&kind=decisions`)).toEqual([]);
    expect((await admin.get('/activity-log?kind=nothing')).status).toBe(400);
  });

  test('is paged without gaps and repetitions', async () => {
    const all = (await log()).entries;
    const paged = [];
    let cursor: string | null = null;
    do {
      const page: ActivityLog = await log(`limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  test('is exported as CSV, which is itself recorded', async () => {
    const { text, headers } = await admin.get('/activity-log/export?kind=token');
    expect(headers.get('content-type')).toContain('text/csv');
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('at,actor_kind,by,action,target,address,detail');
    expect(row).toMatch(/,user,manager,token\.created,Website,/);
    expect(rest).toEqual([]);
    expect(await actions('kind=log')).toEqual(['log.exported']);
  });
});
