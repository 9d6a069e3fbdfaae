import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer({ environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' } });
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const dialog = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('region', { name: 'Webhooks' });

test('an admin adds a webhook, tests it, sees what failed, sends it again, and deletes it', async () => {
  const page = await browser.manager(server, { expected: [/400/] });
  await page.goto('/settings/webhooks');
  await list(page).getByRole('button', { name: 'Add a webhook' }).click();
  await dialog(page).getByLabel('Address').fill('ftp://example.com');
  await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
  await see(dialog(page).getByRole('alert')).toContainText('url must be an address');
  await dialog(page).getByLabel('Address').fill(receiver.url);
  await dialog(page).getByRole('checkbox', { name: 'Sync failed' }).uncheck();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
  const secret = await dialog(page).getByLabel('Secret').inputValue();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await see(list(page).getByRole('listitem')).toContainText('8 kinds of events · all properties');

  const deliveries = page.getByRole('region', { name: `Deliveries to ${receiver.url}` });
  await deliveries.getByRole('button', { name: 'Send a test' }).click();
  await see(deliveries.getByRole('status')).toHaveText('Test: responded with 204.');
  expect(receiver.verify(secret)).toHaveLength(1);
  receiver.respond = (response) => void response.writeHead(500).end();
  await deliveries.getByRole('button', { name: 'Send a test' }).click();
  await see(deliveries.getByRole('listitem').first()).toContainText(
    'It responded with an error (status 500)',
  );
  await deliveries.getByText('Message').first().click();
  await see(deliveries.locator('pre').first()).toContainText('"type":"webhook.test"');
  await see(list(page)).toContainText('1 failed');
  await deliveries.getByRole('button', { name: 'Send all failed again' }).click();
  await see(deliveries.getByRole('status')).toHaveText(
    'Test: It responded with an error (status 500). 0 messages are being sent again.',
  );
  receiver.respond = (response) => void response.writeHead(204).end();
  const again = deliveries.getByRole('button', { name: /^Send msg_test_.* again$/ });
  const sending = await hold(page, { method: 'POST', path: '/resend' });
  await again.first().click();
  await see(again.first()).toBeDisabled();
  sending.release();
  await see(deliveries.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveCount(2);
  await expectAccessible(page);

  await list(page)
    .getByRole('button', { name: `Change ${receiver.url}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Replace the secret' }).click();
  await see(dialog(page).getByLabel('Secret')).not.toHaveValue(secret);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await list(page)
    .getByRole('button', { name: `Change ${receiver.url}` })
    .click();
  await dialog(page).getByRole('checkbox', { name: 'Enabled' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await see(list(page).getByText('Disabled')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete webhook' }).click();
  await dialog(page).last().getByRole('button', { name: 'Cancel' }).click();
  await see(dialog(page)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Delete webhook' }).click();
  const deleting = await hold(page, { method: 'DELETE', path: '' });
  await dialog(page).last().getByRole('button', { name: 'Delete webhook' }).click();
  await see(dialog(page).getByRole('button', { name: 'Delete webhook' })).toBeDisabled();
  deleting.release();
  await see(list(page)).toContainText('There are no webhooks yet.');
});
