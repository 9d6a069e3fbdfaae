import type { Page } from '@playwright/test';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { filter, openDashboard } from '#tests/support/dashboard.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const LISTINGS = 20_000;
/** The most options that the list shows; typing finds the others. */
const LONGEST_LIST = 101;
const ACCENTED = 'Pátio de Évora';
const FAR = 'Terrace 19500';

const browser = browserForTests();

async function openWorldOf(listings: number): Promise<TestServer> {
  const server = await openTestServer();
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    await client.query(`insert into listings (source, upstream_id, name) values ('file', 'accents', $1)`, [
      ACCENTED,
    ]);
    await client.query(
      `insert into listings (source, upstream_id, name)
       select 'file', 'many-' || i, 'Terrace ' || lpad(i::text, 5, '0') from generate_series(1, $1::int) as i`,
      [listings],
    );
  } finally {
    await client.end();
  }
  return server;
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Options' }).getByRole('option');

/** The highlighted option. */
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

describe('with twenty thousand listings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openWorldOf(LISTINGS);
  });
  afterAll(() => server.close());

  test('the property combobox opens, finds a listing through the server and filters by it', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    const before = await elements();

    await filter(page, 'Property').click();
    await see(options(page).first()).toHaveText('All Properties');
    await see.poll(() => options(page).count()).toBeGreaterThan(50);
    expect(await options(page).count()).toBeLessThanOrEqual(LONGEST_LIST);
    expect((await elements()) - before).toBeLessThan(5 * LONGEST_LIST);

    await page.keyboard.type(FAR);
    await see(options(page)).toHaveText([FAR]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await see(options(page)).toHaveCount(0);
    await see(filter(page, 'Property')).toHaveValue(FAR);
    await see(page.getByRole('button', { name: `Remove Property: ${FAR}` })).toBeVisible();
    await see(page.getByText('No reviews match these filters.')).toBeVisible();
    await page.waitForURL(/\?listingId=\d+$/);

    await page.keyboard.press('Alt+ArrowDown');
    await see(active(page)).toHaveText(FAR);
    await page.keyboard.press('Enter');
    await see(filter(page, 'Property')).toHaveValue(FAR);
  });

  test('a property found by search keeps its name while its reviews load', async () => {
    const page = await browser.manager(server);
    await page.clock.install();
    await openDashboard(page);
    const reviews = await hold(page, { path: '/reviews/hostaway' });
    await filter(page, 'Property').click();
    await page.keyboard.type(FAR);
    await see(options(page)).toHaveText([FAR]);
    await page.keyboard.press('Enter');
    await see(filter(page, 'Property')).toHaveValue(FAR);
    // After the debounce the options are those of an empty search.
    await page.clock.fastForward(1_000);
    await see(filter(page, 'Property')).toHaveValue(FAR);
    reviews.release();
    await see(page.getByText('No reviews match these filters.')).toBeVisible();
    await see(filter(page, 'Property')).toHaveValue(FAR);
  });

  test('a property is found without its accents, and an unknown name shows a message', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await filter(page, 'Property').focus();
    await page.keyboard.type('patio de evora');
    await see(options(page)).toHaveText([ACCENTED]);
    await page.keyboard.type(' nowhere');
    await see(page.getByText('No matching property.')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(filter(page, 'Property')).toHaveValue('All Properties');
  });

  test('a page of reviews does not contain all listings', async () => {
    const page = await browser.manager(server);
    const answered = page.waitForResponse(/\/reviews\/hostaway\?/);
    await openDashboard(page);
    const body = await (await answered).body();
    expect(body.length).toBeLessThan(100_000);
  });
});

describe('with 150 listings, which arrive with the page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openWorldOf(150);
  });
  afterAll(() => server.close());

  test('the list opens at the chosen listing, and Enter keeps it', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await filter(page, 'Property').click();
    await page.keyboard.type('Terrace 00150');
    await see(options(page)).toHaveText(['Terrace 00150']);
    await page.keyboard.press('Enter');
    await see(filter(page, 'Property')).toHaveValue('Terrace 00150');
    await page.keyboard.press('ArrowDown');
    await see(active(page)).toHaveText('Terrace 00150');
    await page.keyboard.press('Enter');
    await see(options(page)).toHaveCount(0);
    await see(filter(page, 'Property')).toHaveValue('Terrace 00150');
  });
});
