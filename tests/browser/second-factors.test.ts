import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser } from '#services/accounts/users.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { oneTimePassword } from '#tests/support/one-time-password.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const REFUSED = [/status of 40[013]/];

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.pool.query('delete from users where not is_demo; delete from sign_in_failures');
  await addUser(server.app.context, { username: 'ines', name: 'Inês', password: PASSWORD });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const codes = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });

async function signIn(page: Page, to = '/account'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`);
  await field(page, 'Username').fill('ines');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
}
async function answerWith(page: Page, code: string): Promise<void> {
  await field(page, 'Code').fill(code);
  await button(page, 'Sign In').click();
}

test('codes of an app are turned on, asked for, replaced by recovery codes, and turned off', async () => {
  const page = await browser.anonymous(server, {
    expected: REFUSED,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signIn(page);
  await see(page).toHaveURL('/account');
  await codes(page).getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await see(field(page, 'Your password')).toBeFocused();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Enter');
  await see(dialog.getByRole('alert')).toHaveText('Type the password that you sign in with.');
  await field(page, 'Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await see(dialog.getByRole('alert')).toHaveText('The password is wrong: type the one you sign in with.');
  await page.keyboard.press('Escape');
  await see(codes(page).getByRole('alert')).toHaveText(
    'Nothing was changed, because you did not confirm that it is you.',
  );
  await codes(page).getByRole('button', { name: 'Turn on' }).click();
  await confirmIdentity(page, PASSWORD);
  await see(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await codes(page).locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await field(page, 'Code').fill('000000');
  await codes(page).getByRole('button', { name: 'Turn on' }).click();
  await see(page.getByRole('alert')).toContainText('The code is wrong or has expired.');
  await field(page, 'Code').fill(oneTimePassword(secret, -1));
  await codes(page).getByRole('button', { name: 'Turn on' }).click();

  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await see(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await button(page, 'Copy').click();
  await see(codes(page).getByText('The codes were copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [first = ''] = copied.split('\n');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await button(page, 'Done').click();
  await see(codes(page)).toContainText('10 recovery codes are left');

  const other = await browser.anonymous(server, { expected: REFUSED });
  await signIn(other);
  await see(field(other, 'Code')).toBeFocused();
  await see(other.getByRole('alert')).toHaveCount(0);
  await expectAccessible(other);
  await answerWith(other, '000000');
  await see(other.getByRole('alert')).toContainText('The code is wrong or was used before.');
  await answerWith(other, oneTimePassword(secret));
  await see(other).toHaveURL('/account');

  const third = await browser.anonymous(server, { expected: REFUSED });
  await signIn(third);
  await answerWith(third, first);
  await see(codes(third)).toContainText('9 recovery codes are left');
  await button(third, 'New recovery codes').click();
  await button(third, 'Use a code instead').click();
  await see(field(third, 'Code')).toBeFocused();
  await expectAccessible(third, 'dialog');
  await field(third, 'Code').fill(oneTimePassword(secret, 1));
  await button(third, 'Continue').click();
  await see(third.getByRole('list', { name: 'Your recovery codes' })).not.toContainText(first);
  await button(third, 'Done').click();
  await button(third, 'Turn off').click();
  await confirmIdentity(third, PASSWORD);
  await see(codes(third).getByRole('status')).toContainText('The codes are off.');
  await signIn(await browser.anonymous(server));
});

test('an admin requires a second factor, which leads others to set one up before anything else', async () => {
  const admin = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
  await admin.goto('/settings/security');
  const required = admin.getByRole('checkbox', { name: 'Require a second factor of everyone' });
  await required.check();
  await confirmIdentity(admin);
  await see(admin.getByRole('status').getByText('Saved.')).toBeVisible();
  await expectAccessible(admin);

  const page = await browser.anonymous(server, { expected: REFUSED });
  await signIn(page, '/sync');
  await see(page).toHaveURL('/account');
  await see(page.getByText('Your company requires a second factor.')).toBeVisible();
  await page.goto('/dashboard');
  await see(page).toHaveURL('/account');
  await codes(page).getByRole('button', { name: 'Turn on' }).click();
  await confirmIdentity(page, PASSWORD);
  const secret = (await codes(page).locator('code').innerText()).replaceAll(' ', '');
  await field(page, 'Code').fill(oneTimePassword(secret));
  await codes(page).getByRole('button', { name: 'Turn on' }).click();
  await button(page, 'Done').click();
  await see(page.getByText('Your company requires a second factor.')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Go to the dashboard').click();
  await see(page).toHaveURL('/dashboard');
  await page.goto('/sync');
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(page).toHaveURL('/sync');
  await required.uncheck();
  await confirmIdentity(admin);
  await see(required).toBeEnabled();
});
