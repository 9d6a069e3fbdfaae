import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#cluster/free-port.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import {
  type GoogleBusinessSimulator,
  startGoogleBusinessSimulator,
} from '#simulators/google-business/server.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let google: GoogleBusinessSimulator;
const browser = browserForTests();
beforeAll(async () => {
  google = await startGoogleBusinessSimulator({ data: demoGoogleData(1, 7), rateLimit: false });
  const port = String(await freePort());
  server = await openTestServer({
    environment: { GOOGLE_BUSINESS_API_URL: google.url, PORT: port, PUBLIC_URL: `http://localhost:${port}` },
  });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** Requests of Google's page, to which the browser is sent. */
const ofGoogle = () => new RegExp(`^foreign: ${google.url}/`);
const dialog = (page: Page) => page.getByRole('dialog').last();
const list = (page: Page) => page.getByRole('region', { name: 'Sources' });

async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/settings/sources');
  await list(page).getByRole('button', { name: 'Connect an account' }).click();
  await dialog(page).getByLabel('System').selectOption('google-business');
  await dialog(page).getByLabel('Name').fill('Lisbon on Google');
  await dialog(page).getByLabel('Client ID').fill(google.clientId);
  await dialog(page).getByLabel('Client secret').fill(google.clientSecret);
  await see(dialog(page).getByLabel('Redirect address')).toHaveValue(
    `${server.origin}/settings/sources/consent`,
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await see(page.getByRole('heading', { name: 'wants access to your Google Account' })).toBeVisible();
}

test('an admin who cancels on the page of Google is told so, and can start again', async () => {
  const page = await browser.manager(server, { expected: [/409/, ofGoogle()] });
  await leaveForGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await see(page.getByRole('alert')).toContainText('Access was not granted, because someone chose Cancel');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the sources' }).click();
  await see(list(page).getByRole('listitem')).toHaveCount(1);
});

test('an admin connects a profile by a consent, and consents again after it was withdrawn', async () => {
  const page = await browser.manager(server, { expected: [/409/, ofGoogle()] });
  await leaveForGoogle(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Flex Living Lisbon' }).check();
  await expectAccessible(page);
  const connecting = await hold(page, { method: 'POST', path: '/sources/consents/connect' });
  await page.getByRole('button', { name: 'Check and connect' }).click();
  // Another choice would allow a second connection.
  await see(page.getByRole('radio', { name: 'Flex Living Lisbon' })).toBeDisabled();
  connecting.release();
  const lisbon = list(page).getByRole('listitem').filter({ hasText: 'Lisbon on Google' });
  await see(lisbon).toContainText('7 reviews');
  await see(lisbon).toContainText('content is kept for 30 days');
  // A sync that still runs would go on with its access.
  await see(lisbon).toContainText('last synced');
  await expectAccessible(page);

  google.revokeAll();
  await runSync(server.app.context, undefined, 'google-business').catch(() => {});
  const again = lisbon.getByRole('button', { name: 'Consent again with Google for Lisbon on Google' });
  await see(lisbon).toContainText('no longer accepts the consent');
  await again.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Check and connect' }).click();
  await see(lisbon).toContainText('7 reviews');
  await see(again).toHaveCount(0);

  await lisbon.getByRole('button', { name: 'Change Lisbon on Google' }).click();
  await see(dialog(page).getByLabel('Client secret')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Remove source' }).click();
  await see(dialog(page)).toContainText('30 days after they were last read');
  expect(await page.content()).not.toContain(google.clientSecret);
});
