import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '#contract/paths.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Another process on the same database. */
let there: TestServer;
let here: TestServer;
let manager: ApiClient;
let elsewhere: ApiClient;
let listingId: number;

beforeAll(async () => {
  here = await openTestServer({
    environment: { TIME_ZONE: '', BRAND_NAME: '', SYNC_INTERVAL_MINUTES: '', RESPONSE_DELAY_MINUTES: '' },
  });
  there = await openTestServer({
    environment: { DATABASE_URL: here.databaseUrl, BRAND_NAME: 'By the environment' },
  });
  manager = apiClient(here.origin);
  elsewhere = apiClient(there.origin);
  await manager.signIn();
  await elsewhere.signIn();
  const { rows } = await here.app.database.pool.query(
    `update reviews set guest_name = 'Maria Silva', response_text = 'Thank you, Maria Silva.', decision = 'approved', submitted_at = '2026-03-01T23:30:00Z'
     where id = (select min(id) from reviews where channel = 'Airbnb' and withdrawn_at is null) returning listing_id`,
  );
  listingId = rows[0].listing_id;
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  await here.app.database.pool.query('delete from settings');
  await set({});
});

const set = (body: object, who = manager) => who.put<Settings>('/settings', body);
const text = async (path: string, { origin } = here) => (await fetch(origin + path)).text();
const property = (server = here) => text(pages.property(listingId), server);

describe('settings of the company', () => {
  test('have defaults, and those of the environment win and cannot be changed', async () => {
    expect((await manager.get<Settings>('/settings')).data).toMatchObject({
      timeZone: 'UTC',
      brandName: 'Flex Living',
      syncIntervalMinutes: 15,
      responseDelayMinutes: 5,
      activityDays: 365,
      guestNames: 'full',
      modelReadsGuestNames: false,
      modelReadsPrivateFeedback: false,
      publicTranslations: false,
      fixed: [],
    });
    await set({ brandName: 'Casa Azul', syncIntervalMinutes: 30 });
    expect((await elsewhere.get<Settings>('/settings')).data).toMatchObject({
      brandName: 'By the environment',
      syncIntervalMinutes: 10_080,
      fixed: ['brandName', 'syncIntervalMinutes', 'responseDelayMinutes'],
    });
    const { status, failure } = await set({ timeZone: 'Asia/Tokyo', brandName: 'Other' }, elsewhere);
    expect([status, failure.error]).toEqual([
      409,
      'brandName is set by BRAND_NAME in the environment: change it there.',
    ]);
    expect((await manager.get<Settings>('/settings')).data.timeZone).toBe('UTC');
  });

  test.each([
    { timeZone: 'Mars/Base' },
    { timeZone: '+01:00' },
    { timeZone: '' },
    { brandName: ' \t' },
    { brandName: 'x'.repeat(61) },
    { syncIntervalMinutes: 0 },
    { responseDelayMinutes: -1 },
    { responseDelayMinutes: 1_441 },
    { activityDays: 29 },
    { syncIntervalMinutes: 10_081 },
    { guestNames: 'none' },
  ])('refuse %j and name the field', async (body) => {
    const { status, failure } = await set(body);
    expect(status).toBe(400);
    expect(failure.error).toContain(Object.keys(body)[0]);
  });

  test('take effect without a restart, in every process', async () => {
    expect(await property()).toContain('March 01, 2026');
    expect(await property(there)).toContain('March 01, 2026');
    await set({ timeZone: 'Europe/Helsinki', brandName: 'Casa <Azul>', syncIntervalMinutes: 45 });
    expect(here.app.context.syncIntervalMinutes).toBe(45);
    const page = await property();
    expect(page).toContain('March 02, 2026');
    expect(page).toContain('Casa &lt;Azul&gt; Reviews');
    await expect.poll(() => property(there)).toContain('March 02, 2026');
    expect(await text(pages.property(999_999))).toContain('Casa &lt;Azul&gt; Reviews');
    expect(await text('/login')).toContain('Casa &lt;Azul>');
    expect(await text('/api/openapi.json')).toContain('Casa <Azul> Reviews');
    const onSecond = `/reviews/hostaway?listingId=${listingId}&startDate=2026-03-02&endDate=2026-03-02`;
    expect((await manager.get<ReviewList>(onSecond)).data.total).toBe(1);
    expect((await elsewhere.get<ReviewList>(onSecond)).data.total).toBe(1);
    await set({ timeZone: 'UTC' });
    expect((await manager.get<ReviewList>(onSecond)).data.total).toBe(0);
  });

  test.each([
    ['full', 'Maria Silva'],
    ['first-name', 'Maria S.'],
    ['initials', 'M. S.'],
  ])('show guests’ names to the public in the style %s', async (guestNames, name) => {
    await set({ guestNames });
    const query = `/reviews/hostaway?listingId=${listingId}&startDate=2026-03-01&endDate=2026-03-01`;
    const ofPublic = await apiClient(here.origin).get<ReviewList>(query);
    expect(ofPublic.data.reviews.map(({ guestName }) => guestName)).toEqual([name]);
    const documents = await Promise.all([
      property(),
      text(pages.propertyFeed(listingId)),
      text(`${pages.embed(listingId)}?max=50`),
    ]);
    for (const document of documents) {
      expect(document).toContain(name);
      expect(document.includes('Silva')).toBe(guestNames === 'full');
    }
    await expect.poll(() => property(there)).toContain(name);
    const ofManagers = await manager.get<ReviewList>(query);
    expect(ofManagers.data.reviews.map(({ guestName }) => guestName)).toEqual(['Maria Silva']);
  });

  test('that shorten names keep visitors from finding them by search or order', async () => {
    const search = () => apiClient(here.origin).get<ReviewList>('/reviews/hostaway?search=silva');
    expect((await search()).status).toBe(200);
    await set({ guestNames: 'initials' });
    expect((await search()).status).toBe(401);
    expect((await apiClient(here.origin).get('/reviews/hostaway?sortBy=guestName')).status).toBe(401);
    expect((await manager.get<ReviewList>('/reviews/hostaway?search=silva')).data.total).toBeGreaterThan(0);
  });
});
