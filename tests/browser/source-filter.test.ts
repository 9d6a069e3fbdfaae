import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { choose, filter, openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Columns and density' });

test('with one source there is neither a filter nor a column to choose', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  await openPanel(page);
  await see(filter(page, 'Tag')).toBeVisible();
  await see(filter(page, 'Source')).toHaveCount(0);
  await button(page, 'Columns and density').click();
  await see(menu(page).getByRole('checkbox', { name: 'Channel' })).toBeVisible();
  await see(menu(page).getByRole('checkbox', { name: 'Source' })).toHaveCount(0);
});

describe('with several sources', () => {
  beforeAll(async () => {
    const { pool } = server.app.database;
    await pool.query(`insert into source_accounts (id, kind, name, account, created_by)
      values ('hostaway-2', 'hostaway', 'Lisbon account', '4711', 'manager')`);
    await pool.query(`update reviews set source = 'hostaway-2' where id % 3 = 0`);
  });

  test('the list is filtered by the name of one, by a chip that removes it, and by a saved view', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await openPanel(page);
    await choose(page, 'Source', 'Lisbon account');
    await seeQuery(page, { source: 'hostaway-2' });
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?source=hostaway-2&limit=1');
    await see(page.getByText(new RegExp(`of ${data.total}\\b`)).first()).toBeVisible();
    await button(page, 'Save view').click();
    await page.getByLabel('View name').fill('Lisbon');
    await page.keyboard.press('Enter');
    await button(page, 'Remove Source: Lisbon account').click();
    await seeQuery(page, {});
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Lisbon/ })
      .click();
    await seeQuery(page, { source: 'hostaway-2' });
    await see(filter(page, 'Source').locator('option:checked')).toHaveText('Lisbon account');
    await expectFits(page);
  });

  test('the table shows the source of each review once a person chooses the column', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?source=hostaway-2');
    await see(page.getByRole('columnheader', { name: 'Source' })).toHaveCount(0);
    await button(page, 'Columns and density').click();
    await menu(page).getByRole('checkbox', { name: 'Source' }).check();
    await page.keyboard.press('Escape');
    await page.reload();
    await see(page.getByRole('columnheader', { name: 'Source' })).toBeVisible();
    await see(rows(page).first().getByRole('cell', { name: 'Lisbon account', exact: true })).toBeVisible();
    await expectFits(page);
    await rows(page).first().getByRole('rowheader').getByRole('link').click();
    await see(page.getByText(/^Synced from Lisbon account since /)).toBeVisible();
    expect(await rows(page).count()).toBeGreaterThan(0);
  });
});
