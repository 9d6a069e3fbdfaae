import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { runSync } from '#services/sources/sync.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import type { HostawayFailureName } from '#simulators/hostaway/responses.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import { saying } from '#tests/support/saying.ts';
import {
  accountOf,
  NO_DELAYS,
  openSyncFixture,
  type SyncFixture,
  UNLIMITED,
  withPageSize,
} from '#tests/support/sync-fixture.ts';

let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(56) });
  app = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(20), limits: { maxBytes: 200_000 } });
  await runSync(app.context);
});
afterEach(() => fixture.hostaway.failures.clear());
afterAll(() => fixture.close());

/** The requests of a sync in order. When one fails, the results of the earlier ones are stored. */
const PHASES = {
  'the token': { path: '/v1/accessTokens' },
  'the listings': { path: '/v1/listings' },
  'the first page': { path: '/v1/reviews', query: { offset: '0' } },
  'a middle page': { path: '/v1/reviews', query: { offset: '20' } },
  'the last page': { path: '/v1/reviews', query: { offset: '40' } },
};

let turn = 0;

/** Adds a row to every page, and makes some requests require a new token. */
function change(): void {
  const { edits, data } = fixture.hostaway;
  turn += 1;
  for (const [index, review] of [data.reviews[3], data.reviews[25], data.reviews.at(-2)].entries()) {
    if (review)
      edits.changeReview(review.id, { publicReview: `Edited ${turn}.${index}.`, rating: turn % 11 });
  }
  edits.addReview({ publicReview: `New in turn ${turn}.` });
  edits.deleteReview(data.reviews[10]?.id ?? 0);
  edits.revokeTokens();
}

/** All texts about a failure: its error, the recorded run and the log. */
async function textsAbout(refused: unknown): Promise<string> {
  const { rows } = await app.database.pool.query('select * from sync_runs');
  return [String(refused), JSON.stringify(rows), ...fixture.logged].join('\n');
}

async function expectRecovery(refused: unknown, expected: string): Promise<void> {
  expect(refused).toMatchObject({ name: 'AppError', code: 'unavailable' });
  expect(refused).toEqual(saying(expected));
  const texts = await textsAbout(refused);
  expect(texts).not.toContain(fixture.hostaway.apiKey);
  expect(texts).not.toMatch(/eyJ[\w-]{10}/);
  fixture.hostaway.failures.clear();
  expect(await runSync(app.context)).not.toBeNull();
  await expectSameAsHostaway(app, fixture.hostaway.data);
}

const denied = 'Hostaway denied access (HTTP 403).';
const CASES: [string, Failure | HostawayFailureName, string, string?][] = [
  ['a fault of its own', 'server-error', 'HTTP 500'],
  ['the page of a proxy', 'bad-gateway', 'HTTP 502'],
  ['a reset before the headers', { kind: 'reset' }, 'could not be reached'],
  ['a reset after the headers', { kind: 'reset', at: 'after-headers' }, 'closed the connection'],
  ['a reset in the body', { kind: 'reset', at: 'mid-body' }, 'closed the connection'],
  ['JSON that ends early', { kind: 'truncate' }, 'incomplete'],
  ['a body that ends early', { kind: 'truncate', contentLength: 'whole' }, 'closed the connection'],
  ['a body of no length that ends early', { kind: 'truncate', contentLength: 'absent' }, 'incomplete'],
  ['a list instead of an object', { kind: 'wrong-json' }, 'unknown format'],
  ['an object without a list', { kind: 'wrong-json', body: { status: 'success' } }, 'unknown format'],
  ['null', { kind: 'wrong-json', body: null }, 'unknown format'],
  ['a web page with status 200', { kind: 'html' }, 'web page'],
  ['429 until a Unix time', { kind: 'storm' }, 'too many'],
  ['429 for some seconds', { kind: 'storm', announce: 'retry-after' }, 'too many'],
  ['429 without a word', { kind: 'storm', announce: 'none' }, 'too many'],
  ['an answer without an end', { kind: 'oversize', bytes: 400_000 }, 'larger than the limit'],
  ['an empty 403', 'empty-403', denied, 'rejected the account id or API key'],
  ['a 403 about the token', 'invalid-token', denied, 'rejected the account id or API key'],
  ['a 403 about something else', 'refused', denied, 'rejected the account id or API key'],
  ['401', 'unauthorized', 'denied access (HTTP 401)', 'rejected the account id or API key'],
];

describe.each(CASES)('%s', (_what, failure, expected, ofToken = expected) => {
  test('is reported in any phase of a sync, and the next sync catches up', async () => {
    for (const [phase, where] of Object.entries(PHASES)) {
      change();
      fixture.hostaway.failures.add({ ...where, failure });
      const refused = await runSync(app.context).catch((error: unknown) => error);
      await expectRecovery(refused, phase === 'the token' ? ofToken : expected);
    }
  });
});

test('an empty page in the middle removes no review', async () => {
  for (const body of [
    { status: 'success', result: [], count: 56 },
    { status: 'success', result: [] },
  ]) {
    fixture.hostaway.failures.add({ ...PHASES['a middle page'], failure: { kind: 'wrong-json', body } });
    const before = await app.context.storage.reviews.stats({ access: 'all' }, 'UTC');
    const refused = await runSync(app.context).catch((error: unknown) => error);
    expect(await app.context.storage.reviews.stats({ access: 'all' }, 'UTC')).toEqual(before);
    await expectRecovery(refused, 'fewer rows than the total');
  }
});

test.each(['revokeTokens', 'expireTokens'] as const)(
  'after %s during a sync one new token is enough',
  async (end) => {
    change();
    const tokens = () => fixture.hostaway.requests.filter(({ path }) => path === '/v1/accessTokens').length;
    // More of these failures follow after the first is reported.
    const { context } = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(5) });
    await runSync(context);
    const before = tokens();
    let isDone = false;
    await runSync(context, () => {
      if (!isDone) fixture.hostaway.edits[end]();
      isDone = true;
    });
    expect(tokens()).toBe(before + 1);
    await expectSameAsHostaway(app, fixture.hostaway.data);
  },
);

test.each(['x-ratelimit-retry-after', 'retry-after', 'none'] as const)(
  'a sync waits while requests are rejected for a second, announced by %s',
  async (announce) => {
    change();
    const limited = await fixture.open({ requestLimit: UNLIMITED });
    fixture.hostaway.failures.add({
      ...PHASES['a middle page'],
      failure: { kind: 'storm', seconds: 1, announce },
    });
    expect(await runSync(limited.context)).not.toBeNull();
    fixture.hostaway.failures.clear();
    await expectSameAsHostaway(limited, fixture.hostaway.data);
  },
);

test('an error message does not repeat the key or the token', async () => {
  const { apiKey, failures } = fixture.hostaway;
  const token = `${'eyJhbGciOiJSUzI1NiJ9'}.${'eyJhdWQiOiI5OTk5OSJ9'}.${'c2lnbmF0dXJlLW9mLW5vaXNl'}`;
  for (const [phase, message] of [
    ['the token', `The secret ${apiKey} is wrong`],
    ['the listings', `The token ${token} is wrong`],
  ] as const) {
    change();
    failures.add({ ...PHASES[phase], failure: { kind: 'status', status: 500, body: { message } } });
    await expectRecovery(await runSync(app.context).catch((error: unknown) => error), 'HTTP 500');
  }
});
