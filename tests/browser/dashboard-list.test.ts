import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { COLUMNS, card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { answer, cut, failureEnvelope, hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ({ listingId } = await addLighthouse(server));
});
afterAll(() => server.close());

const REVIEWS = { path: '/reviews/hostaway' };
const STATS = { path: '/stats' };
const alert = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });
const stats = async (query = '') => (await manager.get<ReviewStats>(`/reviews/hostaway/stats${query}`)).data;
const oldestFirst = () => `?listingId=${listingId}&sortOrder=asc`;

describe('the four summary cards', () => {
  test('count all reviews, or those of the chosen property', async () => {
    const page = await browser.manager(server);
    for (const query of ['', `?listingId=${listingId}`]) {
      const expected = await stats(query);
      await openDashboard(page, query);
      await see(card(page, 'Total Reviews')).toHaveText(String(expected.totalReviews));
      await see(card(page, 'Average Rating')).toHaveText(expected.averageRating.toFixed(1));
      const stars = card(page, 'Average Rating').getByRole('img', {
        name: `${expected.averageRating} out of 5 stars`,
      });
      await see(stars).toBeVisible();
      await see(card(page, 'Approved')).toHaveText(String(expected.approvedCount));
      await see(card(page, 'Pending')).toHaveText(String(expected.pendingCount));
    }
    await see(card(page, 'Total Reviews')).toHaveText('4');
    await see(card(page, 'Average Rating')).toHaveText('3.0');
  });
});

describe('the table', () => {
  test('has its columns in order and ten rows', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await see(page.getByRole('columnheader')).toHaveText([...COLUMNS]);
    await see(rows(page)).toHaveCount(10);
  });

  test('shows the guest, rating, text, sentiment, channel, date and status of each review', async () => {
    // Dates are in the company's time zone, not in the browser's.
    const page = await browser.manager(server, { timezoneId: 'Pacific/Auckland', locale: 'de-DE' });
    await openDashboard(page, oldestFirst());
    await see(rows(page)).toHaveCount(lighthouse.reviews.length);
    for (const [index, review] of lighthouse.reviews.entries()) {
      const row = rows(page).nth(index);
      await see(cell(row, 'Guest')).toHaveText(review.guest);
      await see(cell(row, 'Property')).toContainText(lighthouse.name);
      await see(cell(row, 'Property').getByRole('button', { name: 'View' })).toBeVisible();
      await see(cell(row, 'Rating')).toHaveText(review.rating);
      await see(cell(row, 'Review').getByText(review.sentiment, { exact: true })).toBeVisible();
      await see(cell(row, 'Review')).toContainText(review.text);
      await see(cell(row, 'Channel')).toHaveText(review.channel);
      await see(cell(row, 'Date')).toHaveText(review.date);
      await see(cell(row, 'Status')).toHaveText('Pending');
      for (const name of ['Approve', 'Keep unpublished'])
        await see(cell(row, 'Actions').getByRole('button', { name, exact: true })).toBeVisible();
    }
    const stars = (index: number) => cell(rows(page).nth(index), 'Rating').getByRole('img');
    await see(stars(0)).toHaveAccessibleName('5 out of 5 stars');
    await see(stars(1)).toHaveAccessibleName('3 out of 5 stars');
    await see(stars(2)).toHaveCount(0);
  });

  test('shows the name of the action in a tooltip', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await rows(page).first().getByRole('button', { name: 'Approve' }).hover();
    await see(page.getByRole('tooltip')).toHaveText('Approve');
  });

  test('opens the property page with View', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, oldestFirst());
    await rows(page).first().getByRole('button', { name: 'View' }).click();
    await page.waitForURL(`/property/${listingId}`);
    await see(page.getByRole('heading', { name: lighthouse.name })).toBeVisible();
  });

  test('shows a review in one line and expands it in place with the company’s response', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, oldestFirst());
    const content = cell(rows(page).first(), 'Review');
    const text = content.getByText('A wonderful place');
    const more = content.getByRole('button', { name: 'Read more' });
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const line = await height();
    expect(line).toBeLessThan(30);
    await see(more).toHaveAttribute('aria-expanded', 'false');
    await see(content.getByText(lighthouse.response.text)).toHaveCount(0);

    await more.click();
    const less = content.getByRole('button', { name: 'Read less' });
    await see(less).toHaveAttribute('aria-expanded', 'true');
    expect(await height()).toBeGreaterThan(2 * line);
    await see(content.getByText('Response from the company')).toBeVisible();
    await see(content.getByText(lighthouse.response.text)).toBeVisible();
    await less.click();
    await see(more).toBeVisible();
    expect(await height()).toBe(line);
  });
});

