import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#cluster/free-port.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser } from '#services/accounts/users.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  // A passkey belongs to the address of the product.
  const port = String(await freePort());
  const environment = { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  server = await openTestServer({ environment });
  await addUser(server.app.context, { username: 'ines', name: 'Inês', password: PASSWORD });
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** A device that confirms every request at once. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
test('a passkey is added, signs in, counts as a second factor, and is removed', async () => {
  const { context, database } = server.app;
  const page = await browser.anonymous(server, { expected: [/status of 40[13]/] });
  await addDevice(page);
  await page.goto('/login?redirect=%2Faccount');
  await field(page, 'Username').fill('ines');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await see(page).toHaveURL('/account');
  const elsewhere = await signedInClient(server.origin, 'ines', PASSWORD);
  await field(page, 'Name of a new passkey').fill('Phone');
  await button(page, 'Add a passkey').click();
  await confirmIdentity(page, PASSWORD);
  const list = page.getByRole('list', { name: 'Passkeys' });
  await see(list.getByRole('listitem')).toHaveCount(1);
  await see(list).toContainText('Phone');
  expect((await elsewhere.get(routePath('GET /account/sessions'))).status).toBe(401);
  await see(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await expectAccessible(page);

  await button(page, 'Logout').click();
  await see(button(page, 'Use a passkey')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Use a passkey').click();
  await see(page).toHaveURL('/dashboard');
  await database.pool.query(`insert into settings values ('requireSecondFactor', 'true', 'test')`);
  await page.goto('/account');
  await see(list).toContainText('Phone');
  await see(page.getByText('Your company requires a second factor.')).toHaveCount(0);
  const { rows } = await database.pool.query(
    `select kind, data from events where actor = 'ines' order by id desc limit 3`,
  );
  expect(rows).toMatchObject([
    { kind: 'sign-in.succeeded', data: { by: 'passkey' } },
    { kind: 'sign-out.done' },
    { kind: 'second-factor.added', data: { kind: 'passkey' } },
  ]);
  await database.pool.query(`delete from settings`);

  // The password alone does not sign in: the page goes on with the passkey.
  await button(page, 'Logout').click();
  await field(page, 'Username').fill('ines');
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await see(page).toHaveURL('/dashboard');

  await page.goto('/account');
  await button(page, 'Remove the passkey Phone').click();
  await button(page, 'Use a passkey').click();
  await see(list.getByRole('listitem')).toHaveCount(0);
  await button(page, 'Logout').click();
  await button(page, 'Use a passkey').click();
  await see(page.getByRole('alert')).toContainText('This passkey is not known here.');
  expect((await context.accounts.passkeys.list('ines')).length).toBe(0);
});
