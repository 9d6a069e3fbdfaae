import type { Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import type { OpenIdProvider } from '#simulators/openid-connect/provider.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openSsoServer } from '#tests/support/sso.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The provider's pages are foreign, and their style and form are none of our business. */
const PROVIDER = [/127\.0\.0\.1/, /fonts\.googleapis\.com/];

let server: TestServer;
let provider: OpenIdProvider;
let close: () => Promise<void>;
const browser = browserForTests();
beforeAll(async () => {
  ({ server, provider, close } = await openSsoServer(
    {
      ana: { name: 'Ana Silva', preferred_username: 'ana', roles: ['manager'] },
      eve: { name: 'Eve', preferred_username: 'eve', roles: [] },
    },
    { environment: { OIDC_ONLY: 'true' } },
  ));
});
afterAll(() => close());

async function signInAtProvider(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await see(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  await page.locator('input[name=login]').fill(subject);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}

test('one signs in at the provider, returns to the page, and signs out there too', async () => {
  const page = await browser.anonymous(server, { expected: PROVIDER });
  await page.goto('/account');
  await see(page).toHaveURL('/login?redirect=%2Faccount');
  await expectAccessible(page);
  await signInAtProvider(page, 'ana');
  await see(page).toHaveURL('/account');
  await see(page.getByText('You sign in with Acme.')).toBeVisible();
  await see(page.getByRole('region', { name: 'Password' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await see(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
  await page.locator('button[type=submit]').first().click();
  await see(page).toHaveURL(/\/login/);
  await page.goto('/account');
  await see(page).toHaveURL('/login?redirect=%2Faccount');
});

test('who may not sign in learns why, and the password stays within reach', async () => {
  const page = await browser.anonymous(server, { expected: PROVIDER });
  await page.goto('/login');
  await signInAtProvider(page, 'eve');
  await see(page).toHaveURL('/login?refused=no-role');
  await see(page.getByRole('alert')).toContainText('the provider gives you no role here');
  await expectAccessible(page);
  await see(page.getByLabel('Username', { exact: true })).toBeHidden();
  await page.getByText('Use a password').click();
  await page.getByLabel('Username', { exact: true }).fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('flex-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await see(page).toHaveURL('/dashboard');
  await page.goto('/settings/security');
  await see(page.getByText('People sign in with Acme (OpenID Connect).')).toBeVisible();
  await server.app.database.pool.query(`insert into listing_groups (name) values ('Lisbon')`);
  await page.goto('/settings/groups');
  await page.getByRole('button', { name: 'Delete Lisbon' }).click();
  await see(page.getByText(/^If Acme gives people this group, they lose its properties/)).toBeVisible();
});
