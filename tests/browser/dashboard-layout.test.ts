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

/** The marks in the line below each text that this line shows only a part of. */
function cutMarks(): string[] {
  const lines = [...document.querySelectorAll('[data-review] [data-open="false"] > .row')];
  return lines.flatMap((line) => {
    const { right, bottom } = line.getBoundingClientRect();
    const marks = [...line.querySelectorAll(':scope > :not(ul), li')];
    const inLine = marks.filter((mark) => mark.getBoundingClientRect().top < bottom - 4);
    const cut = inLine.filter(
      (mark) => mark.getBoundingClientRect().right > right + 0.5 || mark.scrollWidth > mark.clientWidth + 1,
    );
    return cut.map(({ textContent }) => textContent ?? '');
  });
}

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

  test.each([1280, 1440, 390])('at %i pixels cuts no mark below a review in two', async (width) => {
    const page = await browser.manager(server, { viewport: { width, height: 900 } });
    await openDashboard(page, '?size=50');
    await see(page.locator('[data-review] li').first()).toBeAttached();
    expect(await page.evaluate(cutMarks)).toEqual([]);
  });

  test('keeps the button that opens the decisions in its place', async () => {
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await openDashboard(page);
    const row = rows(page).first();
    await row.getByRole('button', { name: 'Keep unpublished' }).click();
    await row.getByRole('button', { name: 'Read more' }).click();
    const button = row.getByRole('button', { name: 'Decisions' });
    const before = await button.boundingBox();
    await button.click();
    await see(row.getByText(/^Kept unpublished by/)).toBeVisible();
    const after = await button.boundingBox();
    expect(after?.x).toBe(before?.x);
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
