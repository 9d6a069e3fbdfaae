import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { addLighthouse, addReview, lighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOSTILE = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const cottage = await addLighthouse(server);
  listingId = cottage.listingId;
  // Dora's review stays pending.
  for (const review of cottage.reviews.slice(0, 3)) await approve(review.id);
});
afterAll(() => server.close());

const approve = (id: number) => manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const guestReviews = (page: Page) => section(page, 'Guest Reviews').getByRole('article');
const google = (page: Page) => section(page, 'Google Reviews');
const open = (page: Page, id = listingId) => page.goto(`/property/${id}`);

describe('a public property page', () => {
  test('shows name, location, size and rating', async () => {
    const page = await browser.anonymous(server);
    await open(page);
    const main = page.getByRole('main');
    await see(main.getByRole('heading', { level: 1 })).toHaveText(lighthouse.name);
    await see(main.getByText(lighthouse.location, { exact: true })).toBeVisible();
    for (const fact of ['3 bed(s)', '1.5 bath(s)', 'Up to 6 guests'])
      await see(main.getByRole('listitem').getByText(fact, { exact: true })).toBeVisible();
    await see(main.getByRole('img', { name: '3 out of 5 stars' }).first()).toBeVisible();
    await see(main.getByText('3.0', { exact: true })).toBeVisible();
    await see(main.getByText('Based on 4 review(s)', { exact: true })).toBeVisible();
    await see(main.getByText('Showing 3 of 4 reviews')).toBeVisible();
    await see(page).toHaveTitle(/Lighthouse Cottage/);
  });

  test('lists only approved reviews, newest first', async () => {
    const page = await browser.anonymous(server);
    await open(page);
    await see(page.getByRole('heading', { name: 'Guest Reviews', exact: true })).toBeVisible();
    await see(guestReviews(page)).toHaveCount(3);
    const names = guestReviews(page).getByRole('heading');
    await see(names).toHaveText(['cher', 'Bruno da Silva Moreira', 'Ana Costa']);
    await see(page.getByText('Dora Ek')).toHaveCount(0);
  });

  test('shows the initials, guest, stars, long date, channel and text of each review', async () => {
    const page = await browser.anonymous(server, { timezoneId: 'Pacific/Auckland', locale: 'en-GB' });
    await open(page);
    const shown: [number, string, string][] = [
      [0, 'C', 'March 31, 2024'],
      [1, 'BD', 'February 29, 2024'],
      [2, 'AC', 'January 05, 2024'],
    ];
    for (const [index, initials, date] of shown) {
      const review = guestReviews(page).nth(index);
      const { text, channel } = lighthouse.reviews[2 - index] ?? lighthouse.reviews[0];
      await see(review.getByText(initials, { exact: true })).toBeVisible();
      await see(review.getByText(date, { exact: true })).toBeVisible();
      await see(review.getByText(channel, { exact: true })).toBeVisible();
      await see(review.getByRole('blockquote')).toHaveText(text);
    }
    const rating = (index: number) => guestReviews(page).nth(index);
    await see(rating(0).getByText('No rating', { exact: true })).toBeVisible();
    await see(rating(1).getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
    await see(rating(2).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  });

  test('shows the company’s response with its date', async () => {
    const page = await browser.anonymous(server);
    await open(page);
    const answered = guestReviews(page).nth(2);
    await see(answered.getByText('Response from the company', { exact: true })).toBeVisible();
    await see(answered.getByText(lighthouse.response.text, { exact: true })).toBeVisible();
    await see(answered.getByText(lighthouse.response.date, { exact: true })).toBeVisible();
    await see(guestReviews(page).nth(1).getByText('Response from the company')).toHaveCount(0);
  });

  test('has no back, retry or approval button, even for a manager', async () => {
    const page = await browser.manager(server);
    await open(page);
    await see(guestReviews(page)).toHaveCount(3);
    await see(page.getByRole('button')).toHaveText(['Manager Login']);
  });

  test('shows the specified message when no review is approved', async () => {
    const page = await browser.anonymous(server);
    await open(page, 1);
    await see(page.getByText('No reviews available for this property.', { exact: true })).toBeVisible();
    await see(guestReviews(page)).toHaveCount(0);
  });

  test.each(['999999', 'abc', '0'])('shows "Property not found" with status 404 for %s', async (id) => {
    const page = await browser.anonymous(server, { expected: [/status of 404/] });
    const answered = await page.goto(`/property/${id}`);
    expect(answered?.status()).toBe(404);
    await see(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('Property not found');
    await see(page.getByRole('button')).toHaveText(['Manager Login']);
  });

  test('shows the newest fifty reviews at most', async () => {
    const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?listingId=3&limit=60')).data;
    expect(reviews.length).toBeGreaterThan(50);
    await Promise.all(reviews.map(({ id }) => approve(id)));
    const page = await browser.anonymous(server);
    await open(page, 3);
    await see(guestReviews(page)).toHaveCount(50);
    await see(guestReviews(page).first().getByRole('heading')).toHaveText(reviews[0]?.guestName ?? '');
    await see(guestReviews(page).last().getByRole('heading')).toHaveText(reviews[49]?.guestName ?? '');
  });

  test('escapes hostile text, which never runs', async () => {
    addReview(server, 50, { guestName: `Eve ${HOSTILE}`, publicReview: HOSTILE, revieweeResponse: HOSTILE });
    await runSync(server.app.context);
    const [review] = (await manager.get<ReviewList>('/reviews/hostaway?search=onerror')).data.reviews;
    await approve(review?.id ?? 0);
    const page = await browser.anonymous(server);
    await open(page);
    await see(guestReviews(page)).toHaveCount(4);
    await see(page.getByRole('blockquote').filter({ hasText: HOSTILE })).toBeVisible();
    await see(page.getByRole('heading', { name: `Eve ${HOSTILE}` })).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page.locator('main script, [aria-labelledby=guest-reviews] img').count()).resolves.toBe(0);
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: false });
  });

  test('has the same text without JavaScript', async () => {
    const page = await browser.anonymous(server, { javaScriptEnabled: false });
    await open(page);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(lighthouse.name);
    await see(guestReviews(page)).toHaveCount(3);
    await see(google(page).getByRole('link', { name: 'Find this property on Google Maps' })).toBeVisible();
    await page.getByRole('button', { name: 'Manager Login' }).click();
    await see(page).toHaveURL('/login');
  });
});
