import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see, typeFast } from '#tests/support/browser.ts';
import { cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { recordCalls } from '#tests/support/network.ts';
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
});
beforeEach(async () => {
  for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const search = (page: Page) => page.getByRole('searchbox');
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function openRows(page: Page) {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  return { first, second };
}

describe('the keys of the dashboard', () => {
  test('j and k move a visible focus through the rows and stop at both ends', async () => {
    const page = await browser.manager(server);
    const { first, second } = await openRows(page);
    await press(page, 'j');
    await see(first).toBeFocused();
    const outline = await first.evaluate((row) => getComputedStyle(row).outlineStyle);
    expect(outline).toBe('solid');
    await press(page, 'j');
    await see(second).toBeFocused();
    await press(page, 'k', 'k', 'k');
    await see(first).toBeFocused();
    await press(page, 'j', 'j', 'j', 'j', 'j', 'j');
    await see(rows(page).last()).toBeFocused();
  });

  test('j scrolls no further than the next row needs', async () => {
    const page = await browser.manager(server, { viewport: { width: 1280, height: 500 } });
    await openDashboard(page, '?size=25');
    for (let step = 0; step < 12; step += 1) {
      await press(page, 'j');
      await see(rows(page).nth(step)).toBeFocused();
      await see(rows(page).nth(step)).toBeInViewport({ ratio: 1 });
    }
  });

  test('d keeps a review unpublished and a approves it, and focus and scroll stay', async () => {
    const page = await browser.manager(server);
    const { second } = await openRows(page);
    await press(page, 'j', 'j');
    const before = await second.boundingBox();
    await press(page, 'd');
    await see(cell(second, 'Status')).toHaveText('Pending');
    await see(page.getByRole('region', { name: 'Reason for disapproving' })).toBeVisible();
    await see(second).toBeFocused();
    await press(page, 'a');
    await see(cell(second, 'Status')).toHaveText('Approved');
    await see(page.getByRole('region', { name: 'Reason for disapproving' })).toHaveCount(0);
    await see(second).toBeFocused();
    expect(await second.boundingBox()).toEqual(before);
  });

  test('a and d change nothing on a review that is already decided that way', async () => {
    const page = await browser.manager(server);
    const { first } = await openRows(page);
    const calls = recordCalls(page);
    await press(page, 'j', 'a', 'd');
    await see(cell(first, 'Status')).toHaveText('Pending');
    await press(page, 'd');
    await see(page.getByRole('region', { name: 'Reason for disapproving' })).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('Enter opens a review, r writes a response and / goes to the search', async () => {
    const page = await browser.manager(server);
    const { second } = await openRows(page);
    await press(page, 'j', 'j', 'Enter');
    await see(page.getByRole('dialog').getByRole('button', { name: 'Close panel' })).toBeVisible();
    await press(page, 'Escape');
    await see(second).toBeFocused();
    await press(page, 'r');
    await see(page.getByRole('dialog', { name: /^Respond to/ })).toBeVisible();
    await press(page, 'Escape');
    await see(second).toBeFocused();
    await press(page, '/');
    await see(search(page)).toBeFocused();
    await see(search(page)).toHaveValue('');
  });

  test('r on an answered review says that it is answered', async () => {
    const page = await browser.manager(server);
    const { first } = await openRows(page);
    await press(page, 'j', 'r');
    await see(
      page.getByText('Review by Ana Costa: The company has already responded to this review.'),
    ).toBeVisible();
    await see(first).toBeFocused();
  });

  test('letters of a word make no decision', async () => {
    const page = await browser.manager(server);
    const { first } = await openRows(page);
    const calls = recordCalls(page);
    await press(page, 'j');
    for (const word of ['dashboard', 'bad', 'address', 'undo']) {
      await typeFast(page, word);
      await see(cell(first, 'Status')).toHaveText('Approved');
    }
    await first.getByRole('button', { name: 'Disapprove' }).click();
    await see(page.getByRole('region', { name: 'Reason for disapproving' })).toBeVisible();
    expect(calls.filter((call) => /^(PUT|POST)/.test(call))).toHaveLength(1);
  });

  test('none runs with a modifier, while someone types, or below a dialog', async () => {
    const page = await browser.manager(server);
    const { first } = await openRows(page);
    const calls = recordCalls(page);
    await press(page, 'j', 'Alt+d', 'Meta+d', 'Shift+D');
    await search(page).focus();
    await page.keyboard.type('d?');
    await see(search(page)).toHaveValue('d?');
    await search(page).fill('');
    await page.getByRole('combobox', { name: 'Status' }).focus();
    await press(page, 'd');
    await press(page, 'Escape');
    await first.focus();
    await press(page, '?');
    await see(help(page)).toBeVisible();
    await press(page, 'd', 'j');
    await press(page, 'Escape');
    await see(first).toBeFocused();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('the focus goes to the next row when the focused one leaves the list', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc&status=approved`);
    const saved = page.waitForResponse((response) => response.url().endsWith('/approve'));
    await press(page, 'j', 'j', 'd');
    const next = await rows(page).nth(2).getAttribute('data-review');
    await see(cell(rows(page).nth(1), 'Status')).toHaveText('Pending');
    await saved;
    // As a reload of the data does, without moving the focus to the button.
    await page.getByRole('button', { name: 'Refresh' }).evaluate((button: HTMLElement) => button.click());
    await see(rows(page)).toHaveCount(3);
    await see(page.locator(`[data-review="${next}"]`)).toBeFocused();
  });
});

describe('the list of keys', () => {
  test('opens with ? and has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await openRows(page);
    await press(page, '?');
    await see(help(page)).toContainText('Next review');
    await see(help(page)).toContainText('Show these keys');
    await expectAccessible(page, 'dialog');
  });

  test('lists only the keys of the page', async () => {
    const page = await browser.manager(server);
    await page.goto('/sync');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await see(help(page)).toContainText('Show these keys');
    await see(help(page)).not.toContainText('Next review');
  });

  test('turns all keys off for this person, also after a reload, and on again', async () => {
    const page = await browser.manager(server);
    const { first } = await openRows(page);
    await press(page, '?');
    await help(page).getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
    await press(page, 'Escape');
    await page.reload();
    await see(first).toBeVisible();
    await press(page, 'j', '?');
    await see(page.locator('body')).toBeFocused();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await help(page).getByRole('checkbox', { name: 'Use keyboard shortcuts' }).check();
    await help(page).getByRole('button', { name: 'Close' }).click();
    await press(page, 'j');
    await see(first).toBeFocused();
  });
});
