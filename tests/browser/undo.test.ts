import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { answer, failureEnvelope } from '#tests/support/network.ts';
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
  await server.app.database.pool.query("update reviews set decision = 'none' where listing_id = $1", [
    listingId,
  ]);
});
afterAll(() => server.close());

const open = (page: Page) => openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const decisionOf = async (index: number) =>
  (await manager.get<Review>(`/reviews/hostaway/${reviews[index]?.id}`)).data.decision;

describe('undo', () => {
  test('takes back an approval from the toast, and the focus is on the row', async () => {
    const page = await browser.manager(server);
    await open(page);
    const first = rows(page).first();
    await first.getByRole('button', { name: 'Approve' }).click();
    await see(page.getByText(/^Review by .* approved\.$/)).toBeVisible();
    expect(await decisionOf(0)).toBe('approved');
    await undo(page).click();
    await see(cell(first, 'Status')).toHaveText('Pending');
    await see(page.getByText(/^Decision on the review by .* undone\.$/)).toBeVisible();
    await see(undo(page)).toHaveCount(0);
    await see(first.getByRole('button', { name: 'Approve' })).toBeFocused();
    await see(card(page, 'Pending')).toHaveText('4');
    expect(await decisionOf(0)).toBe('none');
  });

  test('takes back a decision from the question for its reason', async () => {
    const page = await browser.manager(server);
    await open(page);
    const first = rows(page).first();
    await first.getByRole('button', { name: 'Keep unpublished' }).click();
    await undo(page).click();
    await see(first.getByRole('button', { name: 'Keep unpublished' })).toBeVisible();
    await see(page.getByRole('region', { name: /^Reason/ })).toHaveCount(0);
    expect(await decisionOf(0)).toBe('none');
  });

  test('with u takes back one decision after the other, the last one first', async () => {
    const page = await browser.manager(server);
    await open(page);
    const keys = ['j', 'a', 'j', 'd', 'j', 'a'];
    for (const key of keys) await page.keyboard.press(key);
    const decisions = () => Promise.all([0, 1, 2].map(decisionOf));
    await see.poll(decisions).toEqual(['approved', 'unpublished', 'approved']);
    await page.keyboard.press('u');
    await see.poll(decisions).toEqual(['approved', 'unpublished', 'none']);
    await page.keyboard.press('u');
    await see.poll(decisions).toEqual(['approved', 'none', 'none']);
    await page.keyboard.press('u');
    await see.poll(decisions).toEqual(['none', 'none', 'none']);
    await see(rows(page).nth(2)).toBeFocused();
  });

  test('of a review that someone else decided since changes nothing and says why', async () => {
    const page = await browser.manager(server, { expected: [/status of 409/] });
    await open(page);
    await rows(page).first().getByRole('button', { name: 'Approve' }).click();
    await see(undo(page)).toBeVisible();
    const mend = await answer(
      page,
      { method: 'POST', path: '/undo' },
      { status: 409, body: failureEnvelope('This review has been decided again since, by ann.') },
    );
    await undo(page).click();
    await see(page.getByRole('alert')).toContainText('decided again since, by ann');
    await mend();
    expect(await decisionOf(0)).toBe('approved');
  });

  test('has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await open(page);
    await rows(page).first().getByRole('button', { name: 'Approve' }).click();
    await see(undo(page)).toBeVisible();
    // Away from the button, which has a tooltip.
    await page.mouse.move(0, 0);
    await expectFits(page);
  });
});

describe('the reason of an unpublished review', () => {
  const prompt = (page: Page) => page.getByRole('region', { name: 'Reason for keeping unpublished' });

  test('can be given after the next decision, and the row shows it', async () => {
    const page = await browser.manager(server);
    await open(page);
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
    await first.getByRole('button', { name: 'Keep unpublished' }).click();
    await see(prompt(page)).toContainText(reviews[0]?.guestName ?? '');
    const before = await second.boundingBox();
    await second.getByRole('button', { name: 'Keep unpublished' }).click();
    await see(prompt(page)).toContainText(reviews[1]?.guestName ?? '');
    expect(await second.boundingBox()).toEqual(before);
    await prompt(page).getByRole('button', { name: 'Suspected fake' }).click();
    await see(second.getByText('Reason: Suspected fake')).toBeVisible();
    await first.getByRole('button', { name: 'Add reason' }).click();
    await see(prompt(page)).toContainText(reviews[0]?.guestName ?? '');
    await see(prompt(page).getByRole('button', { name: 'Not about this stay' })).toBeFocused();
    await prompt(page).getByRole('button', { name: 'Offensive language' }).click();
    await see(first.getByText('Reason: Offensive language')).toBeVisible();
    await see(second.getByText('Reason: Suspected fake')).toBeVisible();
  });

  test('can be given after a reload, and is shown after the next one', async () => {
    const page = await browser.manager(server);
    await open(page);
    const first = rows(page).first();
    await first.getByRole('button', { name: 'Keep unpublished' }).click();
    await see(prompt(page)).toBeVisible();
    await page.reload();
    await first.getByRole('button', { name: 'Add reason' }).click();
    await page.keyboard.press('Enter');
    await see(first.getByText('Reason: Not about this stay')).toBeVisible();
    await page.reload();
    await see(first.getByText('Reason: Not about this stay')).toBeVisible();
    await see(first.getByRole('button', { name: 'Add reason' })).toHaveCount(0);
  });
});
