import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
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

/** The option that a screen reader hears of while the keyboard is in the list. */
async function activeOption(list: Locator): Promise<string | null> {
  const id = await list.getAttribute('aria-activedescendant');
  return id && list.page().locator(`#${id}`).textContent();
}

describe('by keyboard', () => {
  test('the sign-in form is walked through in order, and focus is always seen', async () => {
    const page = await browser.stranger(server);
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

  test('a row is walked through, opened and decided on, with Enter and with Space', async () => {
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

  test('View leads on with Space as with Enter', async () => {
    const page = await browser.manager(server);
    for (const key of ['Enter', 'Space']) {
      await openDashboard(page, `?listingId=${listingId}`);
      await rows(page).first().getByRole('button', { name: 'View' }).focus();
      await page.keyboard.press(key);
      await see(page).toHaveURL(`/property/${listingId}`);
    }
  });

  test('a filter is chosen', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const rating = page.getByRole('combobox', { name: 'Rating', exact: true });
    await page.getByRole('combobox', { name: 'Property', exact: true }).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await see(rating).toBeFocused();
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await see(page.getByRole('option', { name: '5 Stars' })).toBeVisible();
    for (let steps = 0; steps < 6 && (await activeOption(rating)) !== '5 Stars'; steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await see(rating).toHaveValue('5 Stars');
    await see(page).toHaveURL('/dashboard?rating=5');
    await see(page.getByRole('option')).toHaveCount(0);
  });

  test('a list goes to its ends, and to the choice that begins with a letter', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const rating = page.getByRole('combobox', { name: 'Rating', exact: true });
    await rating.focus();
    await page.keyboard.press('3');
    const at = () => activeOption(rating);
    await see.poll(at).toBe('3 Stars');
    await page.keyboard.press('End');
    await see.poll(at).toBe('1 Star');
    await page.keyboard.press('ArrowDown');
    await see.poll(at).toBe('All Ratings');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await see.poll(at).toBe('All Ratings');
    await page.keyboard.press('4');
    await page.keyboard.press('Enter');
    await see(rating).toHaveValue('4 Stars');
    await see(page).toHaveURL('/dashboard?rating=4');
  });

  test('a list opens by Alt and an arrow, goes to the choice that begins as typed, and Space takes it', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const status = page.getByRole('combobox', { name: 'Status', exact: true });
    await status.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await see(page.getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Alt+ArrowUp');
    await see(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.type('ap');
    await see.poll(() => activeOption(status)).toBe('Approved');
    await page.keyboard.press('Space');
    await see(status).toHaveValue('Approved');
    await see(page).toHaveURL('/dashboard?status=approved');
  });

  test('a list in the filter sheet closes by Escape, and only then the sheet', async () => {
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const order = sheet.getByRole('combobox', { name: 'Order', exact: true });
    await order.focus();
    await page.keyboard.press('Enter');
    await see(page.getByRole('option', { name: 'Oldest First' })).toBeVisible();
    await page.keyboard.press('Escape');
    await see(page.getByRole('option')).toHaveCount(0);
    await see(order).toBeFocused();
    await page.keyboard.press('Escape');
    await see(sheet).toHaveCount(0);
  });

  test('a hint shows with the focus, and Escape takes it away', async () => {
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

  test('the filter sheet of a phone is opened, holds the focus, and gives it back', async () => {
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
