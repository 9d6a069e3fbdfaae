/**
 * How long a first sync takes, and what it needs: `node bench/first-sync.ts [--unlimited] [REVIEWS…]`, 5000 unless told.
 * The account is generated. Hostaway's published rate limits hold up to 60,000 reviews unless `--unlimited`, and above
 * that never. PostgreSQL is a new embedded one; the product runs in a process of its own, so that the
 * simulator's memory does not count.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openApp, type Temper } from '#app.ts';
import { MEMORY_FLAGS } from '#cluster/product.ts';
import { readConfig } from '#config.ts';
import { runSync } from '#services/sync.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
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
  /** Of these, with at least one transaction open. */
  storingSeconds: number;
  read: number;
  added: number;
  maxRssMegabytes: number;
}

function accountOf(reviews: number): HostawayData {
  const start = Date.UTC(2016, 0, 1);
  return {
    listings: Array.from({ length: LISTINGS }, (_, index) => newListing({ id: 40_001 + index })),
    reviews: Array.from({ length: reviews }, (_, index) => {
      const at = new Date(start + (index * 310_000_000_000) / reviews).toISOString();
      const text = Array.from(
        { length: 1 + (index % 5) },
        (_each, turn) => SENTENCES[(index + turn * 7) % 6],
      );
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
    }),
  };
}

/** The product's side, in the process that `measure` starts. */
async function sync(upstream: { url: string; accountId: string; apiKey: string } & Temper): Promise<Outcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-bench-'));
  const app = await openApp(readConfig({ DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn' }), {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: upstream, google: null, isHostawaySimulated: false },
  });
  const { storage, storingSeconds } = clocked(app.context.storage);
  const began = performance.now();
  const counts = await runSync({ ...app.context, storage });
  const seconds = (performance.now() - began) / 1000;
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
  return {
    seconds,
    storingSeconds: storingSeconds(),
    read: counts?.read ?? 0,
    added: counts?.added ?? 0,
    maxRssMegabytes: process.resourceUsage().maxRSS / 1024,
  };
}

async function measure(reviews: number, isLimited: boolean): Promise<void> {
  const hostaway = await startHostawaySimulator({
    data: accountOf(reviews),
    ...(isLimited ? {} : { rateLimit: false }),
  });
  const { url, accountId, apiKey } = hostaway;
  const upstream = { url, accountId, apiKey, ...(isLimited ? {} : { pace: UNLIMITED }) };
  const child = fork(fileURLToPath(import.meta.url), [PRODUCT, JSON.stringify(upstream)], {
    execArgv: MEMORY_FLAGS,
  });
  const [outcome] = (await once(child, 'message')) as [Outcome];
  const round = (value: number) => Math.round(value * 10) / 10;
  console.log(
    JSON.stringify({
      reviews,
      limited: isLimited,
      seconds: round(outcome.seconds),
      requests: hostaway.requests.length,
      refused: hostaway.requests.filter(({ status }) => status === 429).length,
      added: outcome.added,
      storedPerSecond: Math.round(outcome.read / outcome.storingSeconds),
      maxRssMegabytes: Math.round(outcome.maxRssMegabytes),
    }),
  );
  await hostaway.close();
}

const PRODUCT = '--product';
const [first, second = '', ...rest] = process.argv.slice(2);
if (first === PRODUCT) {
  const outcome = await sync(JSON.parse(second));
  process.send?.(outcome, () => process.disconnect());
} else {
  const given = [first, second, ...rest].filter((argument) => argument !== undefined && argument !== '');
  const sizes = given.filter((argument) => argument !== '--unlimited').map(Number);
  for (const reviews of sizes.length > 0 ? sizes : [5_000]) {
    await measure(reviews, reviews <= MOST_WITH_LIMITS && !given.includes('--unlimited'));
  }
}
