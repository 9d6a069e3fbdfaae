/**
 * How long a first sync takes, and what it needs: `node bench/first-sync.ts [--unlimited] [--read] [REVIEWS…]`, 5000 unless told;
 * with `--json` or `--ndjson` the same reviews come in from a file instead, after a sync of listings alone; with
 * `--read` the pages have been read before the clock starts, so that it tells how fast they are stored.
 * The account is generated. Hostaway's published rate limits hold up to 60,000 reviews unless `--unlimited`, and above
 * that never. PostgreSQL is a new embedded one; the product runs in a process of its own, so that the
 * simulator's memory does not count.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openApp, type Temper } from '#app.ts';
import { MEMORY_FLAGS } from '#cluster/product.ts';
import { readConfig } from '#config.ts';
import type { HostawaySource, ReviewPage } from '#connectors/hostaway/source.ts';
import type { Context } from '#services/context.ts';
import type { RowProblem } from '#services/import-batch.ts';
import { importReviews } from '#services/import-reviews.ts';
import { runSync } from '#services/sync.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { postgresMicroseconds } from './results/processor-time.ts';
import { clocked } from './storing-clock.ts';

const MOST_WITH_LIMITS = 60_000;
const LISTINGS = 300;
const UNLIMITED = { requests: 1_000_000, windowMs: 1 };
const SENTENCES = [
  'The flat was spotless and the bed comfortable.',
  'We loved the balcony and the quiet street.',
  'Check-in took a while and the kitchen lacked a kettle.',
  'A short walk to the station, shops and cafés around the corner.',
  'The heating was noisy at night, but the host answered within minutes.',
  'Would come back any time!',
];

/** What the product tells of its sync. */
interface Outcome {
  seconds: number;
  /** Of these, until all was stored, with at least one transaction open. */
  storingSeconds: number;
  read: number;
  added: number;
  maxRssMegabytes: number;
  /** Processor time for one review, in microseconds. */
  node: number;
  postgres: number | null;
}

function accountOf(reviews: number): HostawayData {
  return {
    listings: Array.from({ length: LISTINGS }, (_, index) => newListing({ id: 40_001 + index })),
    reviews: Array.from({ length: reviews }, (_, index) => reviewOf(index, reviews)),
  };
}

function reviewOf(index: number, reviews: number) {
  const at = new Date(Date.UTC(2016, 0, 1) + (index * 310_000_000_000) / reviews).toISOString();
  const text = Array.from({ length: 1 + (index % 5) }, (_each, turn) => SENTENCES[(index + turn * 7) % 6]);
  return newReview({
    id: index + 1,
    listingMapId: 40_001 + (index % LISTINGS),
    channelId: [2018, 2005, 2002, 2000][index % 4] ?? 2018,
    rating: 4 + (index % 7),
    publicReview: text.join(' '),
    guestName: `Guest ${index % 997}`,
    submittedAt: `${at.slice(0, 10)} ${at.slice(11, 19)}`,
    reviewCategory: [
      { category: 'cleanliness', rating: 4 + (index % 7) },
      { category: 'communication', rating: 10 },
    ],
  });
}

/** What the product's process is told. */
interface Order {
  upstream: { url: string; accountId: string; apiKey: string } & Temper;
  /** A file to import instead of a sync; null: none. */
  file: string | null;
  /** Whether all pages are read before the sync that is measured. */
  isRead: boolean;
}

/** The product's side, in the process that `measure` starts. */
async function load({ upstream, file, isRead }: Order): Promise<Outcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-bench-'));
  const app = await openApp(readConfig({ DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn' }), {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: upstream, google: null, isHostawaySimulated: false },
  });
  const { storage, storingSeconds } = clocked(app.context.storage);
  const { hostaway } = app.context;
  const context = {
    ...app.context,
    storage,
    hostaway: isRead && hostaway ? await readBefore(hostaway) : hostaway,
  };
  const lockFile = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postgres = () => postgresMicroseconds(Number.parseInt(lockFile, 10));
  if (file) await runSync(context);
  const [stored, used, usedByPostgres] = [storingSeconds(), process.cpuUsage(), await postgres()];
  const began = performance.now();
  let storing = 0;
  const onProgress = () => {
    storing = storingSeconds() - stored;
  };
  const counts = file ? await imported(context, file, onProgress) : await runSync(context, onProgress);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const [read, after] = [counts?.read ?? 0, await postgres()];
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
  return {
    seconds,
    storingSeconds: storing,
    read,
    added: counts?.added ?? 0,
    maxRssMegabytes: process.resourceUsage().maxRSS / 1024,
    node: (user + system) / read,
    postgres: after === null || usedByPostgres === null ? null : (after - usedByPostgres) / read,
  };
}

