import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { rows } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const people: [string, Role][] = [
    ['vera', 'viewer'],
    ['rosa', 'responder'],
    ['mona', 'manager'],
  ];
  for (const [username, role] of people) {
    await addUser(server.app.context, { username, name: username, role, password: PASSWORD });
  }
});
afterAll(() => server.close());

async function signedInPage(username: string) {
  const page = await browser.anonymous(server);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(rows(page)).toHaveCount(10);
  return page;
}

test('a viewer reads everything and is offered nothing that would be refused', async () => {
  const page = await signedInPage('vera');
  await see(page.getByRole('button', { name: /Approve|Disapprove|Keep unpublished|Export/ })).toHaveCount(0);
  await see(page.getByRole('checkbox')).toHaveCount(0);
  await see(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await see(page.getByText('Triage')).toHaveCount(0);
  await see(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await rows(page).first().focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await see(panel.getByRole('heading', { name: 'Internal notes' })).toBeVisible();
  await see(panel.getByText('Assigned to no one')).toBeVisible();
  await see(panel.getByRole('textbox')).toHaveCount(0);
  // No heading without content.
  await see(panel.getByRole('heading', { name: 'Tasks' })).toHaveCount(0);
  await see(panel.getByRole('heading', { name: 'Response', exact: true }).locator('..')).toHaveText(
    /^Response.+/,
  );
  await expectAccessible(page);
  await page.goto('/history');
  await see(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await see(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0);
  await page.goto('/sync');
  await see(page.getByRole('heading', { name: 'Sync', level: 1 })).toBeVisible();
  await see(page.getByRole('button', { name: 'Sync now' })).toHaveCount(0);
  await page.goto('/insights?from=2020-01-01&to=2029-12-31');
  await see(page.getByRole('region', { name: 'Topics' }).getByRole('table')).toBeVisible();
  await see(page.getByRole('link', { name: /^(CSV|Assign or note)/ })).toHaveCount(0);
  await page.goto('/reviews/1?tab=place');
  const place = page.getByRole('region', { name: 'Google place' });
  await see(place).toContainText('Guests see');
  await see(place.getByRole('button')).toHaveCount(0);
  await page.goto('/reviews/1?tab=embed');
  await see(page.getByRole('heading', { name: 'Embed' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Choose sites' })).toHaveCount(0);
  for (const path of [
    '/import',
    '/triage',
    '/reports',
    '/settings',
    '/settings/people',
    '/settings/tokens',
  ]) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this page');
    await see(page.getByText('Your role does not allow this. Ask an admin.')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await see(rows(page)).toHaveCount(10);
  const { rows: decided } = await server.app.database.pool.query(
    `select from decisions where decided_by = 'vera'`,
  );
  expect(decided).toEqual([]);
});

test('a responder responds and writes notes but does not decide', async () => {
  const page = await signedInPage('rosa');
  await see(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'New note' }).fill('Called the cleaners.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await see(panel.getByText('Called the cleaners.')).toBeVisible();
});

test('a limited manager is told why a page that concerns the company does not open', async () => {
  const page = await signedInPage('mona');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('link', { name: 'Import a file' }).click();
  await see(page.getByRole('heading', { name: 'Import reviews' })).toBeVisible();
  await setAccess(server.app.context, systemActor, 'mona', { listingIds: [], groupIds: [] });
  await page.reload();
  await see(page.getByText('Your account is limited to some properties. Ask an admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the dashboard' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await see(page.getByRole('button', { name: 'CSV, for spreadsheets' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Import a file' })).toHaveCount(0);
});
