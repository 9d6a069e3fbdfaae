import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const menu = (page: Page) => page.getByRole('dialog', { name: 'Columns and density' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Columns and density' }).click();
const heads = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim());

describe('the settings of the table', () => {
  test('hide columns, which stay hidden after a reload and come back', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await openMenu(page);
    await menu(page).getByRole('checkbox', { name: 'Channel' }).uncheck();
    await menu(page).getByRole('checkbox', { name: 'Property' }).uncheck();
    await page.keyboard.press('Escape');
    await see(menu(page)).toBeHidden();
    const fewer = ['Guest', 'Rating', 'Review', 'Date', 'Status', 'Actions'];
    expect(await heads(page)).toEqual(fewer);
    await page.reload();
    await see(rows(page).first()).toBeVisible();
    expect(await heads(page)).toEqual(fewer);
    expect(await rows(page).first().getByRole('cell').count()).toBe(fewer.length - 1);
    // Each cell is below its head.
    const lefts = (role: 'columnheader' | 'cell') =>
      page
        .getByRole(role)
        .evaluateAll((all) => all.slice(0, 6).map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const [ofHeads, ofCells] = [await lefts('columnheader'), await lefts('cell')];
    expect(ofCells.slice(0, 5)).toEqual(ofHeads.slice(1, 6));
    await openMenu(page);
    await menu(page).getByRole('checkbox', { name: 'Channel' }).check();
    expect(await heads(page)).toContain('Channel');
  });

  test('make the rows comfortable', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const height = async () => (await rows(page).first().boundingBox())?.height ?? 0;
    const compact = await height();
    await openMenu(page);
    await menu(page).getByRole('radio', { name: 'Comfortable' }).check();
    await see.poll(height).toBeGreaterThan(compact);
    await page.reload();
    await see.poll(height).toBeGreaterThan(compact);
  });

  test('keep the page size for the next visit, but not for a link to a later page', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
    await see(rows(page)).toHaveCount(25);
    await page.goto('/dashboard?sortOrder=asc');
    await see(rows(page)).toHaveCount(25);
    await seeQuery(page, { sortOrder: 'asc', size: '25' });
    await page.goto('/dashboard?page=2');
    await see(rows(page)).toHaveCount(10);
    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    await see(rows(page)).toHaveCount(10);
    await page.goto('/dashboard');
    await see(rows(page)).toHaveCount(10);
    await seeQuery(page, {});
  });

  test('have no accessibility violations', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await openMenu(page);
    await see(menu(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expectFits(page);
  });
});
