import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, choose, openDashboard, pagerLabel, rows, seeQuery } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  await addLighthouse(server);
});
afterAll(() => server.close());

const search = (page: Page) => page.getByPlaceholder('Search reviews, guests, properties, channels');
const offer = (page: Page) => page.getByRole('button', { name: /^Search all [\d,]+ reviews$/ });
const found = async (text: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?search=${encodeURIComponent(text)}`)).data;

/** Calls for lists, but not those of the first view. */
const listCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /reviews/hostaway?'));

test('typing filters the loaded rows without a request, and says how many are searched', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  const { total } = await found('a');
  const all = (await manager.get<ReviewList>('/reviews/hostaway')).data.total;
  const calls = recordCalls(page);
  await search(page).fill('airbnb');
  const shown = rows(page).filter({ visible: true });
  await see(page.getByText(/^\d+ of the 10 loaded rows$/)).toBeVisible();
  const count = await shown.count();
  await see(page.getByRole('status').filter({ hasText: 'loaded rows' })).toHaveText(
    `${count} of the 10 loaded rows`,
  );
  await see(pagerLabel(page)).toHaveText(`1 to ${count} of ${count}`);
  await see(offer(page)).toHaveText(`Search all ${all.toLocaleString('en')} reviews`);
  await seeQuery(page, { search: 'airbnb' });
  expect(listCalls(calls)).toEqual([]);
  expect(total).toBeGreaterThan(10);
});

test('Enter searches all reviews, which the URL contains', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?sortOrder=asc&page=2');
  await search(page).fill('a');
  await seeQuery(page, { sortOrder: 'asc', page: '2', search: 'a' });
  await search(page).press('Enter');
  await seeQuery(page, { sortOrder: 'asc', search: 'a', searchAll: 'true' });
  const { total } = await found('a');
  await see(pagerLabel(page)).toHaveText(`1 to 10 of ${total}`);
  await see(page.getByText(`${total.toLocaleString('en')} in all reviews`, { exact: true })).toBeVisible();
  await see(card(page, 'Total Reviews')).toHaveText(String(total));
  const shown = await rows(page).allTextContents();
  await page.reload();
  await see(pagerLabel(page)).toHaveText(`1 to 10 of ${total}`);
  expect(await rows(page).allTextContents()).toEqual(shown);
  await see(offer(page)).toHaveCount(0);
  await page.goBack();
  await seeQuery(page, { sortOrder: 'asc', page: '2', search: 'a' });
});

test('when no loaded row matches, all reviews are searched automatically', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?sortOrder=asc&page=2');
  const calls = recordCalls(page);
  await search(page).fill('bruno DA silva');
  await see(page.getByText('No loaded review matches “bruno DA silva”.')).toBeVisible();
  const { total } = await found('bruno da silva');
  const note = `${total} in all reviews, none on this page`;
  await see(page.getByText(note)).toBeVisible();
  await see(rows(page)).toHaveCount(total);
  await see(rows(page).first()).toContainText('Bruno da Silva Moreira');
  await see(card(page, 'Total Reviews')).toHaveText(String(total));
  expect(listCalls(calls)).toHaveLength(1);
  await seeQuery(page, { sortOrder: 'asc', page: '2', search: 'bruno DA silva' });

  await page.reload();
  await see(page.getByText(note)).toBeVisible();
  await see(rows(page).first()).toContainText('Bruno da Silva Moreira');
  const colleague = await browser.manager(server);
  await colleague.goto(page.url());
  await see(colleague.getByText(note)).toBeVisible();
  await see(rows(colleague).first()).toContainText('Bruno da Silva Moreira');

  await search(page).fill('');
  await see(rows(page)).toHaveCount(10);
  await see(pagerLabel(page)).toHaveText(/^11 to 20 of/);
  await choose(colleague, 'Order', 'Newest First');
  await seeQuery(colleague, { search: 'bruno DA silva', searchAll: 'true' });
  await see(rows(colleague)).toHaveCount(total);
});

test('a search that finds nothing with the filters offers one without them', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?size=5&channel=VRBO&rating=5');
  await search(page).fill('a terrible, horrible');
  await see(
    page.getByText('No review that matches these filters contains “a terrible, horrible”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await seeQuery(page, { size: '5', search: 'a terrible, horrible', searchAll: 'true' });
  await see(rows(page)).toHaveCount(1);
});

test('a link to filtered rows shows a colleague the same rows, whatever their page size', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await search(page).fill('airbnb');
  await see(page.getByText(/of the 10 loaded rows$/)).toBeVisible();
  await seeQuery(page, { search: 'airbnb' });
  const colleague = await browser.manager(server);
  await openDashboard(colleague);
  await colleague.getByLabel('Rows per page').selectOption('50');
  await seeQuery(colleague, { size: '50' });
  await colleague.goto(page.url());
  await see(colleague.getByText(/of the 10 loaded rows$/)).toBeVisible();
  expect(await rows(colleague).filter({ visible: true }).allTextContents()).toEqual(
    await rows(page).filter({ visible: true }).allTextContents(),
  );
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
  await see(page.getByRole('button', { name: 'Remove In all reviews' })).toHaveCount(0);
  await seeQuery(page, { search: 'kitchen' });
});

test('a search of all reviews shows a message when none matches', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await search(page).fill('no such words');
  await see(page.getByText('No review matches “no such words”.')).toBeVisible();
});

/** The text that the browser highlights. */
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => String(range).toLowerCase()));

test('the matches of a search are highlighted in the rows, and no others', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?search=bruno+da+silva&searchAll=true');
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
  await openDashboard(page, '?search=loud+terrible+lighthouse&searchAll=true');
  await see(
    page.getByText('No review contains “loud terrible lighthouse”. These contain all of its words.'),
  ).toBeVisible();
  await see(rows(page)).toHaveCount(1);
  await seeQuery(page, { search: 'loud terrible lighthouse', searchAll: 'true', match: 'words' });
  await see
    .poll(async () => new Set(await highlighted(page)))
    .toEqual(new Set(['loud', 'terrible', 'lighthouse']));
  await search(page).fill('A terrible, horrible weekend');
  await see(rows(page)).toHaveCount(1);
  await seeQuery(page, { search: 'A terrible, horrible weekend', searchAll: 'true' });
  await see(page.getByText('These contain all of its words.')).toHaveCount(0);
});
