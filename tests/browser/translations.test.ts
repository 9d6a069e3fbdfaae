import { afterAll, beforeAll, describe, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const GERMAN = 'Die Wohnung war sauber und die Küche sehr gut ausgestattet, wir kommen gerne wieder.';
const ENGLISH = 'The flat was clean and the kitchen very well equipped.';

let server: TestServer;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer({ hasModel: true });
  ({ listingId } = await addLighthouse(server));
  addReview(server, 91, { guestName: 'Liv Hansen', publicReview: GERMAN, rating: 10 });
  await runSync(server.app.context);
  const { pool } = server.app.database;
  await pool.query(
    `update reviews set language = 'de', decision = 'approved' where guest_name = 'Liv Hansen'`,
  );
});
afterAll(() => server.close());

function write(text: string) {
  if (server.model) server.model.write = () => text;
}

describe.each([1280, 390])('at a width of %i', (width) => {
  test('a manager reads a review and a draft in English, beside the originals', async () => {
    const page = await browser.manager(server, { locale: 'en-GB', viewport: { width, height: 900 } });
    await openDashboard(page, `?listingId=${listingId}`);
    await rows(page).filter({ hasText: 'Liv Hansen' }).getByRole('rowheader').getByRole('link').click();
    write(ENGLISH);
    await page.getByRole('button', { name: 'Translate to English' }).click();
    await see(page.getByText('Machine translation by canned-texts-no-model')).toBeVisible();
    await see(page.getByText(ENGLISH)).toBeVisible();
    await see(page.getByRole('dialog').getByText(GERMAN)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Write a response' }).click();
    const field = page.getByLabel('Response from the company', { exact: true });
    await field.fill('Vielen Dank für den Besuch.');
    write('Thank you for the visit.');
    await page.getByRole('button', { name: 'Read this text in English' }).click();
    await see(page.getByText('Thank you for the visit.')).toBeVisible();
    await see(field).toHaveValue('Vielen Dank für den Besuch.');
    await field.press('x');
    await see(page.getByText('Thank you for the visit.')).toHaveCount(0);
  });
});

test('guests see a labelled translation with the original behind one click, also without JavaScript', async () => {
  const manager = await signedInClient(server.origin);
  const { rows: found } = await server.app.database.pool.query(
    `select id from reviews where guest_name = 'Liv Hansen'`,
  );
  write(ENGLISH);
  await manager.post(`/reviews/${found[0].id}/translation`, { language: 'en' });
  await manager.put('/settings', { publicTranslations: true });
  const page = await browser.anonymous(server, { javaScriptEnabled: false });
  await page.goto(`/property/${listingId}`);
  const review = page.locator('.review').filter({ hasText: 'Liv Hansen' });
  await see(review.getByText(ENGLISH)).toBeVisible();
  await see(review.getByText('Machine translation')).toBeVisible();
  await see(review.getByText(GERMAN)).toBeHidden();
  await review.getByText('Machine translation').click();
  await see(review.getByText(GERMAN)).toBeVisible();
  const scripted = await browser.anonymous(server);
  await scripted.goto(`/property/${listingId}`);
  await expectAccessible(scripted);
});
