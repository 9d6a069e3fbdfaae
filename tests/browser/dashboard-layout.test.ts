import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** How many rows are entirely in the window. */
const rowsInView = (page: Page) =>
  rows(page).evaluateAll(
    (shown) => shown.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );

describe('the first screen of the dashboard', () => {
  test.each([
    [1280, 800, 7],
    [1440, 900, 11],
  ])('at %i × %i shows at least %i whole reviews', async (width, height, count) => {
    const page = await browser.manager(server, { viewport: { width, height } });
    await openDashboard(page, '?size=25');
    expect(await rowsInView(page)).toBeGreaterThanOrEqual(count);
  });

  test('shows an open review in the width of the table, with the stay beside the text', async () => {
    const page = await browser.manager(server, { viewport: { width: 1440, height: 900 } });
    await openDashboard(page);
    const row = rows(page).first();
    const cell = row.getByRole('cell').nth(2);
    await see(cell).toContainText('Read more');
    const closed = (await cell.boundingBox())?.width ?? 0;
    await cell.getByRole('button', { name: 'Read more' }).click();
    await see(cell.getByRole('button', { name: 'Read less' })).toBeVisible();
    const { width: table = 0 } = (await page.getByRole('table').boundingBox()) ?? {};
    const { width: open = 0 } = (await cell.boundingBox()) ?? {};
    expect(open).toBeGreaterThan(Math.max(2 * closed, 0.8 * table));
  });

  test('has all heads of the table at one height', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const middles = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        const { top, bottom } = range.getBoundingClientRect();
        return Math.round(top + bottom);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });

  test('leads from each number to its rows', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?rating=1');
    for (const [label, query] of [
      ['Average Rating', { sortBy: 'rating', sortOrder: 'asc' }],
      ['Pending', { status: 'pending' }],
      ['Total Reviews', {}],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await seeQuery(page, { rating: '1', ...query });
      if (label !== 'Total Reviews') await page.goBack();
    }
  });

  test('keeps the chosen property when a number leads to its rows', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?listingId=1');
    await page.getByRole('link', { name: 'Pending', exact: true }).click();
    await seeQuery(page, { status: 'pending', listingId: '1' });
  });
});

test('with nothing left to decide the page says so, and when the last sync was', async () => {
  const page = await browser.manager(server);
  await server.app.database.pool.query("update reviews set decision = 'approved'");
  await page.goto('/dashboard?decision=none');
  await see(page.getByText(/^Nothing left to decide\. Last sync (just now|\d+ \w+ ago)\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await see(rows(page).first()).toBeVisible();
});
