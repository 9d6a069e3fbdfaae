import { afterEach, expect, test } from 'vitest';
import { createHostawayClient, type HostawayClientOptions } from '#connectors/hostaway/client.ts';
import type { HostawayLists } from '#connectors/hostaway/sync.ts';
import { rateLimiter } from '#connectors/requests/rate-limiter.ts';
import { tokenInMemory } from '#connectors/requests/token.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type HostawayOptions, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { saying } from '#tests/support/saying.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function connected(account: HostawayOptions = {}, options: Partial<HostawayClientOptions> = {}) {
  const simulator = await startHostawaySimulator(account);
  const { url, accountId, apiKey } = simulator;
  const source = createHostawayClient({ url, accountId, apiKey, ...options });
  open.push(source, simulator);
  return { simulator, source };
}

async function allListings(source: HostawayLists): Promise<IncomingListing[]> {
  const all: IncomingListing[] = [];
  for await (const { listings } of source.listings()) all.push(...listings);
  return all;
}

async function allRows(source: HostawayLists): Promise<TranslatedReview[]> {
  const all: TranslatedReview[] = [];
  for await (const { rows } of source.reviews()) all.push(...rows);
  return all;
}

/** Tokens of this simulator are valid at once. */
const prompt = { tokenDelayMs: 0 };
const impatient = { sleep: async () => {} };

test('all rows of the demo account are read within the rules for tokens and rate limits', async () => {
  const { simulator, source } = await connected();
  const listings = await allListings(source);
  const rows = await allRows(source);
  expect(listings).toHaveLength(simulator.data.listings.length);
  expect(rows).toHaveLength(simulator.data.reviews.length);
  expect(rows.filter((row) => row.kind === 'skipped' && row.reason === 'not-understood')).toEqual([]);
  expect(simulator.requests.map(({ status }) => status)).not.toContain(403);
  expect(simulator.requests.filter(({ path }) => path.endsWith('/accessTokens'))).toHaveLength(1);
});

test('secret fields of a listing are not read', async () => {
  const data = { listings: [newListing({ id: 1 })], reviews: [] };
  const { source } = await connected({ ...prompt, data }, impatient);
  expect(JSON.stringify(await allListings(source))).not.toMatch(/secret/i);
});

test('an empty account has no listings and no reviews', async () => {
  const { source } = await connected({ ...prompt, data: { listings: [], reviews: [] } }, impatient);
  expect(await allListings(source)).toEqual([]);
  expect(await allRows(source)).toEqual([]);
});

test('a wrong API key is reported without repeating it', async () => {
  const { source } = await connected(prompt, { ...impatient, apiKey: 'the-wrong-key' });
  const refused = await allRows(source).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'AppError', code: 'unavailable' });
  expect(refused).toEqual(saying('Hostaway rejected the account id or API key'));
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('the-wrong-key');
});

test('a rejected token is replaced once and reading continues', async () => {
  const tokenStore = tokenInMemory();
  await tokenStore.save({ value: 'long.gone.token', usableFrom: 0, expiresAt: Number.MAX_SAFE_INTEGER });
  const data = { listings: [], reviews: [newReview({ id: 1 })] };
  const { simulator, source } = await connected({ ...prompt, data }, { ...impatient, tokenStore });
  expect(await allRows(source)).toHaveLength(1);
  expect(simulator.requests.map(({ status }) => status)).toEqual([403, 200, 200]);
});

test('when other clients exhaust the rate limit, the client waits as requested and reads every row', async () => {
  const listings = Array.from({ length: 100 }, (_, index) => newListing({ id: index + 1 }));
  const { simulator, source } = await connected({
    data: { listings, reviews: [] },
    rateLimit: { perAddress: 3, perAccount: 20, windowMs: 1500 },
  });
  expect(await allListings(source)).toHaveLength(100);
  expect(simulator.requests.map(({ status }) => status)).toContain(429);
});

test('a single client never exceeds the rate limit', async () => {
  const listings = Array.from({ length: 700 }, (_, index) => newListing({ id: index + 1 }));
  const clock = {
    now: Date.now,
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const { simulator, source } = await connected(
    { data: { listings, reviews: [] }, rateLimit: { perAddress: 15, perAccount: 20, windowMs: 1000 } },
    { limiter: rateLimiter({ requests: 13, windowMs: 1000 }, clock) },
  );
  expect(await allListings(source)).toHaveLength(700);
  expect(simulator.requests.length).toBeGreaterThan(26);
  expect(simulator.requests.map(({ status }) => status)).not.toContain(429);
});

test('no review is missed when another is deleted between two pages', async () => {
  const reviews = Array.from({ length: 1100 }, (_, index) => newReview({ id: index + 1 }));
  const { simulator, source } = await connected({ ...prompt, data: { listings: [], reviews } }, impatient);
  const seen = new Set<string>();
  for await (const { rows } of source.reviews()) {
    for (const row of rows) if (row.kind === 'review') seen.add(row.review.upstreamId);
    if (seen.size === 500) simulator.data.reviews.splice(0, 3);
  }
  expect(seen.size).toBe(1100);
});
