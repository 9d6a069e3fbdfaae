import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, openDashboard, rows } from '#tests/support/dashboard.ts';
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
  for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

const pages = (page: Page) => page.getByText(/^\d+ to \d+ of \d+$/);
const prompt = (page: Page) => page.getByRole('region', { name: 'Reason for disapproving' });

/** Disapproves the first row and waits for the prompt. */
async function disapprove(page: Page) {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const first = rows(page).first();
  const before = await rows(page).nth(1).boundingBox();
  await first.getByRole('button', { name: 'Disapprove' }).click();
  await see(prompt(page)).toBeVisible();
  expect(await rows(page).nth(1).boundingBox()).toEqual(before);
  await see(cell(first, 'Status')).toHaveText('Pending');
  return first;
}

describe('after a disapproval', () => {
  test('the prompt saves a reason, which the history of the review shows', async () => {
    const page = await browser.manager(server);
    const first = await disapprove(page);
    await see(page.getByText(/^Review by .* disapproved\. You can give a reason next\.$/)).toBeAttached();
    await see(prompt(page)).not.toContainText(/negative/i);
    await prompt(page).getByRole('button', { name: 'Suspected fake' }).click();
    await see(prompt(page)).toHaveCount(0);
    await see(page.getByText('Reason saved.')).toBeAttached();
    await first.getByRole('button', { name: 'Read more' }).click();
    await first.getByRole('button', { name: 'Decisions' }).click();
    const decisions = first.getByRole('listitem').filter({ hasText: 'by Manager' });
    await see(decisions.first()).toContainText('Disapproved by Manager');
    await see(decisions.first()).toContainText('Suspected fake');
    await see(decisions.nth(1)).toContainText('Approved by Manager');
  });

  test('the keyboard reaches the reasons next, and a field for another reason', async () => {
    const page = await browser.manager(server);
    await disapprove(page);
    await page.keyboard.press('Tab');
    await see(prompt(page).getByRole('button', { name: 'Not about this stay' })).toBeFocused();
    await prompt(page).getByRole('button', { name: 'Other…' }).press('Enter');
    await see(prompt(page).getByRole('textbox', { name: 'Your reason in a few words' })).toBeFocused();
    await page.keyboard.type('Wrong house');
    await page.keyboard.press('Enter');
    await see(prompt(page)).toHaveCount(0);
    const { rows: kept } = await server.app.database.pool.query(
      "select 1 from decision_reasons where reason = 'Wrong house'",
    );
    expect(kept).toHaveLength(1);
  });

  test('Escape and Dismiss close the prompt without a reason', async () => {
    const page = await browser.manager(server);
    const first = await disapprove(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await see(prompt(page)).toHaveCount(0);
    await first.getByRole('button', { name: 'Approve' }).click();
    await see(page.getByText(/^Review by .* approved\.$/)).toBeAttached();
    await rows(page).nth(1).getByRole('button', { name: 'Disapprove' }).click();
    await see(prompt(page)).toBeVisible();
    await prompt(page).getByRole('button', { name: 'Dismiss' }).click();
    await see(prompt(page)).toHaveCount(0);
  });

  test('a reason that could not be saved shows an alert and can be given again', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await disapprove(page);
    const mend = await answer(
      page,
      { method: 'PUT', path: '/reason' },
      { status: 503, body: failureEnvelope('Not now.') },
    );
    await prompt(page).getByRole('button', { name: 'Offensive language' }).click();
    await see(prompt(page).getByRole('alert')).toContainText('Not now.');
    await mend();
    await prompt(page).getByRole('button', { name: 'Offensive language' }).click();
    await see(prompt(page)).toHaveCount(0);
  });

  test('the prompt covers neither the clicked button nor the pager at the end of the page', async () => {
    const page = await browser.manager(server, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const clicked = rows(page).nth(1).getByRole('button', { name: 'Disapprove' });
    for (const edge of ['foot', 'head'] as const) {
      await clicked.evaluate((button, at) => {
        const { top, bottom } = button.getBoundingClientRect();
        window.scrollBy(0, at === 'foot' ? bottom - window.innerHeight + 8 : top - 8);
      }, edge);
      await clicked.click();
      await see(prompt(page)).toBeVisible();
      // The click is at the position of the button and would hit whatever covers it.
      await rows(page).nth(1).getByRole('button', { name: 'Approve' }).click();
      await see(prompt(page)).toHaveCount(0);
    }
    await rows(page).nth(1).getByRole('button', { name: 'Disapprove' }).click();
    await see(prompt(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [question, pager] = await Promise.all([prompt(page).boundingBox(), pages(page).boundingBox()]);
    expect(pager && question && pager.y + pager.height).toBeLessThanOrEqual(question?.y ?? 0);
  });

  test('the prompt has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await disapprove(page);
    await expectAccessible(page, 'section[aria-label^=Reason]');
  });
});
