import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import { LISTINGS_PER_PART } from '#services/listings/homes.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PUBLIC = 'https://reviews.example';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ environment: { PUBLIC_URL: PUBLIC, DEMO: 'false' } });
});
afterAll(() => server.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

/** Whether a crawler that follows RFC 9309 may fetch a path: the longest rule that matches decides. */
function mayCrawl(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verdict, rule = '']) => ({
    isAllowed: verdict === 'Allow',
    length: rule.length,
    pattern: new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`),
  }));
  const matching = rules.filter(({ pattern }) => pattern.test(path)).sort((a, b) => b.length - a.length);
  return matching[0]?.isAllowed ?? true;
}

describe('robots.txt', () => {
  test('allows crawlers to read property pages and nothing else', async () => {
    const { status, headers, text } = await open('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const open_ = ['/property/1', '/property/1?page=2', '/property/1/feed.json', '/how-we-show-reviews'];
    open_.push('/homes', '/de/property/1', '/fr/homes', '/images/1-640.avif');
    for (const path of [...open_, '/static/site/style.css', '/sitemap.xml', '/sitemap/1.xml'])
      expect([path, mayCrawl(text, path)]).toEqual([path, true]);
    const closed = [
      '/',
      '/login',
      '/dashboard',
      '/reviews/1',
      '/sync',
      '/settings',
      '/api/health',
      '/embed/1',
    ];
    closed.push(
      '/property/1?stars=5',
      '/de/property/1?topic=noise',
      '/homes?place=Lisbon',
      '/it/property/1/google',
    );
    for (const path of [...closed, '/property/1/google'])
      expect([path, mayCrawl(text, path)]).toEqual([path, false]);
    expect(text).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
  });
});

describe('the sitemap', () => {
  test('lists every property page and the page that explains how reviews are shown', async () => {
    const { status, headers, text } = await open('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const { rows } = await server.app.database.pool.query('select id from listings order by id');
    expect(places(text)).toEqual([
      `${PUBLIC}/homes`,
      `${PUBLIC}/how-we-show-reviews`,
      ...rows.map(({ id }) => `${PUBLIC}/property/${id}`),
    ]);
  });

  test('returns 304 to a client that has the current version', async () => {
    const etag = (await open('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await open('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each(['0.xml', '2.xml', '999999.xml', '1', 'x.xml', '-1.xml', '1.xml.gz', '99999999999999999999.xml'])(
    'returns 404 for the part %s',
    async (part) => {
      expect((await open(`/sitemap/${part}`)).status).toBe(404);
    },
  );

  test('of very many properties has parts that list each property once', async () => {
    await server.app.database.pool.query(
      `insert into listings (source, upstream_id, name) select 'hostaway', 'many-' || n, 'Home' from generate_series(1, $1) n`,
      [LISTINGS_PER_PART],
    );
    // Otherwise the sitemap of before is served for a minute.
    await server.app.context.storage.transact((tx) =>
      tx.events.insert(systemActor, { kind: 'listing.changed' }),
    );
    const index = await open('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    expect(places(index.text)).toEqual([`${PUBLIC}/sitemap/1.xml`, `${PUBLIC}/sitemap/2.xml`]);
    const parts = await Promise.all(['1.xml', '2.xml'].map((part) => open(`/sitemap/${part}`)));
    const named = parts.flatMap(({ text }) => places(text));
    const { rows } = await server.app.database.pool.query('select count(*)::int as count from listings');
    expect(new Set(named).size).toBe(rows[0].count + 2);
    expect(named).toHaveLength(rows[0].count + 2);
    expect((await open('/sitemap/3.xml')).status).toBe(404);
  });
});

describe('the page that explains how reviews are shown', () => {
  test('may be cached by browsers and proxies', async () => {
    const { status, headers, text } = await open('/how-we-show-reviews');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(text).toContain('>How we show reviews</h1>');
    const etag = headers.get('etag') ?? '';
    expect((await open('/how-we-show-reviews', { 'if-none-match': etag })).status).toBe(304);
    expect((await open('/how-we-show-reviews', { 'accept-encoding': 'br' })).text).toBe(text);
    expect((await open('/how-we-show-reviews?utm_source=x')).status).toBe(200);
  });
});
