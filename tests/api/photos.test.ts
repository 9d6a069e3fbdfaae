import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#contract/paths.ts';
import { fetchPhotos } from '#services/listings/photos.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const UPSTREAM_ID = 88_101;

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await openTestServer();
  const { listings } = server.hostaway.data;
  const served = listings.flatMap(({ listingImages = [] }) => listingImages).map(({ url }) => url);
  const long = `/${randomBytes(6_000).toString('base64url')}.jpg`;
  const urls = [served[0] ?? '', 'https://localhost/private.jpg', '/v1/listings', long];
  const listingImages = urls.map((url, sortOrder) => ({
    id: sortOrder + 1,
    caption: 'Living room',
    url,
    sortOrder,
  }));
  listings.push(newListing({ id: UPSTREAM_ID, name: 'Mill House', city: 'Porto', listingImages }));
  const { pool } = server.app.database;
  await runSync(server.app.context);
  const { rows } = await pool.query('select id from listings where upstream_id = $1', [String(UPSTREAM_ID)]);
  id = rows[0].id;
  await pool.query('delete from listing_photos where listing_id <> $1', [id]);
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.origin + path);

test('a sync leads to photos on the page, from our own server alone', async () => {
  expect(await (await get(pages.property(id))).text()).not.toContain('/images/');
  await fetchPhotos(server.app.context, new AbortController().signal);
  const html = await (await get(pages.property(id))).text();
  const addresses = [...new Set(html.match(/\/images\/[\w.-]+/g))];
  expect(addresses.map((address) => address.replace(/\d+-/, '')).toSorted()).toEqual([
    '/images/1280.avif',
    '/images/1280.webp',
    '/images/640.avif',
    '/images/640.webp',
  ]);
  for (const address of addresses) {
    const response = await get(address);
    const [, width, format] = /(\d+)\.(\w+)$/.exec(address) ?? [];
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width: stored } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(stored).toBe(Number(width));
  }
  // Each has its size, so that nothing moves, and every source is ours.
  expect(html).toMatch(/<img[^>]* width="1280" height="\d+"/);
  expect(html.match(/(?:src|srcset)="https?:/gi)).toBeNull();
});

test('a photo whose address is too long is left out, and the others are stored', async () => {
  const { rows } = await server.app.database.pool.query('select count(*)::int as photos from listing_photos');
  expect(rows).toEqual([{ photos: 3 }]);
});

test('photos that cannot be shown are not tried again', async () => {
  const { rows } = await server.app.database.pool.query(
    'select problem, next_attempt_at from listing_photos where problem is not null order by position',
  );
  expect(rows).toEqual([
    { problem: 'forbidden-address', next_attempt_at: null },
    { problem: 'not-found', next_attempt_at: null },
  ]);
});

test.each(['0-640.webp', '1-641.webp', '999999-640.avif', '1-640.png', '..%2F1-640.webp', 'x'])(
  'there is no image %s',
  async (file) => {
    expect((await get(`/images/${file}`)).status).toBe(404);
  },
);

test('a photo that the upstream removes is gone from the page after the next full sync', async () => {
  expect(await (await get(pages.property(id))).text()).toContain('/images/');
  const listing = server.hostaway.data.listings.find(({ id: upstream }) => upstream === UPSTREAM_ID);
  if (listing) listing.listingImages = [];
  await server.app.database.pool.query('delete from sync_runs');
  await runSync(server.app.context);
  expect(await (await get(pages.property(id))).text()).not.toContain('/images/');
});
