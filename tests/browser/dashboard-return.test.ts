import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, openDashboard, pagerLabel, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const box = (page: Page) => page.getByRole('searchbox');
const visibleRows = (page: Page) => rows(page).filter({ visible: true });
/** The first word of the first guest's name. */
const guestOf = async (page: Page) => ((await cell(rows(page).first(), 'Guest').textContent()) ?? '').trim();

describe('search text that was just typed', () => {
  test('survives an immediate reload', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const guest = await guestOf(page);
    await box(page).fill(guest);
    await page.reload();
    await see(box(page)).toHaveValue(guest);
    await seeQuery(page, { search: guest });
  });

  test('survives a reload that waits longer for the server than the URL for the text', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.route('**/dashboard*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await box(page).fill('wonderful');
    await page.reload();
    await see(box(page)).toHaveValue('wonderful');
    await seeQuery(page, { search: 'wonderful' });
  });

  test('is restored after an immediate click on View and Back', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const guest = await guestOf(page);
    await box(page).fill(guest);
    await visibleRows(page).first().getByRole('button', { name: 'View', exact: true }).click();
    await page.waitForURL(/\/property\//);
    await page.goBack();
    await see(box(page)).toHaveValue(guest);
    await seeQuery(page, { search: guest });
  });

  test('is restored after an immediate Back and Forward', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await see(pagerLabel(page)).toHaveText(/^11 to 20 /);
    await box(page).fill('wonderful');
    await page.goBack();
    await see(box(page)).toHaveValue('');
    await page.goForward();
    await see(box(page)).toHaveValue('wonderful');
    await seeQuery(page, { page: '2', search: 'wonderful' });
  });
});

describe('the way back to the dashboard', () => {
  test('restores the filters and the page after a page load', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?status=pending&page=2');
    await page.goto('/reviews/1');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await seeQuery(page, { status: 'pending', page: '2' });
    await see(pagerLabel(page)).toHaveText(/^11 to 20 /);
  });

  test.each([
    ['a page of the app', 'link'],
    ['a public page', 'button'],
  ] as const)('restores the scroll position and the expanded rows after %s', async (_page, role) => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=50');
    const row = rows(page).nth(30);
    const more = (name: string) => row.getByRole('button', { name, exact: true });
    await more('Read more').click();
    await see(more('Read less')).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    const target = cell(row, 'Property').getByRole(role);
    await (role === 'link' ? target.first() : target.last()).click();
    await see(page.getByRole('heading', { name: 'Guest Reviews' })).toBeVisible();
    await page.goBack();
    await see(more('Read less')).toBeInViewport();
    await see.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});
