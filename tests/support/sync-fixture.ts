import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { inject } from 'vitest';
import { type App, openApp, type Temper } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import {
  type HostawayOptions,
  type HostawaySimulator,
  startHostawaySimulator,
} from '#simulators/hostaway/server.ts';
import { runSql, testConfig } from './test-config.ts';

/** Hostaway, a database that never saw it, and as many products on that as a test opens. */
export interface SyncFixture {
  hostaway: HostawaySimulator;
  databaseUrl: string;
  /** Everything that products here logged, whatever the level, with causes. */
  logged: string[];
  /** Opens a product without its ways in. Nothing happens by the clock. */
  open(temper?: Temper): Promise<App>;
  close(): Promise<void>;
}

export const UNLIMITED = { requests: 100_000, windowMs: 1 };

/** Takes no time between two attempts, and any number of requests at once. */
export const HASTE: Temper = { pace: UNLIMITED, sleep: async () => {} };

/** Asks for smaller pages of reviews than the product does, so that a small account has many of them. */
export function inPagesOf(
  rows: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return (input, init) => fetch(String(input).replace(/(\/reviews\?limit=)\d+/, `$1${rows}`), init);
}

export async function openSyncFixture(account: HostawayOptions = {}): Promise<SyncFixture> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(postgres, `create database ${database} template empty`);
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, ...account });
  const apps: App[] = [];
  const logged: string[] = [];
  const write = (details: object, message: string) => {
    logged.push(inspect([details, message], { depth: 8 }));
  };
  const url = databaseUrl(postgres, database);
  return {
    hostaway,
    databaseUrl: url,
    logged,
    async open(temper = HASTE) {
      const { url: api, accountId, apiKey } = hostaway;
      const upstream = { url: api, accountId, apiKey, ...temper };
      const app = await openApp(testConfig({ DATABASE_URL: url }), {
        log: { info: write, warn: write, error: write },
        upstreams: { hostaway: upstream, google: null, isHostawaySimulated: false },
      });
      apps.push(app);
      return app;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await hostaway.close();
      await runSql(postgres, `drop database ${database} with (force)`);
    },
  };
}

const HOMES = [40_201, 40_202, 40_203];

/** An account of three homes and `count` rows, of which every tenth is not for the public. */
export function accountOf(count: number): HostawayData {
  const listings = HOMES.map((id) => newListing({ id, name: `Home ${id}` }));
  const reviews = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10);
    return newReview({
      id: 1_000 + index * 3,
      listingMapId: HOMES[index % HOMES.length],
      rating: index % 13 === 0 ? null : index % 11,
      publicReview: index % 7 === 0 ? '' : `Stay number ${index} was as said.`,
      submittedAt: `${day} 09:30:00`,
      ...(index % 10 === 9 && NOT_PUBLIC[((index / 10) % NOT_PUBLIC.length) | 0]),
    });
  });
  return { listings, reviews };
}

const NOT_PUBLIC = [
  { type: 'host-to-guest' },
  { status: 'awaiting' },
  { isHidden: 1 },
  { isCancelled: 1 },
] as const;
