import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_PLACE_ID, RIVERSIDE_PLACE_ID } from '#simulators/google-places/demo-places.ts';
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

async function open() {
  const page = await browser.manager(server);
  await page.goto('/reviews/1');
  return {
    page,
    google: page.getByRole('region', { name: 'Google Reviews' }),
    place: page.getByRole('region', { name: 'Google place' }),
  };
}

test('a manager sets the Google place of a property, and its reviews appear at once', async () => {
  const { page, google, place } = await open();
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeVisible();
  await see(place).toContainText('The company’s own');
  await place.getByRole('button', { name: 'Change' }).click();
  const field = place.getByRole('textbox', { name: 'Google place' });
  await see(field).toBeFocused();
  await field.fill(RIVERSIDE_PLACE_ID);
  await field.press('Enter');
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeHidden();
  await see(place).toContainText(RIVERSIDE_PLACE_ID);
  await see(place.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.reload();
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
});

test('a manager removes the Google place of a property', async () => {
  await server.app.database.pool.query('update listings set google_place_id = $1', [RIVERSIDE_PLACE_ID]);
  const { google, place } = await open();
  await see(google.getByRole('heading', { name: 'Aurélie Montfort' })).toBeVisible();
  await place.getByRole('button', { name: 'Change' }).click();
  await place.getByRole('button', { name: 'Use the company’s own' }).click();
  await see(google.getByRole('heading', { name: 'Tobias Wernecke' })).toBeVisible();
  await see(place).toContainText('The company’s own');
});

test('an invalid place id shows an error and is not sent, and Escape cancels the change', async () => {
  const { page, place } = await open();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await place.getByRole('button', { name: 'Change' }).click();
  const field = place.getByRole('textbox', { name: 'Google place' });
  await field.fill('not a place');
  await place.getByRole('button', { name: 'Save' }).click();
  await see(place.getByRole('alert')).toHaveText(/^A place id has up to 255 characters/);
  await field.press('Escape');
  await see(place).toContainText('The company’s own');
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
