import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const box = (page: Page, index: number) =>
  rows(page)
    .nth(index)
    .getByRole('checkbox', { name: /^Select review by / });
const pageBox = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page', exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const checked = (page: Page) => rows(page).getByRole('checkbox', { checked: true });

describe('the selection', () => {
  test('names each box after its guest and counts the selected reviews', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const guest = await rows(page).first().getByRole('rowheader').innerText();
    await page
      .getByRole('checkbox', { name: `Select review by ${guest}`, exact: true })
      .first()
      .click();
    await see(bar(page)).toContainText('1 selected');
    await see(pageBox(page)).toHaveJSProperty('indeterminate', true);
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await see(bar(page)).toHaveCount(0);
    await see(checked(page)).toHaveCount(0);
  });

  test('with Shift covers a range, and x toggles the row with the focus', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await box(page, 1).click();
    await box(page, 4).click({ modifiers: ['Shift'] });
    await see(bar(page)).toContainText('4 selected');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await see(bar(page)).toContainText('5 selected');
    await page.keyboard.press('x');
    await see(checked(page)).toHaveCount(4);
  });

  test('of the page leads to all that match, and deselecting one row leaves the others of the page', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?status=pending');
    await pageBox(page).check();
    await see(bar(page)).toContainText('10 selected');
    await bar(page)
      .getByRole('button', { name: /^Select all [\d,]+ matching$/ })
      .click();
    await see(bar(page)).toContainText(/^All [\d,]+ selected/);
    await see(bar(page)).toBeFocused();
    await box(page, 0).uncheck();
    await see(bar(page)).toContainText('9 selected');
  });

  test('stays on the next page and ends with another filter', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await pageBox(page).check();
    await page.getByRole('button', { name: 'Next page' }).click();
    await see(page).toHaveURL(/page=2/);
    await see(pageBox(page)).not.toBeChecked();
    await see(bar(page)).toContainText('10 selected');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    await see(bar(page)).toHaveCount(0);
  });

  test('moves no row and no button', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.evaluate(() => document.fonts.ready);
    const positions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-review], [data-review] button')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    const before = await positions();
    await pageBox(page).check();
    await see(bar(page)).toBeVisible();
    expect(await positions()).toEqual(before);
  });

  test('has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await pageBox(page).check();
    await see(bar(page)).toBeVisible();
    await expectFits(page);
  });
});

test('deciding moves no button under the pointer', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, '?decision=none');
  const row = rows(page).first();
  const toggle = row.getByRole('button', { name: /^(Approve|Disapprove)$/ });
  const before = await toggle.boundingBox();
  await row.getByRole('button', { name: 'Keep unpublished' }).click();
  await see(row.getByRole('button', { name: 'Keep unpublished' })).toHaveCount(0);
  expect(await toggle.boundingBox()).toEqual(before);
});
