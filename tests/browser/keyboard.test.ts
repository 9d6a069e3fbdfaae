import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { filter, openDashboard, rows, seeChosen } from '#tests/support/dashboard.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  ({ listingId } = await addLighthouse(server));
});
afterAll(() => server.close());

/** Whether the focused element looks different from how it looks without focus. */
async function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const look = () => {
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
      return JSON.stringify([outline, boxShadow, borderColor, backgroundColor]);
    };
    element.style.transition = 'none';
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus();
    return focused !== blurred;
  });
}

describe('with the keyboard', () => {
  test('Tab moves through the sign-in form in order, and the focus is always visible', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await see(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    for (const [role, name] of [
      ['textbox', 'Username'],
      ['textbox', 'Password'],
      ['button', 'Sign In'],
      ['button', 'Clear'],
    ] as const) {
      await page.keyboard.press('Tab');
      await see(page.getByRole(role, { name, exact: true })).toBeFocused();
      expect(await isFocusVisible(page), name).toBe(true);
    }
  });

  test('Tab moves through a row, and Enter and Space expand and approve it', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const row = rows(page).first();
    const decision = row.getByRole('button', { name: /^(Approve|Disapprove)$/ });
    await page.keyboard.press('Tab');
    await row.getByRole('link', { name: lighthouse.name }).focus();
    expect(await isFocusVisible(page)).toBe(true);
    for (const step of [
      row.getByRole('button', { name: 'View' }),
      row.getByRole('button', { name: 'Read more' }),
    ]) {
      await page.keyboard.press('Tab');
      await see(step).toBeFocused();
      expect(await isFocusVisible(page)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await see(row.getByRole('button', { name: 'Read less' })).toBeFocused();
    for (const topic of await row.getByRole('list', { name: 'Topics' }).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await see(topic).toBeFocused();
    }
    for (const name of ['Preview as a guest', 'Decisions']) {
      await page.keyboard.press('Tab');
      await see(row.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await see(decision).toBeFocused();
    expect(await isFocusVisible(page)).toBe(true);
    await see(decision).toHaveAccessibleName('Approve');
    await page.keyboard.press('Enter');
    await see(decision).toHaveAccessibleName('Disapprove');
    await see(decision).toBeFocused();
    await page.keyboard.press('Space');
    await see(decision).toHaveAccessibleName('Approve');
    await see(decision).toBeFocused();
  });

  test('Space and Enter both follow View', async () => {
    const page = await browser.manager(server);
    for (const key of ['Enter', 'Space']) {
      await openDashboard(page, `?listingId=${listingId}`);
      await rows(page).first().getByRole('button', { name: 'View' }).focus();
      await page.keyboard.press(key);
      await see(page).toHaveURL(`/property/${listingId}`);
    }
  });

  test('arrow keys and Enter choose a filter', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.keyboard.press('Tab');
    const rating = filter(page, 'Rating');
    await rating.focus();
    await see(rating).toBeFocused();
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await see(rating.getByRole('option', { name: 'All Ratings' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await see(rating.getByRole('option', { name: '5 Stars' })).toBeFocused();
    await page.keyboard.press('Enter');
    await seeChosen(page, 'Rating', '5 Stars');
    await see(page).toHaveURL('/dashboard?rating=5');
    await see(rating).toBeFocused();
  });

  test('letters find an option in an open list', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const status = filter(page, 'Status');
    await status.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await see(status.getByRole('option', { name: 'All Reviews' })).toBeFocused();
    await page.keyboard.type('ap');
    await see(status.getByRole('option', { name: 'Approved' })).toBeFocused();
    await page.keyboard.press('Enter');
    await seeChosen(page, 'Status', 'Approved');
    await see(page).toHaveURL('/dashboard?status=approved');
  });

  test('Enter chooses the first property that matches, Escape and Tab choose none', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const property = filter(page, 'Property');
    await property.focus();
    await page.keyboard.type(lighthouse.name.slice(0, 8));
    await page.keyboard.press('Escape');
    await seeChosen(page, 'Property', 'All Properties');
    await page.keyboard.type(lighthouse.name.slice(0, 8));
    await page.keyboard.press('Tab');
    await seeChosen(page, 'Property', 'All Properties');
    await property.focus();
    await page.keyboard.type(lighthouse.name.slice(0, 8));
    await page.keyboard.press('Enter');
    await seeChosen(page, 'Property', lighthouse.name);
    await see(page).toHaveURL(`/dashboard?listingId=${listingId}`);
  });

  test.each([
    ['Order', 'Enter'],
    ['Property', 'ArrowDown'],
  ])('Escape closes the list of %s in the filter sheet first, then the sheet', async (label, key) => {
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const control = sheet.getByRole('combobox', { name: label, exact: true });
    await control.focus();
    await page.keyboard.press(key);
    const isOpen = () =>
      control.evaluate((element) => element.matches(':open') || element.ariaExpanded === 'true');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(false);
    await see(control).toBeFocused();
    await page.keyboard.press('Escape');
    await see(sheet).toHaveCount(0);
  });

  test('a tooltip shows on keyboard focus, and Escape hides it', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const approve = rows(page).nth(1).getByRole('button', { name: 'Approve', exact: true });
    await page.keyboard.press('Tab');
    await approve.focus();
    const hint = page.getByRole('tooltip');
    await see(hint).toHaveText('Approve');
    const [box, its] = [await hint.boundingBox(), await approve.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(its?.x ?? 0);
    await page.keyboard.press('Escape');
    await see(hint).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await see(hint).toHaveText('Approve');
  });

  test('the filter sheet on a phone opens, traps the focus, and returns it when closed', async () => {
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await openDashboard(page);
    const open = page.getByRole('button', { name: 'Filters', exact: true });
    await open.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await see(sheet.getByRole('combobox', { name: 'Rating', exact: true })).toBeVisible();
    await see.poll(() => sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await see(sheet).toHaveCount(0);
    await see(open).toBeFocused();
  });
});
