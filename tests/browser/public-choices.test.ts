import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What managers choose for the public site: pinned reviews, the booking link, the brand. */

const LISTING = 8;
const WITHOUT_SCRIPT = { javaScriptEnabled: false };
/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const browser = browserForTests();
let server: TestServer;
let manager: ApiClient;
let praise: ReviewList['reviews'][number];
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const path = `/reviews/hostaway?listingId=${LISTING}&limit=100`;
  const { reviews } = (await manager.get<ReviewList>(path)).data;
  for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
  const found = reviews.filter(({ rating, reviewText }) => rating === 5 && reviewText.length > 100)[1];
  if (!found) throw new Error('the demo has no such review');
  praise = found;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { pool } = server.app.database;
  await pool.query('delete from review_pins');
  await pool.query('update listings set own_booking_url = null');
  await manager.put('/settings', { brandColour: null, homePage: null });
  await manager.delete('/settings/logo');
});

test('a manager pins a review, guests read it first with the date, and unpins it', async () => {
  const page = await browser.manager(server);
  await page.goto(`/reviews/${LISTING}?review=${praise.id}`);
  const panel = page.getByRole('dialog');
  await see(panel.getByText('guests see that you chose it, and the date')).toBeVisible();
  await panel.getByRole('button', { name: 'Pin as praise' }).click();
  await see(panel.getByText('Pinned as praise')).toBeVisible();
  await expectAccessible(page);
  const guest = await browser.anonymous(server, WITHOUT_SCRIPT);
  await guest.goto(`/property/${LISTING}`);
  const side = guest.getByRole('figure').filter({ hasText: 'One that praises' });
  await see(side).toContainText('Chosen by the company on');
  await see(side).toContainText(praise.reviewText.slice(0, 40));
  await panel.getByRole('button', { name: 'Unpin' }).click();
  await see(panel.getByRole('button', { name: 'Pin as praise' })).toBeVisible();
  await guest.reload();
  await see(side).not.toContainText('Chosen by the company on');
});

test('the list marks a pinned review, and who may not decide has no button to pin', async () => {
  await manager.put(`/reviews/${praise.id}/pin`, {});
  const viewer = { username: 'vera', name: 'Vera', role: 'viewer', password: 'kite orbit mugs' } as const;
  await addUser(server.app.context, viewer);
  const page = await browser.anonymous(server);
  const path = `/reviews/${LISTING}?review=${praise.id}`;
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill(viewer.username);
  await page.getByLabel('Password').fill(viewer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const panel = page.getByRole('dialog');
  await see(panel.getByText('Pinned as praise')).toBeVisible();
  await see(panel.getByRole('button', { name: 'Unpin' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await see(page.getByRole('article').getByText('Pinned as praise')).toHaveCount(1);
});

test('a manager sets where guests book, with https alone, and returns to the upstream’s link', async () => {
  const page = await browser.manager(server);
  await page.goto(`/reviews/${LISTING}?tab=booking`);
  const panel = page.getByRole('region', { name: 'Booking link' });
  await see(panel).toContainText('This is the link of the channel manager.');
  const address = panel.getByRole('textbox', { name: 'Address' });
  await address.fill('http://book.example.com/8');
  await panel.getByRole('button', { name: 'Save' }).click();
  await see(panel.getByRole('alert')).toHaveText(
    'Enter an address that begins with https://, without a password.',
  );
  await address.fill('https://book.example.com/8');
  await panel.getByRole('button', { name: 'Save' }).click();
  await see(panel.getByText('Saved.')).toBeVisible();
  await see(panel).toContainText('The button leads to https://book.example.com/8');
  await expectAccessible(page);
  const guest = await browser.anonymous(server, WITHOUT_SCRIPT);
  await guest.goto(`/property/${LISTING}`);
  const book = guest.getByRole('link', { name: 'Book this home' });
  await see(book).toHaveAttribute('href', 'https://book.example.com/8');
  await panel.getByRole('button', { name: 'Use the link of the channel manager' }).click();
  await see(panel).toContainText('This is the link of the channel manager.');
  await see(address).toHaveValue('');
});

test('a manager sets logo, colour and home page, and the public site shows them in both schemes', async () => {
  const page = await browser.manager(server);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Public site' });
  const colour = section.getByRole('textbox', { name: 'Colour', exact: true });
  await colour.fill('#ffcc00');
  await see(section.getByRole('alert')).toContainText('This colour is too light');
  await colour.fill('#7a1f3d');
  await see(section.getByRole('alert')).toHaveCount(0);
  await section.getByRole('textbox', { name: 'Home page' }).fill('https://casa.example.com/');
  await section.getByRole('button', { name: 'Save' }).click();
  await see(section.getByText('Saved.')).toBeVisible();
  await section
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await see(section.getByRole('img', { name: 'Current logo' })).toBeVisible();
  await expectAccessible(page, ':root', ['light', 'dark']);

  const guest = await browser.anonymous(server);
  await guest.goto(`/property/${LISTING}`);
  const home = guest.getByRole('banner').first().getByRole('link', { name: 'Flex Living Reviews' });
  await see(home).toHaveAttribute('href', 'https://casa.example.com/');
  await see(home.locator('img')).toBeVisible();
  await see(guest.locator('.top-bar')).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  for (const path of [`/property/${LISTING}`, '/homes', '/how-we-show-reviews']) {
    await guest.goto(path);
    await expectAccessible(guest, ':root', ['light', 'dark']);
  }
  await section.getByRole('button', { name: 'Remove logo' }).click();
  await see(section.getByText('No logo yet.')).toBeVisible();
});

test('managers see how long low and high ratings wait, and a warning if low ones wait longer', async () => {
  const page = await browser.manager(server);
  await page.goto(`/reviews/${LISTING}`);
  const meter = page.getByRole('table', { name: /^Reviews of the last 90 days/ });
  await see(meter.getByRole('row', { name: /^4 and 5 stars/ })).toContainText('hour');
  const warning = page.getByText('Reviews with 1 to 3 stars wait much longer');
  await see(warning).toHaveCount(0);
  await server.app.database.pool.query(
    `update reviews set created_at = now() - interval '20 days', submitted_at = now() - interval '20 days',
       rating_tenths = 20
     where id in (select id from reviews where listing_id = $1 and withdrawn_at is null order by id limit 6)`,
    [LISTING],
  );
  await server.app.database.pool.query(
    `update reviews set submitted_at = now(), created_at = now() where id in
       (select id from reviews where listing_id = $1 and rating_tenths >= 35 order by id limit 6)`,
    [LISTING],
  );
  await page.reload();
  await see(meter.getByRole('row', { name: /^1 to 3 stars/ })).toContainText('20 days');
  await see(warning).toBeVisible();
});
