import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'the password of this demo';
let server: TestServer;
let manager: ApiClient;

beforeAll(async () => {
  server = await openTestServer({
    environment: { PUBLIC_URL: 'https://reviews.example', DEMO_PASSWORD: PASSWORD },
  });
  manager = apiClient(server.origin, '/api', undefined, { origin: 'https://reviews.example' });
  await manager.signIn('manager', PASSWORD);
});
afterAll(() => server.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? '',
    headers: response.headers,
    text: await response.text(),
  };
}
const signedIn = () => ({ cookie: manager.cookie ?? '' });
const reviewsOf = async (query: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data.reviews;
const approve = (review: Review | undefined) =>
  manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });

describe('every response', () => {
  const paths = ['/', '/login', '/dashboard', '/property/1', '/property/0', '/property/1/google', '/nothing'];
  const calls = ['/api/health', '/api/nothing', '/api/sync', '/api/openapi.json', '/api/docs', '/api/docs/'];
  const odd = ['/%zz', '/api/%zz', '/static/nothing.js', '/favicon.svg', `/api/x?${'y'.repeat(60_000)}`];

  test.each([...paths, ...calls, ...odd])('has the security headers: %.40s', async (path) => {
    const { headers } = await open(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/style-src 'self';/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*(https?:|\*|data:)/);
  });
});

