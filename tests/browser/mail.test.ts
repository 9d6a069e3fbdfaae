import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '#services/accounts/users.ts';
import { expectFits } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const NEW_PASSWORD = 'lamp river stone';
const ADDRESS = 'ana@example.com';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer({ hasMail: true });
  await addUser(server.app.context, { username: 'ana', name: 'Ana', role: 'viewer', password: PASSWORD });
});
afterAll(() => server.close());

/** The link in the newest mail with a subject. */
async function mailedLink(subject: RegExp): Promise<string> {
  const find = () => server.mail?.mails.findLast((mail) => mail.to === ADDRESS && subject.test(mail.subject));
  await expect.poll(() => find()?.subject).toMatch(subject);
  return /https?:\/\/[^/\s]+(\/[\w-]+\/[\w.-]+)/.exec(find()?.text ?? '')?.[1] ?? '';
}

test('a person confirms an address by its link, and sets a forgotten password by another', async () => {
  const page = await browser.anonymous(server, { expected: [ASKS_FOR_PROOF] });
  const signIn = async (password: string) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('ana');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await see(page).toHaveURL(/dashboard/);
  };
  await signIn(PASSWORD);
  await page.goto('/account');
  await page.getByLabel('Email address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await confirmIdentity(page, PASSWORD);

  await page.goto(await mailedLink(/Confirm/));
  await see(page.getByText(ADDRESS)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /Confirm/ }).click();
  await see(page.getByRole('status')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Username or email address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Send link' }).click();
  await see(page.getByRole('status')).toContainText('If there is an account');
  await expectFits(page);

  await page.goto(await mailedLink(/password/i));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await see(page.getByRole('status')).toBeVisible();
  await signIn(NEW_PASSWORD);
});
