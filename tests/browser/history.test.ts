import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cut } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let reviews: Review[];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  reviews = (await manager.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { pool } = server.app.database;
  await clearDecisions(pool);
  await pool.query(`update reviews set decision = 'none' where decision <> 'none'`);
});

const review = (index: number): Review => {
  const found = reviews[index];
  if (!found) throw new Error(`there is no review ${index}`);
  return found;
};
const decide = (index: number, isApproved: boolean, reason?: string) =>
  manager.put(`/reviews/hostaway/${review(index).id}/approve`, { isApproved, reason });
const approveMany = async (count: number) =>
  (
    await manager.post<BulkResult>('/reviews/bulk', {
      action: 'approve',
      ids: reviews.slice(10, 10 + count).map(({ id }) => id),
    })
  ).data;
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const undo = (page: Page, name: string | RegExp) =>
  row(page, name).getByRole('button', { name: 'Undo', exact: true });
const decisionOf = async ({ id }: Review) =>
  (await manager.get<Review>(`/reviews/hostaway/${id}`)).data.decision;

describe('the history', () => {
  test('requires a sign-in, which leads back to it', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/history?by=ana');
    await see(page).toHaveURL(/\/login\?redirect=%2Fhistory%3Fby%3Dana$/);
  });

  test('opens from the top bar and says what to do while it is empty', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('History');
    await see(page.getByText('No decisions yet.')).toBeVisible();
    await page.getByLabel('Action').selectOption('Approved');
    await see(page.getByText('No decision matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await see(page).toHaveURL(/\/history$/);
  });

  test('offers people as a filter, and no API tokens', async () => {
    await decide(0, true);
    await server.app.database.pool.query(
      `insert into decisions (review_id, cause, decided_by, from_decision, to_decision)
      values ($1, 'manager', 'Robot (manager)', 'none', 'approved')`,
      [review(1).id],
    );
    const page = await browser.manager(server);
    await page.goto('/history');
    await see(row(page, 'Robot (manager)')).toContainText(review(1).guestName);
    const names = page.getByLabel('Person').getByRole('option');
    await see(names.filter({ hasText: 'Manager' })).toHaveCount(1);
    await see(names.filter({ hasText: 'Robot' })).toHaveCount(0);
  });

  test('undoes one decision, and the undo', async () => {
    await decide(0, false, 'Suspected fake');
    const page = await browser.manager(server);
    await page.goto('/history');
    const decided = row(page, 'Suspected fake');
    await see(decided).toContainText(review(0).guestName);
    await see(decided).toContainText('Kept unpublished');
    await see(decided.getByRole('cell').nth(1)).toHaveText('Manager');
    await see(decided.getByRole('img', { name: /stars$|No rating/ })).toBeVisible();
    await see(decided).toContainText(review(0).reviewText.slice(0, 30));
    await undo(page, 'Suspected fake').click();
    await see(page.getByRole('status').filter({ hasText: '1 review restored.' })).toBeVisible();
    await see(undo(page, 'Suspected fake')).toHaveCount(0);
    expect(await decisionOf(review(0))).toBe('none');
    await undo(page, 'Restored 1 review').click();
    await see(row(page, 'Restored 1 review')).toHaveCount(2);
    expect(await decisionOf(review(0))).toBe('unpublished');
  });

  test('says that the undo of an assignment took it back', async () => {
    const body = { action: 'assign', ids: [review(0).id], assignee: 'manager' };
    const { batch } = (await manager.post<BulkResult>('/reviews/bulk', body)).data;
    await manager.post(`/batches/${batch}/undo`);
    const page = await browser.manager(server);
    await page.goto('/history');
    await see(row(page, 'Took back the assignment of 1 review')).toHaveCount(1);
    await see(row(page, 'Assigned 1 review')).toContainText('Undone');
  });

  test('loads by itself when an outage is over', async () => {
    await decide(0, false, 'Suspected fake');
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await page.goto('/history');
    await see(row(page, 'Suspected fake')).toBeVisible();
    const restore = await cut(page, { path: '' });
    await page.getByLabel('Action').selectOption('Kept unpublished');
    await see(page.getByRole('alert')).toContainText('The server cannot be reached.');
    // The server must have been found unavailable, or the error counts as one that lasts.
    await page.waitForRequest(/\/api\/health$/);
    await restore();
    await see(row(page, 'Suspected fake')).toBeVisible();
    await see(page.getByRole('alert')).toHaveCount(0);
  });

  test('offers the decisions of others, and nothing moves before they are shown', async () => {
    await decide(0, false, 'Suspected fake');
    const page = await browser.manager(server);
    const listening = page.waitForResponse((answer) => answer.url().includes('/api/live'));
    await page.goto('/history');
    await see(row(page, 'Suspected fake')).toBeVisible();
    await listening;
    const rows = await page.getByRole('row').allTextContents();
    await decide(1, false, 'Not about this stay');
    const show = page.getByRole('button', { name: 'Show them' });
    await see(show).toBeVisible();
    expect(await page.getByRole('row').allTextContents()).toEqual(rows);
    await show.click();
    await see(row(page, 'Not about this stay')).toBeVisible();
    await see(show).toBeHidden();
    expect(await page.getByRole('row').count()).toBe(rows.length + 1);
  });

  test('undoes a batch by keyboard, and names the reviews that were decided again', async () => {
    await approveMany(12);
    await decide(11, false);
    const page = await browser.manager(server);
    await page.goto('/history');
    const batch = row(page, 'Approved 12 reviews');
    await batch.getByRole('button', { name: 'Show the decisions' }).focus();
    await page.keyboard.press('Enter');
    await see(row(page, review(12).guestName).first()).toContainText(review(12).listingName);
    await see(page.getByRole('row')).toHaveCount(1 + 1 + 1 + 12);
    await undo(page, 'Approved 12 reviews').focus();
    await page.keyboard.press('Enter');
    const result = page.getByRole('status').filter({ hasText: '11 reviews restored.' });
    await see(result).toContainText('1 review skipped:');
    await see(result).toContainText(`${review(11).guestName}: Decided again since, by manager.`);
    await see(undo(page, 'Approved 12 reviews')).toHaveCount(0);
    await see(row(page, 'Restored 11 reviews')).toBeVisible();
    expect(await decisionOf(review(12))).toBe('none');
    expect(await decisionOf(review(11))).toBe('unpublished');
  });

  test('is filtered in its URL, and exports what is filtered', async () => {
    await decide(0, true);
    await decide(1, false);
    const page = await browser.manager(server);
    await page.goto('/history');
    await see(page.getByRole('row')).toHaveCount(3);
    await page.getByLabel('Action').selectOption('Kept unpublished');
    await see(page.getByRole('row')).toHaveCount(2);
    await see(page).toHaveURL(/\/history\?action=unpublish$/);
    await page.getByLabel('Person').selectOption('manager');
    await see(page).toHaveURL(/by=manager/);
    await page.reload();
    await see(page.getByLabel('Action')).toHaveValue('unpublish');
    await see(page.getByRole('row')).toHaveCount(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^history-.*\.csv$/);
    const stream = await download.createReadStream();
    const text = (await stream.toArray()).join('');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    await page.getByLabel('From', { exact: true }).fill('2026-02-02');
    await page.getByLabel('To', { exact: true }).fill('2026-02-01');
    await see(page.getByRole('alert')).toHaveText('The first day is after the last one.');
  });

  test('names the property in its URL, even among many', async () => {
    const { rows } = await server.app.database.pool.query<{ id: number }>(`
      insert into listings (source, upstream_id, name)
      select 'file', 'many-' || i, 'Zz ' || lpad(i::text, 3, '0') from generate_series(1, 101) as i returning id`);
    const page = await browser.manager(server);
    await page.goto(`/history?listingId=${rows.at(-1)?.id}`);
    await see(page.getByRole('combobox', { name: 'Property' })).toHaveValue('Zz 101');
  });

  test('leaves out what is not valid in its URL', async () => {
    await decide(0, true);
    const page = await browser.manager(server);
    await page.goto('/history?action=x&by=A%20b&utm_source=mail');
    await see(page.getByRole('row')).toHaveCount(2);
    await see(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
    await page.getByLabel('Action').selectOption('Approved');
    await see(page).toHaveURL(/\/history\?action=approve$/);
  });

  test('says that it could not be loaded or undone', async () => {
    await decide(0, true);
    const page = await browser.manager(server, { expected: [/status of (409|500)/] });
    await page.route('**/api/activity/groups*', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto('/history');
    await see(page.getByRole('alert')).toContainText('HTTP error! status: 500');
    await page.getByRole('button', { name: 'Retry' }).click();
    await see(page.getByRole('row')).toHaveCount(2);
    await decide(0, false);
    await undo(page, review(0).guestName).click();
    await see(page.getByRole('alert')).toContainText('decided again since');
    await see(page.getByRole('row')).toHaveCount(3);
  });

  test('is accessible and fits every window', async () => {
    await approveMany(12);
    await decide(11, false, 'Contains personal data');
    const page = await browser.manager(server);
    await page.goto('/history');
    await row(page, 'Approved 12 reviews').getByRole('button', { name: 'Show the decisions' }).click();
    await undo(page, 'Approved 12 reviews').click();
    await see(page.getByText('11 reviews restored.')).toBeVisible();
    await expectFits(page);
  });
});
