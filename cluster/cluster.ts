import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { freePort } from './free-port.ts';
import { type PostgresServer, startPrimary, startReplica } from './postgres.ts';
import { type ProductProcess, startProduct } from './product.ts';

/** A complete installation on one machine, without simulated parts except the upstreams. */
export interface Cluster {
  /** The URL of the balancer. */
  origin: string;
  balancer: Balancer;
  primary: PostgresServer;
  replica: PostgresServer;
  products: ProductProcess[];
  hostaway: Awaited<ReturnType<typeof startHostawaySimulator>>;
  /** Stops one product process and starts it again, like an upgrade. */
  restart(index: number, signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** The port of the balancer; any free one if absent. */
  port?: number;
  products?: number;
  say?: (line: string) => void;
  /** Added to the environment of every process. */
  environment?: Record<string, string>;
  /** Starts a proxy between the products and the primary, such as a pooler, and returns its address. */
  pooler?: (primary: PostgresServer, folder: string) => Promise<{ url: string; stop(): Promise<void> }>;
}

/** Starts a primary, a streaming replica, the simulators of Hostaway and Google, product processes and a balancer. */
export async function openCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { say = () => {}, products: count = 2 } = options;
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-cluster-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const data = path.join(folder, 'primary');

  const primary = await startPrimary(data);
  opened.defer(primary.stop);
  say(`PostgreSQL, primary:     ${primary.url}`);
  const replica = await startReplica(primary, data, path.join(folder, 'replica'));
  opened.defer(replica.stop);
  say(`PostgreSQL, replica:     ${replica.url}`);
  const pooler = await options.pooler?.(primary, folder);
  if (pooler) opened.defer(pooler.stop);

  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  opened.defer(() => hostaway.close());
  const google = await startGooglePlacesSimulator();
  opened.defer(() => google.close());

  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const environment = {
    PUBLIC_URL: origin,
    DATABASE_URL: pooler?.url ?? primary.url,
    DATABASE_REPLICA_URL: replica.url,
    ...(pooler && { DATABASE_DIRECT_URL: primary.url }),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DEMO: 'true',
    HOSTAWAY_API_URL: hostaway.url,
    HOSTAWAY_ACCOUNT_ID: hostaway.accountId,
    HOSTAWAY_API_KEY: hostaway.apiKey,
    GOOGLE_PLACES_API_URL: google.url,
    GOOGLE_PLACES_API_KEY: google.apiKey,
    GOOGLE_PLACE_ID: google.placeId,
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
    ...options.environment,
  };
  const products: ProductProcess[] = [];
  opened.defer(async () => void (await Promise.all(products.map((product) => product.stop()))));
  // They start concurrently: one of them creates the schema, and the others wait for it.
  const names = Array.from({ length: count }, (_, index) => `product ${index + 1}`);
  products.push(...(await Promise.all(names.map((name) => startProduct(name, environment)))));
  await Promise.all(products.map(({ ready }) => ready));
  for (const { name, port: own } of products) say(`${name}:               http://localhost:${own}`);

  const balancer = await startBalancer(
    products.map((product) => product.port),
    port,
  );
  opened.defer(balancer.close);
  const everything = opened.move();
  return {
    origin,
    balancer,
    primary,
    replica,
    products,
    hostaway,
    async restart(index, signal) {
      const old = products[index];
      if (!old) throw new Error(`there is no product process ${index}`);
      await old.stop(signal);
      const renewed = await startProduct(old.name, environment, old.port);
      products[index] = renewed;
      await renewed.ready;
    },
    close: () => everything.disposeAsync(),
  };
}
