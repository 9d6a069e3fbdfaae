import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RatingDistribution } from '#contract/listings/rating-distribution.ts';
import type { PinList } from '#contract/reviews/pins.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { ListingId } from '#domain/ids.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const UPSTREAM_ID = 88_001;
const CHANNELS = [2018, 2005] as const;
/** Private parts that no page may contain. */
const PRIVATE = ['Only for the host', '2026-03-07', '2026-03-11'];

/** Twelve reviews that guests may read, and one that waits. Newest last. */
const REVIEWS = [
  ...Array.from({ length: 6 }, (_, index) => ({
    rating: 10,
    text: `The location is wonderful and the kitchen was very clean, we would come back at once. Visit ${index + 1}.`,
  })),
  ...Array.from({ length: 3 }, (_, index) => ({
    rating: 9,
    text: `Die Lage ist wunderbar und die Küche war sehr sauber, wir kommen gerne wieder. Besuch ${index + 1}.`,
  })),
  {
    rating: 3,
    text: 'The street is very noisy at night and we could not sleep at all, not even with closed windows.',
  },
  { rating: 3, text: 'The internet was slow, wasn’t it? <b>Not bold</b>' },
  { rating: null, text: '' },
  { rating: 2, text: 'Pending: terribly dirty and cold, we left after one night and would not come back.' },
];

/** As Hostaway writes times: in the last weeks, so that waiting times count them. */
const submitted = (index: number) =>
  new Date(Date.now() - (30 - index) * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

let server: TestServer;
let manager: ApiClient;
let id: ListingId;
let reviewIds: number[];

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  server.hostaway.data.listings.push(newListing({ id: UPSTREAM_ID, name: 'Mill House', city: 'Porto' }));
  for (const [index, { rating, text }] of REVIEWS.entries()) {
    server.hostaway.data.reviews.push(
      newReview({
        id: 96_000_000 + index,
        listingMapId: UPSTREAM_ID,
        rating,
        publicReview: text,
        privateFeedback: 'Only for the host',
        reviewCategory: rating === null ? [] : [{ category: 'cleanliness', rating: 9 }],
        channelId: CHANNELS[index % 2] ?? 2018,
        submittedAt: submitted(index),
        arrivalDate: '2026-03-07',
        departureDate: '2026-03-11',
      }),
    );
  }
  await runSync(server.app.context);
  await analyseAll(server.app);
  const { pool } = server.app.database;
  const { rows } = await pool.query('select id from listings where upstream_id = $1', [String(UPSTREAM_ID)]);
  id = rows[0].id;
  const stored = await pool.query('select id from reviews where listing_id = $1 order by upstream_id', [id]);
  reviewIds = stored.rows.map((row) => row.id);
  for (const review of reviewIds.slice(0, -1)) {
    await manager.put(`/reviews/hostaway/${review}/approve`, { isApproved: true });
  }
});
afterAll(() => server.close());

const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });
async function read(query = '', prefix = '') {
  const response = await fetchPage(`${prefix}/property/${id}${query}`);
  const html = await response.text();
  return { status: response.status, html, guests: html.split('<article class="review">').length - 1 };
}

test.each(["wasn't", 'wasn’t', 'slow, wasn‘t'])('managers find %s with any apostrophe', async (text) => {
  const { data } = await manager.get<ReviewList>(`/reviews/hostaway?search=${encodeURIComponent(text)}`);
  expect(data.reviews.map((review) => review.listingId)).toEqual([id]);
});

