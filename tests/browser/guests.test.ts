import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  await server.app.database.pool.query(
    `update reviews set guest_name = 'Zoë Quxzzyk', reservation_id = '990777' where id in (select id from reviews order by id limit 2);
    update reviews set guest_name = 'Anna Quxzzyk' where id = (select id from reviews order by id offset 2 limit 1);
    insert into quarantined_rows (source, row_key, reason, detail, raw)
      values ('hostaway', 'row-7', 'unknown-listing', 'listing 7', '{"reservationId": "990777"}')`,
  );
});
afterAll(() => server.close());

describe('the page of guests’ data', () => {
  test('finds a guest, saves a file, and erases what is chosen', async () => {
    const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
    await page.goto('/settings/guests');
    const results = page.getByRole('region', { name: 'Results' });
    await page.getByLabel('Name, review id or reservation').fill('quxzzyk');
    await page.getByRole('button', { name: 'Find' }).click();
    await see(results.getByRole('checkbox', { checked: false })).toHaveCount(4);
    await see(results.getByRole('button', { name: 'Erase…' })).toBeDisabled();
    await results.getByRole('checkbox', { name: 'Choose all' }).check();
    await results.getByRole('button', { name: 'Erase…' }).click();
    const both = page.getByRole('dialog', { name: 'Erase 3 reviews?' });
    await see(both.getByText(/of (Zoë|Anna) Quxzzyk and (Zoë|Anna) Quxzzyk:/)).toBeVisible();
    await both.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Name, review id or reservation').fill('zoe quxzzyk');
    await page.getByRole('button', { name: 'Find' }).click();
    await see(results.getByRole('listitem')).toHaveCount(2);
    await see(results.getByText('reservation 990777')).toHaveCount(2);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      results.getByRole('button', { name: 'Export' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file.reviews).toHaveLength(2);
    await results.getByRole('checkbox', { name: 'Choose the review' }).first().uncheck();
    await results.getByRole('button', { name: 'Erase…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase 1 review?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await confirmIdentity(page);
    await see(page.getByText('1 review erased.')).toBeVisible();
    await page.getByLabel('Name, review id or reservation').fill('990777');
    await page.getByRole('button', { name: 'Find' }).click();
    await see(results.getByRole('checkbox', { name: 'Choose the review' })).toBeChecked();
    await see(results.getByRole('checkbox', { name: 'Choose the quarantined row row-7' })).not.toBeChecked();
    await page.getByLabel('Name, review id or reservation').fill('anna quxzzyk');
    await page.getByRole('button', { name: 'Find' }).click();
    await see(results.getByRole('listitem')).toHaveCount(1);
    await see(results.getByRole('checkbox', { name: 'Choose all' })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel('Name, review id or reservation').fill('nobody at all');
    await page.getByRole('button', { name: 'Find' }).click();
    await see(page.getByText('Nothing is stored about this guest.')).toBeVisible();
  });
});
