import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { axeOn } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
let reviews: Review[];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ({ listingId, reviews } = await addLighthouse(server));
  await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
});
afterAll(() => server.close());
afterEach(async () => {
  await server.app.database.pool.query('delete from channel_rights');
});

/** A property without reviews. */
async function addListing({ app }: TestServer): Promise<number> {
  const { rows: added } = await app.database.pool.query(
    `insert into listings (source, upstream_id, name) values ('hostaway', 'far', 'Far House') returning id`,
  );
  return added[0].id;
}

const preview = (query = '', cookie = manager.cookie ?? '') =>
  fetch(`${server.origin}/reviews/${listingId}/preview${query}`, { headers: { cookie }, redirect: 'manual' });

const guestReviews = (page: Page) => page.getByRole('region', { name: 'Guest Reviews' }).getByRole('article');

describe('the preview', () => {
  test('shows every pending review as if it were approved, and is marked as a preview', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    await page.getByRole('button', { name: 'Preview as a guest' }).click();
    await see(page.getByRole('complementary', { name: 'Preview.' })).toContainText(
      'Only managers see this page.',
    );
    await see(guestReviews(page)).toHaveCount(reviews.length);
    await see(page.getByText(`Showing ${reviews.length} of ${reviews.length} reviews`)).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'Back to the property' }).click();
    await see(page).toHaveURL(`/reviews/${listingId}`);
  });

  test('of one review opens from its row and shows that review with the approved ones', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&status=pending`);
    const row = rows(page).first();
    await row.getByRole('button', { name: 'Read more' }).click();
    await row.getByRole('button', { name: 'Preview as a guest' }).click();
    await see(page.getByRole('complementary', { name: 'Preview.' })).toBeVisible();
    await see(guestReviews(page)).toHaveCount(2);
  });

  test('of one review opens on the page with that review, scrolled to it and marked', async () => {
    const far = await addListing(server);
    await server.app.database.pool.query(
      `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_derived, rating_scale,
         categories, channel, submitted_at, sentiment, decision)
       select 'hostaway', 'far-' || n, $1, 'Guest ' || n, 'Text ' || n, false, 10, '[]', 'Airbnb',
         now() - n * interval '1 day', 'neutral', case when n = 71 then 'none' else 'approved' end
       from generate_series(1, 90) n`,
      [far],
    );
    const { rows: found } = await server.app.database.pool.query(
      `select id from reviews where upstream_id = 'far-71'`,
    );
    const page = await browser.manager(server);
    await page.goto(`/dashboard?review=${found[0].id}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Preview as a guest' }).click();
    const popup = await opened;
    const marked = popup.getByRole('listitem').filter({ hasText: 'Text 71' });
    await see(marked).toBeInViewport();
    await see(marked).toHaveAttribute('aria-current', 'true');
    await see(popup.getByText('Page 2 of 2')).toBeVisible();
    expect((await axeOn(popup).analyze()).violations).toEqual([]);
    await popup.getByRole('link', { name: 'Previous page' }).click();
    await see(popup.getByText('Page 1 of 2')).toBeVisible();
  });

  test('is not cached or indexed, and shows anonymous visitors nothing', async () => {
    const answer = await preview();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('rel="canonical"');

    const anonymous = await preview('?review=1', '');
    expect([anonymous.status, await anonymous.text()]).toEqual([302, '']);
    expect(anonymous.headers.get('location')).toBe(
      `/login?redirect=${encodeURIComponent(`/reviews/${listingId}/preview?review=1`)}`,
    );
    const open = await (
      await fetch(`${server.origin}/property/${listingId}?review=${reviews[1]?.id}`)
    ).text();
    expect(open).toContain(`Showing 1 of ${reviews.length} reviews`);
  });

  test('never shows a channel that must not be shown', async () => {
    const channel = reviews[1]?.channel ?? '';
    await manager.put(`/channels/${encodeURIComponent(channel)}/rights`, { rights: 'hidden' });
    expect(await (await preview()).text()).not.toContain(`channel-chip">${channel}`);
    expect(await (await preview(`?review=${reviews[1]?.id}`)).text()).not.toContain(
      `channel-chip">${channel}`,
    );
  });

  test('of an unknown property shows "Property not found", and invalid parameters are ignored', async () => {
    for (const id of ['999999', 'abc', '0']) {
      const answer = await fetch(`${server.origin}/reviews/${id}/preview`, {
        headers: { cookie: manager.cookie ?? '' },
      });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.text()).toContain('Property not found');
    }
    for (const query of ['?review=x', '?review=1&review=2', '?review=-1', '?page=x', '?utm_source=a']) {
      expect((await preview(query)).status).toBe(200);
    }
  });

  test('opens for an anonymous visitor after the sign-in', async () => {
    const page = await browser.anonymous(server);
    await page.goto(`/reviews/${listingId}/preview`);
    await page.getByLabel('Username').fill('manager');
    await page.getByLabel('Password', { exact: true }).fill('flex-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await see(page.getByRole('complementary', { name: 'Preview.' })).toBeVisible();
  });
});

test('the property view of a manager omits what guests do not see', async () => {
  const channel = reviews[0]?.channel ?? '';
  await manager.put(`/channels/${encodeURIComponent(channel)}/rights`, { rights: 'hidden' });
  const page = await browser.manager(server);
  await page.goto(`/reviews/${listingId}`);
  await see(page.getByText(`Showing 0 of ${reviews.length} reviews`)).toBeVisible();
  await see(guestReviews(page)).toHaveCount(0);
});

describe('the rating distribution of all and of public reviews', () => {
  test('is shown to the manager as a table', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    const table = page.getByRole('table', { name: 'How many published reviews guests see, by stars' });
    await see(table.getByRole('row', { name: /^5 stars/ })).toContainText(/1 of \d shown.*%/);
    await see(table.getByRole('row')).toHaveCount(
      6 + (reviews.some(({ rating }) => rating === null) ? 1 : 0),
    );
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });

  test('has a warning when bad reviews are not shown', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    await see(page.getByText(/^Guests see 0 of \d reviews with 1 or 2 stars/)).toContainText('Consumer law');
  });
});
