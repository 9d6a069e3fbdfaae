import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, pagerLabel, rows, seeQuery } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  await manager.signIn();
  await addLighthouse(server);
});
afterAll(() => server.close());

const search = (page: Page) => page.getByPlaceholder('Search reviews, guests, properties, channels');
const offer = (page: Page) => page.getByRole('button', { name: /^Search all [\d,]+ reviews$/ });
const found = async (text: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?search=${encodeURIComponent(text)}`)).data;

test('the search can cover all reviews, which the URL contains', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?sortOrder=asc&page=2');
  await search(page).fill('bruno DA silva');
  await see(page.getByText('No loaded review matches “bruno DA silva”.')).toBeVisible();
  await offer(page).click();
  await seeQuery(page, { sortOrder: 'asc', search: 'bruno DA silva', scope: 'all' });
  await see(rows(page)).toHaveCount((await found('bruno DA silva')).total);
  await see(rows(page).first()).toContainText('Bruno da Silva Moreira');
  await page.reload();
  await see(rows(page).first()).toContainText('Bruno da Silva Moreira');
  await see(offer(page)).toHaveCount(0);
});

test('a search of all reviews is updated while typing until its chip is removed', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await search(page).fill('a');
  await offer(page).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await see(pagerLabel(page)).toHaveText(/^11 to 20 of \d+$/);
  await search(page).fill('kitchen');
  const { total } = await found('kitchen');
  expect(total).toBeGreaterThan(10);
  await see(pagerLabel(page)).toHaveText(`1 to 10 of ${total}`);
  await page.getByRole('button', { name: 'Remove In all reviews' }).click();
  await see(offer(page)).toBeVisible();
  await seeQuery(page, { search: 'kitchen' });
});

test('a search of all reviews shows a message when none matches', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await search(page).fill('no such words');
  await offer(page).click();
  await see(page.getByText('No review matches “no such words”.')).toBeVisible();
});

/** The text that the browser highlights. */
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => String(range).toLowerCase()));

test('the matches of a search are highlighted in the rows, and no others', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?search=bruno+da+silva&scope=all');
  await see.poll(() => highlighted(page)).toEqual(['bruno da silva']);
  await search(page).fill('SAGRES no such place');
  await see(page.getByText('No review matches “SAGRES no such place”.')).toBeVisible();
  await search(page).fill('moreira');
  await see.poll(() => highlighted(page)).toEqual(['moreira']);
  await search(page).fill('');
  await see.poll(() => highlighted(page)).toEqual([]);
});

test('when no review contains the text, those with all its words are shown and the page says so', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?search=loud+terrible+lighthouse&scope=all');
  await see(
    page.getByText('No review contains “loud terrible lighthouse”. These contain all of its words.'),
  ).toBeVisible();
  await see(rows(page)).toHaveCount(1);
  await seeQuery(page, { search: 'loud terrible lighthouse', scope: 'all', match: 'words' });
  await see
    .poll(async () => new Set(await highlighted(page)))
    .toEqual(new Set(['loud', 'terrible', 'lighthouse']));
  await search(page).fill('A terrible, horrible weekend');
  await see(rows(page)).toHaveCount(1);
  await seeQuery(page, { search: 'A terrible, horrible weekend', scope: 'all' });
  await see(page.getByText('These contain all of its words.')).toHaveCount(0);
});
