import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#services/accounts/users.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { answer, failureEnvelope } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'seven quiet wombats';
const NEW_PASSWORD = 'eight loud penguins';
const SHORT = 'short';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/604.1';
const REFUSED = [/status of 403/, /status of 401/, /status of 503/];

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.app.database.pool.query('delete from users where not is_demo; delete from sign_in_failures');
  await addUser(server.app.context, { username: 'ines', name: 'Inês', password: PASSWORD });
  await server.app.context.accounts.add({ username: 'old', name: 'Old', role: 'manager', password: SHORT });
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });
const passwords = (page: Page) => page.getByRole('region', { name: 'Password' });

/** Signs in on the sign-in page, which leads to another page. */
async function signIn(page: Page, to = '/account', username = 'ines', password = PASSWORD): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign In').click();
  await see(page).toHaveURL(to);
}

/** Signs the user in somewhere else. */
async function signInElsewhere(userAgent = IPHONE): Promise<void> {
  const body = { username: 'ines', password: PASSWORD };
  const headers = { 'user-agent': userAgent };
  expect((await apiClient(server.origin).post('/session', body, { headers })).status).toBe(200);
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await field(page, 'Current password').fill(from);
  await field(page, 'New password').fill(to);
  await button(page, 'Change password').click();
}

