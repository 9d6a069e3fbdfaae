import type pg from 'pg';
import { expect } from 'vitest';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type ApiClient, signedInClient } from './api-client.ts';
import { launch, type Product, ready } from './product.ts';
import { createDatabase } from './test-database.ts';

/** The product in a process of its own, which a test kills in the middle of its work. */
export interface KilledProduct {
  pool: pg.Pool;
  hostaway: HostawaySimulator;
  /** Of the process that runs now. */
  readonly origin: string;
  readonly manager: ApiClient;
  start(): Promise<void>;
  /** Kills it, ends the failures of Hostaway, and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openKilledProduct(environment: Record<string, string> = {}): Promise<KilledProduct> {
  const database = await createDatabase('synced');
  const pool = database.connect();
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  let product: Product;
  let manager: ApiClient;

  async function start(): Promise<void> {
    product = await launch({
      environment: {
        DATABASE_URL: database.url,
        DEMO: 'true',
        SESSION_SECRET: 'a secret that only tests know, long enough',
        SYNC_INTERVAL_MINUTES: '10080',
        HOSTAWAY_API_URL: hostaway.url,
        HOSTAWAY_ACCOUNT_ID: hostaway.accountId,
        HOSTAWAY_API_KEY: hostaway.apiKey,
        ...environment,
      },
    });
    await ready(product);
    manager = await signedInClient(product.origin);
  }

  return {
    pool,
    hostaway,
    get origin() {
      return product.origin;
    },
    get manager() {
      return manager;
    },
    start,
    async killAndStart() {
      product.process.kill('SIGKILL');
      await product.ended;
      // The transaction of the killed process ends with its connection.
      const connected = async () =>
        (
          await pool.query(
            `select from pg_stat_activity where datname = current_database() and application_name <> 'test'
               and backend_type = 'client backend'`,
          )
        ).rowCount ?? 0;
      await expect.poll(connected).toBe(0);
      // Else its job ends when its heartbeat has been missing for long enough, which tests of jobs cover.
      await pool.query(`delete from pgboss.job where name like 'deliver-%' and state <> 'created'`);
      hostaway.failures.clear();
      await start();
    },
    async stop() {
      hostaway.failures.clear();
      await product.stop();
    },
    async close() {
      await hostaway.close();
      await pool.end();
      await database.drop();
    },
  };
}