describe('a view of a property', () => {
  test.each([
    ['?stars=5', 9, '9 of 12'],
    ['?stars=none', 1, '1 of 12'],
    ['?topic=location', 9, '9 of 12'],
    ['?language=de', 3, '3 of 12'],
    ['?channel=Booking.com', 6, '6 of 12'],
    ['?search=SLOW', 1, '1 of 12'],
    ["?search=wasn't", 1, '1 of 12'],
    ['?stars=4', 0, '0 of 12'],
  ])('%s shows %i reviews and says so', async (query, count, words) => {
    const { status, html, guests } = await read(query);
    expect([status, guests]).toEqual([200, count]);
    expect(html).toContain(`${words} shown reviews`);
    // The average is over all published reviews, whatever is chosen.
    expect(html).toContain('Based on 13 review(s)');
    expect(html).toContain(`<a href="/property/${id}#guest-reviews">Show all reviews</a>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('sorts by stars, with unrated reviews last', async () => {
    const { html } = await read('?sort=lowest');
    expect(html.indexOf('noisy at night')).toBeLessThan(html.indexOf('Visit 1.'));
    expect(html.lastIndexOf('No comment was left.')).toBeGreaterThan(html.indexOf('Visit 1.'));
  });

  test('of several parameters has one address', async () => {
    const response = await fetchPage(`/property/${id}?search=&sort=lowest&stars=5`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/property/${id}?stars=5&sort=lowest`);
    expect((await fetchPage(`/property/${id}?utm_source=mail`)).status).toBe(200);
  });

  test.each([
    '?stars=6',
    '?topic=weather',
    '?language=xx',
    '?channel=VRBO',
    '?sort=best',
    '?page=0',
    '?page=9',
  ])('%s does not exist, and leads back to all reviews', async (query) => {
    const { status, html } = await read(query);
    expect(status).toBe(404);
    expect(html).toContain(`<a href="/property/${id}">All reviews of this property</a>`);
  });

  test.each(['', '/de'])('is also found with a slash at the end of its path: %s', async (prefix) => {
    for (const path of [`/property/${id}`, '/homes', '/how-we-show-reviews']) {
      const { status, headers } = await fetchPage(`${prefix}${path}/?search=a/`);
      expect([status, headers.get('location')]).toEqual([302, `${prefix}${path}?search=a/`]);
    }
  });

  test('of an unknown property does not exist', async () => {
    const response = await fetchPage('/property/999999?stars=5');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Property not found');
  });

  test('shows numbers that add up, the stay without its days, and no private field', async () => {
    const { html } = await read();
    const counts = [...html.matchAll(/aria-label="(?:\d stars?|No rating)"[\s\S]*?<td>(\d+)<\/td><\/tr>/g)];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(13);
    expect(html).toContain('Stayed in March 2026');
    expect(html).toContain('4 nights');
    expect(html).toContain('9.0 out of 10 from 12 ratings');
    for (const secret of [...PRIVATE, 'Pending: terribly']) expect(html).not.toContain(secret);
    expect(html).not.toContain('<b>Not bold');
  });

  test('shows one review of each side, and a pinned one with its date', async () => {
    const { html } = await read();
    expect(html).toMatch(/One that praises[\s\S]*Visit 6\.[\s\S]*One that criticizes[\s\S]*noisy at night/);
    const { data } = await manager.put<PinList>(`/reviews/${reviewIds[0]}/pin`, undefined);
    expect(data.pins).toMatchObject([{ side: 'praise', reviewId: reviewIds[0], by: 'manager' }]);
    expect((await read()).html).toMatch(/One that praises[\s\S]*Chosen by the company on [\s\S]*Visit 1\./);
    await manager.delete(`/reviews/${reviewIds[0]}/pin`);
    expect((await read()).html).not.toContain('Chosen by the company');
  });

  test('keeps a pinned review on its side when its sentiment changes, and moves the pin when it is pinned again', async () => {
    const pinned = reviewIds[0];
    const { pool } = server.app.database;
    const rated = (await pool.query('select rating_tenths from reviews where id = $1', [pinned])).rows[0];
    await manager.put<PinList>(`/reviews/${pinned}/pin`, undefined);
    await pool.query(`update reviews set rating_tenths = 10 where id = $1`, [pinned]);
    expect((await read()).html).toMatch(/One that praises[\s\S]*Chosen by the company on [\s\S]*Visit 1\./);
    const { status, data } = await manager.put<PinList>(`/reviews/${pinned}/pin`, undefined);
    expect(status).toBe(200);
    expect(data.pins).toMatchObject([{ side: 'criticism', reviewId: pinned }]);
    await manager.delete(`/reviews/${pinned}/pin`);
    await pool.query('update reviews set rating_tenths = $2 where id = $1', [pinned, rated.rating_tenths]);
  });

  test('cannot pin a review that guests do not see', async () => {
    const refused = await manager.put(`/reviews/${reviewIds.at(-1)}/pin`, undefined);
    expect(refused.status).toBe(409);
  });

  test('crawling all its links ends', async () => {
    const found = new Set([`/property/${id}`]);
    for (const path of found) {
      const response = await fetchPage(path);
      expect([path, response.status]).toEqual([path, 200]);
      const html = await response.text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        if (href.startsWith(`/property/${id}`)) found.add(href.replaceAll('&amp;', '&').replace(/#.*/, ''));
      }
    }
    expect(found.size).toBeLessThan(1_000);
  });
});

describe('the languages of the site', () => {
  test('have addresses of their own, and reviews in the language first', async () => {
    const { status, html } = await read('', '/de');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Zuerst Bewertungen auf Deutsch');
    const languages = [...html.matchAll(/<blockquote class="review-text [^"]*" lang="(\w+)"/g)].map(
      ([, lang]) => lang,
    );
    expect(languages).toContain('en');
    expect(languages.lastIndexOf('de')).toBeLessThan(languages.indexOf('en'));
    expect(languages[0]).toBe('de');
    expect(html).toContain(`hrefLang="fr" href="http://localhost:0/fr/property/${id}"`);
  });

  test('are chosen by the browser’s preference, except within the site', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const first = await fetchPage(`/property/${id}`, german);
    expect([first.status, first.headers.get('location')]).toEqual([302, `/de/property/${id}`]);
    expect(first.headers.get('vary')).toContain('accept-language');
    const chosen = await fetchPage(`/property/${id}`, { ...german, 'sec-fetch-site': 'same-origin' });
    expect(chosen.status).toBe(200);
    expect((await fetchPage(`/property/${id}`, { 'accept-language': 'ja,en;q=0.5' })).status).toBe(200);
    // Reading all of it would take longer than sending the page.
    const endless = { 'accept-language': `${'ja,'.repeat(4_000)}de` };
    expect((await fetchPage(`/property/${id}`, endless)).status).toBe(200);
  });

  test.each(['de', 'fr', 'es', 'it', 'pt'])('%s has every page', async (language) => {
    for (const path of [`/property/${id}?stars=5`, '/homes', '/how-we-show-reviews']) {
      const response = await fetchPage(`/${language}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(`<html lang="${language}">`);
    }
    const missing = await fetchPage(`/${language}/property/999999`);
    expect(missing.status).toBe(404);
  });
});

describe('the index of homes', () => {
  test('filters by place, guests and name', async () => {
    const html = await (await fetchPage('/homes?place=Porto%2C+Germany')).text();
    expect(html).toContain('Mill House');
    const none = await (await fetchPage('/homes?guests=16&search=mill')).text();
    expect(none).toContain('0 homes');
    expect((await fetchPage('/homes?guests=many')).status).toBe(404);
    expect((await fetchPage('/homes?place=Atlantis')).status).toBe(404);
  });
});

test('crawlers may read the plain pages and not the views', async () => {
  const robots = await (await fetchPage('/robots.txt')).text();
  expect(robots).toContain('Allow: /de/property/');
  for (const name of ['stars', 'topic', 'language', 'channel', 'search', 'sort']) {
    expect(robots).toContain(`Disallow: /*property/*?*${name}=`);
  }
});

test('managers see how long reviews wait, by stars', async () => {
  const { data } = await manager.get<RatingDistribution>(`/listings/${id}/shown`);
  expect(data.waiting).toMatchObject({
    low: { decided: 2, waiting: 1 },
    high: { decided: 9, waiting: 0 },
    isLowSlower: false,
  });
  expect(await (await fetchPage('/how-we-show-reviews')).text()).toContain('How long reviews wait');

  const waiting = async () =>
    (await manager.get<RatingDistribution>(`/listings/${id}/shown`)).data.waiting.low.waiting;
  const body = { action: 'approve', ids: reviewIds.slice(-1) };
  const { batch } = (await manager.post<{ batch: string }>('/reviews/bulk', body)).data;
  expect(await waiting()).toBe(0);
  await manager.post(`/batches/${batch}/undo`, {});
  expect(await waiting()).toBe(1);
});
