import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '#services/accounts/users.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { browserForTests, see, signIn } from '#tests/support/browser.ts';
import { hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const REFUSED = /status of 401/;
const EMPTY = 'Please enter both username and password';
const WRONG = 'Invalid username or password';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const error = (page: Page) => page.getByRole('alert');

async function fill(page: Page, name: string, secret: string) {
  await username(page).fill(name);
  await password(page).fill(secret);
}

describe('the sign-in screen', () => {
  test.each(['/', '/login'])('opens at %s and masks the password', async (path) => {
    const page = await browser.anonymous(server);
    await page.goto(path);
    await see(page.getByRole('heading', { name: 'Manager Portal', exact: true })).toBeVisible();
    await see(page.getByText('Sign in to access the reviews dashboard', { exact: true })).toBeVisible();
    await see(username(page)).not.toHaveAttribute('type', 'password');
    await see(password(page)).toHaveAttribute('type', 'password');
    await see(button(page, 'Sign In')).toBeEnabled();
    await see(button(page, 'Clear')).toBeEnabled();
    await see(error(page)).toHaveCount(0);
    await see(page).toHaveTitle(/Manager Portal/);
    // The top bar and its name are hidden here.
    await see(page.getByText('Flex Living Reviews')).toHaveCount(0);
    await see(page.getByRole('banner')).toHaveCount(0);
  });

  test('signs a manager in, and stores the flag and the name but never the password', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await fill(page, 'manager', 'flex-demo');
    await button(page, 'Sign In').click();
    await page.waitForURL('/dashboard');
    await see(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
    const kept = await page.evaluate(() => ({
      ...localStorage,
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
    }));
    expect(kept).toMatchObject({ isLoggedIn: 'true', username: 'manager', cookies: '' });
    expect(JSON.stringify(kept)).not.toContain('flex-demo');

    await button(page, 'Logout').click();
    await page.waitForURL('/login');
    expect(
      await page.evaluate(() => [localStorage.getItem('isLoggedIn'), localStorage.getItem('username')]),
    ).toEqual([null, null]);
  });

  test.each(['Username', 'Password'])('submits when Enter is pressed in %s', async (field) => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await fill(page, 'manager', 'flex-demo');
    await page.getByRole('textbox', { name: field }).press('Enter');
    await page.waitForURL('/dashboard');
  });

  test('shows "Signing in..." while it is busy, and is not submitted a second time', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    const calls = recordCalls(page);
    const attempt = await hold(page, { method: 'POST', path: '/session' });
    await fill(page, 'manager', 'flex-demo');
    await password(page).press('Enter');
    await see(button(page, 'Signing in...')).toBeDisabled();
    await see(button(page, 'Sign In')).toHaveCount(0);
    await password(page).press('Enter');
    await username(page).press('Enter');
    attempt.release();
    await page.waitForURL('/dashboard');
    expect(calls.filter((call) => call === 'POST /session')).toHaveLength(1);
  });

  test('shows an error for an empty field without a request', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await see(button(page, 'Sign In')).toBeEnabled();
    const calls = recordCalls(page);
    for (const [name, secret] of [
      ['', ''],
      ['', 'flex-demo'],
      ['manager', ''],
      ['   ', 'flex-demo'],
    ] as const) {
      await button(page, 'Clear').click();
      await see(error(page)).toHaveCount(0);
      await fill(page, name, secret);
      await button(page, 'Sign In').click();
      await see(error(page)).toHaveText(EMPTY);
    }
    expect(calls).toEqual([]);
  });

  test('rejects a wrong username or password, and then accepts the correct ones', async () => {
    const page = await browser.anonymous(server, { expected: [REFUSED] });
    await page.goto('/login');
    await fill(page, 'manager', 'wrong-password');
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText(WRONG);
    await fill(page, 'nobody', 'flex-demo');
    await button(page, 'Sign In').click();
    await see(button(page, 'Sign In')).toBeEnabled();
    await see(error(page)).toHaveText(WRONG);
    expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
    await fill(page, 'manager', 'flex-demo');
    await button(page, 'Sign In').click();
    await page.waitForURL('/dashboard');
  });

  test('does not move its fields when it shows an error', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    const places = () =>
      Promise.all(
        [username(page), button(page, 'Clear'), button(page, 'Fill in')].map((control) =>
          control.boundingBox(),
        ),
      );
    await see(button(page, 'Sign In')).toBeEnabled();
    // Text has another width in the fallback font.
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText(EMPTY);
    expect(await places()).toEqual(before);
  });

  test('empties both fields and the error with Clear', async () => {
    const page = await browser.anonymous(server, { expected: [REFUSED] });
    await page.goto('/login');
    await fill(page, 'manager', '');
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText(EMPTY);
    await button(page, 'Clear').click();
    await see(error(page)).toHaveCount(0);
    await fill(page, 'manager', 'wrong-password');
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText(WRONG);
    await button(page, 'Clear').click();
    await see(error(page)).toHaveCount(0);
    await see(username(page)).toHaveValue('');
    await see(password(page)).toHaveValue('');
  });

  test('shows how long to wait after too many failures', async () => {
    const guesser = apiClient(server.origin);
    for (let attempt = 0; attempt < 5; attempt += 1) await guesser.signIn('someone', 'wrong-password');
    const page = await browser.anonymous(server, { expected: [/status of 429/] });
    await page.goto('/login');
    await fill(page, 'someone', 'wrong-password');
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText('Too many failed sign-ins. Please wait 15 minute(s) and try again.');
  });
});