describe('the account page', () => {
  test('requires a sign-in, which leads back to it, and opens from the name in the top bar', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/account');
    await see(page).toHaveURL('/login?redirect=%2Faccount');
    await signIn(page, '/sync');
    await page.getByRole('link', { name: 'Welcome, Inês' }).click();
    await see(page).toHaveURL('/account');
    await see(page).toHaveTitle(/^Your account · /);
    await see(page.getByText('You are signed in as Inês (ines).')).toBeVisible();
  });

  test('changes the name and the language of dates, which stay after a reload', async () => {
    const page = await browser.anonymous(server);
    await signIn(page);
    await field(page, 'Name').fill('Inês Lima de Albuquerque');
    await field(page, 'Dates').selectOption({ label: 'German: 05. Jan. 2026' });
    await button(page, 'Save').click();
    await see(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await see(page.getByRole('link', { name: 'Welcome, Inês Lima de Albuquerque' })).toBeVisible();
    // The pages of the top bar keep their one line beside a longer name.
    const tops = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await see(sessions(page).getByText(/signed in \d{1,2}\. /)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).uncheck();
    await page.reload();
    await see(page.getByRole('checkbox', { name: 'Use keyboard shortcuts' })).not.toBeChecked();
  });

  test('changes the password and ends the other sessions', async () => {
    await signInElsewhere();
    const page = await browser.anonymous(server);
    await signIn(page);
    await see(sessions(page).getByRole('listitem')).toHaveCount(2);
    await changePassword(page, PASSWORD, NEW_PASSWORD);
    await see(passwords(page).getByRole('status')).toHaveText(
      'Your password was changed, and your other sessions were ended.',
    );
    await see(sessions(page).getByRole('listitem')).toHaveCount(1);
    for (const name of ['Current password', 'New password']) await see(field(page, name)).toHaveValue('');
    const other = await browser.anonymous(server);
    await signIn(other, '/account', 'ines', NEW_PASSWORD);
  });

  test('says at each field what is wrong and what to do', async () => {
    const page = await browser.anonymous(server, { expected: REFUSED });
    await signIn(page);
    await changePassword(page, '', SHORT);
    await see(field(page, 'Current password')).toHaveAccessibleDescription(
      'Type the password that you sign in with.',
    );
    await see(field(page, 'New password')).toHaveAccessibleDescription(
      /^At least 15 characters;.* The password needs at least 15 characters\.$/,
    );
    await changePassword(page, PASSWORD, 'flexliving password 1234');
    await see(page.getByRole('alert')).toHaveText(/^The password is easy to guess: use other words/);
    await changePassword(page, 'wrong', NEW_PASSWORD);
    await see(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true');
    await see(page.getByRole('alert')).toHaveText(
      'The current password is wrong: type the one you sign in with.',
    );
    // What was typed stays.
    await see(field(page, 'New password')).toHaveValue(NEW_PASSWORD);
    await field(page, 'Current password').fill(PASSWORD);
    await see(page.getByRole('alert')).toHaveCount(0);
    const mend = await answer(
      page,
      { method: 'PUT', path: '/account/password' },
      { status: 503, body: failureEnvelope('Try later.') },
    );
    await button(page, 'Change password').click();
    await see(page.getByRole('alert')).toContainText('Try later.');
    await mend();
    await button(page, 'Change password').click();
    await see(passwords(page).getByRole('status')).toContainText('Your password was changed');
  });

  test('shows the passwords on request, and they can be pasted', async () => {
    const page = await browser.anonymous(server, { permissions: ['clipboard-read', 'clipboard-write'] });
    await signIn(page);
    for (const name of ['Current password', 'New password'])
      await see(field(page, name)).toHaveAttribute('type', 'password');
    await page.evaluate((text) => navigator.clipboard.writeText(text), NEW_PASSWORD);
    await field(page, 'New password').focus();
    await page.keyboard.press('Control+V');
    await see(field(page, 'New password')).toHaveValue(NEW_PASSWORD);
    await page.getByRole('checkbox', { name: 'Show passwords' }).check();
    for (const name of ['Current password', 'New password'])
      await see(field(page, name)).toHaveAttribute('type', 'text');
  });
});

describe('the sessions', () => {
  test('are listed with device, address and last use, and end one at a time', async () => {
    await signInElsewhere();
    const page = await browser.anonymous(server, { expected: [ASKS_FOR_PROOF] });
    await signIn(page);
    const items = sessions(page).getByRole('listitem');
    await see(items).toHaveCount(2);
    await see(items.first()).toContainText('Chrome on Linux');
    await see(items.first()).toContainText('This one');
    await see(items.first()).toContainText('in use now');
    await see(items.last()).toContainText('Safari on iPhone');
    await see(items.last()).toContainText(
      /(127\.0\.0\.1|::1) · used within the last hour · signed in \w+ \d+/,
    );
    await items.last().getByRole('button', { name: 'End the session on Safari on iPhone' }).click();
    await confirmIdentity(page, PASSWORD);
    await see(items).toHaveCount(1);
    await see(sessions(page).getByRole('status')).toHaveText('The session was ended.');
    await see(button(page, 'Sign out everywhere else')).toHaveCount(0);
  });

  test('end all at once but this one, and this one signs out', async () => {
    await signInElsewhere();
    await signInElsewhere();
    const page = await browser.anonymous(server, { expected: [ASKS_FOR_PROOF] });
    await signIn(page);
    await see(sessions(page).getByRole('listitem')).toHaveCount(3);
    await button(page, 'Sign out everywhere else').click();
    await confirmIdentity(page, PASSWORD);
    await see(sessions(page).getByRole('listitem')).toHaveCount(1);
    await see(sessions(page).getByRole('status')).toHaveText('All other sessions were ended.');
    await button(page, 'End the session on Chrome on Linux').click();
    await see(page).toHaveURL('/login');
  });
});

describe('people with a password from before the present rules', () => {
  test('can sign in and are asked to change it, until they put it off or have changed it', async () => {
    const page = await browser.anonymous(server);
    const notice = page.getByText('Please choose a new password: yours is shorter');
    await signIn(page, '/sync', 'old', SHORT);
    await see(notice).toBeVisible();
    await button(page, 'Not now').click();
    await see(notice).toHaveCount(0);
    await page.reload();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Sync');
    await see(notice).toHaveCount(0);

    await button(page, 'Logout').click();
    await see(page).toHaveURL('/login');
    await signIn(page, '/sync', 'old', SHORT);
    await button(page, 'Change password').click();
    await see(page).toHaveURL('/account');
    await see(notice).toHaveCount(0);
    await changePassword(page, SHORT, NEW_PASSWORD);
    await see(passwords(page).getByRole('status')).toContainText('Your password was changed');
    await page.goto('/sync');
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Sync');
    await see(notice).toHaveCount(0);
  });
});

test('account and notice have no accessibility violations and never scroll horizontally', async () => {
  const page = await browser.anonymous(server);
  await signIn(page, '/sync', 'old', SHORT);
  await see(button(page, 'Not now')).toBeVisible();
  await expectFits(page);
  await page.goto('/account');
  await see(sessions(page).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Change password').click();
  await see(page.getByRole('alert')).toHaveCount(2);
  await expectFits(page);
});
