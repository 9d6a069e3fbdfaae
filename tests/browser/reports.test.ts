import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { pagerLabel, rows } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('targets lead from an average to its reviews, and an own target can be set, changed and deleted', async () => {
  const page = await browser.manager(server);
  await page.goto('/targets');
  const superhost = page.getByRole('region', { name: /^Airbnb Superhost/ });
  await see(superhost.getByRole('row').nth(1)).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Set a target' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').selectOption('cleanliness');
  await dialog.getByLabel(/^Goal/).fill('11');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(dialog.getByRole('alert')).toHaveText(/at most 10/);
  await dialog.getByLabel(/^Goal/).fill('9.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const own = page.getByRole('region', { name: /^Cleanliness/ });
  await see(own).toContainText('9.5 of 10');
  await page.getByRole('button', { name: 'Delete Cleanliness' }).click();
  await page.getByRole('button', { name: 'Delete target' }).click();
  await see(own).toHaveCount(0);

  const average = superhost.getByRole('row').nth(2).getByRole('link').nth(1);
  const count = Number(/\((\d+)\)/.exec(await superhost.getByRole('row').nth(2).innerText())?.[1]);
  await average.click();
  await page.waitForURL(/\/dashboard\?/);
  if (count > 10) await see(pagerLabel(page)).toHaveText(`1 to 10 of ${count}`);
  else await see(rows(page)).toHaveCount(count);
});

test('a link to a report opens without an account, and prints to A4 pages with whole charts', async () => {
  const page = await browser.manager(server);
  await page.goto('/reports');
  await page.getByRole('button', { name: 'New report' }).click();
  await page.getByLabel('From').fill('2024-01-01');
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await page.getByLabel('Link to the report').inputValue());
  await page.getByRole('button', { name: 'Done' }).click();
  await expectFits(page);

  const reader = await browser.anonymous(server);
  await reader.goto(link.pathname);
  await see(reader.getByRole('heading', { level: 1 })).toHaveText('Guest reviews of all properties');
  await expectFits(reader);
  await reader.emulateMedia({ media: 'print' });
  const widths = await reader.evaluate(() => ({
    page: document.body.getBoundingClientRect().right,
    charts: [...document.querySelectorAll('svg, table')].map((each) => each.getBoundingClientRect().right),
  }));
  expect(Math.max(...widths.charts)).toBeLessThanOrEqual(widths.page + 1);
  const pdf = (await reader.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 594\.9\d* 841\.\d+\]/);
  expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(1);

  await page.reload();
  await see(page.getByText('opened 1 time')).toBeVisible();
});
