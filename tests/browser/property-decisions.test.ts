import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const COUNT = 63;

let server: TestServer;
let manager: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const { pool } = server.app.database;
  const added = await pool.query(
    `insert into listings (source, upstream_id, name) values ('hostaway', 'many', 'Many Rooms') returning id`,
  );
  listingId = added.rows[0].id;
  await pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
       rating_scale, categories, channel, submitted_at, sentiment, decision)
     select 'hostaway', 'many-' || n, $1, 'Guest ' || n, 'Text number ' || n, 45, false, 10, '[]', 'Airbnb',
       now() - n * interval '1 day', 'neutral', case when n <= ${COUNT} then 'approved' else 'none' end
     from generate_series(1, ${COUNT + 2}) n`,
    [listingId],
  );
});
afterAll(() => server.close());

const cards = (page: Page) => page.getByRole('region', { name: 'Guest Reviews' }).getByRole('article');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

describe('the reviews of a property', () => {
  test('have a pager that reaches all of them and is in the URL', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    await see(cards(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Next page' }).click();
    await see(cards(page)).toHaveCount(COUNT - 50);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await see(page.getByText(`51 to ${COUNT} of ${COUNT}`)).toBeVisible();
    await page.goBack();
    await see(cards(page)).toHaveCount(50);
  });

  test('are disapproved and approved on their cards, with a reason', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}?page=2`);
    const last = cards(page).last();
    await last.getByRole('button', { name: 'Disapprove' }).click();
    await page.getByRole('region', { name: 'Reason for disapproving' }).getByText('Suspected fake').click();
    await see(last.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
    await see(page.getByText(`Showing ${COUNT - 1} of ${COUNT + 2} reviews`)).toBeVisible();
    await page.keyboard.press('Enter');
    await see(last.getByRole('button', { name: 'Disapprove' })).toBeFocused();
    const approved = async () =>
      (await manager.get<ReviewList>(`/reviews/hostaway?listingId=${listingId}&approved=true`)).data.total;
    await see.poll(approved).toBe(COUNT);
  });

  test('keep the focus when Undo takes a decision back', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}?status=pending`);
    const pending = card(page, 'Text number 64');
    await pending.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await see(page.getByText('Decision on the review by Guest 64 undone.')).toBeVisible();
    await see(pending.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  });

  test('that are pending are listed on request, and approved there', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    await see(cards(page)).toHaveCount(2);
    await card(page, 'Text number 65').getByRole('button', { name: 'Approve', exact: true }).click();
    await see(card(page, 'Text number 65').getByText('Approved', { exact: true })).toBeVisible();
    await card(page, 'Text number 65').getByRole('button', { name: 'Disapprove' }).click();
    await see(card(page, 'Text number 65').getByText('Pending', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('All Reviews');
    await see(cards(page)).toHaveCount(50);
  });

  test('open in the side panel, which a link opens with the review marked', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}`);
    const details = card(page, 'Text number 2').first().getByRole('button', { name: 'Details' });
    await details.click();
    await see(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Guest 2');
    const address = page.url();
    await page.goBack();
    await see(page.getByRole('dialog')).toBeHidden();
    await see(details).toBeFocused();
    await page.goto(address);
    await see(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Guest 2');
    await see(page.locator('li[aria-current]')).toContainText('Text number 2');
    await page.keyboard.press('Escape');
    await see(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('fit every window and have no accessibility violations', async () => {
    const page = await browser.manager(server);
    await page.goto(`/reviews/${listingId}?page=2`);
    await see(cards(page).last().getByRole('button', { name: 'Disapprove' })).toBeVisible();
    await expectFits(page);
  });
});
