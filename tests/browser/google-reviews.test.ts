import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Newest first, as the Google simulator returns them for the company's place. */
const AUTHORS = ['J. Oyelaran', 'Tobias Wernecke', 'Marisol Quintero-Hale', 'Elif Karadeniz', 'Priyanka D.'];
const LONG = 3;
const EMPTY = 'No Google reviews to display.';

let server: TestServer;
let places: TestServer['google']['places'];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  places = structuredClone(server.google.places);
  // The page is so long that its end is not visible.
  const manager = await signedInClient(server.origin);
  const rows = (
    await manager.get<{ reviews: { id: number }[] }>(`/reviews/hostaway?listingId=${LONG}&limit=50`)
  ).data.reviews;
  await Promise.all(
    rows.map(({ id }) => manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true })),
  );
});
afterEach(() => {
  server.google.places.splice(0, Infinity, ...structuredClone(places));
});
afterAll(() => server.close());

const section = (page: Page) => page.getByRole('region', { name: 'Google Reviews' });
const reviews = (page: Page) => section(page).getByRole('article');
/** Changes the reviews that Google returns for the company's place. */
const change = (edit: (place: TestServer['google']['places'][number]) => void) => {
  const [place] = server.google.places;
  if (place) edit(place);
};

const views: [string, () => Promise<Page>][] = [
  ['the public page', () => browser.anonymous(server)],
  ['the manager’s view', () => browser.manager(server)],
];

describe.each(views)('on %s the Google section', (view, visit) => {
  const path = view === 'the public page' ? '/property/1' : '/reviews/1';

  test('shows author, stars, time and text, newest first', async () => {
    const page = await visit();
    await page.goto(path);
    await see(section(page).getByRole('heading', { level: 2 })).toHaveText('Google Reviews');
    await see(reviews(page).getByRole('heading')).toHaveText(AUTHORS);
    const second = reviews(page).nth(1);
    await see(second.getByText('4 ★', { exact: true })).toBeVisible();
    await see(second.getByText(/^Uncomplicated key handover/)).toBeVisible();
    const local = await page.evaluate(() => new Date('2026-10-29T08:15:57.118Z').toLocaleString());
    await see(second.getByText(local, { exact: true })).toBeVisible();
    await see(section(page).getByText('Google Maps', { exact: true })).toBeVisible();
    // A review without text shows no text of ours.
    await see(reviews(page).nth(0).getByRole('paragraph')).toHaveCount(2);
    const link = second.getByRole('link', { name: `Read on Google Maps, review by ${AUTHORS[1]}` });
    await see(link).toHaveText('Read on Google Maps');
  });

  test('shows the specified message when there are none', async () => {
    change((place) => place.reviews.splice(0));
    const page = await visit();
    await page.goto(path);
    await see(section(page).getByText(EMPTY, { exact: true })).toBeVisible();
    await see(reviews(page)).toHaveCount(0);
  });

  test('shows an inline error when they cannot be loaded, and the rest of the page stays', async () => {
    change((place) => {
      place.id = 'ChIJ_that_nobody_asks_for_00';
    });
    const page = await browser.manager(server, { expected: [/status of 404/] });
    await page.goto(path);
    await see(section(page).getByRole('alert')).toHaveText(
      path.startsWith('/property') ? 'Failed to load Google reviews' : 'Google no longer knows this place.',
    );
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Alfama Tile Loft');
    await see(page.getByRole('region', { name: 'Guest Reviews' })).toBeVisible();
  });

  test('escapes hostile text and ignores unsafe URLs', async () => {
    change((place) => {
      const [review] = place.reviews;
      if (!review) return;
      const localized = { text: '<script>window.hacked = 1</script><b>bold</b>', languageCode: 'en' };
      Object.assign(review, { text: localized, originalText: localized });
      review.authorAttribution.displayName = '<img src=x onerror="window.hacked = 2">';
      review.authorAttribution.uri = 'javascript:window.hacked = 3';
      review.googleMapsUri = 'javascript:window.hacked = 4';
    });
    const page = await visit();
    await page.goto(path);
    await see(reviews(page)).toHaveCount(5);
    await see(section(page).getByText('<script>window.hacked = 1</script><b>bold</b>')).toBeVisible();
    await see(section(page).locator('a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

describe('on the public page', () => {
  test('Google reviews are requested only when the reader scrolls near the section', async () => {
    const page = await browser.anonymous(server);
    const before = server.google.requests.length;
    await page.goto(`/property/${LONG}`);
    await see(page.getByRole('region', { name: 'Guest Reviews' }).getByRole('article')).toHaveCount(50);
    const spinner = section(page).getByRole('status');
    await see(spinner).toHaveText('Loading Google reviews');
    expect(server.google.requests.length).toBe(before);
    await spinner.scrollIntoViewIfNeeded();
    await see(reviews(page)).toHaveCount(5);
    await see(spinner).toHaveCount(0);
    expect(server.google.requests.some(({ path }) => path.includes('/places/'))).toBe(true);
  });

  test('a page in German has texts and times of Google in German, also in an English browser', async () => {
    const page = await browser.anonymous(server);
    await page.goto('/de/property/1');
    const second = page.getByRole('region', { name: 'Google-Rezensionen' }).getByRole('article').nth(1);
    await see(second.getByText(/^Unkomplizierte Schlüsselübergabe/)).toBeVisible();
    await see(second.getByText(/^vor \d+ \S+$/)).toBeVisible();
    await see(second.getByText(/^29\.10\.2026, /)).toBeVisible();
  });

  test('a section that cannot be loaded shows an error', async () => {
    const page = await browser.anonymous(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await page.route('**/property/1/google', (route) => route.abort('connectionfailed'));
    await page.goto('/property/1');
    await see(section(page).getByRole('alert')).toHaveText('Failed to load Google reviews');
  });
});

describe('in the property view of a manager', () => {
  test('the app requests five reviews, sorted by time, newest first', async () => {
    const page = await browser.manager(server);
    const requested = page.waitForRequest(/google-reviews/);
    await page.goto('/reviews/1');
    const url = new URL((await requested).url());
    expect(`${url.pathname}${url.search}`).toBe(
      `/api/google-reviews/${server.google.placeId}?limit=5&sortBy=time&sortOrder=desc`,
    );
    await see(reviews(page)).toHaveCount(5);
  });

  test('a spinner shows until the reviews load, and initials replace a picture that fails to load', async () => {
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await page.route('**/avatars/**', (route) => route.abort('connectionfailed'));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/google-reviews/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/reviews/1');
    await see(section(page).getByRole('status')).toHaveText('Loading Google reviews');
    release();
    await see(reviews(page)).toHaveCount(5);
    await see(section(page).getByText('TW', { exact: true })).toBeVisible();
  });
});
