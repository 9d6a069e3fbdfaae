import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows, seeChosen } from '#tests/support/dashboard.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { answer, cut, failureEnvelope, hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const cottage = await addLighthouse(server);
  listingId = cottage.listingId;
  const manager = await signedInClient(server.origin);
  for (const { id } of cottage.reviews.slice(0, 2))
    await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

const REVIEWS = { path: '/reviews/hostaway' };
const open = (page: Page) => page.goto(`/reviews/${listingId}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const guestReviews = (page: Page) => page.getByRole('region', { name: 'Guest Reviews' }).getByRole('article');

describe('the property view of a manager', () => {
  test('shows name, location, size and rating', async () => {
    const page = await browser.manager(server);
    await open(page);
    const main = page.getByRole('main');
    await see(main.getByRole('heading', { level: 1 })).toHaveText(lighthouse.name);
    await see(main.getByText(lighthouse.location, { exact: true })).toBeVisible();
    for (const fact of ['3 bed(s)', '1.5 bath(s)', 'Up to 6 guests'])
      await see(main.getByRole('listitem').getByText(fact, { exact: true })).toBeVisible();
    await see(main.getByText('3.0', { exact: true })).toBeVisible();
    await see(main.getByRole('img', { name: '3 out of 5 stars' }).first()).toBeVisible();
    await see(main.getByText('Based on 4 review(s)', { exact: true })).toBeVisible();
    await see(page).toHaveTitle(/Lighthouse Cottage/);
  });

  test('lists the approved reviews, newest first, like the public page', async () => {
    const page = await browser.manager(server);
    const calls = recordCalls(page);
    await open(page);
    await see(page.getByRole('heading', { name: 'Guest Reviews', exact: true })).toBeVisible();
    await see(guestReviews(page).getByRole('heading')).toHaveText(['Bruno da Silva Moreira', 'Ana Costa']);
    const ana = guestReviews(page).nth(1);
    await see(ana.getByText('AC', { exact: true })).toBeVisible();
    await see(ana.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await see(ana.getByText('January 05, 2024', { exact: true })).toBeVisible();
    await see(ana.getByText('Airbnb', { exact: true })).toBeVisible();
    await see(ana.getByRole('blockquote')).toHaveText(lighthouse.reviews[0].text);
    await see(ana.getByText('Response from the company', { exact: true })).toBeVisible();
    await see(ana.getByText(lighthouse.response.text, { exact: true })).toBeVisible();
    await see(ana.getByText(lighthouse.response.date, { exact: true })).toBeVisible();
    expect(calls).toContain(
      `GET /reviews/hostaway?listingId=${listingId}&approved=true&sortBy=date&sortOrder=desc&limit=50`,
    );
  });

  test.each(['', '?status=all'])(
    'asks for one list, before its script has loaded, with %j',
    async (query) => {
      const page = await browser.manager(server);
      const calls = recordCalls(page);
      await page.goto(`/reviews/${listingId}${query}`);
      await see(button(page, 'Preview as a guest')).toBeVisible();
      await see(guestReviews(page).first()).toBeVisible();
      const lists = new Set(calls.filter((call) => call.startsWith('GET /reviews/hostaway?')));
      expect([...lists]).toHaveLength(1);
    },
  );

  test('shows a spinner until the reviews are loaded', async () => {
    const page = await browser.manager(server);
    const list = await hold(page, REVIEWS);
    await open(page);
    await see(page.getByRole('status')).toHaveText('Loading reviews…');
    list.release();
    await see(guestReviews(page)).toHaveCount(2);
    await see(page.getByText('Loading reviews…')).toHaveCount(0);
  });

  test.each(['999999', 'abc', '0', '1.5'])('shows "Property not found" for %s', async (id) => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${id}`);
    await see(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('Property not found');
    await see(page.getByRole('link', { name: 'Preview as a guest' })).toHaveCount(0);
    await see(button(page, 'Preview as a guest')).toHaveCount(0);
    await button(page, 'Back to Dashboard').click();
    await see(page).toHaveURL('/dashboard');
  });

  test('shows why loading failed, and Retry recovers', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/, /ERR_CONNECTION_FAILED/] });
    const mend = await answer(page, REVIEWS, {
      status: 503,
      body: failureEnvelope('The archive is locked.'),
    });
    await open(page);
    await see(page.getByRole('alert')).toContainText('The archive is locked.');
    await mend();
    const reconnect = await cut(page, REVIEWS);
    await button(page, 'Retry').click();
    await see(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await reconnect();
    await button(page, 'Retry').click();
    await see(guestReviews(page)).toHaveCount(2);
    await see(page.getByRole('alert')).toHaveCount(0);
  });
});

test('keeps the loaded reviews and shows an error when a reload fails', async () => {
  const page = await browser.manager(server, { expected: [/status of 503/] });
  await openDashboard(page, `?listingId=${listingId}&status=approved`);
  const open = () => rows(page).first().getByRole('link', { name: lighthouse.name }).click();
  await open();
  await see(guestReviews(page)).toHaveCount(2);
  await button(page, 'Back to Dashboard').click();
  await see(rows(page)).toHaveCount(2);
  // During this time the cached response counts as fresh.
  await page.waitForTimeout(2_000);
  const mend = await answer(page, REVIEWS, { status: 503, body: failureEnvelope('Locked.') });
  await open();
  await see(page.getByRole('alert')).toContainText('Locked.');
  await see(guestReviews(page)).toHaveCount(2);
  await mend();
  await button(page, 'Retry').click();
  await see(page.getByRole('alert')).toHaveCount(0);
});

describe('Back to Dashboard', () => {
  test('goes back in the browser history, and the dashboard has the same state', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&status=approved&sortOrder=asc`);
    await rows(page).first().getByRole('link', { name: lighthouse.name }).click();
    await see(page).toHaveURL(`/reviews/${listingId}`);
    await see(guestReviews(page)).toHaveCount(2);
    await button(page, 'Back to Dashboard').click();
    await see(page).toHaveURL(`/dashboard?listingId=${listingId}&status=approved&sortOrder=asc`);
    await see(rows(page)).toHaveCount(2);
    await seeChosen(page, 'Status', 'Approved');
    await page.goForward();
    await see(page).toHaveURL(`/reviews/${listingId}`);
  });

  test('leads to the dashboard when the history is empty', async () => {
    const page = await browser.manager(server);
    await open(page);
    await button(page, 'Back to Dashboard').click();
    await see(page).toHaveURL('/dashboard');
    await see(rows(page)).toHaveCount(10);
  });
});
