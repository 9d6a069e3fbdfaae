import type { Locator, Page, Request } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { cut, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Another manager, on another machine. */
let colleague: ApiClient;
let listingId: number;
let reviews: Review[];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  colleague = await signedInClient(server.origin);
  ({ listingId, reviews } = await addLighthouse(server));
});
beforeEach(async () => {
  for (const { id } of reviews) await decide(id, false);
});
afterAll(() => server.close());

const decide = (id: number | undefined, isApproved: boolean) =>
  colleague.put(`/reviews/hostaway/${id}/approve`, { isApproved });
const showChanges = (page: Page) => page.getByRole('button', { name: 'Show changes' });
const toggle = (row: Locator, name: 'Approve' | 'Disapprove') =>
  row.getByRole('button', { name, exact: true });

/** Opens the property's reviews, oldest first, and waits until the page receives events. */
async function openListening(page: Page, query = ''): Promise<void> {
  const listening = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc${query}`);
  await listening;
}

describe('a decision of a colleague', () => {
  test('changes its row and the counts, and no row moves', async () => {
    const page = await browser.manager(server);
    await openListening(page);
    await decide(reviews[1]?.id, true);
    await see(cell(rows(page).nth(1), 'Status')).toHaveText('Approved');
    await see(card(page, 'Approved')).toHaveText('1');
    await see(card(page, 'Pending')).toHaveText('3');
    await see(cell(rows(page).nth(0), 'Status')).toHaveText('Pending');
    await see(showChanges(page)).toHaveCount(0);
  });

  test('changes its row in place in a list of pending reviews', async () => {
    const page = await browser.manager(server);
    await openListening(page, '&status=pending');
    await decide(reviews[0]?.id, true);
    await see(cell(rows(page).first(), 'Status')).toHaveText('Approved');
    await see(rows(page)).toHaveCount(4);
    await toggle(rows(page).nth(1), 'Approve').click();
    await see(card(page, 'Approved')).toHaveText('2');
    await see(rows(page)).toHaveCount(4);
    await see(showChanges(page)).toHaveCount(0);
  });

  test('changes the counts of every status, and has the views counted again', async () => {
    const page = await browser.manager(server);
    await openListening(page, '&status=pending');
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/views'));
    await decide(reviews[1]?.id, true);
    await see(card(page, 'Total Reviews')).toHaveText('3');
    await see(card(page, 'Approved')).toHaveText('1');
    await see(card(page, 'Pending')).toHaveText('3');
    await counted;
  });

  test('does not change the action under the pointer until the pointer leaves', async () => {
    const page = await browser.manager(server);
    await openListening(page);
    const second = rows(page).nth(1);
    await toggle(second, 'Approve').hover();
    await decide(reviews[1]?.id, true);
    await see(card(page, 'Approved')).toHaveText('1');
    await see(toggle(second, 'Approve')).toBeVisible();
    await page.mouse.move(0, 0);
    await see(toggle(second, 'Disapprove')).toBeVisible();
  });

  test('is not undone by a click just after it appeared', async () => {
    const page = await browser.manager(server);
    await openListening(page);
    const toggles = page.getByRole('button', { name: /^(Approve|Disapprove)$/ });
    const turned = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const second = document.querySelectorAll('tr[data-review]')[1];
          const click = () => {
            const action = [...(second?.querySelectorAll('button') ?? [])].find(
              ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === 'Disapprove',
            );
            if (!action) return;
            action.click();
            resolve();
          };
          new MutationObserver(click).observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
          });
        }),
    );
    await decide(reviews[1]?.id, true);
    await turned;
    await see(toggles.nth(1)).toHaveAccessibleName('Disapprove');
    expect((await colleague.get<Review>(`/reviews/hostaway/${reviews[1]?.id}`)).data.isApproved).toBe(true);
    await page.waitForTimeout(800);
    await toggles.nth(1).click();
    await see(card(page, 'Approved')).toHaveText('0');
  });

  test('appears on a page that was hidden as soon as it is visible again', async () => {
    const page = await browser.manager(server);
    await openListening(page);
    const isLive = (request: Request) => request.url().includes('/api/live');
    await Promise.all([page.waitForEvent('requestfailed', isLive), setHidden(page, true)]);
    await decide(reviews[2]?.id, true);
    await Promise.all([page.waitForRequest(isLive), setHidden(page, false)]);
    await see(cell(rows(page).nth(2), 'Status')).toHaveText('Approved');
  });

  test('appears after failed reads are retried, without an alert', async () => {
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await openListening(page);
    const mend = await cut(page, { path: '/stats' });
    const failed = page.waitForEvent('requestfailed');
    await decide(reviews[3]?.id, true);
    await failed;
    await see(page.getByRole('alert')).toHaveCount(0);
    await mend();
    await see(cell(rows(page).nth(3), 'Status')).toHaveText('Approved');
  });
});

test('a change of a colleague has the review read once while the composer is over the panel', async () => {
  const page = await browser.manager(server);
  await openListening(page, `&review=${reviews[1]?.id}`);
  await page.getByRole('button', { name: 'Write a response' }).click();
  await see(page.getByRole('textbox', { name: 'Response from the company' })).toBeFocused();
  const calls = recordCalls(page);
  const reads = () => calls.filter((call) => call === `GET /reviews/hostaway/${reviews[1]?.id}`);
  const callCount = async () => {
    calls.length = 0;
    await page.waitForTimeout(1_500);
    return reads().length;
  };
  await see.poll(callCount).toBe(0);
  await decide(reviews[1]?.id, true);
  await see.poll(() => reads().length).toBeGreaterThan(0);
  await page.waitForTimeout(1_000);
  expect(reads()).toHaveLength(1);
});

test('new reviews appear when the manager clicks Show changes', async () => {
  const page = await browser.manager(server);
  await openListening(page);
  addReview(server, 90, { guestName: 'Newcomer', submittedAt: '2023-06-01 10:00:00' });
  await runSync(server.app.context);
  await see(showChanges(page)).toBeVisible();
  await see(rows(page)).toHaveCount(reviews.length);
  await showChanges(page).click();
  await see(rows(page)).toHaveCount(reviews.length + 1);
  await see(cell(rows(page).first(), 'Guest')).toHaveText('Newcomer');
  await see(showChanges(page)).toHaveCount(0);
});

test('an open dashboard makes no calls while nothing changes', async () => {
  // The reviews that earlier tests added.
  await analyseAll(server.app);
  const page = await browser.manager(server);
  await openListening(page);
  // The page first reads what earlier tests changed.
  const calls = recordCalls(page);
  const callCount = async () => {
    calls.length = 0;
    await page.waitForTimeout(1_500);
    return calls.length;
  };
  await see.poll(callCount).toBe(0);
  await page.waitForTimeout(4_000);
  expect(calls).toEqual([]);
});

test('a decision on the last row of the last page keeps the page', async () => {
  const page = await browser.manager(server);
  // Eleven with the new review of an earlier test.
  const more = Array.from({ length: 6 }, (_, index) => 100 + index);
  for (const index of more) {
    addReview(server, index, {
      guestName: `Guest ${index}`,
      submittedAt: `2025-01-0${index - 99} 10:00:00`,
    });
  }
  await runSync(server.app.context);
  await openListening(page, '&status=pending&page=2');
  await see(rows(page)).toHaveCount(1);
  const counted = page.waitForResponse((answer) => answer.url().includes('/stats'));
  await toggle(rows(page).first(), 'Approve').click();
  await counted;
  await see(card(page, 'Approved')).toHaveText('1');
  await page.waitForTimeout(1_000);
  await see(cell(rows(page).first(), 'Status')).toHaveText('Approved');
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
});

/** Simulates switching to another tab and back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
