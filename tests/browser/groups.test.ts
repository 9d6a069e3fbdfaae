import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let names: string[];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const listings = await server.app.context.storage.listings.list('all', 3);
  names = listings.map(({ name }) => name);
  await addUser(server.app.context, { username: 'bob', name: 'Bob', password: 'kite orbit mugs' });
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addProperty(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Properties' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await see(button(page, `Remove ${name}`)).toBeVisible();
}

describe('the groups', () => {
  test('are made, changed and deleted, except those that limit an account', async () => {
    const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
    await page.goto('/settings/groups');
    await see(page.getByText('There are no groups yet.')).toBeVisible();
    await button(page, 'New group').click();
    await page.getByLabel('Name', { exact: true }).fill('Lisbon');
    await addProperty(page, names[0] ?? '');
    await addProperty(page, names[1] ?? '');
    await expectAccessible(page);
    await button(page, 'Save').click();
    await see(page.getByText('2 properties · Limits no one')).toBeVisible();

    await button(page, 'Edit Lisbon').click();
    await button(page, `Remove ${names[0]}`).click();
    await button(page, 'Save').click();
    await confirmIdentity(page);
    await see(page.getByText('1 property · Limits no one')).toBeVisible();

    const { context } = server.app;
    const [group] = await context.storage.listingGroups.list();
    const groupIds = group ? [group.id] : [];
    await setAccess(context, systemActor, 'bob', { listingIds: [], groupIds });
    await page.reload();
    await see(page.getByText('1 property · Limits bob')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/settings/people');
    await see(page.getByText('bob · Manager · Lisbon')).toBeVisible();
    await page.goto('/settings/groups');
    await button(page, 'Delete Lisbon').click();
    await see(page.getByRole('dialog')).toContainText('This group limits bob.');
    await see(button(page, 'Delete')).toBeHidden();
    await button(page, 'Close').click();

    await setAccess(context, systemActor, 'bob', 'all');
    await page.reload();
    await button(page, 'Delete Lisbon').click();
    const deleting = await hold(page, { method: 'DELETE', path: '' });
    await button(page, 'Delete').click();
    await see(button(page, 'Delete Lisbon')).toBeDisabled();
    deleting.release();
    await see(page.getByText('There are no groups yet.')).toBeVisible();
  });

  test('show the list of properties in a low window too', async () => {
    const page = await browser.manager(server, { viewport: { width: 390, height: 400 } });
    await page.goto('/settings/groups');
    await button(page, 'New group').click();
    await page.getByRole('combobox', { name: 'Properties' }).click();
    await see(page.getByRole('option').first()).toBeVisible();
    const bottom = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);
    const frame = await bottom(page.getByRole('dialog'));
    await see.poll(() => bottom(page.getByRole('listbox').locator('..'))).toBeLessThanOrEqual(frame);
  });

  test('take all properties that match a search, also with the keyboard', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/groups');
    await button(page, 'New group').click();
    await page.getByLabel('Name', { exact: true }).fill('Flats');
    const search = page.getByRole('combobox', { name: 'Properties' });
    await search.fill('flat');
    const all = page.getByRole('option', { name: /^Add all \d+ that match$/ });
    await see(all).toBeVisible();
    await expectAccessible(page, 'dialog');
    const count = Number((await all.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(1);
    // The option is the last, one up from the first.
    await search.press('ArrowUp');
    await search.press('Enter');
    await see(page.getByRole('button', { name: /^Remove / })).toHaveCount(count);
    await button(page, 'Save').click();
    await see(page.getByText(`${count} properties · Limits no one`)).toBeVisible();
  });
});
