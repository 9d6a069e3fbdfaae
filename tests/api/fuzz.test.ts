import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { type Answer, type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
let review: number;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
  review = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;
});
afterAll(() => server.close());

/** Internals that must not leak: SQL, stacks, folders, names of modules. */
const INSIDES =
  /\bselect\b|\binsert\b|relation "|syntax error|node_modules|node:internal|\.[cm]?[jt]s\b|\bat \w+ \(/i;

/** Every response is the envelope; an error contains no internals. */
function expectEnvelope({ status, text, headers }: Answer<unknown>): void {
  expect(status).toBeLessThan(500);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const envelope = JSON.parse(text);
  expect(Object.keys(envelope)).toEqual(
    status < 400
      ? ['success', 'data', 'error']
      : ['success', 'data', 'error', 'code', 'reason', 'params', 'requestId'],
  );
  expect(envelope.success).toBe(status < 400);
  if (status >= 400) expect(text).not.toMatch(INSIDES);
}

const HOSTILE = [
  "' or 1=1 --",
  '1; drop table reviews',
  '%',
  '\\',
  '\0',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  '\u202e',
  '\ud800',
  '-0',
  '9007199254740993',
  '2024-02-30',
];
const NAMES = [
  'listingId',
  'rating',
  'channel',
  'startDate',
  'endDate',
  'approved',
  'search',
  'words',
  'sortBy',
  'sortOrder',
  'limit',
  'offset',
  'listingIds',
  'channels',
  'ratings',
  'ids',
  'category',
  'language',
  'topic',
  'tag',
  'responded',
  'source',
  'stayMonth',
  'analysed',
  'from',
  'to',
];

/** Any bytes, encoded as in a URL. */
const bytes = fc
  .uint8Array({ maxLength: 12 })
  .map((all) => Array.from(all, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const text = fc
  .oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 20 }), fc.integer().map(String))
  .map((value) => encodeURIComponent(value.toWellFormed()));
const sensible = fc.constantFrom('1', '4', 'Airbnb', '2024-02-29', 'true', 'sea', 'date', 'rating', 'desc');
const query = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: text }),
      fc.oneof(
        { weight: 3, arbitrary: sensible },
        { weight: 2, arbitrary: text },
        { weight: 1, arbitrary: bytes },
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const READS = [
  routePath('GET /reviews/hostaway'),
  routePath('GET /reviews/hostaway/stats'),
  ...[
    routePath('GET /insights/overview'),
    routePath('GET /insights/categories'),
    routePath('GET /insights/topics'),
    routePath('GET /insights/properties'),
    routePath('GET /insights/priorities'),
  ],
];

test('no query causes a 500 or exposes internal details', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...READS), query, async (path, search) => {
      const address = `${path}?${search}`;
      expectEnvelope(await manager.get(address));
      expectEnvelope(await anonymous.get(address));
    }),
    { numRuns: randomRuns(300) },
  );
});

test('no path causes a 500 or exposes internal details', async () => {
  const part = fc.oneof(
    bytes,
    text,
    fc.constantFrom('reviews', 'hostaway', 'google-reviews', 'sync', 'approve'),
  );
  const method = fc.constantFrom('GET', 'PUT', 'PATCH', 'OPTIONS', 'DELETE');
  // The client removes a path segment that is a single dot.
  const address = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((parts) => `/x${parts.join('/')}`)
    .filter((path) => !/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path));
  await fc.assert(
    fc.asyncProperty(method, address, async (verb, path) => {
      expectEnvelope(await manager.call(verb, path));
    }),
    { numRuns: randomRuns(100) },
  );
});

/** JSON with characters that PostgreSQL cannot store: U+0000 and lone surrogates. */
const json = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
  fc.record(
    {
      isApproved: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.boolean())),
      username: fc.jsonValue(),
      password: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

test('only a valid approval changes a review', async () => {
  const before = await fingerprint(server.app.database.pool);
  await fc.assert(
    fc.asyncProperty(json, async (body) => {
      const answer = await manager.put(`/reviews/hostaway/${review}/approve`, body);
      expectEnvelope(answer);
      expect(answer.status).toBe(400);
    }),
    { numRuns: randomRuns(150) },
  );
  expect(await fingerprint(server.app.database.pool)).toEqual(before);
});

test('no body causes a 500 at the sign-in, and none signs in', async () => {
  const pair = fc.record({
    username: fc.oneof(fc.constantFrom(...HOSTILE, 'manager'), fc.string({ unit: 'binary' })),
    password: fc.string({ unit: 'binary' }),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, pair), async (body) => {
      const answer = await anonymous.post('/session', body);
      expectEnvelope(answer);
      expect([400, 401, 429]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }),
    { numRuns: randomRuns(80) },
  );
});

interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  minLength?: number;
  examples?: unknown[];
}

/** A small value that fits the schema. */
function sampleOf({
  anyOf,
  examples,
  enum: values,
  required = [],
  properties = {},
  ...schema
}: Schema): unknown {
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (examples || values) return (examples ?? values)?.[0];
  if (schema.type === 'object')
    return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return 'x'.repeat(schema.minLength ?? 1);
  return schema.type === 'boolean' ? true : (schema.minimum ?? 1);
}

/** For each text that the schema knows, a value that has this instead, and else only what is required. */
function withText(schema: Schema, text: unknown): unknown[] {
  if (schema.type === 'string') return [text];
  if (schema.type === 'array') return withText(schema.items ?? {}, text).map((item) => [item]);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    withText(property, text).map((changed) => ({ ...(sampleOf(schema) as object), [name]: changed })),
  );
  return [...inner, ...(schema.anyOf ?? []).flatMap((one) => withText(one, text))];
}

test('no text in the body of any call causes a 500, and what cannot be stored returns 400 and changes nothing', async () => {
  const { paths } = JSON.parse((await anonymous.get('/openapi.json')).text) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: Schema } | undefined> } }>
    >;
  };
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const address = path
        .replace(/^\/api/, '')
        .replace('{username}', 'nobody')
        .replace(/\{\w+\}/g, String(review));
      return schema ? [{ method: method.toUpperCase(), address, schema }] : [];
    }),
  );
  expect(bodies.length).toBeGreaterThan(30);
  const call = async (text: unknown) => {
    const answers: string[] = [];
    for (const { method, address, schema } of bodies) {
      for (const body of withText(schema, text)) {
        const answer = await manager.call(method, address, { body });
        expectEnvelope(answer);
        answers.push(`${answer.status} ${method} ${address}`);
      }
    }
    return answers;
  };
  const before = await fingerprint(server.app.database.pool);
  for (const text of ['\ud800', 'a\udc00b', 'a\0b', {}, ['x']]) {
    const answers = await call(text);
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.filter((answer) => !answer.startsWith('400 '))).toEqual([]);
  }
  expect(await fingerprint(server.app.database.pool)).toEqual(before);
  for (const text of ['', 'x'.repeat(50_000), '\u202e', null, 1e300]) await call(text);
});