describe('the pages of the manager app', () => {
  test('redirect an anonymous visitor from the dashboard without parameters to the sign-in, without a return address', async () => {
    const { status, location } = await open('/dashboard');
    expect([status, location]).toEqual([302, '/login']);
  });

  test.each([
    '/dashboard?page=2&rating=4',
    '/reviews/1',
    '/reviews/abc?x=%26',
    '/settings/people',
    '/account/notifications',
    '/insights/tasks',
  ])('redirect an anonymous visitor to the sign-in with a return address: %s', async (path) => {
    const { status, location } = await open(path);
    expect([status, location]).toEqual([302, `/login?redirect=${encodeURIComponent(path)}`]);
  });

  test('open for a manager and are not cached by browsers', async () => {
    for (const path of ['/dashboard', '/reviews/1']) {
      const { status, type, headers, text } = await open(path, signedIn());
      expect([status, type, headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(text).toContain('<meta name="app-config" content="{');
    }
  });

  test('redirect only within this site', async () => {
    for (const path of [
      '//evil.example/dashboard',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/..%2f..%2fetc',
    ]) {
      const { status, location } = await open(path);
      expect([path, status, location]).toEqual([path, 302, '/']);
    }
  });
});

test.each([
  ['/dashboard?x=1', 302, '/login?redirect=%2Fdashboard%3Fx%3D1'],
  ['/homes', 302, '/de/homes'],
  ['/login?', 302, '/login'],
  ['', 200, undefined],
  ['/api/nothing', 404, undefined],
])('the address of a request to a proxy is read without its host: %s', async (path, status, location) => {
  const { port } = new URL(server.origin);
  const headers = { 'accept-language': 'de' };
  const [answer] = (await once(get({ port, path: `http://evil.example${path}`, headers }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

describe('an unknown path', () => {
  test('redirects to / when it is a page, and returns 404 in the envelope below /api', async () => {
    for (const path of ['/nothing', '/a/b/c', '/dashboard/x', '/property', '/%zz', '/apix', '/.env']) {
      const { status, location } = await open(path);
      expect([path, status, location]).toEqual([path, 302, '/']);
    }
    for (const path of ['/api', '/api/', '/api/nothing', '/api/reviews', '/api?x=1']) {
      const { status, type, text } = await open(path);
      expect([path, status, type]).toEqual([path, 404, 'application/json; charset=utf-8']);
      expect(JSON.parse(text)).toMatchObject({ success: false, data: null, code: 'not-found' });
    }
  });

  test('below /static returns 404 and cannot leave the folder', async () => {
    for (const path of ['nothing.js', '..%2f..%2fpackage.json', '.%00', '']) {
      const { status, text } = await open(`/static/${path}`);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
      expect(text).not.toMatch(/"dependencies"|dist\//);
    }
    expect((await open('/api/docs/static/%00')).status).toBe(404);
  });

  test.each<[string, Record<string, string>]>([
    ['a part that it does not have', { range: 'bytes=99999999-' }],
    ['a part of another kind', { range: 'bytes=x' }],
    ['what it is not', { 'if-match': '"x"' }],
    ['what it was not then', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('below /static a request for %s causes no server error', async (_what, headers) => {
    const script = /\/static\/js\/[\w.-]+\.js/.exec((await open('/login')).text)?.[0] ?? '';
    expect(script).not.toBe('');
    const { status } = await fetch(server.origin + script, { headers });
    expect(status).toSatisfy((code: number) => code < 500);
  });

  test.each(['/static/../package.json', '/static//x.js', `/static/${'a'.repeat(300)}`])(
    'below /static returns 404 for %s',
    async (path) => {
      const { port } = new URL(server.origin);
      const [answer] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('the public page of a property', () => {
  test('shows only approved reviews, and a disapproved one disappears at once', async () => {
    const [first, second] = (await reviewsOf('listingId=2&limit=20')).filter(({ reviewText }) =>
      /^[\w ,.]{30,}$/.test(reviewText.split('\n')[0] ?? ''),
    );
    const firstLine = (review: Review | undefined) => review?.reviewText.split('\n')[0] ?? 'none';
    await approve(first);
    const shown = await open('/property/2');
    expect([shown.status, shown.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shown.text).toContain(firstLine(first));
    expect(shown.text).not.toContain(firstLine(second));
    expect(shown.text).toContain('https://reviews.example/property/2');
    await manager.put(`/reviews/hostaway/${first?.id}/approve`, { isApproved: false });
    expect((await open('/property/2')).text).not.toContain(firstLine(first));
  });

  test('is the same for a manager, without pending reviews and private feedback', async () => {
    const { text } = await open('/property/2', signedIn());
    expect(text).toBe((await open('/property/2')).text);
    for (const { privateFeedback } of server.hostaway.data.reviews) {
      if (privateFeedback) expect(text).not.toContain(privateFeedback);
    }
  });

  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '01',
    '1e0',
    '999999',
    '9007199254740993',
    '%00',
    "1'--",
    '__proto__',
    '1%20',
    '',
    '1/x',
    '1/x/y?z=1',
    'x/%00',
  ])('is "Property not found" for %s', async (id) => {
    for (const path of [`/property/${id}`]) {
      const { status, type, text } = await open(path);
      expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('Property not found');
    }
  });

  test('escapes hostile text', async () => {
    const hostile = {
      publicReview:
        '<script>alert(1)</script><img src=x onerror=alert(2)> </article>{{7*7}} &amp; "quoted" \u2028',
      guestName: '"><svg onload=alert(3)>',
      revieweeResponse: '</script><script>alert(4)</script> <a href="javascript:alert(5)">x</a>',
    };
    const { listings, reviews } = server.hostaway.data;
    reviews.push(newReview({ id: 99_000_001, listingMapId: listings[0]?.id, ...hostile }));
    await runSync(server.app.context);
    const [review] = await reviewsOf('search=onerror');
    await approve(review);
    const { text } = await open(`/property/${review?.listingId}`);
    expect(text).toContain('&lt;img src=x onerror=alert(2)&gt;');
    expect(text).not.toMatch(/<script>|<svg onload|<img src=x|href="javascript:/);
    expect(text).not.toMatch(
      /<script(?! type="application\/ld\+json">| type="module" src="\/static\/| [^>]*src="\/static\/)/,
    );
  });

  test('contains no reviews of another listing', async () => {
    const [other] = await reviewsOf('listingId=3&limit=1');
    await approve(other);
    expect((await open('/property/4')).text).not.toContain(
      other?.reviewText.slice(0, 40) || other?.guestName,
    );
  });
});
