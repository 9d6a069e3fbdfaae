import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { answer, failureEnvelope, hold } from '#tests/support/network.ts';
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
  await server.app.database.pool.query(
    "update reviews set decision = 'none', assignee = null where listing_id = $1",
    [listingId],
  );
});
afterAll(() => server.close());

const open = (page: Page) => openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const dialog = (page: Page) => page.getByRole('dialog');
const reviewsNow = async () =>
  Promise.all(reviews.map(async ({ id }) => (await manager.get<Review>(`/reviews/hostaway/${id}`)).data));
const decisions = async () => (await reviewsNow()).map(({ decision }) => decision);

/** Selects all reviews of the property and opens the dialog for an action. */
async function start(page: Page, action: string): Promise<void> {
  await open(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar(page).getByRole('button', { name: action, exact: true }).click();
}

describe('the dialog for many reviews', () => {
  test('says what will be public, approves exactly that, and undoes it', async () => {
    const page = await browser.manager(server);
    await start(page, 'Approve selected');
    await see(dialog(page)).toContainText('Approve 4 reviews?');
    await see(dialog(page)).toContainText('4 become public on 1 property');
    await see(
      dialog(page).getByRole('list', { name: 'The lowest-rated' }).getByRole('listitem').first(),
    ).toContainText('Dirty, cold and loud.');
    await see(dialog(page)).toContainText(
      '1 is from Booking.com, whose reviews have a warning that only managers see',
    );
    expect(await decisions()).toEqual(['none', 'none', 'none', 'none']);
    await dialog(page).getByRole('button', { name: 'Approve 4', exact: true }).click();
    await see(page.getByText('4 reviews approved.')).toBeVisible();
    await see(bar(page)).toHaveCount(0);
    expect(await decisions()).toEqual(['approved', 'approved', 'approved', 'approved']);
    await see(rows(page).last()).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await see(page.getByText('4 reviews restored.')).toBeVisible();
    await see(rows(page).last()).toBeFocused();
    expect(await decisions()).toEqual(['none', 'none', 'none', 'none']);
  });

  test('leaves the selection that was made after it was closed', async () => {
    const page = await browser.manager(server);
    await start(page, 'Approve selected');
    const approve = dialog(page).getByRole('button', { name: 'Approve 4', exact: true });
    await see(approve).toBeEnabled();
    const run = await hold(page, { method: 'POST', path: '/reviews/bulk' });
    await approve.click();
    await expect.poll(run.arrived).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
    await rows(page).first().getByRole('checkbox').check();
    run.release();
    await see(page.getByText('4 reviews approved.')).toBeVisible();
    await see(bar(page)).toContainText('1 selected');
  });

  test('has the open history of a row read again', async () => {
    await clearDecisions(server.app.database.pool);
    const page = await browser.manager(server);
    await open(page);
    const first = rows(page).first();
    await first.getByRole('button', { name: 'Read more' }).click();
    await first.getByRole('button', { name: 'Decisions' }).click();
    await see(first.getByText('No decisions on this review yet.')).toBeVisible();
    await first.getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'Approve selected' }).click();
    await dialog(page).getByRole('button', { name: 'Approve 1', exact: true }).click();
    await see(page.getByText('1 review approved.')).toBeVisible();
    await see(first.getByText('Approved by Manager')).toBeVisible();
  });

  test('can undo again after an undo that failed', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await start(page, 'Approve selected');
    await dialog(page).getByRole('button', { name: 'Approve 4', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await see(undo).toBeVisible();
    const failure = { status: 503, body: failureEnvelope('Not now.') };
    const mend = await answer(page, { method: 'POST', path: '/undo' }, failure);
    await undo.click();
    await see(page.getByRole('alert')).toContainText('Not now.');
    await mend();
    await undo.click();
    await see(page.getByText('4 reviews restored.')).toBeVisible();
    await see(page.getByRole('alert')).toHaveCount(0);
    expect(await decisions()).toEqual(['none', 'none', 'none', 'none']);
  });

  test('keeps the selected reviews unpublished with a reason, by keyboard, and u undoes it', async () => {
    const page = await browser.manager(server);
    await open(page);
    for (const key of ['j', 'x', 'j', 'j', 'x']) await page.keyboard.press(key);
    await bar(page).getByRole('button', { name: 'Keep unpublished' }).press('Enter');
    await see(dialog(page)).toContainText('Keep 2 reviews unpublished?');
    await dialog(page).getByRole('combobox', { name: 'Reason (optional)' }).fill('Suspected fake');
    await dialog(page).getByRole('button', { name: 'Keep 2 unpublished' }).press('Enter');
    await see(page.getByText('2 reviews kept unpublished.')).toBeVisible();
    await see(rows(page).nth(2)).toBeFocused();
    expect(await decisions()).toEqual(['unpublished', 'none', 'unpublished', 'none']);
    await see(rows(page).first().getByText('Reason: Suspected fake')).toBeVisible();
    await page.keyboard.press('u');
    await see.poll(decisions).toEqual(['none', 'none', 'none', 'none']);
  });

  test('assigns all that match to a person', async () => {
    const page = await browser.manager(server);
    await start(page, 'Assign…');
    await see(dialog(page).getByRole('button', { name: /^Assign/ })).toBeDisabled();
    await dialog(page).getByRole('combobox', { name: 'Assign to' }).selectOption({ index: 1 });
    await dialog(page).getByRole('button', { name: 'Assign 4' }).click();
    await see(page.getByText('4 reviews assigned.')).toBeVisible();
    expect((await reviewsNow()).map(({ assignee }) => assignee)).toEqual(Array(4).fill('manager'));
  });

  test('names what is refused and why', async () => {
    const page = await browser.manager(server);
    await manager.put('/channels/VRBO/rights', { rights: 'hidden' });
    await start(page, 'Approve selected');
    await see(dialog(page)).toContainText('3 become public');
    await see(dialog(page)).toContainText(/1 refused: .*VRBO/);
    await see(dialog(page).getByRole('button', { name: 'Approve 3', exact: true })).toBeEnabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await see(dialog(page)).toHaveCount(0);
    await see(bar(page)).toContainText('4 selected');
    await manager.put('/channels/VRBO/rights', { rights: 'shown' });
  });

  test('counts again when another manager has decided in between, and changes nothing before', async () => {
    const page = await browser.manager(server, { expected: [/status of 409/] });
    await start(page, 'Approve selected');
    await see(dialog(page).getByRole('button', { name: 'Approve 4', exact: true })).toBeEnabled();
    await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
    await dialog(page).getByRole('button', { name: 'Approve 4', exact: true }).click();
    await see(dialog(page).getByRole('alert')).toContainText('have changed since they were counted');
    expect(await decisions()).toEqual(['approved', 'none', 'none', 'none']);
    await dialog(page).getByRole('button', { name: 'Approve 3', exact: true }).click();
    await see(page.getByText('3 reviews approved.')).toBeVisible();
  });

  test('says when nothing could be counted', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await answer(page, { method: 'POST', path: '/bulk' }, { status: 503, body: failureEnvelope('Not now.') });
    await start(page, 'Approve selected');
    await see(dialog(page).getByRole('alert')).toContainText('Not now.');
    await see(dialog(page).getByRole('button', { name: /^Approve/ })).toBeDisabled();
  });

  test('has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await start(page, 'Keep unpublished');
    await see(dialog(page)).toContainText('Keep 4 reviews unpublished?');
    await expectFits(page, 'dialog');
    const overflow = await dialog(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(overflow).toBe(false);
    const buttons = await dialog(page)
      .getByRole('button', { name: /^(Cancel|Keep \d)/ })
      .all();
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(new Set(tops).size, 'their lines').toBe(1);
  });
});
