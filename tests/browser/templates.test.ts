import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { hold, holdAnswers } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ({ listingId } = await addLighthouse(server));
  addReview(server, 71, { guestName: 'Ines Costa', publicReview: 'A lovely view and a fine kitchen.' });
  addReview(server, 72, { guestName: 'Bruno Lima', publicReview: 'A lovely view, thank you.' });
  await runSync(server.app.context);
});
beforeEach(() => server.app.database.pool.query('delete from response_templates'));
afterAll(() => server.close());

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page) => dialog(page).getByLabel('Response from the company', { exact: true });

async function compose(page: Page, guest: string) {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const row = rows(page).filter({ hasText: guest });
  await row.getByRole('button', { name: 'Read more' }).click();
  await row.getByRole('button', { name: 'Write a response' }).click();
  await see(field(page)).toBeFocused();
}

describe('the page of templates', () => {
  test('adds, previews, changes and deletes a template', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/templates');
    await see(page.getByText('There are no templates yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New template' }).click();
    await dialog(page).getByLabel('Name').fill('Thanks');
    await dialog(page).getByLabel('Text').fill('Thank you, {{guest_first_name}}, from {{host}}. {{door}}');
    await see(dialog(page)).toContainText('Thank you, Maria, from Flex Living.');
    await see(dialog(page)).toContainText('No review has a value for {{door}}');
    await dialog(page).getByLabel('Text').fill('Thank you, {{guest_first_name}}.');
    await see(dialog(page)).not.toContainText('No review has a value');
    await dialog(page).getByRole('checkbox', { name: '5 stars' }).check();
    await dialog(page).getByLabel('Language').selectOption('English');
    await expectAccessible(page);
    await press(page, 'Save');
    const entry = page.getByRole('listitem').filter({ hasText: 'Thank you, {{guest_first_name}}.' });
    await see(entry).toContainText('Company · English · 5 ★');
    await page.getByRole('button', { name: 'Edit Thanks' }).click();
    await dialog(page).getByLabel('Name').fill('Many thanks');
    await press(page, 'Save');
    await page.getByRole('button', { name: 'Delete Many thanks' }).click();
    const deleting = await hold(page, { method: 'DELETE', path: '' });
    await press(page, 'Delete');
    await see(page.getByRole('button', { name: 'Delete Many thanks' })).toBeDisabled();
    deleting.release();
    await see(page.getByText('There are no templates yet.')).toBeFocused();
  });

  test('closes a dialog with what is typed only after a second Escape, and never with a click beside it', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/templates');
    await page.getByRole('button', { name: 'New template' }).click();
    const name = dialog(page).getByLabel('Name');
    await name.fill('Thanks');
    // Selects the text and releases the mouse beside the dialog.
    const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 10);
    await page.mouse.down();
    await page.mouse.move(5, y + 10);
    await page.mouse.up();
    await page.mouse.click(5, y + 10);
    await see(name).toHaveValue('Thanks');
    const warning = dialog(page).getByRole('alert');
    await page.keyboard.press('Escape');
    await see(warning).toContainText('Close again to discard them.');
    await name.pressSequentially(' a lot');
    await see(warning).toHaveCount(0);
    await page.keyboard.press('Escape');
    await see(warning).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'New template' }).click();
    await see(name).toHaveValue('');
    await page.mouse.click(5, y + 10);
    await see(dialog(page)).toHaveCount(0);
  });

  test('imports Hostaway’s, and marks those with unknown variables', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/templates');
    await page.getByRole('button', { name: 'Import from connected accounts' }).click();
    await see(page.getByText('4 imported.')).toBeVisible();
    await see(page.getByRole('listitem').filter({ hasText: 'Check-in day' })).toContainText(
      'Unknown: {{guest_name}}, {{door_code}}, {{checkin_time}}',
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('shows what was imported, also if the list was being read before', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/templates');
    await see(page.getByText('There are no templates yet.')).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Settings' });
    await sections.getByRole('link', { name: 'Rules' }).click();
    await see(page.getByText('There are no rules yet.')).toBeVisible();
    const reading = await holdAnswers(page, { method: 'GET', path: '/templates' });
    await sections.getByRole('link', { name: 'Templates' }).click();
    await expect.poll(reading.answered).toBe(1);
    await page.getByRole('button', { name: 'Import from connected accounts' }).click();
    await see(page.getByText('4 imported.')).toBeVisible();
    reading.release();
    // The page has received the earlier answer by then.
    await page.evaluate(() => fetch('/api/templates'));
    await see(page.getByRole('listitem').filter({ hasText: 'Check-in day' })).toBeVisible();
  });
});

describe('the editor of a response', () => {
  test('inserts the filled text of a template, those that fit first, and does not send an unknown variable', async () => {
    await manager.post('/templates', {
      name: 'B view',
      text: 'We love {{topic}} too, {{guest_first_name}}.',
      topics: ['view'],
    });
    await manager.post('/templates', { name: 'A any', text: 'See you, {{guest_name}}.' });
    await manager.post('/templates', { name: 'A low', text: 'Sorry.', stars: [1] });
    const page = await browser.manager(server);
    await compose(page, 'Ines Costa');
    await dialog(page).getByText('Templates', { exact: true }).click();
    const offered = dialog(page).getByRole('listitem');
    await see(offered).toHaveText([/^B viewFits/, /^A any(?!Fits)/, /^A low(?!Fits)/]);
    await expectAccessible(page);
    await offered.first().getByRole('button').click();
    await see(field(page)).toHaveValue('We love the view too, Ines.');
    await see(field(page)).toBeFocused();
    await dialog(page).getByText('Templates', { exact: true }).click();
    await offered.nth(1).getByRole('button').click();
    await see(field(page)).toHaveValue('We love the view too, Ines.\n\nSee you, {{guest_name}}.');
    await see(dialog(page)).toContainText('Replace {{guest_name}} with text before you send it.');
    await see(dialog(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  test('warns of a text that already responds to another guest on the same page', async () => {
    const { reviews } = (
      await manager.get<{ reviews: { id: number; guestName: string }[] }>(
        `/reviews/hostaway?listingId=${listingId}`,
      )
    ).data;
    const ines = reviews.find(({ guestName }) => guestName === 'Ines Costa');
    await manager.put(`/reviews/hostaway/${ines?.id}/approve`, { isApproved: true });
    await manager.put(`/reviews/hostaway/${ines?.id}/response`, { text: 'Thank you, Ines!' });
    const page = await browser.manager(server);
    await compose(page, 'Bruno Lima');
    await field(page).fill('Thank you, Bruno.');
    await press(page, 'Continue');
    await see(dialog(page)).toContainText('The same text already responds to Ines Costa');
    await expectAccessible(page);
    await press(page, 'Keep editing');
    await field(page).fill('Thank you, Bruno. Come back in spring.');
    await press(page, 'Continue');
    await see(dialog(page).getByRole('button', { name: 'Send response' })).toBeVisible();
    await see(dialog(page)).not.toContainText('The same text');
  });
});
