import { afterAll, beforeAll, expect, test } from 'vitest';
import { newReview } from '#simulators/hospitable/data.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { type HospitableAccount, openHospitableAccount } from '#tests/support/hospitable-account.ts';

let account: HospitableAccount;
const browser = browserForTests();
beforeAll(async () => {
  account = await openHospitableAccount();
  await account.admin.delete('/sources/hospitable/address');
});
afterAll(() => account.close());

test('an admin turns instant updates on, sees what arrives, and replaces the address', async () => {
  const { server, simulator } = account;
  const page = await browser.manager(server);
  await page.goto('/settings/sources');
  const entry = page
    .getByRole('region', { name: 'Sources' })
    .getByRole('listitem')
    .filter({ hasText: 'Porto' });
  await entry.getByRole('button', { name: 'Instant updates of Porto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await see(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByLabel('Email address of the primary user').fill('someone@example.com');
  await dialog.getByRole('button', { name: 'Create address' }).click();
  await see(dialog).toContainText('No update has arrived yet.');
  await expectAccessible(page);
  const address = async () =>
    server.origin + new URL(await dialog.getByLabel('Address', { exact: true }).inputValue()).pathname;

  const [property] = simulator.data.properties;
  if (!property) throw new Error('no property');
  const first = await address();
  simulator.webhooks.target = first;
  await simulator.addReview(newReview({ id: 'n1', property }));
  await see(dialog).toContainText('its signature is wrong');
  await dialog.getByLabel('Email address of the primary user').fill(simulator.email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(address).not.toBe(first);
  await see(dialog).toContainText('Saved, with a new address.');
  simulator.webhooks.target = await address();
  await simulator.addReview(newReview({ id: 'n2', property }));
  await see(dialog).toContainText('The last update arrived');
  await see(dialog).not.toContainText('its signature is wrong');

  const before = await address();
  await dialog.getByRole('button', { name: 'New address' }).click();
  await see(dialog.getByText('This is the new address.')).toBeVisible();
  expect(await address()).not.toBe(before);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await see(dialog.getByRole('button', { name: 'Create address' })).toBeVisible();
});
