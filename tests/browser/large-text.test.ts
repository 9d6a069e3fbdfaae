import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { mainPages } from '#tests/support/main-pages.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { SETTINGS_ENTRIES } from '#web/app/pages/settings/settings-entries.ts';

/** A phone whose owner reads text of 175 %. */
const PHONE = { viewport: { width: 390, height: 844 } };
const browser = browserForTests({ textSize: 28 });

let server: TestServer;
let listingId: number;
beforeAll(async () => {
  server = await openTestServer();
  const { reviews, ...property } = await addLighthouse(server);
  listingId = property.listingId;
  const manager = await signedInClient(server.origin);
  await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

test('no page scrolls horizontally on a phone with large text', async () => {
  const page = await browser.manager(server, PHONE);
  const found: Record<string, number> = {};
  for (const path of [
    ...mainPages(listingId),
    '/reports',
    '/import',
    ...['booking', 'merge', 'embed'].map((tab) => `/reviews/${listingId}?tab=${tab}`),
    ...SETTINGS_ENTRIES.map((entry) => entry.path),
    '/account',
    '/account/notifications',
    `/de/property/${listingId}`,
    '/homes',
    '/how-we-show-reviews',
  ]) {
    await page.goto(path);
    await see(page.getByRole('heading').first()).toBeVisible();
    await see(page.locator('main [aria-busy="true"]:not(.google-content)')).toHaveCount(0);
    // Also what a person has to open.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
    });
    found[path] = await page.evaluate(() => document.documentElement.scrollWidth);
  }
  const wide = Object.entries(found).filter(([, width]) => width > PHONE.viewport.width);
  expect(wide).toEqual([]);
});

test('the counts, the brand and the names of guests and properties are whole with large text', async () => {
  const page = await browser.manager(server, PHONE);
  await page.goto(`/dashboard?listingId=${listingId}`);
  await see(page.getByRole('rowheader', { name: lighthouse.reviews[0].guest })).toBeVisible();
  const names = [
    page.getByRole('link', { name: 'Flex Living Reviews' }),
    page.getByRole('link', { name: 'Pending', exact: true }),
    page.getByRole('rowheader').first(),
    page.getByRole('cell').getByRole('link', { name: lighthouse.name }).first(),
  ];
  for (const name of names) {
    await name.scrollIntoViewIfNeeded();
    await see(name).toBeInViewport({ ratio: 1 });
    const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, String(name)).toBeLessThanOrEqual(0);
  }
});

test('each review of the triage is read before its buttons with large text', async () => {
  const page = await browser.manager(server, PHONE);
  await page.goto(`/triage?decision=none&listingId=${listingId}`);
  const decide = page.getByRole('region', { name: 'Decide' });
  const opening = (text: string) => page.getByRole('article').first().getByText(text.slice(0, 20));
  const [, , third, fourth] = lighthouse.reviews;
  for (const { text } of [fourth, third]) {
    await see(opening(text)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await opening(text).scrollIntoViewIfNeeded();
    await see(opening(text)).toBeInViewport();
    const [words, buttons] = await Promise.all([opening(text).boundingBox(), decide.boundingBox()]);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    await decide.getByRole('button', { name: 'Skip' }).click();
  }
});
