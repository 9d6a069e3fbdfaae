import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, openDashboard, pagerLabel, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
/** The pending reviews, newest first. */
let pending: number[];
let total: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
beforeEach(async () => {
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?approved=false&limit=50');
  pending = data.reviews.map(({ id }) => id);
  total = data.total;
});
afterAll(() => server.close());

const turn = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shownIds = (page: Page) =>
  rows(page).evaluateAll((shown) => shown.map((row) => Number(row.dataset.review)));

async function approveRows(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const row = rows(page).nth(index);
    await row.getByRole('button', { name: 'Approve', exact: true }).click();
    await see(cell(row, 'Status')).toHaveText('Approved');
  }
}

describe('the pages of pending reviews', () => {
  test('continue after the last shown review when the whole page is approved', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?status=pending');
    expect(await shownIds(page)).toEqual(pending.slice(0, 10));
    await approveRows(page, 10);
    await turn(page, 'Next page');
    await see(pagerLabel(page)).toHaveText(`11 to 20 of ${total}`);
    await see.poll(() => shownIds(page)).toEqual(pending.slice(10, 20));
    await approveRows(page, 10);
    await turn(page, 'Next page');
    await see.poll(() => shownIds(page)).toEqual(pending.slice(20, 30));
    await page.reload();
    await see.poll(() => shownIds(page)).toEqual(pending.slice(20, 30));
    await see(pagerLabel(page)).toHaveText(`21 to 30 of ${total}`);
  });

  test('continue after the last shown review when a part of the page is approved', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?status=pending&size=5');
    await approveRows(page, 3);
    await turn(page, 'Next page');
    await see.poll(() => shownIds(page)).toEqual(pending.slice(5, 10));
    await turn(page, 'Previous page');
    await see.poll(() => shownIds(page)).toEqual(pending.slice(3, 8));
    await seeQuery(page, { status: 'pending', size: '5' });
  });

  test('do not move when all reviews are listed', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const [row] = await rows(page).all();
    await row?.getByRole('button', { name: /approve$/i }).click();
    await turn(page, 'Next page');
    await seeQuery(page, { page: '2' });
  });
});

describe('the scroll position', () => {
  test('is at the first row after the pager was used', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=50');
    await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
    await turn(page, 'Next page');
    await see(pagerLabel(page)).toHaveText(/^51 to 100 /);
    await see(rows(page).first()).toBeInViewport();
  });
});
