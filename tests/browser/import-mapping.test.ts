import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const listingName = () => String(server.hostaway.data.listings[0]?.name);
const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const preview = (page: Page, text: string) =>
  page
    .getByRole('list', { name: 'First rows as they will be stored' })
    .getByRole('listitem')
    .filter({ hasText: text });

const OWN = (text: string) =>
  [
    'Booking code;Guest;Review date;Points;Comment;Weather',
    `A1;Ana;04/05/2026;8,5;${text} one;sunny`,
    `A2;Ben;05/05/2026;9;${text} two;rain`,
    `A3;Cleo;06/05/2026;11;${text} three;rain`,
  ].join('\r\n');

const BOOKING = [
  'Review date,Guest name,Reservation number,Review title,Positive review,Negative review,Review score,Property reply',
  '2026-05-04 09:30:00,Ana,4497578795,Lovely,Heron view,No lift,9,',
].join('\n');

async function chooseProperty(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Property of the reviews' }).click();
  await page.getByRole('option', { name: listingName() }).first().click();
}

describe('a file with unknown columns', () => {
  test('is mapped, previewed, imported and shown on the dashboard; the next one is read in the same way', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    await choose(page, 'desk.csv', OWN('Otter'));
    await see(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    await see(field(page, 'Guest')).toHaveValue('Guest');
    await see(field(page, 'Review date')).toHaveValue('Review date');
    await see(field(page, 'Reservation number')).toHaveValue('Booking code');
    await see(page.getByText('Still to choose: how dates are written,')).toBeVisible();
    await see(button(page, 'Check file')).toBeDisabled();

    await field(page, 'How dates are written').selectOption({ label: 'Day first: 04/05 is 4 May' });
    await field(page, 'Highest possible rating').selectOption('10');
    await page.getByLabel('System that the file comes from').fill('Old Desk');
    await see(page.getByLabel('System that the file comes from')).toHaveValue('old-desk');
    await field(page, 'Channel of all reviews').selectOption('VRBO');
    await see(preview(page, 'Ana')).toContainText('May 04, 2026');
    await see(preview(page, 'Line 4')).toContainText('"Points" is "11"');
    await see(page.getByText('Still to choose: the property or the column with its name.')).toBeVisible();
    await expectFits(page);
    await chooseProperty(page);
    await see(preview(page, 'Ana')).toContainText(listingName());

    await button(page, 'Check file').click();
    await see(page.getByRole('row', { name: /^Line 4 / })).toContainText('"Points" is "11"');
    await button(page, 'Import 2 reviews').click();
    await see(page.getByRole('heading', { name: 'desk.csv was imported.' })).toBeVisible();
    await button(page, 'Show them on the dashboard').click();
    await see(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
    await page.goto('/dashboard?search=Otter&searchAll=true');
    await see(page.getByText('Otter one')).toBeVisible();

    await page.goto('/import');
    await choose(page, 'june.csv', OWN('Badger'));
    await see(page.getByText('The columns are read the same way as in an earlier file.')).toContainText(
      'Chosen by',
    );
    await see(page.getByRole('heading', { name: 'Which column is what?' })).toBeHidden();
    await chooseProperty(page);
    const checking = await hold(page, { method: 'POST', path: '/import' });
    await button(page, 'Check file').click();
    await see(button(page, 'Change columns')).toBeDisabled();
    await button(page, 'Forget this choice').click({ force: true });
    await see(button(page, 'Cancel')).toBeVisible();
    checking.release();
    await see(button(page, 'Import 2 reviews')).toBeVisible();
    await button(page, 'Change columns').click();
    await see(field(page, 'How dates are written')).toHaveValue('day-first');
    const warning = page.getByText('would be added a second time');
    await page.getByLabel('System that the file comes from').fill('new-desk');
    await see(warning).toBeVisible();
    await page.getByLabel('System that the file comes from').fill('old-desk');
    await see(warning).toBeHidden();
    await button(page, 'Forget this choice').click();
    await see(page.getByText('Still to choose: how dates are written')).toBeVisible();
  });

  test('has each column in one field: a column that is chosen again leaves its earlier field', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    await choose(page, 'desk.csv', OWN('Mink'));
    await field(page, 'Title').selectOption('Comment');
    await see(field(page, 'Text, or what the guest liked')).toHaveValue('');
    await see(field(page, 'Title')).toHaveValue('Comment');
  });
});

test('the export of Booking.com is recognized and needs only a property', async () => {
  const page = await browser.manager(server);
  await page.goto('/import');
  await choose(page, 'booking.csv', BOOKING);
  await see(page.getByText('This is Booking.com’s export of guest reviews.')).toBeVisible();
  await see(preview(page, 'Ana')).toContainText('Heron view');
  await see(button(page, 'Check file')).toBeDisabled();
  await chooseProperty(page);
  await button(page, 'Check file').click();
  await button(page, 'Import 1 review').click();
  await see(page.getByRole('heading', { name: 'booking.csv was imported.' })).toBeVisible();
});
