import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer({ hasModel: true });
  ({ listingId } = await addLighthouse(server));
  addReview(server, 81, {
    guestName: 'Ines Costa',
    publicReview: 'A lovely view and a fine kitchen, thank you very much.',
    rating: 10,
  });
  addReview(server, 82, {
    guestName: 'Bruno Lima',
    publicReview: 'It was loud and the kitchen was dirty, we left early.',
    rating: 2,
  });
  await runSync(server.app.context);
});
beforeEach(() => {
  model().failures.clear();
  Object.assign(server.app.context.modelLoad, { running: 0 });
});
afterAll(() => server.close());

function model() {
  if (!server.model) throw new Error('the test has no model');
  return server.model;
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const field = (page: Page) => dialog(page).getByLabel('Response from the company', { exact: true });

async function compose(guest: string, width = 1280, expected: RegExp[] = []) {
  const page = await browser.manager(server, { expected });
  await page.setViewportSize({ width, height: 900 });
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const row = rows(page).filter({ hasText: guest });
  await row.getByRole('button', { name: 'Read more' }).click();
  await row.getByRole('button', { name: 'Write a response' }).click();
  await see(field(page)).toBeFocused();
  return page;
}

describe.each([1280, 390])('at a width of %i', (width) => {
  test('a draft appears below what was typed, is marked, and can be shown in the text', async () => {
    model().write = () => 'Dear {{guest_first_name}}, we will refund the fee. See you soon.';
    const page = await compose('Ines Costa', width);
    await field(page).fill('Hello!');
    await page.keyboard.press('Shift+Tab');
    await see(button(page, 'Draft in English')).toBeFocused();
    await page.keyboard.press('Enter');
    await see(field(page)).toHaveValue('Hello!\n\nDear Ines, we will refund the fee. See you soon.');
    await see(field(page)).toBeFocused();
    await see(
      dialog(page).getByText('Draft by canned-texts-no-model. Read it before you send it.'),
    ).toBeVisible();
    await see(dialog(page).getByRole('listitem').filter({ hasText: 'A promise' })).toHaveCount(2);
    await expectAccessible(page);
    await button(page, 'refund').click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('refund');
    await page.keyboard.type('keep');
    await see(button(page, 'refund')).toHaveCount(0);
    await see(field(page)).toHaveValue(/we will keep the fee/);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  });
});

test('a draft that is cancelled leaves the text as it was', async () => {
  model().failures.add({ failure: { kind: 'drip', bytes: 40, everyMs: 60 } });
  const page = await compose('Ines Costa');
  await field(page).fill('My own words');
  await button(page, 'Draft in English').click();
  await see(field(page)).toHaveValue(/^My own words\n\n\w/);
  await see(field(page)).toHaveJSProperty('readOnly', true);
  await button(page, 'Cancel draft').click();
  await see(field(page)).toHaveValue('My own words');
  await see(button(page, 'Draft in English')).toBeFocused();
  await see(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect.poll(() => server.app.context.modelLoad.running).toBe(0);
});

test.each([
  ['over-quota', 'there were too many'],
  ['stops', 'stopped with an error'],
  [{ kind: 'reset' }, 'could not be reached'],
] as const)('after the failure %j a message says so and the text is as it was', async (failure, message) => {
  model().failures.add({ failure });
  const page = await compose('Ines Costa', 1280, [/503 .*\/draft$/]);
  await field(page).fill('My own words');
  await button(page, 'Draft in English').click();
  await see(dialog(page).getByRole('alert')).toContainText(message);
  await see(dialog(page).getByRole('alert')).toContainText('Your text is as it was.');
  await see(field(page)).toHaveValue('My own words');
});

test('a draft for a low review is sent only after a second look', async () => {
  model().write = () => 'Dear {{guest_first_name}}, thank you for telling us so openly what was wrong.';
  const page = await compose('Bruno Lima');
  await button(page, 'Draft in English').click();
  await see(field(page)).toHaveValue(/^Dear Bruno, thank you/);
  const result = dialog(page).getByText('The check found nothing');
  await see(result).toBeVisible();
  await field(page).press('End');
  await field(page).pressSequentially(' Really.');
  await see(result).toHaveCount(0);
  await button(page, 'Continue').click();
  const send = dialog(page).getByRole('button', { name: /^Send/ });
  await see(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await see(send).toBeDisabled();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('checkbox', { name: 'I have compared this response with the review once more.' })
    .check();
  await send.click();
  await see(dialog(page)).toHaveCount(0);
  const { rows: sent } = await server.app.database.pool.query(
    `select text from responses where text like 'Dear Bruno%'`,
  );
  expect(sent).toHaveLength(1);
});

test('admins decide in the settings what the model gets', async () => {
  const page = await browser.manager(server);
  await page.goto('/settings');
  const names = page.getByRole('checkbox', { name: 'Give it the names of guests' });
  await names.check();
  await see(page.getByText('Saved').first()).toBeVisible();
  await expectAccessible(page);
  expect(server.app.context.settings.values.modelReadsGuestNames).toBe(true);
  await names.uncheck();
});

test('without a model nothing of it shows', async () => {
  const other = await openTestServer();
  try {
    const page = await browser.manager(other);
    await page.goto('/settings');
    await see(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
    await see(page.getByRole('heading', { name: 'Language model' })).toHaveCount(0);
    await page.goto('/answers');
    await page.getByRole('button', { name: 'Write a response' }).first().click();
    await see(page.getByLabel('Response from the company', { exact: true })).toBeVisible();
    await see(page.getByRole('button', { name: /^Draft/ })).toHaveCount(0);
  } finally {
    await other.close();
  }
});
