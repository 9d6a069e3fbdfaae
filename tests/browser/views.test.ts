import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { ViewList } from '#contract/reviews/views.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { axeOn } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { answer, failureEnvelope, holdAnswers } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('truncate views, default_views'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const view = (page: Page, name: string) =>
  nav(page).getByRole('link', { name: new RegExp(`^${name} [\\d,]+\\+?$`) });
const expectAccessible = async (page: Page) =>
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
    [],
  );
const names = async () => (await manager.get<ViewList>('/views')).data.views.slice(5).map(({ name }) => name);
const save = (name: string, filter: object) => manager.post('/views', { name, filter });

test('the views stand above the filters with their numbers, and lead to their rows', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await see(view(page, 'All')).toHaveAttribute('aria-current', 'page');
  const low = await manager.get<ReviewList>('/reviews/hostaway?ratings=1,2&reply=none&limit=1');
  await see(view(page, 'Low and unanswered')).toHaveText(`Low and unanswered ${low.data.total}`);
  await view(page, 'Low and unanswered').click();
  await seeQuery(page, { rating: '1,2', reply: 'none' });
  await see(view(page, 'Low and unanswered')).toHaveAttribute('aria-current', 'page');
  await see(view(page, 'All')).not.toHaveAttribute('aria-current');
  await see(button(page, 'Remove Rating: 1 Star, 2 Stars')).toBeVisible();
  await expectAccessible(page);
});

test('a refresh counts again, and a failure of it leaves the views as they are', async () => {
  const page = await browser.manager(server, { expected: [/status of 503/] });
  await openDashboard(page);
  const refresh = () => page.getByRole('button', { name: 'Refresh' }).click();
  const mend = await answer(page, { path: '/views' }, { status: 503, body: failureEnvelope('Not now.') });
  const failed = page.waitForResponse(
    (response) => response.url().endsWith('/views') && response.status() === 503,
  );
  await refresh();
  await failed;
  await see(view(page, 'All')).toBeVisible();
  await see(page.getByText('Failed to load the views')).toHaveCount(0);
  await mend();
  const counted = page.waitForResponse(
    (response) => response.url().endsWith('/views') && response.status() === 200,
  );
  await refresh();
  await counted;
});

test('a view is saved with the keyboard alone, shared or not, and a taken name is refused', async () => {
  const page = await browser.manager(server, { expected: [/409 \(Conflict\)/] });
  await openDashboard(page, '?sentiment=negative&sortBy=rating');
  await button(page, 'Save view').focus();
  await page.keyboard.press('Enter');
  await see(page.getByRole('dialog', { name: 'Save these filters as a view' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('View name').focus();
  await page.keyboard.type('Unhappy');
  await page.keyboard.press('Enter');
  await see(view(page, 'Unhappy')).toHaveAttribute('aria-current', 'page');
  await see(button(page, 'Save view')).toBeFocused();
  expect((await manager.get<ViewList>('/views')).data.views.at(-1)).toMatchObject({
    filter: { sentiment: 'negative' },
    sortBy: 'rating',
    sortOrder: 'desc',
    isShared: false,
  });
  await button(page, 'Save view').click();
  await page.getByLabel('View name').fill('Unhappy');
  await button(page, 'Save').click();
  await see(page.getByRole('alert')).toHaveText('You already have a view named "Unhappy".');
});

test('a view with a relative period keeps it, and older views keep their dates', async () => {
  await save('Spring', { startDate: '2026-03-01', endDate: '2026-05-31' });
  const page = await browser.manager(server);
  await openDashboard(page);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
  await see(button(page, 'Remove Period: Last 30 days')).toBeVisible();
  await button(page, 'Save view').click();
  await page.getByLabel('View name').fill('Lately');
  await page.keyboard.press('Enter');
  await see(view(page, 'Lately')).toHaveAttribute('aria-current', 'page');
  expect((await manager.get<ViewList>('/views')).data.views.at(-1)?.filter).toEqual({
    period: 'last-30-days',
  });
  await view(page, 'Spring').click();
  await seeQuery(page, { startDate: '2026-03-01', endDate: '2026-05-31' });
  await view(page, 'Lately').click();
  await seeQuery(page, { period: 'last-30-days' });
});

describe('the dialog of one’s views', () => {
  test('renames, orders, deletes, and takes a deletion back', async () => {
    await save('First', { ratings: [1] });
    await save('Second', { ratings: [2] });
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await openDashboard(page);
    await button(page, 'Edit views').click();
    const dialog = page.getByRole('dialog', { name: 'Your views' });
    await dialog.getByRole('button', { name: 'Move Second up' }).click();
    await expect.poll(names).toEqual(['Second', 'First']);
    await see(dialog.getByRole('button', { name: 'Move Second up' })).toBeFocused();
    await dialog.getByLabel('Name of First').fill('Worst');
    await dialog.getByRole('button', { name: 'Rename First' }).click();
    await expect.poll(names).toEqual(['Second', 'Worst']);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete Second' }).click();
    await see(dialog.getByRole('status')).toContainText('The view “Second” is deleted.');
    await expect.poll(names).toEqual(['Worst']);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Worst', 'Second']);
  });

  test('keeps a new name when an older answer arrives after it', async () => {
    await save('First', { ratings: [1] });
    const page = await browser.manager(server);
    await openDashboard(page);
    await see(view(page, 'First')).toBeVisible();
    const read = await holdAnswers(page, { method: 'GET', path: '/views' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(read.answered).toBe(1);
    await button(page, 'Edit views').click();
    await page.getByLabel('Name of First').fill('Worst');
    await button(page, 'Rename First').click();
    await see(page.getByLabel('Name of Worst')).toBeVisible();
    const reverted = page.getByLabel('Name of First').waitFor({ timeout: 1_000 });
    read.release();
    await expect(reverted).rejects.toThrow('Timeout');
    await see(page.getByLabel('Name of Worst')).toBeVisible();
  });

  test('chooses the view that opens when the dashboard is entered', async () => {
    await save('Worst', { ratings: [1] });
    const page = await browser.manager(server);
    await openDashboard(page);
    await button(page, 'Edit views').click();
    await page.getByLabel('When I enter the dashboard, open').selectOption('Worst');
    await expect
      .poll(
        async () => (await manager.get<ViewList>('/views')).data.views.find((each) => each.isDefault)?.name,
      )
      .toBe('Worst');
    await page.keyboard.press('Escape');
    const another = await browser.manager(server);
    await another.goto('/dashboard');
    await seeQuery(another, { rating: '1' });
    // All reviews can still be seen, also after a reload.
    await view(another, 'All').click();
    await seeQuery(another, {});
    await another.reload();
    await see(rows(another).first()).toBeVisible();
    await see(view(another, 'All')).toHaveAttribute('aria-current', 'page');
    await seeQuery(another, {});
  });
});
