import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review, ReviewStats } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { answer, cut, failureEnvelope, hold, recordCalls } from '#tests/support/network.ts';
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
  for (const { id } of reviews) await decide(id, false);
});
afterAll(() => server.close());

const APPROVE = { method: 'PUT', path: '/approve' };
const decide = (id: number | undefined, isApproved: boolean) =>
  manager.put(`/reviews/hostaway/${id}/approve`, { isApproved });
const alert = (page: Page) => page.getByRole('alert');
const toggle = (row: Locator, name: 'Approve' | 'Disapprove') =>
  row.getByRole('button', { name, exact: true });
/** The approved and pending counts of the property on the server. */
const counts = async () => {
  const query = `?listingId=${listingId}`;
  const { data } = await manager.get<ReviewStats>(`/reviews/hostaway/stats${query}`);
  return [data.approvedCount, data.pendingCount];
};

/** The dashboard with the reviews of one property, oldest first. */
async function openCottage(page: Page): Promise<Locator> {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  await see(rows(page)).toHaveCount(reviews.length);
  return rows(page);
}

async function seeCounts(page: Page, approved: number, pending: number): Promise<void> {
  await see(card(page, 'Approved')).toHaveText(String(approved));
  await see(card(page, 'Pending')).toHaveText(String(pending));
}

