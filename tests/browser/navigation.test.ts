import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const browser = browserForTests();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('the navigation', () => {
  test('consists of links, beside the two buttons of the specification, and each opens in a new tab', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await see(nav.getByRole('button')).toHaveText(['Manager Dashboard', 'View Reviews']);
    await see(nav.getByRole('link')).toHaveText([
      'Triage',
      'Answers',
      'Insights',
      'Properties',
      'History',
      'Sync',
      'Settings',
    ]);
    const hrefs = await nav
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.every((href) => href?.startsWith('/'))).toBe(true);
    const opened = page.context().waitForEvent('page');
    await nav.getByRole('link', { name: 'History' }).click({ modifiers: ['Control'] });
    const other = await opened;
    await see(other.getByRole('heading', { level: 1 })).toHaveText('History');
    await see(page).toHaveURL('/dashboard');
  });

  test('never shows beside the sign-in screen, also while the first page loads', async () => {
    const page = await browser.anonymous(server);
    await page.addInitScript(() => {
      const watched = Object.assign(window, { isMixed: false });
      const look = () => {
        const heading = document.querySelector('h1');
        const isSignIn = heading?.textContent === 'Manager Portal' && heading.checkVisibility();
        watched.isMixed ||= isSignIn && document.querySelector('header') !== null;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/login?redirect=%2Fhistory');
    await page.getByLabel('Username').fill('manager');
    await page.getByLabel('Password').fill('flex-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('History');
    expect(await page.evaluate(() => Object(window).isMixed)).toBe(false);
  });

  test('starts with a link that skips it and does not change the URL', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await see(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await see(skip).toBeFocused();
    await see(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await see(page.locator('#content')).toBeFocused();
    await see(page).toHaveURL('/dashboard');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('an unknown address', () => {
  test('below a page of the app says so', async () => {
    const page = await browser.manager(server);
    for (const path of [
      '/settings/nothing',
      '/insights/nothing',
      '/dashboard/nothing',
      '/reviews/1/nothing',
    ]) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await see(page).toHaveURL(path);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to the dashboard' }).click();
    await see(page).toHaveURL('/dashboard');
  });

  test.each(['/nothing', '/dashboards', '/reviews', '/dashboard/nothing'])(
    'elsewhere, and without a session, redirects to the home page: %s',
    async (path) => {
      const page = await browser.anonymous(server);
      await page.goto(path);
      await see(page).toHaveURL('/');
    },
  );
});

test.each(['/dashboard?review=999999', '/reviews/1?review=999999'])(
  'a link to a review that does not exist says so, without a retry: %s',
  async (path) => {
    const page = await browser.manager(server, { expected: [/status of 404/] });
    await page.goto(path);
    const panel = page.getByRole('dialog', { name: 'Review not found' });
    await see(panel).toContainText(
      'This review does not exist, or it belongs to a property that you cannot see.',
    );
    await see(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Close panel' }).click();
    await see(panel).toBeHidden();
  },
);
