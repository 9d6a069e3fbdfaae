import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { axeOn } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, openDashboard, rows, seeChosen, seeQuery } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { cut } from '#tests/support/network.ts';
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
afterAll(() => server.close());

describe('the action of a row', () => {
  test('is described by the guest, who is the header of the row', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ana Costa' }) });
    const action = row.getByRole('button', { name: 'Approve', exact: true });
    await see(action).toHaveAccessibleDescription('Ana Costa');
    expect((await axeOn(page).include('table').analyze()).violations).toEqual([]);
  });

  test('has one control for each label of the specification, besides columns, cards and marks with similar names', async () => {
    await manager.put('/channels/VRBO/rights', { rights: 'warned' });
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    await see(page.getByRole('img', { name: /VRBO/ })).not.toHaveCount(0);
    const labels = ['Property', 'Rating', 'Channel', 'Start Date', 'End Date', 'Status', 'Sort By', 'Order'];
    for (const label of labels) {
      for (const exact of [true, false]) await see(page.getByLabel(label, { exact })).toHaveCount(1);
    }
    await page.getByLabel('Property').click();
    await see(page.getByRole('option', { name: 'All Properties' })).toBeVisible();
    await see(page.getByLabel('Property')).toHaveCount(1);
    await page.getByLabel('Rating').selectOption('4 Stars');
    await see(page).toHaveURL(/rating=4/);
    await manager.put('/channels/VRBO/rights', { rights: 'shown' });
  });

  test('gives the reason why a review of a hidden channel cannot be approved, and sends no request', async () => {
    await manager.put('/channels/VRBO/rights', { rights: 'hidden' });
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const row = rows(page).filter({ hasText: 'cher' });
    const action = row.getByRole('button', { name: 'Approve', exact: true });
    await see(action).toHaveAccessibleDescription(
      'cher Reviews from VRBO must not be shown: see the settings.',
    );
    await see(action).toBeDisabled();
    await action.click({ force: true });
    await see(cell(row, 'Status')).toHaveText('Pending');
    await see(page.getByRole('alert')).toHaveCount(0);
    await manager.put('/channels/VRBO/rights', { rights: 'shown' });
  });

  test.each(['Dismiss', 'Offensive language'])('has the focus again after %s in the prompt', async (name) => {
    await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const row = rows(page).first();
    await row.getByRole('button', { name: 'Disapprove', exact: true }).click();
    await page.getByRole('region', { name: 'Reason for disapproving' }).getByRole('button', { name }).click();
    await see(row.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  });
});

describe('the headers of the table', () => {
  test('sort the list, state the order and agree with Sort By and Order', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
    await see(header('Date')).toHaveAttribute('aria-sort', 'descending');
    await header('Guest').getByRole('button', { name: 'Guest' }).click();
    await seeQuery(page, { sortBy: 'guestName', sortOrder: 'asc' });
    await see(header('Guest')).toHaveAttribute('aria-sort', 'ascending');
    await see(page.locator('[aria-sort]')).toHaveCount(1);
    await seeChosen(page, 'Sort By', 'Guest Name');
    await seeChosen(page, 'Order', 'Oldest First');
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?sortBy=guestName&sortOrder=asc');
    await see(rows(page).first().getByRole('rowheader')).toHaveText(data.reviews[0]?.guestName ?? '');
    await header('Guest').getByRole('button').click();
    await seeQuery(page, { sortBy: 'guestName' });
    await see(header('Guest')).toHaveAttribute('aria-sort', 'descending');
    await header('Rating').getByRole('button').click();
    await seeQuery(page, { sortBy: 'rating' });
    await see(header('Review').getByRole('button')).toHaveCount(0);
  });
});

test('a Start Date after the End Date is reported at the field', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  const start = page.getByLabel('Start Date');
  await page.getByLabel('End Date').fill('2024-03-01');
  await start.fill('2024-03-02');
  await see(start).toHaveAccessibleDescription('Start Date is after End Date.');
  await see(start).toHaveAttribute('aria-invalid', 'true');
  await start.fill('2024-03-01');
  await see(page.getByText('Start Date is after End Date.')).toHaveCount(0);
});

test('an expanded row shows the stay, the category ratings and the private feedback', async () => {
  await server.app.database.pool.query(
    `update reviews set private_feedback = 'The lock sticks.', arrival_date = '2024-01-01',
       departure_date = '2024-01-04', categories = '[{"category": "cleanliness", "rating": 9}]'
     where id = $1`,
    [reviews[0]?.id],
  );
  const page = await browser.manager(server);
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const row = rows(page).first();
  await see(row.getByText('The lock sticks.')).toHaveCount(0);
  await row.getByRole('button', { name: 'Read more' }).click();
  await see(row.getByText('from Jan 01, 2024 until Jan 04, 2024')).toBeVisible();
  await see(row.getByText('cleanliness 9')).toBeVisible();
  await see(row.getByText('Private feedback, never shown to the public')).toBeVisible();
  await see(row.getByText('The lock sticks.')).toBeVisible();
});

test('when an outage is over the list loads by itself, and a decision that failed can be repeated', async () => {
  const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
  await openDashboard(page);
  const restore = await cut(page, { path: '' });
  await rows(page).first().getByRole('button', { name: 'Approve', exact: true }).click();
  await see(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await see(page.getByText('The server cannot be reached.')).toHaveCount(2);
  await restore();
  await see(page.getByRole('alert')).toHaveCount(1);
  await see(rows(page)).toHaveCount(10);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await see(rows(page).first().getByRole('button', { name: 'Disapprove' })).toBeVisible();
  await see(page.getByRole('alert')).toHaveCount(0);
});

test('a search without matches shows the loaded reviews that contain all its words, with a note', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, `?listingId=${listingId}`);
  const shown = rows(page).filter({ visible: true });
  await page.getByRole('searchbox').fill('south nights');
  await see(shown).toHaveCount(1);
  await see(shown.getByRole('rowheader')).toHaveText('Bruno da Silva Moreira');
  await see(
    page.getByText('No loaded review contains “south nights”. These contain all of its words.'),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('three nights');
  await see(page.getByText(/^No loaded review contains/)).toHaveCount(0);
  await see(shown).toHaveCount(1);
});
