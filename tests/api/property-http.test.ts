import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { discardCaches } from '#tests/support/discard-caches.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOME = 2 as ListingId;
const page = `/property/${HOME}`;
const WIRE_BUDGET = 30 * 1024;
const SCRIPT_BUDGET = 2 * 1024;
const PAGE_REVIEWS = 50;
/** Visitors from elsewhere are redirected to their language. */
const VARY = 'accept-language, sec-fetch-site, accept-encoding';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await fillHome();
});
afterAll(() => server.close());

/** Approves fifty reviews with different texts of the demo account. */
async function fillHome(): Promise<void> {
  const { pool } = server.app.database;
  const { rows } = await pool.query('select upstream_id from listings where id = $1', [HOME]);
  const texts = new Set(server.hostaway.data.reviews.map(({ publicReview }) => publicReview ?? ''));
  const usable = [...texts].filter((text) => text.length > 150 && text.length < 900).slice(0, PAGE_REVIEWS);
  expect(usable).toHaveLength(PAGE_REVIEWS);
  usable.forEach((publicReview, index) => {
    const listingMapId = Number(rows[0].upstream_id);
    const revieweeResponse = index % 3 ? null : `Thank you, guest number ${index}, and come again soon.`;
    server.hostaway.data.reviews.push(
      newReview({ id: 95_000_000 + index, listingMapId, publicReview, revieweeResponse }),
    );
  });
  await runSync(server.app.context);
  await pool.query(
    `update reviews set decision = case when upstream_id::bigint >= 95000000 then 'approved' else 'none' end where listing_id = $1`,
    [HOME],
  );
  await discardCaches(server.app);
}

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The bytes as sent, which `fetch` would decompress. */
async function get(at: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request(server.origin + at, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0, headers: got } = response;
      resolve({ status: statusCode, headers: got, body: Buffer.concat(chunks) });
    });
    call.on('error', reject).end();
  });
}
const accepting = (encoding: string, more = {}) => get(page, { 'accept-encoding': encoding, ...more });

describe('a property page over the wire', () => {
  test('has the same text and its own etag in every encoding', async () => {
    const [plain, br, gzip] = [
      await get(page),
      await accepting('gzip, deflate, br'),
      await accepting('gzip'),
    ];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.body.toString()).toMatch(/^<!doctype html>.*<\/html>$/s);
    for (const { status, headers, body } of [plain, br, gzip]) {
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe(VARY);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    }
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('returns 304 only to a client that has the current version', async () => {
    const first = await accepting('br');
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, headers, body } = await accepting('br', { 'if-none-match': known });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
      expect([headers.etag, headers.vary, headers['cache-control']]).toEqual([etag, VARY, 'no-cache']);
    }
    for (const known of ['"other"', '', etag.slice(1), `${etag}x`]) {
      expect([known, (await accepting('br', { 'if-none-match': known })).status]).toEqual([known, 200]);
    }
    expect((await accepting('gzip', { 'if-none-match': etag })).status).toBe(200);
    const { pool } = server.app.database;
    await pool.query(`update reviews set review_text = review_text || ' And more.' where listing_id = $1`, [
      HOME,
    ]);
    await discardCaches(server.app);
    const after = await accepting('br', { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
  });

  test('answers HEAD like GET, without the body', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const whole = await accepting(encoding);
      const head = await get(page, { 'accept-encoding': encoding }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['etag', 'content-length', 'content-type', 'content-encoding', 'vary']) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      }
    }
    expect((await get('/property/999999', {}, 'HEAD')).status).toBe(404);
  });

  test('answers a link with further query parameters with the same headers', async () => {
    const known = String((await accepting('br')).headers.etag);
    const readers: Record<string, string>[] = [{}, { 'if-none-match': known }];
    for (const more of readers) {
      for (const method of ['GET', 'HEAD']) {
        const [own, longer] = await Promise.all(
          ['', '?utm_campaign=1&utm_source=a'].map((query) =>
            get(page + query, { 'accept-encoding': 'br', ...more }, method),
          ),
        );
        const { date: _, ...headers } = longer?.headers ?? {};
        expect([own?.status, own?.body]).toEqual([longer?.status, longer?.body]);
        expect(own?.headers).toMatchObject(headers);
        expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', etag: known });
      }
    }
  });

  test('returns 404 for methods other than GET and HEAD', async () => {
    await accepting('br');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect([method, (await get(page, {}, method)).status]).toEqual([method, 404]);
    }
  });

  test('is at most 30 KB with style and script, and the script at most 2 KB', async () => {
    const { body } = await accepting('br');
    const html = brotliDecompressSync(body).toString();
    expect(html.match(/<article class="review"/g)).toHaveLength(PAGE_REVIEWS);
    const links = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links).toHaveLength(2);
    let all = body.length;
    for (const link of links) {
      const part = await get(link, { 'accept-encoding': 'br' });
      // The script is too small to be compressed.
      const encoding = link.endsWith('.css') ? 'br' : undefined;
      expect([link, part.status, part.headers['content-encoding']]).toEqual([link, 200, encoding]);
      all += part.body.length;
      if (link.endsWith('.js')) expect((await get(link)).body.length).toBeLessThanOrEqual(SCRIPT_BUDGET);
    }
    expect(all).toBeGreaterThan(5_000);
    expect(all).toBeLessThanOrEqual(WIRE_BUDGET);
  });
});

test('200 concurrent requests after a change render the page once', async () => {
  const { storage } = server.app.context;
  const real = storage.reviews.listOfPublicPage;
  let reads = 0;
  storage.reviews.listOfPublicPage = (...args) => {
    reads += 1;
    return real(...args);
  };
  await server.app.context.storage.transact((tx) =>
    tx.events.insert(systemActor, { kind: 'listing.changed', listing: HOME }),
  );
  const links = ['', '?utm_source=a', '?utm_source=b&gclid=1', '?fbclid=2'];
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) => get(page + links[index % links.length])),
  );
  storage.reviews.listOfPublicPage = real;
  expect(new Set(all.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
  expect(reads).toBe(1);
});
