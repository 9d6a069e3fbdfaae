import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const SETTINGS = { accountId: '22', apiKey: 'the-second-key' };
const row = (id: number) =>
  newReview({ id, listingMapId: 1, guestName: `Guest ${id}`, publicReview: `Stay ${id} was nice.` });

let server: TestServer;
let second: HostawaySimulator;
let home: number;
const browser = browserForTests();
beforeAll(async () => {
  const twin = { listings: [newListing({ id: 1, name: 'River Flat Lisbon' })], reviews: [row(11), row(21)] };
  second = await startHostawaySimulator({ ...SETTINGS, data: twin, tokenDelayMs: 0, rateLimit: false });
  server = await openTestServer({
    template: 'empty',
    account: (first) =>
      Object.assign(first, {
        listings: [newListing({ id: 1, name: 'River Flat' }), newListing({ id: 2, name: 'Old House' })],
        reviews: [row(11), row(12)],
      }),
    environment: { HOSTAWAY_API_URL: second.url },
  });
  const admin = await signedInClient(server.origin);
  await admin.post('/sources', { kind: 'hostaway', name: 'Second', settings: SETTINGS });
  for (const id of ['hostaway', 'hostaway-2']) {
    await see.poll(async () => (await runSync(server.app.context, undefined, id))?.read).toBe(2);
  }
  const { rows } = await server.app.database.pool.query(`select id from listings where name = 'River Flat'`);
  home = rows[0].id;
});
afterAll(async () => {
  await server.close();
  await second.close();
});

test('a manager merges two properties, separates two reviews, and separates the properties again', async () => {
  const page = await browser.manager(server);
  await page.goto(`/reviews/${home}?tab=merge`);
  const panel = page.getByRole('region', { name: 'Merge with another property' });
  // The one of the other source with a similar name comes first.
  await see(panel.getByRole('listitem').first()).toContainText('River Flat Lisbon');
  await panel.getByRole('searchbox', { name: 'Find a property' }).fill('lisbon');
  await see(panel.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Merge River Flat Lisbon into this property' }).click();
  const dialog = page.getByRole('dialog');
  await see(dialog).toContainText('2 reviews move to River Flat');
  await see(dialog).toContainText('1 review is already there');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = panel.getByRole('list', { name: 'Merged into this property' }).getByRole('listitem');
  await see(merged).toContainText('2 reviews, 1 of them counted once with another source');
  await panel.getByRole('searchbox', { name: 'Find a property' }).fill('');
  await see(panel.getByRole('button', { name: 'Merge Old House into this property' })).toBeVisible();
  await expectAccessible(page);

  const { rows } = await server.app.database.pool.query(
    'select duplicate_of as id from reviews where duplicate_of is not null',
  );
  expect(rows).toHaveLength(1);
  await page.goto(`/dashboard?review=${rows[0].id}`);
  const review = page.getByRole('dialog');
  await see(review.getByRole('heading', { name: 'Other sources' })).toBeVisible();
  await see(review.getByText('Also in Second, and counted once.')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Not the same review' }).click();
  await see(review.getByRole('heading', { name: 'Other sources' })).toHaveCount(0);

  await page.goto(`/reviews/${home}?tab=merge`);
  await see(merged).not.toContainText('counted once');
  await panel.getByRole('button', { name: 'Separate River Flat Lisbon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Separate', exact: true }).click();
  await see(merged).toHaveCount(0);
  await see(panel.getByRole('button', { name: 'Merge River Flat Lisbon into this property' })).toBeVisible();
});
