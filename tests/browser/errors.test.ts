import type { Page, Request } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { answer, cut } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const REVIEWS = { path: '/reviews/hostaway' };
const STATUS = /status of 50\d/;
const CUT = /ERR_CONNECTION_FAILED/;
const alert = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });

describe('an error response', () => {
  // The test of the client has every kind of response.
  test.each([
    [
      'HTTP error! status: 503. Too much to do.',
      { status: 503, body: { success: false, error: 'Too much to do.' } },
    ],
    ['API request failed', { status: 200, body: '<p>Sign in to the hotel wifi</p>' }],
  ])('shows "%s", and Retry recovers: %j', async (message, failing) => {
    const page = await browser.manager(server, { expected: [STATUS] });
    for (const path of ['/dashboard', '/reviews/1']) {
      const mend = await answer(page, REVIEWS, failing);
      await page.goto(path);
      await see(alert(page).first()).toContainText(message);
      await mend();
      await retry(page).click();
      await see(alert(page)).toHaveCount(0);
      await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('is shown on the sign-in screen too', async () => {
    const page = await browser.anonymous(server, { expected: [STATUS, CUT] });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('manager');
    await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
    const session = { method: 'POST', path: '/session' };
    const submit = () => page.getByRole('button', { name: 'Sign In' }).click();
    const mend = await answer(page, session, { status: 500, body: 'no envelope' });
    await submit();
    await see(alert(page)).toHaveText('HTTP error! status: 500');
    await mend();
    const reconnect = await cut(page, session);
    await submit();
    await see(alert(page)).toHaveText('The server cannot be reached. Check your connection and try again.');
    await reconnect();
    await submit();
    await see(page).toHaveURL('/dashboard');
  });
});

describe('a broken connection', () => {
  test('shows a message, and Retry recovers', async () => {
    const page = await browser.manager(server, { expected: [CUT] });
    const mend = await cut(page, REVIEWS);
    await page.goto('/dashboard');
    await see(alert(page)).toContainText(
      'The server cannot be reached. Check your connection and try again.',
    );
    await retry(page).click();
    await see(alert(page)).toBeVisible();
    await mend();
    await retry(page).click();
    await see(rows(page)).toHaveCount(10);
    await see(alert(page)).toHaveCount(0);
  });
});

/** The response to a call with this path cannot be read, for a reason without a message. */
async function speechless(page: Page, path: string): Promise<void> {
  await page.addInitScript((unreadable) => {
    const { json } = Response.prototype;
    Response.prototype.json = function () {
      if (new URL(this.url).pathname.startsWith(unreadable)) throw new Error('');
      return json.call(this);
    };
  }, path);
}

describe('a failure without a message shows', () => {
  test.each([
    ['Failed to fetch data', '/dashboard', '/api/reviews/hostaway'],
    ['Failed to fetch reviews', '/reviews/1', '/api/reviews/hostaway'],
    ['Failed to load Google reviews', '/reviews/1', '/api/google-reviews/'],
  ])('"%s" on %s', async (message, path, call) => {
    const page = await browser.manager(server);
    await speechless(page, call);
    await page.goto(path);
    await see(alert(page).filter({ hasText: message })).toBeVisible();
  });

  test('"Failed to update review approval" after an approval, which is rolled back', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.evaluate(() => {
      AbortSignal.timeout = () => {
        throw new Error('');
      };
    });
    await rows(page).first().getByRole('button', { name: 'Approve', exact: true }).click();
    await see(alert(page).filter({ hasText: 'Failed to update review approval' })).toBeVisible();
    await see(rows(page).first().getByText('Pending', { exact: true })).toBeVisible();
  });
});

describe('a part of the app that fails to load', () => {
  const PART = /\/static\/js\/dashboard-page.*\.js/;
  const MISSING = 'This part of the page could not be loaded. Check your connection and try again.';

  test('shows an error with a Retry that recovers instead of a blank page', async () => {
    const page = await browser.manager(server, {
      expected: [CUT, /Failed to fetch dynamically imported module/, /ChunkLoadError/],
    });
    await page.route(PART, (route) => route.abort('connectionfailed'));
    await page.goto('/dashboard?rating=5');
    await see(alert(page)).toContainText(MISSING);
    await page.unroute(PART);
    await retry(page).click();
    await see(rows(page)).toHaveCount(10);
    await see(page).toHaveURL('/dashboard?rating=5');
  });

  test('counts as missing after 120 seconds', async () => {
    const page = await browser.manager(server, { expected: [/ChunkLoadError/] });
    const start = Date.now();
    await page.clock.install({ time: start });
    let isRequested = false;
    await page.route(PART, () => {
      isRequested = true;
    });
    const waiting = new Set<Request>();
    page.on('request', (request) => /\/api\/(?!live)/.test(request.url()) && waiting.add(request));
    page.on('response', (response) => waiting.delete(response.request()));
    page.on('requestfailed', (request) => waiting.delete(request));
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await see(page.getByRole('banner')).toBeVisible();
    await see.poll(() => isRequested).toBe(true);
    // A call that is still running would count as unanswered; the event stream never ends.
    await see.poll(() => waiting.size).toBe(0);
    // The clock runs by itself until it is paused: the part was requested between the start and now.
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(start + 119_000);
    await see(alert(page)).toHaveCount(0);
    await page.clock.fastForward(now - start + 1_000);
    await see(alert(page)).toContainText(MISSING);
    await see(retry(page)).toBeVisible();
  });
});
