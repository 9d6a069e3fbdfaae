import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { hold, holdAnswers } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.app.database.pool.query('delete from api_tokens'));
afterAll(() => server.close());

const tokens = (page: Page) => page.getByRole('region', { name: 'Tokens' });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page): Promise<void> {
  await page.goto('/settings/tokens');
  await see(tokens(page).getByText('There are no tokens yet.')).toBeVisible();
}
async function create(page: Page, name: string): Promise<string> {
  await tokens(page).getByRole('button', { name: 'Create a token' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Create token' }).click();
  await confirmIdentity(page);
  return dialog(page).getByLabel('Token', { exact: true }).inputValue();
}
const statusWith = async (token: string) =>
  (await fetch(`${server.origin}/api/channels`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the page of API tokens', () => {
  test('creates a token that works, shows it once, and revokes it', async () => {
    const page = await browser.manager(server, {
      permissions: ['clipboard-read', 'clipboard-write'],
      expected: [ASKS_FOR_PROOF],
    });
    await open(page);
    const secret = await create(page, 'Website sync');
    await dialog(page).getByRole('button', { name: 'Copy' }).click();
    await see(dialog(page).getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    expect(await statusWith(secret)).toBe(200);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    const item = tokens(page).getByRole('listitem');
    await see(item).toContainText('Website sync');
    await see(item).toContainText(
      /Viewer.*All properties · works until .* · never used · 300 requests a minute/,
    );
    await page.reload();
    await see(item).toContainText(/last used/);
    expect(await page.content()).not.toContain(secret);
    await item.getByRole('button', { name: 'Revoke Website sync' }).click();
    await see(dialog(page)).toContainText('stops working at once');
    const revoking = await hold(page, { method: 'DELETE', path: '' });
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await see(item.getByRole('button', { name: 'Revoke Website sync' })).toBeDisabled();
    revoking.release();
    await see(tokens(page).getByRole('status')).toHaveText('The token was revoked.');
    await see(item).toHaveCount(0);
    await expect.poll(() => statusWith(secret)).toBe(401);
  });

  test('shows a token that was created while the list was still being read', async () => {
    const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
    const list = await holdAnswers(page, { method: 'GET', path: '/tokens' });
    await page.goto('/settings/tokens');
    await expect.poll(list.answered).toBe(1);
    await create(page, 'Early');
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    list.release();
    await see(tokens(page).getByRole('listitem')).toContainText('Early');
    await page.waitForLoadState('networkidle');
    await see(tokens(page).getByRole('listitem')).toContainText('Early');
  });

  test('takes a date, says what is wrong with a name, and is accessible', async () => {
    const page = await browser.manager(server, { expected: [/status of 400/, ASKS_FOR_PROOF] });
    await open(page);
    await tokens(page).getByRole('button', { name: 'Create a token' }).click();
    await dialog(page).getByLabel('Works for').selectOption('Until a date');
    await see(dialog(page).getByLabel('Last day')).toBeVisible();
    await dialog(page).getByLabel('Name').fill('No (parentheses)');
    await dialog(page).getByRole('button', { name: 'Create token' }).click();
    await confirmIdentity(page);
    await see(dialog(page).getByRole('alert')).toContainText('The name of a token needs');
    await expectAccessible(page);
    await dialog(page).getByLabel('Name').fill('Reports');
    await dialog(page).getByRole('button', { name: 'Create token' }).click();
    await confirmIdentity(page);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await see(tokens(page).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