/** An account of which all reviews are in memory, translated. */
async function readBefore(hostaway: HostawaySource): Promise<HostawaySource> {
  const pages: ReviewPage[] = [];
  for await (const page of hostaway.reviews()) pages.push(page);
  return {
    ...hostaway,
    async *reviews() {
      yield* pages;
    },
  };
}

async function imported(context: Context, file: string, onProgress: () => void) {
  const options = { file, dryRun: false, source: null, listingId: null };
  const watcher = { onProgress, onProblem: ({ words }: RowProblem) => console.error(words) };
  return (await importReviews(context, options, watcher)).counts;
}

async function writeReviews(file: string, reviews: number, format: string): Promise<void> {
  const isList = format === 'json';
  await pipeline(function* () {
    if (isList) yield '{"status":"success","result":[\n';
    for (let index = 0; index < reviews; index++) {
      const end = isList && index < reviews - 1 ? ',\n' : '\n';
      yield JSON.stringify(reviewOf(index, reviews)) + end;
    }
    if (isList) yield ']}\n';
  }, createWriteStream(file));
}

async function measure(
  reviews: number,
  isLimited: boolean,
  format: string | null,
  isRead: boolean,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-bench-file-'));
  const file = format && path.join(folder, `reviews.${format}`);
  if (format && file) await writeReviews(file, reviews, format);
  const hostaway = await startHostawaySimulator({
    data: accountOf(file ? 0 : reviews),
    ...(isLimited ? {} : { rateLimit: false }),
  });
  const { url, accountId, apiKey } = hostaway;
  const upstream = { url, accountId, apiKey, ...(isLimited ? {} : { pace: UNLIMITED }) };
  const order: Order = { upstream, file, isRead };
  const child = fork(fileURLToPath(import.meta.url), [PRODUCT, JSON.stringify(order)], {
    execArgv: MEMORY_FLAGS,
  });
  const [outcome] = (await once(child, 'message')) as [Outcome];
  const round = (value: number) => Math.round(value * 10) / 10;
  console.log(
    JSON.stringify({
      reviews,
      from: format ?? (isRead ? 'sync, once read' : 'sync'),
      limited: isLimited,
      seconds: round(outcome.seconds),
      requests: hostaway.requests.length,
      refused: hostaway.requests.filter(({ status }) => status === 429).length,
      added: outcome.added,
      storedPerSecond: Math.round(outcome.read / outcome.storingSeconds),
      maxRssMegabytes: Math.round(outcome.maxRssMegabytes),
      nodeMicroseconds: round(outcome.node),
      postgresMicroseconds: outcome.postgres && round(outcome.postgres),
    }),
  );
  await hostaway.close();
  await rm(folder, { recursive: true });
}

const PRODUCT = '--product';
const [first, second = ''] = process.argv.slice(2);
if (first === PRODUCT) {
  const outcome = await load(JSON.parse(second));
  process.send?.(outcome, () => process.disconnect());
} else {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      unlimited: { type: 'boolean', default: false },
      read: { type: 'boolean', default: false },
      json: { type: 'boolean' },
      ndjson: { type: 'boolean' },
    },
  });
  const format = values.json ? 'json' : values.ndjson ? 'ndjson' : null;
  for (const reviews of positionals.length > 0 ? positionals.map(Number) : [5_000]) {
    await measure(reviews, reviews <= MOST_WITH_LIMITS && !values.unlimited, format, values.read);
  }
}
