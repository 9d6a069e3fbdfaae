import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard } from '#tests/support/dashboard.ts';
import { answer, failureEnvelope } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

let nextId = 94_000_000;
const listingName = () => String(server.hostaway.data.listings[0]?.name);
const csv = (source: string) =>
  [
    'id,source,listing_name,guest,rating,date,text',
    `1,${source},${listingName()},Ana,5,2026-05-01,Lovely ${source}`,
    `2,${source},Nowhere,Ben,4,2026-05-02,Fine ${source}`,
    `3,${source},${listingName()},Cleo,9,2026-05-03,Too many stars`,
  ].join('\r\n');
const total = async (query = '') =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=1${query}`)).data.total;

const choose = (page: Page, name: string, content: string) =>
  page.getByLabel('Choose a file or drop it here').setInputFiles(
    { name, mimeType: 'text/plain', buffer: Buffer.from(content) },
    // Several megabytes take a busy browser more than its usual 30 seconds.
    { timeout: TIMEOUT_MS },
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const outcome = (page: Page) => page.getByRole('region', { name: /was (checked|imported)/ });
const count = (page: Page, name: string) =>
  outcome(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

describe('the export menu', () => {
  test('downloads the reviews that match the filters and the search, with the keyboard', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?rating=4&sortBy=rating&sortOrder=asc&search=kitchen&searchAll=true');
    const opener = button(page, 'Export');
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await see(button(page, 'CSV, for spreadsheets')).toBeFocused();
    const started = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^reviews-\d{4}-\d\d-\d\d\.csv$/);
    const expected = await manager.get(
      '/reviews/export?rating=4&sortBy=rating&sortOrder=asc&search=kitchen&format=csv',
    );
    expect((await readFile(await download.path(), 'utf8')).replace('\uFEFF', '')).toBe(expected.text);
    await see(button(page, 'CSV, for spreadsheets')).toBeHidden();
  });

  test('downloads the reviews with all words where the text itself is nowhere', async () => {
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
    const [review] = data.reviews;
    const text = `${review?.listingName} ${review?.guestName}`;
    const byWords = await manager.get(`/reviews/export?words=${encodeURIComponent(text)}`);
    expect(byWords.text).toContain(review?.guestName);
    const page = await browser.manager(server);
    await openDashboard(page, `?search=${encodeURIComponent(text)}&searchAll=true`);
    await see(page.getByText('These contain all of its words.')).toBeVisible();
    await button(page, 'Export').click();
    const started = page.waitForEvent('download');
    await button(page, 'CSV, for spreadsheets').click();
    const file = await readFile(await (await started).path(), 'utf8');
    expect(file.replace('\uFEFF', '')).toBe(byWords.text);
  });

  test('closes with Escape, which returns the focus, and leads to the import', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await button(page, 'Export').click();
    await see(button(page, 'NDJSON, one review per line')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(button(page, 'NDJSON, one review per line')).toBeHidden();
    await see(button(page, 'Export')).toBeFocused();
    await button(page, 'Export').click();
    await page.getByRole('link', { name: 'Import a file' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Import reviews');
  });

  test('shows why an export cannot start', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await openDashboard(page);
    await answer(page, { path: '/reviews/hostaway' }, { status: 503, body: failureEnvelope('Try later.') });
    await button(page, 'Export').click();
    await button(page, 'CSV, for spreadsheets').click();
    await see(page.getByRole('alert').first()).toContainText('Try later.');
  });
});

describe('the import page', () => {
  test('requires a sign-in, which leads back to it, and is linked from the sync page', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/import');
    await see(page).toHaveURL(/\/login\?redirect=%2Fimport$/);
    const signedIn = await browser.manager(server);
    await signedIn.goto('/sync');
    await signedIn.getByRole('link', { name: 'Import a file' }).click();
    await see(signedIn).toHaveURL(/\/import$/);
  });

  test('checks a file, names the rows with a problem, and imports the rest', async () => {
    const page = await browser.manager(server);
    const before = await total();
    await page.goto('/import');
    await see(button(page, 'Check file')).toBeDisabled();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const background = () =>
      button(page, 'Check file').evaluate((element) => getComputedStyle(element).backgroundColor);
    const disabled = await background();
    await button(page, 'Check file').hover({ force: true });
    expect(await background(), 'of a disabled button under the pointer').toBe(disabled);
    await choose(page, 'old.csv', csv('first'));
    await button(page, 'Check file').focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'old.csv was checked. Nothing has changed yet.' });
    await see(heading).toBeFocused();
    await see(count(page, 'New')).toHaveText('1');
    await see(count(page, 'Failed')).toHaveText('2');
    await see(outcome(page).getByRole('row', { name: /^Line 3 / })).toContainText(
      'no property has the name "Nowhere"',
    );
    await see(outcome(page).getByRole('row', { name: /^Line 4 / })).toContainText('rating is "9"');
    expect(await total()).toBe(before);

    await button(page, 'Import 1 review').click();
    await see(page.getByRole('heading', { name: 'old.csv was imported.' })).toBeFocused();
    expect(await total()).toBe(before + 1);
    await button(page, 'Show them on the dashboard').click();
    await see(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
  });

  test('assigns the reviews of unknown properties to the chosen one, and checks again after a change', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    await choose(page, 'old.csv', csv('second'));
    await button(page, 'Check file').click();
    await see(button(page, 'Import 1 review')).toBeVisible();
    const property = page.getByRole('combobox', { name: 'Property for reviews of unknown properties' });
    await property.click();
    await page.getByRole('option', { name: listingName() }).first().click();
    await see(outcome(page)).toBeHidden();
    await button(page, 'Check file').click();
    await button(page, 'Import 2 reviews').click();
    await see(count(page, 'New')).toHaveText('2');
    await see(count(page, 'Failed')).toHaveText('1');
    // A second time there is nothing to import.
    await choose(page, 'old.csv', csv('second'));
    await button(page, 'Check file').click();
    await see(outcome(page)).toContainText('There is nothing to import.');
    await see(count(page, 'Unchanged')).toHaveText('2');
  });

  test('lists rows of a synced source, which it refuses', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    await choose(page, 'praise.csv', csv('hostaway'));
    await button(page, 'Check file').click();
    await see(count(page, 'Failed')).toHaveText('3');
    await see(outcome(page).getByRole('row', { name: /^Line 2 / })).toContainText(
      'source is "hostaway"; its reviews come from the sync, and a file cannot add or change them',
    );
    await see(outcome(page)).toContainText('There is nothing to import.');
  });

  test('accepts a dropped file', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'dropped.csv'));
      return transfer;
    }, csv('dropped'));
    const field = page.getByLabel('Choose a file or drop it here');
    await field.dispatchEvent('drop', { dataTransfer: data });
    await button(page, 'Check file').click();
    await see(outcome(page)).toContainText('dropped.csv was checked');
  });

  test('shows why a file cannot be imported', async () => {
    const page = await browser.manager(server, { expected: [/status of 40\d/] });
    await page.goto('/import');
    await choose(page, 'wrong.csv', ' \n');
    await see(page.getByRole('alert').first()).toContainText('wrong.csv is empty.');
    await choose(page, 'old.csv', csv('third'));
    await see(page.getByRole('alert')).toBeHidden();
    await button(page, 'Check file').click();
    await server.app.context.storage.exclusively('sync', async () => {
      await button(page, 'Import 1 review').click();
      await see(page.getByRole('alert')).toHaveText(
        'A sync or another import is running. Try again when it has ended.',
      );
    });
  });

  test('shows the progress, and Cancel leaves whole batches that a repeated import completes', async () => {
    const page = await browser.manager(server);
    const from = nextId;
    const lines = Array.from({ length: 3_000 }, () => {
      const listingMapId = Number(server.hostaway.data.listings[0]?.id);
      return JSON.stringify(newReview({ id: nextId++, listingMapId, publicReview: 'x' }));
    }).join('\n');
    const stored = async () => {
      const { rows } = await server.app.database.pool.query<{ count: number }>(
        `select count(*)::int from reviews where source = 'old-system' and upstream_id::bigint >= $1`,
        [from],
      );
      return rows[0]?.count ?? 0;
    };
    await page.goto('/import');
    await choose(page, 'many.ndjson', lines);
    await page.getByLabel('Source of the ids').fill('old-system');
    await button(page, 'Check file').click();
    // The second batch waits for a review that someone else is storing.
    const other = await server.app.database.pool.connect();
    await other.query(
      `begin; insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_derived, rating_scale,
         categories, channel, submitted_at, sentiment)
       values ('old-system', '${from + 1_500}', 1, 'Ana', 'Fine', false, 10, '[]', 'Airbnb', now(), 'neutral')`,
    );
    await button(page, 'Import 3,000 reviews').click();
    await see(page.getByRole('progressbar', { name: 'Progress of the file' })).toBeVisible();
    await see(page.getByText('Importing many.ndjson… Keep this page open.')).toBeVisible();
    await see.poll(stored).toBe(1_000);
    await button(page, 'Cancel').click();
    await see(page.getByText('The import was cancelled.')).toBeVisible();
    await other.query('rollback');
    other.release();
    await see.poll(() => server.app.context.storage.isHeld('sync')).toBe(false);
    expect((await stored()) % 1_000).toBe(0);
    expect(await stored()).toBeLessThan(3_000);
    await button(page, 'Check file').click();
    await page.getByRole('button', { name: /^Import [\d,]+ reviews$/ }).click();
    await see(page.getByRole('heading', { name: 'many.ndjson was imported.' })).toBeVisible();
    expect(await stored()).toBe(3_000);
  });

  test('has no accessibility violations and never scrolls horizontally', async () => {
    const page = await browser.manager(server);
    await page.goto('/import');
    await page.getByText('Columns of a CSV file').click();
    await choose(page, `${'long'.repeat(50)}.csv`, csv('fourth'));
    await button(page, 'Check file').click();
    await see(outcome(page)).toBeVisible();
    await expectFits(page);
    await openDashboard(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await button(page, 'Export').click();
      await see(button(page, 'CSV, for spreadsheets')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
});
