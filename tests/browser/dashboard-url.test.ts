import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { choose, openDashboard, pagerLabel, rows, seeChosen, seeQuery } from '#tests/support/dashboard.ts';
import { recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const search = (page: Page) => page.getByPlaceholder('Search reviews, guests, properties, channels');

const SHARED =
  '?listingId=1&rating=5&channel=Airbnb&startDate=2024-01-01&endDate=2026-11-30&status=pending&sortBy=guestName&sortOrder=asc&search=a&page=2&size=5';

async function seeShared(page: Page): Promise<void> {
  await see(rows(page).first()).toBeVisible();
  await seeChosen(page, 'Property', 'Alfama Tile Loft');
  await seeChosen(page, 'Rating', '5 Stars');
  await seeChosen(page, 'Channel', 'Airbnb');
  await see(page.getByLabel('Start Date', { exact: true })).toHaveValue('2024-01-01');
  await see(page.getByLabel('End Date', { exact: true })).toHaveValue('2026-11-30');
  await seeChosen(page, 'Status', 'Pending');
  await seeChosen(page, 'Sort By', 'Guest Name');
  await seeChosen(page, 'Order', 'Oldest First');
  await see(search(page)).toHaveValue('a');
  await seeChosen(page, 'Rows per page', '5');
}

describe('the URL of the dashboard', () => {
  test('restores the whole state after a reload and for a colleague who opens the link', async () => {
    const page = await browser.manager(server);
    const calls = recordCalls(page);
    await openDashboard(page, SHARED);
    await seeShared(page);
    expect(calls.find((call) => call.startsWith('GET /reviews/hostaway?'))).toBe(
      'GET /reviews/hostaway?listingId=1&rating=5&channel=Airbnb&startDate=2024-01-01&endDate=2026-11-30&approved=false&sortBy=guestName&sortOrder=asc&limit=5&offset=5',
    );
    const shown = await rows(page).allTextContents();
    await page.reload();
    await seeShared(page);
    const colleague = await browser.manager(server);
    await colleague.goto(page.url());
    await seeShared(colleague);
    expect(await rows(colleague).allTextContents()).toEqual(shown);
  });

  test('gets one history entry per change, for Back and Forward', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await choose(page, 'Rating', '4 Stars');
    await seeQuery(page, { rating: '4' });
    await choose(page, 'Channel', 'VRBO');
    await seeQuery(page, { rating: '4', channel: 'VRBO' });
    await page.getByRole('button', { name: 'Next page' }).click();
    await seeQuery(page, { rating: '4', channel: 'VRBO', page: '2' });
    await see(pagerLabel(page)).toHaveText(/^11 to /);

    await page.goBack();
    await see(pagerLabel(page)).toHaveText(/^1 to 10 /);
    await seeChosen(page, 'Channel', 'VRBO');
    await page.goBack();
    await seeChosen(page, 'Channel', 'All Channels');
    await seeChosen(page, 'Rating', '4 Stars');
    await page.goBack();
    await seeChosen(page, 'Rating', 'All Ratings');
    await seeQuery(page, {});
    await page.goForward();
    await page.goForward();
    await seeChosen(page, 'Channel', 'VRBO');
    await seeChosen(page, 'Rating', '4 Stars');
  });

  test('has one history entry for a search, however often its text changes', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await choose(page, 'Rating', '4 Stars');
    for (const text of ['cl', 'clea', 'clean']) {
      await search(page).fill(text);
      await seeQuery(page, { rating: '4', search: text });
    }
    await page.goBack();
    await seeQuery(page, { rating: '4' });
    await see(search(page)).toHaveValue('');
    await page.goForward();
    await search(page).fill('');
    await seeQuery(page, { rating: '4' });
    await page.goBack();
    await page.goBack();
    await seeQuery(page, {});
    await seeChosen(page, 'Rating', 'All Ratings');
  });

  test('discards search text that it does not contain yet when Back or a link changes it', async () => {
    const page = await browser.manager(server);
    await page.clock.install();
    await openDashboard(page);
    await choose(page, 'Rating', '4 Stars');
    await search(page).fill('a');
    await seeQuery(page, { rating: '4', search: 'a' });
    await choose(page, 'Channel', 'VRBO');
    // Types a letter, then goes back or follows a link before the debounce ends.
    const typeAnd = (act: 'back' | 'link') =>
      page.evaluate((navigation) => {
        const box = document.querySelector<HTMLInputElement>('input[type=search]');
        box?.focus();
        document.execCommand('insertText', false, 'b');
        if (navigation === 'back') history.back();
        else document.querySelector<HTMLAnchorElement>('a[href="/dashboard"]')?.click();
      }, act);
    await typeAnd('back');
    await seeQuery(page, { rating: '4', search: 'a' });
    await page.clock.runFor(1_000);
    await see(search(page)).toHaveValue('a');
    await seeQuery(page, { rating: '4', search: 'a' });
    await typeAnd('link');
    await seeQuery(page, {});
    await page.clock.runFor(1_000);
    await see(search(page)).toHaveValue('');
    await seeQuery(page, {});
    await see(rows(page)).toHaveCount(10);
  });

  test('gets search text that was typed just before another change together with that change', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('input[type=search]')?.focus();
      document.execCommand('insertText', false, 'a');
      document.querySelector<HTMLButtonElement>('button[aria-label="Next page"]')?.click();
    });
    await seeQuery(page, { search: 'a', page: '2' });
    await see(search(page)).toHaveValue('a');
  });

  test('ignores invalid and unknown parameters', async () => {
    const page = await browser.manager(server);
    const calls = recordCalls(page);
    await openDashboard(
      page,
      '?rating=9&channel=Nowhere&startDate=2024-13-45&endDate=soon&status=maybe&sortBy=evil&sortOrder=up&page=-3&size=7&listingId=abc&search=%20&colour=red',
    );
    await see(rows(page)).toHaveCount(10);
    await seeChosen(page, 'Rating', 'All Ratings');
    await see(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    expect(calls.find((call) => call.startsWith('GET /reviews/hostaway?'))).toBe(
      'GET /reviews/hostaway?sortBy=date&sortOrder=desc&limit=10&offset=0',
    );
  });

  test('shows no reviews for an unknown property, and Clear all resets it', async () => {
    const page = await browser.manager(server);
    await page.goto('/dashboard?listingId=999999');
    await see(page.getByText('No reviews match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await see(rows(page)).toHaveCount(10);
  });
});
