import { inspect } from 'node:util';
import { type App, openApp, type RequestOptions } from '#app.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import {
  type HostawayOptions,
  type HostawaySimulator,
  startHostawaySimulator,
} from '#simulators/hostaway/server.ts';
import { testConfig } from './test-config.ts';
import { createDatabase } from './test-database.ts';
import { analyser } from './test-server.ts';

/** A Hostaway simulator, an empty database, and any number of products on it. */
export interface SyncFixture {
  hostaway: HostawaySimulator;
  databaseUrl: string;
  /** Everything that the products logged, with causes. */
  logged: string[];
  /** Opens a product without HTTP and without scheduled jobs. */
  open(requestOptions?: RequestOptions): Promise<App>;
  close(): Promise<void>;
}

export const UNLIMITED = { requests: 100_000, windowMs: 1 };

/** No delay between attempts and no rate limit. */
export const NO_DELAYS: RequestOptions = { requestLimit: UNLIMITED, sleep: async () => {} };

/** Requests smaller pages of reviews, so that a small account has many pages. */
export function withPageSize(
  rows: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  return (input, init) => fetch(String(input).replace(/(\/reviews\?limit=)\d+/, `$1${rows}`), init);
}

export async function openSyncFixture(account: HostawayOptions = {}): Promise<SyncFixture> {
  const database = await createDatabase('empty');
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, ...account });
  const apps: App[] = [];
  const logged: string[] = [];
  const write = (details: object, message: string) => {
    logged.push(inspect([details, message], { depth: 8 }));
  };
  return {
    hostaway,
    databaseUrl: database.url,
    logged,
    async open(requestOptions = NO_DELAYS) {
      const { url: api, accountId, apiKey } = hostaway;
      const upstream = { url: api, accountId, apiKey, ...requestOptions };
      const app = await openApp(testConfig({ DATABASE_URL: database.url }), {
        log: { info: write, warn: write, error: write },
        upstreams: { hostaway: upstream, google: null, isHostawaySimulated: false },
        analyser,
      });
      apps.push(app);
      return app;
    },
    async close() {
      await Promise.all(apps.map((app) => app.close()));
      await hostaway.close();
      await database.drop();
    },
  };
}

const LISTING_IDS = [40_201, 40_202, 40_203];

/** An account of three listings and `count` rows; every tenth is not public. */
export function accountOf(count: number): HostawayData {
  const listings = LISTING_IDS.map((id) => newListing({ id, name: `Home ${id}` }));
  const reviews = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (index % 300))).toISOString().slice(0, 10);
    return newReview({
      id: 1_000 + index * 3,
      listingMapId: LISTING_IDS[index % LISTING_IDS.length],
      rating: index % 13 === 0 ? null : index % 11,
      publicReview: index % 7 === 0 ? '' : `Stay number ${index} was as described.`,
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
