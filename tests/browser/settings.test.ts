import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see, signIn } from '#tests/support/browser.ts';
import { cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { answer, failureEnvelope, hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
beforeEach(async () => {
  await server.app.database.pool.query(`truncate channel_rights; update reviews set decision = 'none'`);
});
afterAll(() => server.close());

const channels = (page: Page) => page.getByRole('region', { name: 'Channels' });
const choice = (page: Page, channel: string, name: string) =>
  channels(page).getByRole('group', { name: channel, exact: true }).getByRole('radio', { name, exact: true });
const set = (channel: string, rights: string) =>
  manager.put(`/channels/${encodeURIComponent(channel)}/rights`, { rights });

describe('the settings', () => {
  test('require a sign-in, which leads back to them', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/settings');
    await see(page).toHaveURL(/\/login\?redirect=%2Fsettings$/);
  });

  test('open from the top bar and show the setting of each channel with the reason', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await see(choice(page, 'Airbnb', 'May be shown')).toBeChecked();
    await see(choice(page, 'Booking.com', 'Show with a warning')).toBeChecked();
    await see(channels(page)).toContainText('may not be used on a public page');
    await see(choice(page, 'Expedia', 'May be shown')).toBeHidden();
    await channels(page).getByText('9 more channels').click();
    await see(choice(page, 'Expedia', 'May be shown')).toBeVisible();
  });

  test('save a choice at once, also with the keyboard', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings');
    await choice(page, 'VRBO', 'May be shown').focus();
    await page.keyboard.press('ArrowRight');
    await see(channels(page).getByText('VRBO: Show with a warning. Saved.')).toBeAttached();
    await page.reload();
    await see(choice(page, 'VRBO', 'Show with a warning')).toBeChecked();
  });

  test('save quick choices one after the other, so that no response is older than what it replaces', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings');
    const approval = page.getByLabel('A manager approves the responses of responders');
    const markup = page.getByLabel('Give search engines the average rating');
    const saving = await hold(page, { method: 'PUT', path: '/settings' });
    await approval.click();
    await markup.click();
    await see(markup).toBeChecked();
    expect(saving.arrived()).toBe(1);
    saving.release();
    await see(page.getByText('Saved.')).toHaveCount(2);
    await see(approval).toBeChecked();
  });

  test('keep what was typed when the session ends, until it is saved or left', async () => {
    const page = await browser.anonymous(server, { expected: [/status of 401/] });
    await signIn(page, server);
    await page.goto('/settings');
    const name = page.getByLabel('Brand name');
    await name.fill('Canal Homes');
    await page.request.delete('/api/session', { headers: { origin: server.origin } });
    const save = () =>
      page.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Save' }).click();
    await save();
    await see(page.getByText('Your session ended before your last change was saved.')).toBeVisible();
    await page.getByLabel('Username').fill('manager');
    await page.getByLabel('Password').fill('flex-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await see(name).toHaveValue('Canal Homes');
    await page.getByRole('link', { name: 'People' }).click();
    await see(name).toHaveCount(0);
    await page.getByRole('link', { name: 'Company' }).click();
    await see(name).toHaveValue('Flex Living');
  });

  test('keep the focus on the button that saves, which nothing can press meanwhile', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings');
    const company = page.getByRole('region', { name: 'Company' });
    await page.getByLabel('Brand name').fill('Flex Living');
    const calls = recordCalls(page);
    const saving = await hold(page, { method: 'PUT', path: '/settings' });
    await company.getByRole('button', { name: 'Save' }).press('Enter');
    const busy = company.getByRole('button', { name: 'Saving' });
    await see(busy).toBeDisabled();
    await see(busy).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Brand name').press('Enter');
    await busy.focus();
    saving.release();
    await see(company.getByRole('button', { name: 'Save' })).toBeEnabled();
    await see(company.getByRole('button', { name: 'Save' })).toBeFocused();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  test('say how many reviews hiding a channel takes off the public site, and ask for confirmation', async () => {
    const page = await browser.manager(server);
    await set('VRBO', 'shown');
    await server.app.database.pool.query(`update reviews set decision = 'none' where channel = 'VRBO'`);
    const { rows: approved } = await server.app.database.pool.query(
      `update reviews set decision = 'approved' where id in (
         select min(id) from reviews where channel = 'VRBO' and withdrawn_at is null group by listing_id order by 1 limit 2)
       returning id`,
    );
    expect(approved).toHaveLength(2);
    await page.goto('/settings');
    const dialog = page.getByRole('dialog', { name: 'Hide the reviews from VRBO?' });
    await choice(page, 'VRBO', 'Must not be shown').click();
    await see(dialog).toContainText('2 reviews of 2 properties will no longer be on the public site.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await see(choice(page, 'VRBO', 'May be shown')).toBeChecked();
    await choice(page, 'VRBO', 'Must not be shown').click();
    await dialog.getByRole('button', { name: 'Hide reviews' }).click();
    await see(choice(page, 'VRBO', 'Must not be shown')).toBeChecked();
    await see(channels(page).getByText('VRBO: Must not be shown. Saved.')).toBeAttached();
    await page.reload();
    await see(choice(page, 'VRBO', 'Must not be shown')).toBeChecked();
  });

  test('show why a choice could not be saved, and roll it back', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await set('VRBO', 'shown');
    await page.goto('/settings');
    await answer(
      page,
      { method: 'PUT', path: '/rights' },
      { status: 503, body: failureEnvelope('Not now.') },
    );
    await choice(page, 'VRBO', 'Must not be shown').click();
    await page.getByRole('button', { name: 'Hide reviews' }).click();
    await see(page.getByRole('alert')).toContainText('Not now.');
    await see(choice(page, 'VRBO', 'May be shown')).toBeChecked();
  });
});

describe('a row of the dashboard', () => {
  test('warns about a channel whose terms forbid showing its reviews, and still approves with one click', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?channel=Booking.com');
    const first = rows(page).first();
    await see(first.getByRole('img', { name: /may not be used on a public page/ })).toBeVisible();
    await first.getByRole('button', { name: 'Approve' }).click();
    await see(cell(first, 'Status')).toHaveText('Approved');
    await see(page.getByText(/^Review by .* approved\.$/)).toBeAttached();
    await see(page.getByRole('region', { name: 'Reason for disapproving' })).toHaveCount(0);
  });

  test('of a hidden channel shows a warning, and cannot be approved', async () => {
    await set('Airbnb', 'hidden');
    const page = await browser.manager(server);
    await openDashboard(page, '?channel=Airbnb');
    const first = rows(page).first();
    await see(first.getByRole('img', { name: /Reviews from Airbnb must not be shown/ })).toBeVisible();
    const approve = first.getByRole('button', { name: 'Approve' });
    await see(approve).toHaveAttribute('aria-disabled', 'true');
    await see(approve).toHaveAccessibleDescription(/Reviews from Airbnb must not be shown/);
    await see(cell(first, 'Status')).toHaveText('Pending');
  });

  test('that was approved before stays approved, with a note that it is not shown', async () => {
    const page = await browser.manager(server);
    await set('VRBO', 'shown');
    await openDashboard(page, '?channel=VRBO');
    const first = rows(page).first();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await first.getByRole('button', { name: 'Approve' }).click();
    await kept;
    await see(cell(first, 'Status')).toHaveText('Approved');
    await set('VRBO', 'hidden');
    await page.reload();
    await see(cell(first, 'Status')).toHaveText(/ApprovedNot shown: channel/);
  });
});
