import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_PLACE_ID, RIVERSIDE_PLACE_ID } from '#simulators/google-places/demo-places.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const browser = browserForTests();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.pool.query('update listings set google_place_id = null');
});

/** Opens a tab of a property. */
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name }).click();

async function open() {
  const page = await browser.manager(server);
  await page.goto('/reviews/1');
  return {
    page,
    google: page.getByRole('region', { name: 'Google Reviews' }),
    place: page.getByRole('region', { name: 'Google place' }),
  };
}

test('Google place and Embed are tabs at the top of a property, in the URL', async () => {
  const { page, google, place } = await open();
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name });
  await see(link('Reviews')).toHaveAttribute('aria-current', 'page');
  await see(google).toBeVisible();
  await see(place).toHaveCount(0);
  await openTab(page, 'Google place');
  await see(page).toHaveURL('/reviews/1?tab=place');
  await see(link('Google place')).toHaveAttribute('aria-current', 'page');
  await see(link('Reviews')).not.toHaveAttribute('aria-current');
  await see(place).toBeInViewport();
  await see(google).toHaveCount(0);
  await expectAccessible(page);
  await openTab(page, 'Embed');
  await see(page).toHaveURL('/reviews/1?tab=embed');
  await see(page.getByRole('region', { name: 'Embed' })).toBeInViewport();
  await see(page.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible();
  await page.reload();
  await see(page.getByRole('region', { name: 'Embed' })).toBeVisible();
  await page.goBack();
  await see(place).toBeVisible();
});

test('a manager sets the Google place of a property, and its reviews appear at once', async () => {
  const { page, google, place } = await open();
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeVisible();
  await openTab(page, 'Google place');
  await see(place).toContainText('the company’s own place.');
  const field = place.getByRole('textbox', { name: 'Google place' });
  await field.fill(RIVERSIDE_PLACE_ID);
  await field.press('Enter');
  await see(place.getByText('Saved.')).toBeVisible();
  await see(place).toContainText(RIVERSIDE_PLACE_ID);
  await openTab(page, 'Reviews');
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeHidden();
  await page.reload();
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
});

test('a manager removes the Google place of a property', async () => {
  await server.app.database.pool.query('update listings set google_place_id = $1', [RIVERSIDE_PLACE_ID]);
  const { page, google, place } = await open();
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
  await openTab(page, 'Google place');
  await place.getByRole('button', { name: 'Use the company’s own' }).click();
  await see(place).toContainText('Guests see the reviews of the company’s own place.');
  await see(place.getByRole('textbox')).toHaveValue('');
  await openTab(page, 'Reviews');
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeVisible();
});

test('an invalid place id shows an error and is not sent', async () => {
  const { page, place } = await open();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await openTab(page, 'Google place');
  await place.getByRole('textbox', { name: 'Google place' }).fill('not a place');
  await place.getByRole('button', { name: 'Save' }).click();
  await see(place.getByRole('alert')).toHaveText(/^A place id has up to 255 characters/);
  expect(sent).toEqual([]);
});

test('a place that Google does not know shows a message instead of the reviews', async () => {
  await server.app.database.pool.query('update listings set google_place_id = $1', [
    `${COMPANY_PLACE_ID}gone`,
  ]);
  const page = await browser.manager(server, { expected: [/404/] });
  await page.goto('/reviews/1');
  const google = page.getByRole('region', { name: 'Google Reviews' });
  await see(google.getByRole('alert')).toHaveText('Google no longer knows this place.');
});
