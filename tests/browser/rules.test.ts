import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rule } from '#contract/rules/rules.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  await server.app.database.pool.query(
    `update reviews set submitted_at = now() - interval '10 days' where channel = 'Airbnb'`,
  );
});
afterAll(() => server.close());

const dialog = (page: Page) => page.getByRole('dialog');

test('an admin makes a rule of a view, tries it, switches it on, and off again', async () => {
  const admin = await signedInClient(server.origin);
  await admin.post('/views', { name: 'Airbnb, low', filter: { channel: 'Airbnb', ratings: [1, 2, 3] } });
  const page = await browser.manager(server);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit views' }).click();
  await dialog(page).getByRole('button', { name: 'Make a rule of Airbnb, low' }).click();
  await see(dialog(page)).toContainText('Channel: Airbnb');
  await dialog(page).getByLabel('Name').fill('Low on Airbnb');
  await dialog(page).getByLabel('Reviews of the view').selectOption('Low and unanswered (not for rules)');
  await see(dialog(page).getByRole('alert')).toContainText('by stars alone');
  await dialog(page).getByLabel('Reviews of the view').selectOption('Undecided (not for rules)');
  await see(dialog(page).getByRole('alert')).toContainText('all are recent, undecided');
  await see(dialog(page).getByRole('link', { name: 'save a view' })).toHaveAttribute(
    'href',
    '/dashboard?status=undecided',
  );
  await dialog(page).getByLabel('Reviews of the view').selectOption('Airbnb, low');
  await see(dialog(page).getByRole('button', { name: 'Try it on the last 90 days' })).toBeDisabled();
  await dialog(page).getByLabel('Add the tag').fill('Look at this');
  await dialog(page).getByRole('button', { name: 'Try it on the last 90 days' }).click();
  const result = dialog(page).getByRole('region', { name: 'The last 90 days' });
  await see(result.getByRole('status')).toContainText('would have matched');
  await see(result).toContainText('tagged “look at this”');
  await expectAccessible(page);
  // An edit asks for another dry run.
  await dialog(page).getByLabel('Add the tag').fill('call');
  await see(result).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Try it on the last 90 days' }).click();
  await result.getByRole('button', { name: 'Switch on' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Low on Airbnb' });
  await see(entry).toContainText('On');
  await see(entry).toContainText('tags “call”');
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Switch Low on Airbnb off' }).click();
  await see(entry).toContainText('Off');
  const { rules } = (await admin.get<{ rules: Rule[] }>('/rules')).data;
  expect(rules).toMatchObject([{ name: 'Low on Airbnb', isEnabled: false, tag: 'call' }]);
  await entry.getByRole('button', { name: 'Change Low on Airbnb' }).click();
  await dialog(page).getByRole('button', { name: 'Delete rule' }).click();
  const deleting = await hold(page, { method: 'DELETE', path: '' });
  await dialog(page).last().getByRole('button', { name: 'Delete rule' }).click();
  await see(dialog(page).getByRole('button', { name: 'Delete rule' })).toBeDisabled();
  deleting.release();
  await see(entry).toHaveCount(0);
});

test('a rule that names people and a template that are gone can be changed', async () => {
  await server.app.database.pool.query(
    `insert into rules (name, owner, filter, notify, tag, template_id)
     values ('Of others', 'manager', '{"channel":"Airbnb"}', '{gone}', 'call', 999)`,
  );
  const page = await browser.manager(server);
  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'Change Of others' }).click();
  await see(dialog(page).getByLabel('Suggest the template')).toHaveValue('999');
  await dialog(page).getByLabel('Suggest the template').selectOption('None');
  await dialog(page).getByRole('checkbox', { name: 'gone' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Try it on the last 90 days' }).click();
  const result = dialog(page).getByRole('region', { name: 'The last 90 days' });
  await see(result.getByRole('status')).toContainText('would have matched');

  // Nothing can be typed that the end of the saving would lose.
  const saving = await hold(page, { method: 'PATCH', path: '' });
  await result.getByRole('button', { name: 'Switch on' }).click();
  await see(dialog(page).getByLabel('Name')).toBeDisabled();
  await see(dialog(page).getByRole('button', { name: 'Delete rule' })).toBeDisabled();
  saving.release();
  await see(dialog(page)).toHaveCount(0);
  await see(page.getByRole('listitem').filter({ hasText: 'Of others' })).toContainText('On');
});

test('a manager tags a review in the side panel, and finds it by the tag', async () => {
  const page = await browser.manager(server);
  await page.goto('/dashboard');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const tags = dialog(page).getByRole('region', { name: 'Tags' });
  await tags.getByLabel('Add a tag').fill('Plumber');
  await tags.getByRole('button', { name: 'Add tag' }).press('Enter');
  await see(tags.getByRole('listitem')).toContainText('plumber');
  await see(tags.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/dashboard?tag=plumber');
  await see(page.getByRole('rowheader')).toHaveCount(1);
  await see(page.getByRole('row').nth(1)).toContainText('plumber');
  await page.getByRole('rowheader').getByRole('link').click();
  await tags.getByRole('button', { name: 'Remove the tag plumber' }).click();
  await see(tags.getByRole('listitem')).toHaveCount(0);
  await see(tags.getByRole('heading')).toBeFocused();
});
