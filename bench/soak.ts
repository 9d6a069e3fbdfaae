/** `npm run soak -- --minutes N`: uses the product for minutes and fails on an error, a leak or a lost decision. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MAIN } from '#cluster/product.ts';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type Product, startProduct } from './processes/product.ts';
import { findLeaks, type Sample, watch } from './soak/leaks.ts';
import { call, listen, type Results, signIn, timed, type Visitor, visit } from './soak/visitors.ts';

const HELP = `npm run soak -- [--minutes N]

  --minutes N   how long the product is used, 10 by default; leaks are found in runs of two minutes or more`;
const VISITORS = 8;
const STREAMS = 50;
/** One session may have 20 streams. */
const SESSIONS = 3;
const SYNC_EVERY_MS = 10_000;
/** How many decisions of a review the API lists. */
const MAX_LISTED = 100;
const USER = { username: 'manager', password: 'flex-demo' };

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, help: { type: 'boolean' } },
});
const minutes = Number(values.minutes);
if (values.help || !(minutes > 0)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const results: Results = { times: new Map(), failures: [], decided: new Map(), events: 0 };
await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-soak-'));
opened.defer(() => rm(dataDir, { recursive: true, maxRetries: 5 }));
const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
opened.defer(() => hostaway.close());

const product = await start();
const sessions: Visitor[] = [];
for (let count = 0; count < SESSIONS; count += 1) sessions.push(await signIn(originOf(product), USER));
const [manager] = sessions as [Visitor];
const content = await readContent();
console.error(
  `${minutes} min with ${content.reviews.length} reviews, ${VISITORS} visitors and ${STREAMS} streams`,
);
const samples = await use();
product.process.kill('SIGKILL');
await once(product.process, 'exit');
await verifyDecisions();
results.failures.push(...findLeaks(samples, minutes));
report(samples);
process.exitCode = results.failures.length === 0 ? 0 : 1;

/** Starts the product. What it logs as an error is a failure. */
async function start(): Promise<Product> {
  const environment = {
    DATA_DIR: dataDir,
    DEMO: 'true',
    HOSTAWAY_API_URL: hostaway.url,
    HOSTAWAY_ACCOUNT_ID: hostaway.accountId,
    HOSTAWAY_API_KEY: hostaway.apiKey,
    LOG_LEVEL: 'error',
  };
  const started = await startProduct(environment, ['--expose-gc', MAIN, 'serve'], 'pipe');
  started.process.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => results.failures.push(text.trim()));
  opened.defer(() => started.end());
  return started;
}

function originOf({ port }: Product): string {
  return `http://127.0.0.1:${port}`;
}

/** Waits for the first sync. */
async function readContent(): Promise<{ reviews: number[]; listings: number[] }> {
  for (;;) {
    const { running, sources } = await call<SyncStatus>(manager, routePath('GET /sync'));
    if (!running && sources[0]?.lastSuccess) break;
    await sleep(200);
  }
  const all: Review[] = [];
  for (;;) {
    const query = `limit=100&offset=${all.length}`;
    const { reviews } = await call<ReviewList>(manager, `${routePath('GET /reviews/hostaway')}?${query}`);
    if (reviews.length === 0) break;
    all.push(...reviews);
  }
  return { reviews: all.map(({ id }) => id), listings: [...new Set(all.map(({ listingId }) => listingId))] };
}

async function use(): Promise<Sample[]> {
  const [stop, hangUp] = [new AbortController(), new AbortController()];
  const streams = Array.from({ length: STREAMS }, (_, index) =>
    listen(sessions[index % SESSIONS] ?? manager, results, hangUp.signal),
  );
  const visits = Array.from({ length: VISITORS }, (_, index) => {
    // Each decides about reviews of their own, so the last decision on each is known.
    const reviews = content.reviews.filter((_id, at) => at % VISITORS === index);
    return visit(manager, { ...content, reviews }, results, stop.signal);
  });
  const syncs = syncUntil(stop.signal);
  const watched = await watch(product, minutes);
  stop.abort();
  await Promise.all([...visits, syncs]);
  hangUp.abort();
  await Promise.all(streams);
  return watched;
}

/** Each sync brings a new review. */
async function syncUntil(signal: AbortSignal): Promise<void> {
  for (let id = 96_000_000; !signal.aborted; id += 1) {
    hostaway.data.reviews.push(newReview({ id, listingMapId: hostaway.data.listings[0]?.id ?? 0 }));
    await timed('sync', results, () => call(manager, routePath('GET /sync'), 'POST'));
    await sleep(SYNC_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** Starts the killed product again and compares each review and its history with the confirmed decisions. */
async function verifyDecisions(): Promise<void> {
  const reader = await signIn(originOf(await start()), USER);
  for (const [id, { isApproved, count }] of results.decided) {
    const review = await call<Review>(reader, routePath('GET /reviews/hostaway/:id', { id }));
    const { decisions } = await call<DecisionList>(
      reader,
      routePath('GET /reviews/hostaway/:id/decisions', { id }),
    );
    if (review.isApproved !== isApproved || decisions.length !== Math.min(count, MAX_LISTED)) {
      results.failures.push(
        `review ${id}: approved ${review.isApproved} after ${decisions.length} decisions, not ${isApproved} after ${count}`,
      );
    }
  }
}

function report(all: readonly Sample[]): void {
  const line = (name: string, text: string) => console.log(name.padEnd(20) + text);
  for (const [kind, times] of results.times) {
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    line(kind, `${times.length} requests, median ${at(0.5)} ms, 99 % ${at(0.99)} ms`);
  }
  line('events', `${results.events} on ${STREAMS} streams`);
  line('decisions', `${results.decided.size} reviews verified after a kill`);
  for (const [name, unit] of [
    ['heapBytes', 1e6],
    ['externalBytes', 1e6],
    ['rssBytes', 1e6],
    ['files', 1],
  ] as const) {
    line(name, all.map((sample) => Math.round(sample[name] / unit)).join(' '));
  }
  for (const failure of results.failures.slice(0, 20)) console.log(`FAILED  ${failure}`);
  console.log(results.failures.length === 0 ? 'passed' : `failed: ${results.failures.length}`);
}
