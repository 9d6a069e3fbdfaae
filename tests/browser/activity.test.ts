import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  await server.app.database.pool.query(`insert into events (actor_kind, actor, kind, target, address)
    select 'user', 'ravi', 'token.created', 'Script ' || n, '192.0.2.1' from generate_series(1, 60) as n`);
});
afterAll(() => server.close());

describe('the activity log', () => {
  test('is shown in parts, filtered, and exported with the same filter', async () => {
    const page = await browser.manager(server);
    await page.goto('/settings/activity');
    const rows = page.getByRole('table').locator('tbody tr');
    await see(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(60);
    await page.getByLabel('Username or token').fill('ravi');
    await page.getByLabel('Kind').selectOption('API tokens');
    await page.getByLabel('Search').fill('script 60');
    await see(rows).toHaveCount(1);
    await see(rows.first()).toContainText('API token created');
    await see(rows.first()).toContainText('192.0.2.1');
    await see(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/activity-log/export?by=ravi&kind=token&search=script+60',
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel('Search').fill('no such thing');
    await see(page.getByText('Nothing matches.')).toBeVisible();
  });

  test('is kept for as long as chosen, which shows at once and is confirmed', async () => {
    const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
    await page.goto('/settings/activity');
    const kept = page.getByLabel('Kept for');
    const saving = await hold(page, { method: 'PUT', path: '/settings' });
    await kept.selectOption('90 days');
    await see.poll(saving.arrived).toBe(1);
    await see(kept).toHaveValue('90');
    saving.release();
    await confirmIdentity(page);
    await see(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await see(kept).toHaveValue('90');
  });
});
