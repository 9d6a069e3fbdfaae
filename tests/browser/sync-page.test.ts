import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard } from '#tests/support/dashboard.ts';
import { discardCaches } from '#tests/support/discard-caches.ts';
import { answer, cut, failureEnvelope, hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const REFUSED = [/status of \d+/, /ERR_CONNECTION/];
const TEXT = 'Wombats under the terrace, and a long bath.';

let server: TestServer;
let account: TestServer['hostaway']['data'];
let nextId = 95_000_000;
let gone = 78_000;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const { reviews } = server.hostaway.data;
  const placed = reviews.filter(({ listingName }) => listingName !== 'Removed Harbour Flat');
  account = { ...server.hostaway.data, reviews: placed };
});
beforeEach(async () => {
  gone += 1;
  server.hostaway.data.reviews = [...account.reviews];
  await server.app.database.pool.query('delete from quarantined_rows');
});
afterEach(async () => {
  // A background sync of the previous test would change the page of the next one.
  await see.poll(async () => server.app.context.storage.isHeld('sync')).toBe(false);
});
afterAll(() => server.close());

/** Syncs reviews of a listing that Hostaway does not have. */
async function orphans(...guests: string[]): Promise<void> {
  for (const guestName of guests) {
    const listing = { listingMapId: gone, listingName: 'Lost House' };
    server.hostaway.data.reviews.push(newReview({ id: nextId++, guestName, publicReview: TEXT, ...listing }));
  }
  await runSync(server.app.context);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const source = (page: Page) => page.getByRole('region', { name: 'Hostaway' });
const fact = (page: Page, name: string) =>
  source(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const queue = (page: Page) => page.getByRole('region', { name: 'Quarantined rows' });
const quarantined = (page: Page) => queue(page).getByRole('article');
const open = async (page: Page) => {
  await page.goto('/sync');
  await see(source(page)).toBeVisible();
};

/** Changes the server's response. */
async function statusWith(change: (status: SyncStatus) => void) {
  const manager = await signedInClient(server.origin);
  const { data } = await manager.get<SyncStatus>(routePath('GET /sync'));
  change(data);
  return { status: 200, body: { success: true, data, error: null } };
}
const failed = () =>
  statusWith(({ sources: [source] }) => {
    if (source?.lastRun) Object.assign(source.lastRun, { state: 'failed', error: 'Hostaway is away.' });
  });

const backups = (page: Page) => page.getByRole('region', { name: 'Backups' });
const BACKED_UP = { at: '2026-05-04T12:00:00.000Z', bytes: 1_234_567 };
const withBackup = (backup: Partial<SyncStatus['backup'] & object>) =>
  statusWith((status) => {
    status.backup = { lastSuccess: BACKED_UP, failure: null, isLate: false, kept: 14, ...backup };
  });
const NOT_BACKED_UP = { at: '2026-05-05T12:00:00.000Z', error: 'The disk is full.' };

describe('the sync page', () => {
  test('requires a sign-in, which leads back to it', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/sync');
    await see(page).toHaveURL('/login?redirect=%2Fsync');
    await page.getByRole('textbox', { name: 'Username' }).fill('manager');
    await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
    await button(page, 'Sign In').click();
    await see(page.getByRole('heading', { name: 'Sync', level: 1 })).toBeVisible();
    await see(page).toHaveURL('/sync');
    await see(page).toHaveTitle(/^Sync · /);
  });

  test('shows the time and the counts of the last sync, and why rows were skipped', async () => {
    await runSync(server.app.context);
    const page = await browser.manager(server);
    await openDashboard(page);
    await page.getByRole('link', { name: 'Sync', exact: true }).click();
    await see(page).toHaveURL('/sync');
    await see(source(page).getByRole('status')).toHaveText('Up to date');
    for (const name of ['Last success', 'Last attempt']) {
      await see(fact(page, name).getByRole('time')).toHaveAttribute('datetime', /^\d{4}-.*Z$/);
      await see(fact(page, name)).toContainText(/just now|minute/);
      await see(fact(page, name)).toContainText(/\d{4}, \d+:\d\d:\d\d [AP]M UTC/);
    }
    await see(fact(page, 'Unchanged')).toHaveText(/^1\d{3}$/);
    await see(fact(page, 'New')).toHaveText('0');
    for (const reason of ['written by the host', 'not published', 'cancelled', 'hidden'])
      await see(source(page).getByRole('listitem').filter({ hasText: reason })).toHaveText(/^\d+ /);
    await see(source(page).getByRole('progressbar')).toHaveCount(0);
  });

  test('starts a sync, is busy while it runs, and shows its result', async () => {
    const page = await browser.manager(server);
    await open(page);
    const [listing] = server.hostaway.data.listings;
    server.hostaway.data.reviews.push(
      newReview({ id: nextId++, listingMapId: listing?.id, publicReview: TEXT }),
    );
    const start = await hold(page, { method: 'POST', path: '/sync' });
    await button(page, 'Sync now').click();
    await see(button(page, 'Sync now')).toBeDisabled();
    await see(button(page, 'Sync now')).toHaveAttribute('aria-busy', 'true');
    start.release();
    await see(source(page).getByRole('status')).toHaveText('Running');
    await see(source(page).getByRole('progressbar', { name: 'Progress of the sync' })).toBeVisible();
    await see(fact(page, 'New')).toHaveText('1');
    await see(source(page).getByRole('status')).toHaveText('Up to date');
    await see(button(page, 'Sync now')).toBeEnabled();
  });

  test('shows the progress of a running sync', async () => {
    const page = await browser.manager(server);
    const at = (read: number) =>
      statusWith((status) => {
        status.running = true;
        const [first] = status.sources;
        if (first) first.isRunning = true;
        const run = first?.lastRun;
        if (run) Object.assign(run, { state: 'running', expected: 1500, counts: { ...run.counts, read } });
      });
    await answer(page, { path: '/sync' }, await at(500));
    await open(page);
    const bar = source(page).getByRole('progressbar');
    await see(bar).toHaveAttribute('value', '500');
    await see(bar).toHaveAttribute('max', '1500');
    await see(source(page).getByText('500 of 1,500 rows read')).toBeVisible();
    // Replaces the first interception without a gap, in which the page could send a call.
    await answer(page, { path: '/sync' }, await at(1000));
    await see(bar).toHaveAttribute('value', '1000');
  });

  test('shows that the last sync failed, and the top bar shows a warning on every page', async () => {
    const page = await browser.manager(server);
    await answer(page, { method: 'GET', path: '/sync' }, await failed());
    await openDashboard(page);
    await page.getByRole('link', { name: 'Sync, last sync failed' }).click();
    await see(source(page).getByRole('alert')).toContainText('Hostaway is away.');
    await see(source(page).getByRole('status')).toHaveText('Failed');
  });

  test('shows the last backup, and none where the product makes none', async () => {
    const page = await browser.manager(server);
    await open(page);
    await see(backups(page)).toHaveCount(0);
    await answer(page, { method: 'GET', path: '/sync' }, await withBackup({}));
    await page.reload();
    await see(backups(page).getByRole('status')).toHaveText('Up to date');
    await see(backups(page)).toContainText('Made once a day on the server, which keeps the last 14.');
    await see(backups(page).getByRole('time')).toContainText('May 04, 2026, 12:00:00 PM UTC');
    await see(backups(page)).toContainText('1.2 MB');
    await see(backups(page).getByRole('alert')).toHaveCount(0);
  });

  test.each([
    [{ failure: NOT_BACKED_UP }, 'Failed', 'The last backup failed: The disk is full.'],
    [{ isLate: true }, 'Late', 'No backup has been made for two days.'],
  ])('says on every page that backups have a problem, and what to do: %j', async (problem, state, reason) => {
    const page = await browser.manager(server);
    await answer(page, { method: 'GET', path: '/sync' }, await withBackup(problem));
    await openDashboard(page);
    await page.getByRole('link', { name: 'Sync, last backup failed' }).click();
    await see(backups(page).getByRole('alert')).toContainText(
      `${reason} Decisions since the last success would be lost with the server’s disk: tell the people`,
    );
    await see(backups(page).getByRole('status')).toHaveText(state);
  });

  test('shows why a sync could not be started or its state not be loaded, and offers a Retry', async () => {
    const page = await browser.manager(server, { expected: REFUSED });
    const refused = { status: 503, body: failureEnvelope('No source is connected.') };
    await answer(page, { method: 'POST', path: '/sync' }, refused);
    await open(page);
    await button(page, 'Sync now').click();
    await see(page.getByRole('alert')).toHaveText('No source is connected.');
    await see(button(page, 'Sync now')).toBeEnabled();

    const mend = await cut(page, { method: 'GET', path: '/sync' });
    await page.reload();
    await see(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await button(page, 'Retry').click();
    await see(page.getByRole('alert')).toContainText('The server cannot be reached.');
    // The page continues to poll.
    await mend();
    await see(source(page).getByRole('status')).toHaveText('Up to date');
    await see(page.getByRole('alert')).toHaveCount(0);
  });
});

describe('the list of quarantined rows', () => {
  test('shows a message when it is empty', async () => {
    await orphans();
    const page = await browser.manager(server);
    await open(page);
    await see(queue(page)).toContainText('No quarantined rows.');
  });

  test('shows the review, the reason, and the raw row on request', async () => {
    await orphans('Wilma Wall');
    const page = await browser.manager(server);
    await open(page);
    await see(quarantined(page)).toHaveCount(1);
    const row = quarantined(page).first();
    await see(row.getByRole('heading')).toHaveText('Wilma Wall · Lost House');
    await see(row).toContainText(TEXT);
    await see(row).toContainText('Unknown listing');
    await see(row).toContainText(`The row refers to listing ${gone}, which its source does not list.`);
    await see(row.getByText(`"listingMapId": ${gone}`)).toBeHidden();
    await row.getByText('Raw row').click();
    await see(row.getByText(`"listingMapId": ${gone}`)).toBeVisible();
  });

  test('shows what is wrong with an invalid row, to which no listing can be assigned', async () => {
    const odd = { ...newReview({ id: nextId++ }), type: 'riddle' };
    server.hostaway.data.reviews.push(odd as never);
    await runSync(server.app.context);
    const page = await browser.manager(server);
    await open(page);
    await see(quarantined(page)).toContainText('Problem: type "riddle".');
    await see(quarantined(page).getByRole('combobox')).toHaveCount(0);
  });

  test('stores all reviews of an upstream listing when a manager finds and assigns a listing', async () => {
    await orphans('Wilma Wall', 'Xaver Xylo');
    const name = server.hostaway.data.listings[3]?.name ?? '';
    const page = await browser.manager(server);
    await open(page);
    await see(quarantined(page)).toHaveCount(2);
    const row = quarantined(page).filter({ hasText: 'Wilma Wall' });
    await see(row.getByRole('button', { name: 'Assign' })).toBeDisabled();
    await row.getByRole('combobox', { name: 'Listing' }).fill(name.slice(0, 12));
    await page.getByRole('option', { name, exact: true }).click();
    await row.getByRole('button', { name: 'Assign' }).click();
    const done = queue(page)
      .getByRole('status')
      .filter({ hasText: `2 reviews imported for ${name}, pending on the dashboard.` });
    await see(done).toBeVisible();
    await see(done).toBeFocused();
    await see(quarantined(page)).toHaveCount(0);
    await see(queue(page)).toContainText('No quarantined rows.');

    const manager = await signedInClient(server.origin);
    const { data } = await manager.get<ReviewList>(`${routePath('GET /reviews/hostaway')}?search=Xaver`);
    expect(data.reviews).toMatchObject([{ listingName: name, isApproved: false }]);
  });

  test('keeps a row and shows the reason when a listing cannot be assigned', async () => {
    await orphans('Wilma Wall');
    const page = await browser.manager(server, { expected: REFUSED });
    await answer(page, { method: 'PUT', path: '' }, { status: 503, body: failureEnvelope('Try later.') });
    await open(page);
    await quarantined(page).getByRole('combobox', { name: 'Listing' }).click();
    await page.getByRole('option').first().click();
    await button(page, 'Assign').click();
    await see(quarantined(page).getByRole('alert')).toHaveText('Try later.');
    await see(button(page, 'Assign')).toBeEnabled();
  });

  test('shows ten rows at a time', async () => {
    await orphans(...Array.from({ length: 11 }, (_, index) => `Guest ${index}`));
    const page = await browser.manager(server);
    await open(page);
    await see(quarantined(page)).toHaveCount(10);
    await see(queue(page).getByText('1 to 10 of 11')).toBeVisible();
    await button(page, 'Next').click();
    await see(quarantined(page)).toHaveCount(1);
    await see(queue(page).getByText('11 to 11 of 11')).toBeVisible();
  });
});

test('a row shows its listing, and its assignment names the listing that was found by typing, even among more than 200', async () => {
  await server.app.database.pool.query(`insert into listings (source, upstream_id, name)
    select 'file', 'many-' || i, 'Terrace ' || lpad(i::text, 3, '0') from generate_series(1, 250) as i`);
  await discardCaches(server.app);
  const named = { listingMapId: gone, listingName: 'Terrace 249' };
  server.hostaway.data.reviews.push(newReview({ id: nextId++, guestName: 'Wilma Wall', ...named }));
  await orphans('Xaver Xylo');
  const page = await browser.manager(server);
  await open(page);
  const listing = (guest: string) =>
    quarantined(page).filter({ hasText: guest }).getByRole('combobox', { name: 'Listing' });
  await see(listing('Wilma Wall')).toHaveValue('Terrace 249');
  await listing('Xaver Xylo').fill('Terrace 250');
  await page.getByRole('option', { name: 'Terrace 250' }).click();
  await quarantined(page).filter({ hasText: 'Xaver Xylo' }).getByRole('button', { name: 'Assign' }).click();
  await see(queue(page)).toContainText('2 reviews imported for Terrace 250, pending on the dashboard.');
});

test('the page has no accessibility violations and never scrolls horizontally, whether failed, running, full or without a backup', async () => {
  await orphans('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
  const page = await browser.manager(server);
  const running = await statusWith((status) => {
    status.running = true;
  });
  for (const state of [await failed(), running, await withBackup({ failure: NOT_BACKED_UP })]) {
    const restore = await answer(page, { method: 'GET', path: '/sync' }, state);
    await open(page);
    await see(quarantined(page)).toHaveCount(1);
    await quarantined(page).getByText('Raw row').click();
    await expectFits(page);
    await restore();
  }
});
