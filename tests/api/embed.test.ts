import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingGroupList } from '#contract/listings/listing-groups.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const SHOP = 'https://www.example.com';
let server: TestServer;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?listingId=1&limit=30')).data;
  await Promise.all(
    reviews.map(({ id }) => manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await manager.put('/settings', { embedOrigins: [], ratingsInMarkup: false });
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const framers = (headers: Headers) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
const reviewsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

describe('an embedded page', () => {
  test('shows ten reviews, or the requested number, in the requested colours', async () => {
    const { status, headers, text } = await open('/embed/1');
    expect([status, reviewsIn(text)]).toEqual([200, 10]);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toContain('data-theme');
    expect(reviewsIn((await open('/embed/1?max=1')).text)).toBe(1);
    expect(reviewsIn((await open('/embed/1?max=50')).text)).toBeGreaterThan(20);
    expect((await open('/embed/1?theme=dark&max=3')).text).toContain('data-theme="dark"');
  });

  test.each([
    ['max', 'max=0'],
    ['max', 'max=51'],
    ['max', 'max=abc'],
    ['max', 'max='],
    ['max', 'max=1.5'],
    ['max', 'max=3&max=4'],
    ['theme', 'theme=pink'],
    ['theme', 'theme=dark&theme=light'],
    ['theme', 'theme=%22%3E%3Cscript%3E'],
    ['them', 'them=dark'],
    ['__proto__', '__proto__=1'],
  ])('names the invalid parameter %s in %s', async (field, query) => {
    const { status, headers, text } = await open(`/embed/1?${query}`);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toMatch(new RegExp(`role="alert">[^<]*${field}`));
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  test.each(['999999', 'abc', '0', '1.5', '99999999999999999999'])('is not found for %s', async (id) => {
    const { status, text } = await open(`/embed/${id}`);
    expect(status).toBe(404);
    expect(text).toContain('>Property not found</p>');
  });

  test('says in its language that it is not found, and in English what the other site did wrong', async () => {
    const german = await open('/embed/999999?lang=de');
    expect([german.status, german.text]).toEqual([404, expect.stringContaining('<html lang="de">')]);
    expect(german.text).toContain('>Unterkunft nicht gefunden</p>');
    expect((await open('/embed/1?lang=de&max=0')).text).toContain('<html lang="en">');
  });

  test('can be framed only by this site and by listed sites', async () => {
    expect(framers((await open('/embed/1')).headers)).toBe("'self'");
    await manager.put('/settings', { embedOrigins: [SHOP, 'http://localhost:5173'] });
    for (const path of ['/embed/1', '/embed/999999', '/embed/1?max=0']) {
      const { headers } = await open(path);
      expect(framers(headers)).toBe(`'self' ${SHOP} http://localhost:5173`);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    for (const path of ['/property/1', '/login', '/how-we-show-reviews', '/api/health'])
      expect(framers((await open(path)).headers)).toBe("'none'");
    await manager.put('/settings', { embedOrigins: [] });
    expect(framers((await open('/embed/1')).headers)).toBe("'self'");
  });

  test('returns 304 to a client that has it, and changes with every approval', async () => {
    const first = await open('/embed/1');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await open('/embed/1', { 'if-none-match': etag })).status).toBe(304);
    const shown = Number(/id="review-(\d+)"/.exec(first.text)?.[1]);
    await manager.put(`/reviews/hostaway/${shown}/approve`, { isApproved: false });
    const next = await open('/embed/1', { 'if-none-match': etag });
    expect([next.status, next.text.includes(`id="review-${shown}"`)]).toEqual([200, false]);
    await manager.put(`/reviews/hostaway/${shown}/approve`, { isApproved: true });
  });

  test('of the company or a group changes with every approval too', async () => {
    const { data } = await manager.post<ListingGroupList>('/groups', { name: 'Homes', listingIds: [1, 2] });
    for (const path of ['/embed/company', `/embed/group/${data.groups[0]?.id}`]) {
      const shown = Number(/id="review-(\d+)"/.exec((await open(path)).text)?.[1]);
      await manager.put(`/reviews/hostaway/${shown}/approve`, { isApproved: false });
      expect((await open(path)).text).not.toContain(`id="review-${shown}"`);
      await manager.put(`/reviews/hostaway/${shown}/approve`, { isApproved: true });
      expect((await open(path)).text).toContain(`id="review-${shown}"`);
    }
  });

  test('of a group changes with its properties, and is gone with it', async () => {
    const made = await manager.post<ListingGroupList>('/groups', { name: 'Few', listingIds: [1] });
    const id = made.data.groups.find(({ name }) => name === 'Few')?.id;
    expect(reviewsIn((await open(`/embed/group/${id}`)).text)).toBe(10);
    expect((await manager.patch(`/groups/${id}`, { listingIds: [2] })).status).toBe(200);
    expect(reviewsIn((await open(`/embed/group/${id}`)).text)).toBe(0);
    await manager.delete(`/groups/${id}`);
    expect((await open(`/embed/group/${id}`)).status).toBe(404);
  });

  test('has a script that any site may load', async () => {
    const { status, headers, text } = await open('/embed.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(text).toContain('flexReviewsHeight');
    expect(text).not.toMatch(/\b(import|export)\b/);
  });
});

describe('the feed of a property', () => {
  test('is a JSON Feed with the newest reviews', async () => {
    const { status, headers, text } = await open('/property/1/feed.json');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/feed+json; charset=utf-8']);
    expect(JSON.parse(text).items.length).toBeGreaterThan(20);
    const etag = headers.get('etag') ?? '';
    expect((await open('/property/1/feed.json', { 'if-none-match': etag })).status).toBe(304);
    for (const id of ['999999', 'abc', '0'])
      expect((await open(`/property/${id}/feed.json`)).status).toBe(404);
  });
});

describe('ratings for search engines', () => {
  const hasRatings = async () => (await open('/property/1')).text.includes('"aggregateRating"');

  test('are included from the next load after a manager turns them on, until they are turned off', async () => {
    expect(await hasRatings()).toBe(false);
    await manager.put('/settings', { ratingsInMarkup: true });
    expect(await hasRatings()).toBe(true);
    await manager.put('/settings', { ratingsInMarkup: false });
    expect(await hasRatings()).toBe(false);
  });
});
