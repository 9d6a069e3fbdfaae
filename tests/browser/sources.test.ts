import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { accountOf } from '#tests/support/sync-fixture.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const ACCOUNT = { accountId: '22', apiKey: 'the-second-key' };
let server: TestServer;
let second: HostawaySimulator;
const browser = browserForTests();
beforeAll(async () => {
  second = await startHostawaySimulator({
    ...ACCOUNT,
    data: accountOf(10),
    tokenDelayMs: 0,
    rateLimit: false,
  });
  server = await openTestServer({ environment: { HOSTAWAY_API_URL: second.url } });
});
afterAll(async () => {
  await server.close();
  await second.close();
});

const dialog = (page: Page) => page.getByRole('dialog').last();

test('an admin connects an account, checks, pauses, resumes and removes it', async () => {
  const page = await browser.manager(server, { expected: [/400/, /403/] });
  await page.goto('/settings/sources');
  const list = page.getByRole('region', { name: 'Sources' });
  await see(list.getByRole('listitem')).toContainText('configured on the server');
  await list.getByRole('button', { name: 'Connect an account' }).click();
  await dialog(page).getByRole('button', { name: 'Check and connect' }).click();
  await see(dialog(page).getByText('This field is required.')).toHaveCount(3);
  await dialog(page).getByLabel('Name').fill('Lisbon');
  await dialog(page).getByLabel('Account id').fill(ACCOUNT.accountId);
  await dialog(page).getByLabel('API key').fill('wrong');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Check and connect' }).click();
  await see(dialog(page).getByRole('alert')).toContainText('Hostaway rejected the account id or API key');
  await dialog(page).getByLabel('API key').fill(ACCOUNT.apiKey);
  await dialog(page).getByRole('button', { name: 'Check and connect' }).click();
  const lisbon = list.getByRole('listitem').filter({ hasText: 'Lisbon' });
  await see(lisbon).toContainText('9 reviews');
  await see(lisbon).toContainText('last synced');

  await lisbon.getByRole('button', { name: 'Check Lisbon' }).click();
  await see(lisbon.getByRole('status')).toHaveText('The connection works.');
  await lisbon.getByRole('button', { name: 'Pause Lisbon' }).click();
  await see(lisbon).toContainText('Paused');
  await server.app.database.pool.query(`insert into responses (review_id, text, written_by, send_at)
    select min(id), 'Thanks!', 'manager', now() + interval '1 day' from reviews where source = 'hostaway-2'`);
  await see(lisbon).toContainText('1 response to be sent');
  await lisbon.getByRole('button', { name: 'Resume Lisbon' }).click();
  await see(lisbon).not.toContainText('Paused');
  await expectAccessible(page);

  await lisbon.getByRole('button', { name: 'Change Lisbon' }).click();
  await see(dialog(page).getByLabel('API key')).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Remove source' }).click();
  await see(dialog(page).getByText('1 response not sent yet will be cancelled')).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Remove them' }).check();
  await expectAccessible(page);
  const removing = await hold(page, { method: 'DELETE', path: '/sources/hostaway-2' });
  await dialog(page).getByRole('button', { name: 'Remove source' }).click();
  await see.poll(removing.arrived).toBe(1);
  await see(dialog(page).getByRole('button', { name: 'Remove source' })).toBeDisabled();
  removing.release();
  const password = page.getByLabel('Password');
  await password.fill('flex-demo');
  await password.press('Enter');
  await see(list.getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => server.app.context.storage.syncs.listSynced('hostaway-2', 1)).toEqual([]);
});
