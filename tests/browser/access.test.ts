import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see, signIn, type VisitOptions } from '#tests/support/browser.ts';
import { cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { answer, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const REFUSED = /status of 401/;

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signInScreen = (page: Page) => page.getByRole('heading', { name: 'Manager Portal' });
const atSignIn = (url: URL) => url.pathname === '/login';

/** The session that the server has for this visitor's cookies. */
async function statusOfStats(page: Page): Promise<number> {
  return (await page.request.get('/api/reviews/hostaway/stats')).status();
}

const approvedCount = async () =>
  (await server.app.context.storage.reviews.stats({ access: 'all' }, 'UTC')).approvedCount;

async function signInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('manager');
  await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
  await button(page, 'Sign In').click();
}

/** Ends the visitor's session as in another window. */
async function endSession(page: Page): Promise<void> {
  await page.request.delete('/api/session', { headers: { origin: server.origin } });
}

describe('an anonymous visitor', () => {
  test.each(['/dashboard', '/reviews/1'])('is redirected from %s to the sign-in', async (path) => {
    const page = await browser.anonymous(server);
    const calls = recordCalls(page);
    await page.goto(path);
    await see(page).toHaveURL(atSignIn);
    await see(signInScreen(page)).toBeVisible();
    expect(calls.filter((call) => call.includes('/reviews/'))).toEqual([]);
  });

  test('gets no data with a forged browser flag', async () => {
    const page = await browser.anonymous(server, { expected: [REFUSED] });
    await page.addInitScript(() => {
      localStorage.setItem('isLoggedIn', 'true');
      localStorage.setItem('username', 'manager');
    });
    await page.goto('/dashboard');
    await see(page).toHaveURL(atSignIn);
    await see(signInScreen(page)).toBeVisible();
    expect(await statusOfStats(page)).toBe(401);
  });

  test('gets no data with a forged flag, even when the app is already loaded', async () => {
    const page = await browser.anonymous(server, { expected: [REFUSED] });
    await page.addInitScript(() => {
      if (location.pathname === '/dashboard') localStorage.setItem('isLoggedIn', 'true');
    });
    await page.route('/dashboard', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${server.origin}/login` }) }),
    );
    await page.goto('/dashboard');
    await see(page).toHaveURL(atSignIn);
    await see(signInScreen(page)).toBeVisible();
    await see(page.getByText(/Pending|Approved/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
  });

  test('is redirected to / from any other path', async () => {
    const page = await browser.anonymous(server);
    for (const path of ['/nothing', '/dashboard/more', '/reviews', '/property', '/a/b?c=d']) {
      await page.goto(path);
      await see(page).toHaveURL('/');
      await see(signInScreen(page)).toBeVisible();
    }
  });
});

/** A manager with a session of their own. */
async function ownSession(options?: VisitOptions): Promise<Page> {
  const page = await browser.anonymous(server, options);
  await signIn(page, server);
  return page;
}

describe('the end of a session', () => {
  test('follows Logout, on the server too, and Back shows no data', async () => {
    const page = await ownSession();
    await openDashboard(page);
    const cookies = await page.context().cookies();
    await button(page, 'Logout').click();
    await see(page).toHaveURL('/login');
    await see(signInScreen(page)).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);

    await page.goBack();
    await see(page).toHaveURL(atSignIn);
    await see(signInScreen(page)).toBeVisible();
    await see(page.getByRole('table')).toHaveCount(0);
    await page.context().addCookies(cookies);
    expect(await statusOfStats(page)).toBe(401);
  });

  test('and a sign-in of someone else have a page loaded again that Back restores', async () => {
    const page = await ownSession();
    await openDashboard(page);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      localStorage.setItem('username', 'Ben');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await loaded;
    await see(rows(page)).toHaveCount(10);
  });

  test('in another window leads to the sign-in, and from there back to the same page', async () => {
    const page = await ownSession({ expected: [REFUSED] });
    await openDashboard(page, '?rating=5');
    await endSession(page);
    await button(page, 'Refresh').click();
    await see(page).toHaveURL(atSignIn);
    await see(signInScreen(page)).toBeVisible();
    await see(page.getByText('Your session has ended. Sign in to continue where you were.')).toBeVisible();
    await signInHere(page);
    await see(page).toHaveURL('/dashboard?rating=5');
    await see(rows(page)).toHaveCount(10);
  });

  test('shows the sign-in page with the reason, and an approval is finished after the sign-in', async () => {
    const page = await ownSession({ expected: [REFUSED] });
    await openDashboard(page, '?rating=5');
    await endSession(page);
    await rows(page).first().getByRole('button', { name: 'Approve', exact: true }).click();
    await see(page).toHaveURL(atSignIn);
    await see(
      page.getByText('Your session ended before your last change was saved. Sign in to finish it.'),
    ).toBeVisible();
    expect(await approvedCount()).toBe(0);
    await signInHere(page);
    await see(page).toHaveURL('/dashboard?rating=5');
    await see.poll(approvedCount).toBe(1);
    await see(cell(rows(page).first(), 'Status')).toHaveText('Approved');
    await page.reload();
    await see(rows(page)).toHaveCount(10);
    expect(await approvedCount()).toBe(1);
  });

  test('loses none of several approvals, and says that they are not saved', async () => {
    const before = await approvedCount();
    const page = await ownSession({ expected: [REFUSED] });
    await openDashboard(page, '?rating=5&status=pending');
    await endSession(page);
    // The first is answered while the page is still there.
    await page.evaluate(async () => {
      const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-approved=false]');
      first?.click();
      while (localStorage.getItem('isLoggedIn') !== null)
        await new Promise((resolve) => setTimeout(resolve, 1));
      for (const button of others) button.click();
    });
    await see(page).toHaveURL(atSignIn);
    await see(
      page.getByText('Your session ended before your last change was saved. Sign in to finish it.'),
    ).toBeVisible();
    await signInHere(page);
    await see.poll(approvedCount).toBe(before + 10);
  });

  test('in one tab removes the reviews from the other tabs', async () => {
    const page = await ownSession();
    await openDashboard(page);
    const other = await page.context().newPage();
    await openDashboard(other, '?rating=5');
    await button(page, 'Logout').click();
    await see(page).toHaveURL('/login');
    await see(other).toHaveURL(atSignIn);
    await see(signInScreen(other)).toBeVisible();
    await see(other.getByRole('table')).toHaveCount(0);
  });

  test('is not shown when the request to the server fails', async () => {
    const page = await ownSession({ expected: [/status of 503/] });
    await openDashboard(page);
    const busy = { success: false, data: null, error: 'Busy. Try again.', code: 'unavailable' };
    const stop = await answer(page, { method: 'DELETE', path: '/session' }, { status: 503, body: busy });
    await button(page, 'Logout').click();
    await see(page.getByRole('alert')).toHaveText('Busy. Try again.');
    await see(rows(page)).toHaveCount(10);
    await stop();
    await button(page, 'Logout').click();
    await see(page).toHaveURL('/login');
  });
});

describe('the top bar', () => {
  test('is hidden on the sign-in screen', async () => {
    const page = await browser.anonymous(server);
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await see(signInScreen(page)).toBeVisible();
      await see(banner(page)).toHaveCount(0);
    }
  });

  test('has only "Manager Login" on a property page, also for managers', async () => {
    for (const visitor of [browser.anonymous, browser.manager]) {
      const page = await visitor(server);
      await page.goto('/property/1');
      await see(banner(page).getByText('Flex Living Reviews', { exact: true })).toBeVisible();
      await see(banner(page).getByRole('button')).toHaveText(['Manager Login']);
      await see(banner(page).getByRole('link')).toHaveCount(0);
      await see(banner(page).getByText(/Welcome/)).toHaveCount(0);
      await button(page, 'Manager Login').click();
      await page.waitForURL(visitor === browser.anonymous ? atSignIn : '/dashboard');
    }
  });

  test('greets a manager by name, and both of its buttons lead to the dashboard', async () => {
    const page = await browser.manager(server);
    for (const name of ['Manager Dashboard', 'View Reviews']) {
      await page.goto('/reviews/1');
      await see(banner(page).getByText('Flex Living Reviews', { exact: true })).toBeVisible();
      await see(banner(page).getByText('Welcome, Manager', { exact: true })).toBeVisible();
      await see(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await see(banner(page).getByRole('button', { name: 'Manager Login' })).toHaveCount(0);
      await banner(page).getByRole('button', { name, exact: true }).click();
      await see(page).toHaveURL('/dashboard');
      await see(rows(page)).toHaveCount(10);
    }
  });
});
