/**
 * Measures a first sync: `node bench/first-sync.ts [--unlimited] [--read] [--no-analysis] [REVIEWS…]`, by default of 5,000 reviews.
 * With `--read` the pages are read before the measurement, which then shows how fast reviews are stored; with `--no-analysis`
 * no text is queued for the analysis of topics, which else runs meanwhile. The simulator
 * applies Hostaway's published rate limits up to 60,000 reviews, unless `--unlimited`. PostgreSQL is a new embedded
 * one; the product runs in its own process, so that the memory of the simulator does not count.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openApp, type Upstreams } from '#app.ts';
import { MEMORY_FLAGS } from '#cluster/product.ts';
import { readConfig } from '#config.ts';
import type { Source, SyncBatch } from '#connectors/source.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import type { Storage } from '#storage/storage.ts';
import { hostawayReview } from './hostaway-reviews.ts';
import { postgresMicroseconds } from './results/processor-time.ts';

const MAX_WITH_LIMITS = 60_000;
const LISTINGS = 300;
const FIRST_LISTING = 40_001;
const UNLIMITED = { requests: 1_000_000, windowMs: 1 };
const PRODUCT = '--product';

/** What the product's process measures. */
interface Outcome {
  seconds: number;
  /** Time with at least one open transaction, until all reviews were stored. */
  storingSeconds: number;
  read: number;
  added: number;
  maxRssMegabytes: number;
  /** Processor time per review. */
  nodeMicroseconds: number;
  postgresMicroseconds: number | null;
}

interface ProductOptions {
  upstream: NonNullable<Upstreams['hostaway']>;
  /** Read all pages before the measured sync. */
  readsFirst: boolean;
  /** Queue texts for the analysis of topics. */
  analyses: boolean;
}

const [first, second = ''] = process.argv.slice(2);
if (first === PRODUCT) {
  const outcome = await syncOnce(JSON.parse(second));
  process.send?.(outcome, () => process.disconnect());
} else {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      unlimited: { type: 'boolean', default: false },
      read: { type: 'boolean', default: false },
      'no-analysis': { type: 'boolean', default: false },
    },
  });
  for (const reviews of positionals.length > 0 ? positionals.map(Number) : [5_000]) {
    await measure(reviews, reviews <= MAX_WITH_LIMITS && !values.unlimited, {
      readsFirst: values.read,
      analyses: !values['no-analysis'],
    });
  }
}

async function measure(
  reviews: number,
  isLimited: boolean,
  { readsFirst, analyses }: Pick<ProductOptions, 'readsFirst' | 'analyses'>,
): Promise<void> {
  const hostaway = await startHostawaySimulator({
    data: {
      listings: Array.from({ length: LISTINGS }, (_, index) => newListing({ id: FIRST_LISTING + index })),
      reviews: Array.from({ length: reviews }, (_, index) =>
        hostawayReview(index, reviews, { id: index + 1, listingMapId: FIRST_LISTING + (index % LISTINGS) }),
      ),
    },
    ...(isLimited ? {} : { rateLimit: false }),
  });
  const { url, accountId, apiKey } = hostaway;
  const options: ProductOptions = {
    upstream: { url, accountId, apiKey, ...(isLimited ? {} : { requestLimit: UNLIMITED }) },
    readsFirst,
    analyses,
  };
  const child = fork(fileURLToPath(import.meta.url), [PRODUCT, JSON.stringify(options)], {
    execArgv: MEMORY_FLAGS,
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('the product ended without a result');
  });
  const [outcome] = (await Promise.race([once(child, 'message'), failed])) as [Outcome];
  failed.catch(() => {});
  const round = (value: number) => Math.round(value * 10) / 10;
  console.log(
    JSON.stringify({
      reviews,
      readsFirst,
      analyses,
      isLimited,
      seconds: round(outcome.seconds),
      requests: hostaway.requests.length,
      rejected: hostaway.requests.filter(({ status }) => status === 429).length,
      added: outcome.added,
      storedPerSecond: Math.round(outcome.read / outcome.storingSeconds),
      maxRssMegabytes: Math.round(outcome.maxRssMegabytes),
      nodeMicroseconds: round(outcome.nodeMicroseconds),
      postgresMicroseconds: outcome.postgresMicroseconds && round(outcome.postgresMicroseconds),
    }),
  );
  await hostaway.close();
}

/** Runs in the product's process. */
async function syncOnce({ upstream, readsFirst, analyses }: ProductOptions): Promise<Outcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-bench-'));
  const app = await openApp(readConfig({ DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn' }), {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: upstream, google: null, isHostawaySimulated: false },
  });
  if (!analyses) await app.database.owner.query('alter table reviews disable trigger analyse_added_reviews');
  const { storage, storingSeconds } = timed(app.context.storage);
  const connected = app.context.sources.list();
  const inMemory = async ({ connector, ...source }: (typeof connected)[number]) => ({
    ...source,
    connector: await withBatchesInMemory(connector),
  });
  const sourcesInMemory = readsFirst ? await Promise.all(connected.map(inMemory)) : connected;
  const sources = { ...app.context.sources, list: () => sourcesInMemory };
  const context = { ...app.context, storage, sources };
  const lockFile = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postgres = () => postgresMicroseconds(Number.parseInt(lockFile, 10));
  const [usageBefore, postgresBefore] = [process.cpuUsage(), await postgres()];
  const started = performance.now();
  let storedSeconds = 0;
  const counts = await runSync(context, () => {
    storedSeconds = storingSeconds();
  });
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(usageBefore);
  const [read, postgresAfter] = [counts?.read ?? 0, await postgres()];
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
  return {
    seconds,
    storingSeconds: storedSeconds,
    read,
    added: counts?.added ?? 0,
    maxRssMegabytes: process.resourceUsage().maxRSS / 1024,
    nodeMicroseconds: (user + system) / read,
    postgresMicroseconds:
      postgresAfter === null || postgresBefore === null ? null : (postgresAfter - postgresBefore) / read,
  };
}

/** A storage that measures for how long at least one transaction is open. */
function timed(storage: Storage): { storage: Storage; storingSeconds: () => number } {
  let open = 0;
  let since = 0;
  let totalMs = 0;
  return {
    storage: {
      ...storage,
      async transact(work) {
        if (open === 0) since = performance.now();
        open += 1;
        try {
          return await storage.transact(work);
        } finally {
          open -= 1;
          if (open === 0) totalMs += performance.now() - since;
        }
      },
    },
    storingSeconds: () => (totalMs + (open > 0 ? performance.now() - since : 0)) / 1000,
  };
}

async function withBatchesInMemory(source: Source): Promise<Source> {
  const batches: SyncBatch[] = [];
  for await (const batch of source.sync({ kind: 'full', checkpoint: null }).batches) batches.push(batch);
  const replay = async function* () {
    yield* batches;
  };
  return { ...source, sync: () => ({ batches: replay(), reread: () => (async function* () {})() }) };
}