describe('the demo credentials', () => {
  test('are shown in the demo and fill in the form', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await see(page.getByText('Demo credentials: manager / flex-demo', { exact: true })).toBeVisible();
    await button(page, 'Fill in').click();
    await button(page, 'Sign In').click();
    await page.waitForURL('/dashboard');
  });

  test('are not shown outside the demo, where the demo user does not exist', async () => {
    const real = await openTestServer({ environment: { DEMO: 'false', BRAND_NAME: 'Sea & Stays' } });
    await addUser(real.app.context, { username: 'ines', name: 'Inês', password: 'correct horse battery' });
    const page = await browser.anonymous(real, { expected: [REFUSED] });
    await page.goto('/login');
    await see(button(page, 'Sign In')).toBeVisible();
    await see(page.getByText(/demo/i)).toHaveCount(0);
    expect(await page.content()).not.toContain('flex-demo');
    await fill(page, 'manager', 'flex-demo');
    await button(page, 'Sign In').click();
    await see(error(page)).toHaveText(WRONG);
    await fill(page, 'ines', 'correct horse battery');
    await button(page, 'Sign In').click();
    await see(page.getByText('Welcome, Inês', { exact: true })).toBeVisible();
    await see(page.getByRole('banner').getByText('Sea & Stays Reviews', { exact: true })).toBeVisible();
    await page.context().close();
    await real.close();
  });
});

describe('after the sign-in', () => {
  test.each(['/dashboard?rating=4&page=2', '/reviews/1'])(
    'the requested page opens: %s',
    async (requestedPage) => {
      const page = await browser.anonymous(server);
      await page.goto(requestedPage);
      await page.waitForURL((url) => url.pathname === '/login');
      await fill(page, 'manager', 'flex-demo');
      await button(page, 'Sign In').click();
      await page.waitForURL(requestedPage);
    },
  );

  test.each(['https://evil.example/dashboard', '/\\evil.example', 'javascript:alert(1)'])(
    'a link never redirects to another site: %s',
    async (requestedPage) => {
      const page = await browser.anonymous(server);
      await page.goto(`/login?redirect=${encodeURIComponent(requestedPage)}`);
      await fill(page, 'manager', 'flex-demo');
      await button(page, 'Sign In').click();
      await page.waitForURL('/dashboard');
      await see(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
    },
  );

  test('a signed-in manager who opens the sign-in screen is redirected to the dashboard', async () => {
    const page = await browser.anonymous(server);
    await signIn(page, server);
    for (const path of ['/', '/login', '/login?redirect=%2Fdashboard']) {
      await page.goto(path);
      await page.waitForURL('/dashboard');
    }
  });
});