describe('while the dashboard loads', () => {
  test('the page says what to do if the app does not appear', async () => {
    const page = await browser.manager(server, { expected: [/net::ERR_FAILED/] });
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/dashboard');
    const help = page.getByText('This page is taking a long time to load.');
    expect(await help.isVisible()).toBe(false);
    await see(help).toBeVisible();
  });

  test('the data is requested once, before the app is loaded', async () => {
    const page = await browser.manager(server);
    const calls = recordCalls(page);
    const app = Promise.withResolvers<void>();
    await page.route('**/static/js/index-*.js', async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto('/dashboard?rating=5', { waitUntil: 'commit' });
    const first = [
      'GET /channels',
      'GET /reviews/hostaway/stats?rating=5',
      'GET /reviews/hostaway?rating=5&sortBy=date&sortOrder=desc&limit=10&offset=0',
      'GET /session',
    ];
    const firstCalls = () => calls.filter((call) => /\/(channels|reviews|session)/.test(call)).toSorted();
    await see.poll(firstCalls).toEqual(first);
    app.resolve();
    await see(rows(page)).toHaveCount(10);
    await see(card(page, 'Total Reviews')).toHaveText(/\d/);
    expect(firstCalls()).toEqual(first);
  });

  test('it shows a status, skeleton rows and empty cards', async () => {
    const page = await browser.manager(server);
    const list = await hold(page, REVIEWS);
    const numbers = await hold(page, STATS);
    await page.goto('/dashboard');
    await see(page.getByRole('status')).toHaveText('Loading reviews…');
    await see(page.getByRole('columnheader')).toHaveCount(COLUMNS.length);
    await see(rows(page)).toHaveCount(0);
    await see(card(page, 'Total Reviews')).toHaveText('');
    list.release();
    numbers.release();
    await see(rows(page)).toHaveCount(10);
    await see(page.getByRole('status')).toHaveCount(0);
    await see(card(page, 'Total Reviews')).toHaveText(/^\d+$/);
  });

  test('a refresh keeps the rows and shows a progress bar', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const list = await hold(page, REVIEWS);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await see(page.getByRole('progressbar', { name: 'Refreshing' })).toBeVisible();
    await see(rows(page)).toHaveCount(10);
    list.release();
    await see(page.getByRole('progressbar')).toHaveCount(0);
  });
});

describe('without rows', () => {
  test('the dashboard shows that no review matches, and Clear all resets the filters', async () => {
    const page = await browser.manager(server);
    await page.goto('/dashboard?startDate=2001-01-01&endDate=2001-01-02');
    await see(page.getByText('No reviews match these filters.')).toBeVisible();
    await see(page.getByRole('table')).toHaveCount(0);
    await see(card(page, 'Average Rating')).toHaveText('–');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await see(rows(page)).toHaveCount(10);
    await see(page).toHaveURL('/dashboard');
  });

  test('the dashboard explains that the first sync is missing and shows reviews when they arrive', async () => {
    const page = await browser.manager(server);
    const none = { success: true, data: { reviews: [], listings: [], total: 0 }, error: null };
    const stop = await answer(page, REVIEWS, { status: 200, body: none });
    await page.goto('/dashboard');
    await see(page.getByText(/^No reviews yet\./)).toBeVisible();
    const unconnected = { running: false, sources: [], backup: null };
    await answer(
      page,
      { path: '/sync' },
      { status: 200, body: { success: true, data: unconnected, error: null } },
    );
    await page.reload();
    await see(page.getByText('No reviews yet, because no account is connected.')).toBeVisible();
    await see(page.getByRole('button', { name: 'Connect an account' })).toHaveAttribute(
      'href',
      '/settings/sources',
    );
    await see(page.getByRole('button', { name: 'Import a file' })).toHaveAttribute('href', '/import');
    await page.getByRole('link', { name: 'Sync' }).click();
    await page.getByRole('button', { name: 'Connect an account' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
    await stop();
    await page.goto('/dashboard');
    await see(rows(page)).toHaveCount(10);
  });
});

describe('when loading fails', () => {
  test.each([
    ['reviews', REVIEWS],
    ['counts', STATS],
  ] as const)('for the %s, an alert shows the reason and Retry recovers', async (_what, met) => {
    const page = await browser.manager(server, { expected: [/status of 422/] });
    const stop = await answer(page, met, {
      // After 503 the app may retry by itself.
      status: 422,
      body: failureEnvelope('The archive is being moved.'),
    });
    await page.goto('/dashboard');
    await see(alert(page)).toContainText('The archive is being moved.');
    await stop();
    await retry(page).click();
    await see(rows(page)).toHaveCount(10);
    await see(card(page, 'Total Reviews')).toHaveText(/^\d+$/);
    await see(alert(page)).toHaveCount(0);
  });

  test('during a refresh, the rows stay beside the alert', async () => {
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await openDashboard(page);
    const mend = await cut(page, REVIEWS);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await see(alert(page)).toBeVisible();
    await see(rows(page)).toHaveCount(10);
    await mend();
    await retry(page).click();
    await see(alert(page)).toHaveCount(0);
  });
});
