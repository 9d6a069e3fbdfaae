import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import { invite } from '#services/accounts/invitations.ts';
import { addUser } from '#services/accounts/users.ts';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const NEW_PASSWORD = 'eight loud penguins';
const REFUSED = [/status of (401|404|409)/];

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.app.database.pool.query(
    'delete from users where not is_demo; delete from invitations; delete from sign_in_failures',
  );
  await addUser(server.app.context, { username: 'ines', name: 'Inês', role: 'admin', password: PASSWORD });
  await addUser(server.app.context, { username: 'tom', name: 'Tom', role: 'viewer', password: PASSWORD });
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const person = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name });

async function openPeople(): Promise<Page> {
  const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'People' }).click();
  await see(page.getByRole('heading', { level: 1 })).toHaveText('People');
  return page;
}

describe('people', () => {
  test('a tab of someone whose browser an invited person uses shows who is signed in now', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Username' }).fill('tom');
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await button(page, 'Sign In').click();
    await see(page.getByText('Welcome, Tom')).toBeVisible();
    const { token } = await invite(
      server.app.context,
      { ...systemActor, name: 'ines' },
      {
        label: 'Cleo',
        username: 'cleo',
        email: null,
        role: 'viewer',
        access: 'all',
      },
    );
    const other = await page.context().newPage();
    await other.goto(`/invite/${token}`);
    await field(other, 'Your name').fill('Cleo');
    await field(other, 'Password').fill(NEW_PASSWORD);
    await button(other, 'Create account').click();
    await see(other.getByText('Welcome, Cleo')).toBeVisible();
    await see(page.getByText('Welcome, Cleo')).toBeVisible();
  });

  test('an invited person opens the link, makes an account and sees the dashboard', async () => {
    const admin = await openPeople();
    await button(admin, 'Invite a person').click();
    await field(admin, 'Who is it for?').fill('Cleo of reception');
    await field(admin, 'Username (optional)').fill('cleo');
    await field(admin, 'Role').selectOption('responder');
    await expectAccessible(admin, 'dialog');
    await button(admin, 'Create link').click();
    await confirmIdentity(admin);
    const link = await field(admin, 'Invitation link for Cleo of reception').inputValue();
    await expectAccessible(admin, 'dialog');
    await button(admin, 'Invite another').click();
    await see(field(admin, 'Who is it for?')).toBeFocused();
    await see(field(admin, 'Who is it for?')).toHaveValue('');
    await see(field(admin, 'Role')).toHaveValue('responder');
    await field(admin, 'Who is it for?').fill('Dan');
    await admin.keyboard.press('Enter');
    await confirmIdentity(admin);
    const next = await field(admin, 'Invitation link for Dan').inputValue();
    expect(next).not.toBe(link);
    await button(admin, 'Done').click();
    const open = admin.getByRole('region', { name: 'Open invitations' });
    await see(open.getByText('Cleo of reception (cleo)')).toBeVisible();
    await expectAccessible(admin);

    const cleo = await browser.anonymous(server, { expected: REFUSED });
    await cleo.goto(link);
    await see(cleo.getByText('Your role: responder')).toBeVisible();
    await see(field(cleo, 'Username')).toHaveValue('cleo');
    await button(cleo, 'Create account').click();
    await see(cleo.getByText('Type your name, as your colleagues know it.')).toBeVisible();
    await expectAccessible(cleo);
    await field(cleo, 'Your name').fill('Cleo');
    await field(cleo, 'Password').fill(PASSWORD);
    await button(cleo, 'Create account').click();
    await see(cleo).toHaveURL('/dashboard');
    await see(cleo.getByRole('link', { name: 'Welcome, Cleo' })).toBeVisible();
    await cleo.goto(link);
    await see(cleo.getByRole('alert')).toHaveText(/This invitation has been used\. Sign in/);
    await expectAccessible(cleo);

    await admin.reload();
    await see(person(admin, 'Cleo')).toContainText('cleo · Responder · All properties · used within');
    await see(open.getByRole('listitem')).toContainText(['Dan']);
  });

  test('an admin changes the name, role and properties of a person, and the person loses access at once', async () => {
    const tom = await signedInClient(server.origin, 'tom', PASSWORD);
    const page = await openPeople();
    await button(page, 'Edit Tom').click();
    await field(page, 'Name').fill('Tomás');
    await field(page, 'Role').selectOption('manager');
    await page.getByRole('radio', { name: 'Only these' }).check();
    await button(page, 'Save').click();
    await confirmIdentity(page);
    await see(page.getByText('Saved.')).toBeVisible();
    await button(page, 'Deactivate').click();
    await confirmIdentity(page);
    await see(button(page, 'Reactivate')).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await see(person(page, 'Tomás')).toContainText('Deactivated');
    await see(person(page, 'Tomás')).toContainText('Manager · No property');
    expect((await tom.get('/views')).status).toBe(401);
  });

  test('a link sets a new password once', async () => {
    const page = await openPeople();
    await button(page, 'Edit Tom').click();
    await button(page, 'Remove second factors').click();
    await confirmIdentity(page);
    await see(page.getByText('signs in with the password alone')).toBeVisible();
    await button(page, 'Reset password').click();
    await confirmIdentity(page);
    const link = await field(page, 'Link to set a new password').inputValue();
    const tom = await browser.anonymous(server, { expected: REFUSED });
    await tom.goto(link);
    await field(tom, 'New password').fill('short');
    await button(tom, 'Set password').click();
    await see(tom.getByRole('alert')).toContainText('15');
    await expectAccessible(tom);
    await field(tom, 'New password').fill(NEW_PASSWORD);
    await button(tom, 'Set password').click();
    await see(tom.getByText('Your new password is set.')).toBeVisible();
    expect((await apiClient(server.origin).signIn('tom', NEW_PASSWORD)).status).toBe(200);
    await tom.goto(link);
    await see(tom.getByRole('alert')).toContainText('This link has been used.');
  });

  test('the last admin stays one, and the page says why', async () => {
    const page = await browser.anonymous(server, { expected: [...REFUSED, ASKS_FOR_PROOF] });
    await page.goto('/login?redirect=%2Fsettings%2Fpeople');
    await field(page, 'Username').fill('ines');
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Sign In').click();
    await see(person(page, 'Inês')).toContainText('You');
    await button(page, 'Edit Inês').click();
    await button(page, 'Deactivate').click();
    await confirmIdentity(page, PASSWORD);
    await see(page.getByRole('alert')).toHaveText(
      'ines is the only admin. Make another user an admin first.',
    );
  });
});
