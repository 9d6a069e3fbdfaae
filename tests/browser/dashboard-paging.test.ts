import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import {
  choose,
  filter,
  openDashboard,
  pagerLabel,
  rows,
  seeChosen,
  seeQuery,
} from '#tests/support/dashboard.ts';
import { hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let total: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const manager = await signedInClient(server.origin);
  ({ total } = (await manager.get<ReviewList>('/reviews/hostaway')).data);
});
afterAll(() => server.close());

const SIZE = 'Rows per page';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const listCalls = (calls: string[]) => calls.filter((call) => call.startsWith('GET /reviews/hostaway?'));
const guests = (page: Page) => rows(page).allTextContents();

describe('the pager', () => {
  test('offers 5, 10, 25 and 50 rows with 10 as the default, and shows its range and the total', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await see(pagerLabel(page)).toHaveText(`1 to 10 of ${total}`);
    await seeChosen(page, SIZE, '10');
    await see(filter(page, SIZE).getByRole('option')).toHaveText(['5', '10', '25', '50']);
  });

  test('loads each page and is disabled at both ends', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const calls = recordCalls(page);
    await see(button(page, 'First page')).toBeDisabled();
    await see(button(page, 'Previous page')).toBeDisabled();
    await button(page, 'Next page').click();
    await see(pagerLabel(page)).toHaveText(`11 to 20 of ${total}`);
    await button(page, 'Last page').click();
    const last = Math.floor((total - 1) / 10) * 10;
    await see(pagerLabel(page)).toHaveText(`${last + 1} to ${total} of ${total}`);
    await see(rows(page)).toHaveCount(total - last);
    await see(button(page, 'Next page')).toBeDisabled();
    await see(button(page, 'Last page')).toBeDisabled();
    await button(page, 'Previous page').click();
    await see(pagerLabel(page)).toHaveText(`${last - 9} to ${last} of ${total}`);
    await button(page, 'First page').click();
    await see(pagerLabel(page)).toHaveText(`1 to 10 of ${total}`);
    await see(rows(page)).toHaveCount(10);
    const offsets = listCalls(calls).map((call) => /offset=(\d+)/.exec(call)?.[1]);
    expect(offsets).toEqual(['10', String(last), String(last - 10), '0']);
  });

  test.each([5, 25, 50])('goes to the first page when the size becomes %i', async (size) => {
    const page = await browser.manager(server);
    await openDashboard(page, '?page=4&rating=5');
    const calls = recordCalls(page);
    await choose(page, SIZE, String(size));
    await see(rows(page)).toHaveCount(size);
    await see(pagerLabel(page)).toHaveText(new RegExp(`^1 to ${size} of `));
    await seeQuery(page, { rating: '5', size: String(size) });
    expect(listCalls(calls).every((call) => call.includes(`limit=${size}&offset=0`))).toBe(true);
  });

  test('replaces a page after the end by the last page, without a history entry', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=50');
    const last = Math.ceil(total / 50);
    await page.goto(`/dashboard?size=50&page=${last + 40}`);
    await see(pagerLabel(page)).toHaveText(`${(last - 1) * 50 + 1} to ${total} of ${total}`);
    await seeQuery(page, { size: '50', page: String(last) });
    await page.goBack();
    await seeQuery(page, { size: '50' });
    await see(pagerLabel(page)).toHaveText(`1 to 50 of ${total}`);
  });

  test('shows every review exactly once, in the order of the list', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=25');
    const all = await guests(page);
    await openDashboard(page, '?size=5');
    const parts: string[] = [];
    for (let from = 1; from <= 21; from += 5) {
      await see(pagerLabel(page)).toHaveText(`${from} to ${from + 4} of ${total}`);
      await see(page.getByRole('progressbar')).toHaveCount(0);
      parts.push(...(await guests(page)));
      await button(page, 'Next page').click();
    }
    expect(parts).toEqual(all);
  });

  test('ends on the page of the last click when clicks are faster than the server', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const list = await hold(page, { path: '/reviews/hostaway' });
    for (let clicks = 0; clicks < 3; clicks += 1) await button(page, 'Next page').click();
    await seeQuery(page, { page: '4' });
    list.release();
    await see(page.getByRole('progressbar')).toHaveCount(0);
    await see(pagerLabel(page)).toHaveText(`31 to 40 of ${total}`);
  });

  test('counts the loaded rows that match the search text', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=25');
    await page.getByPlaceholder('Search reviews, guests, properties, channels').fill('airbnb');
    await see(page.getByText(/^\d+ of the 25 loaded rows$/)).toBeVisible();
    const count = await rows(page).count();
    await see(page.getByText(`${count} of the 25 loaded rows`)).toBeVisible();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(25);
    await see(pagerLabel(page)).toHaveText(`1 to ${count} of ${count}`);
    await see(button(page, 'Next page')).toBeDisabled();
  });
});