describe('a click on Approve or Disapprove', () => {
  test('changes the row and both counts before the server answers', async () => {
    const page = await browser.manager(server);
    const first = (await openCottage(page)).first();
    await seeCounts(page, 0, 4);
    const sent = await hold(page, APPROVE);
    await toggle(first, 'Approve').click();
    await see(cell(first, 'Status')).toHaveText('Approved');
    await see(toggle(first, 'Disapprove')).toBeVisible();
    await see(toggle(first, 'Approve')).toHaveCount(0);
    await see(page.getByRole('tooltip')).toHaveText('Disapprove');
    await seeCounts(page, 1, 3);
    await see.poll(sent.arrived).toBe(1);
    expect(await counts()).toEqual([0, 4]);
    sent.release();
    await see.poll(counts).toEqual([1, 3]);
    await seeCounts(page, 1, 3);

    await toggle(first, 'Disapprove').click();
    await see(cell(first, 'Status')).toHaveText('Pending');
    await see(toggle(first, 'Approve')).toBeVisible();
    await seeCounts(page, 0, 4);
    await see.poll(counts).toEqual([0, 4]);
    await page.reload();
    await see(cell(first, 'Status')).toHaveText('Pending');
  });

  test('keeps the row in its place in a list of pending reviews', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc&status=pending`);
    const second = rows(page).nth(1);
    await toggle(second, 'Approve').click();
    await see(cell(second, 'Status')).toHaveText('Approved');
    await see.poll(counts).toEqual([1, 3]);
    await see(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await see(rows(page)).toHaveCount(3);
  });

  test('approves once when it is a double click', async () => {
    const page = await browser.manager(server);
    const first = (await openCottage(page)).first();
    const calls = recordCalls(page);
    await toggle(first, 'Approve').dblclick();
    await see(cell(first, 'Status')).toHaveText('Approved');
    await seeCounts(page, 1, 3);
    await see.poll(() => calls.filter((call) => call.includes('/stats')).length).toBeGreaterThan(0);
    expect(await counts()).toEqual([1, 3]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('reaches the server for each row when rows are clicked in quick succession', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const before = Number(await card(page, 'Approved').textContent());
    const five = [0, 1, 2, 3, 4].map((index) => rows(page).nth(index));
    for (const row of five) await toggle(row, 'Approve').click();
    for (const row of five) await see(cell(row, 'Status')).toHaveText('Approved');
    await see(card(page, 'Approved')).toHaveText(String(before + 5));
    const approved = async () =>
      (await manager.get<ReviewStats>('/reviews/hostaway/stats')).data.approvedCount;
    await see.poll(approved).toBe(before + 5);
    await page.reload();
    for (const row of five) await see(cell(row, 'Status')).toHaveText('Approved');
    for (const row of five) await toggle(row, 'Disapprove').click();
    await see.poll(approved).toBe(before);
  });
});

describe('a decision that fails', () => {
  test('is rolled back and shows the server’s message in an alert', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    const first = (await openCottage(page)).first();
    const mend = await answer(page, APPROVE, {
      status: 503,
      body: failureEnvelope('The archive is locked.'),
    });
    await toggle(first, 'Approve').click();
    await see(alert(page)).toContainText('The archive is locked.');
    await see(cell(first, 'Status')).toHaveText('Pending');
    await see(toggle(first, 'Approve')).toBeVisible();
    await seeCounts(page, 0, 4);
    await mend();
    await toggle(first, 'Approve').click();
    await see(alert(page)).toHaveCount(0);
    await see(cell(first, 'Status')).toHaveText('Approved');
    await see.poll(counts).toEqual([1, 3]);
  });

  test('is shown in view wherever its row is, names its review, and stays until it is repeated', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await openDashboard(page, '?status=pending');
    const mend = await answer(page, APPROVE, {
      status: 503,
      body: failureEnvelope('The archive is locked.'),
    });
    const guests: string[] = [];
    for (const row of [rows(page).nth(0), rows(page).nth(1)]) {
      guests.push((await row.getByRole('rowheader').textContent()) ?? '');
      await toggle(row, 'Approve').click();
    }
    await page.getByRole('button', { name: 'Next page' }).click();
    await see(rows(page).first().getByRole('rowheader')).not.toHaveText(guests[0] ?? '');
    for (const guest of guests) {
      const failure = alert(page).filter({ hasText: `Review by ${guest}, ` });
      await see(failure).toContainText('The archive is locked.');
      await see(failure).toBeInViewport({ ratio: 1 });
    }
    await mend();
    const saved = page.waitForResponse((response) => response.url().endsWith('/approve') && response.ok());
    await alert(page).first().getByRole('button', { name: 'Retry' }).click();
    await saved;
    await see(alert(page)).toHaveCount(1);
    await alert(page).getByRole('button', { name: 'Dismiss' }).click();
    await see(alert(page)).toHaveCount(0);
  });

  test('shows an alert that can be dismissed when there is no connection', async () => {
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    const first = (await openCottage(page)).first();
    await cut(page, APPROVE);
    await toggle(first, 'Approve').click();
    await see(alert(page)).toContainText('The server cannot be reached.');
    await see(cell(first, 'Status')).toHaveText('Pending');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await see(alert(page)).toHaveCount(0);
  });
});

describe('a review that has changed since it was shown', () => {
  test('is approved only after its new text was shown', async () => {
    const page = await browser.manager(server, { expected: [/status of 409/] });
    const second = (await openCottage(page)).nth(1);
    await server.app.database.pool.query('update reviews set review_text = $2 where id = $1', [
      reviews[1]?.id,
      'Rats in every room.',
    ]);
    await see(cell(second, 'Review')).toContainText('We stayed three nights');
    await toggle(second, 'Approve').click();
    await see(alert(page)).toContainText(
      'This review has changed since it was shown to you. Please read it again.',
    );
    await see(cell(second, 'Status')).toHaveText('Pending');
    await see(cell(second, 'Review')).toContainText('Rats in every room.');
    await seeCounts(page, 0, 4);
    expect(await counts()).toEqual([0, 4]);

    await toggle(second, 'Approve').click();
    await see(alert(page)).toHaveCount(0);
    await see(cell(second, 'Status')).toHaveText('Approved');
    await see.poll(counts).toEqual([1, 3]);
  });
});

describe('two managers', () => {
  test('both see the last decision when they decide on the same review', async () => {
    const offline = { expected: [/ERR_CONNECTION_FAILED/] };
    const [one, other] = [await browser.manager(server, offline), await browser.manager(server, offline)];
    for (const page of [one, other]) await cut(page, { path: '/live' });
    const [mine, theirs] = [(await openCottage(one)).first(), (await openCottage(other)).first()];
    await toggle(mine, 'Approve').click();
    await see.poll(counts).toEqual([1, 3]);
    // They still see it pending and approve what is already approved.
    await toggle(theirs, 'Approve').click();
    await see(cell(theirs, 'Status')).toHaveText('Approved');
    await seeCounts(other, 1, 3);
    await toggle(theirs, 'Disapprove').click();
    await see.poll(counts).toEqual([0, 4]);
    await one.getByRole('button', { name: 'Refresh' }).click();
    await see(cell(mine, 'Status')).toHaveText('Pending');
    await seeCounts(one, 0, 4);
  });
});

describe('the public page', () => {
  test('shows a review after its approval and hides it after its disapproval', async () => {
    const page = await browser.manager(server);
    const visitor = await browser.anonymous(server);
    const first = (await openCottage(page)).first();
    const article = visitor.getByRole('article').filter({ hasText: 'Ana Costa' });
    await visitor.goto(`/property/${listingId}`);
    await see(visitor.getByText('No reviews available for this property.')).toBeVisible();

    // The public page changes before the call returns.
    const answered = () => page.waitForResponse((response) => response.url().endsWith('/approve'));
    await Promise.all([answered(), toggle(first, 'Approve').click()]);
    expect(await counts()).toEqual([1, 3]);
    await visitor.reload();
    await see(article).toBeVisible();
    await Promise.all([answered(), toggle(first, 'Disapprove').click()]);
    expect(await counts()).toEqual([0, 4]);
    await visitor.reload();
    await see(article).toHaveCount(0);
  });
});
