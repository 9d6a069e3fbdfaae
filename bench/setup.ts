import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#cluster/database-url.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { cachedDatabase } from './fill/cached-database.ts';
import { type Child, ROOT, startChild } from './processes/child.ts';
import { type Product, signIn, startProduct } from './processes/product.ts';

/** The product with a number of reviews and its baselines, each in its own process on the same PostgreSQL. */
export interface Setup {
  rows: number;
  dataDir: string;
  fillSeconds: number | null;
  product: Product;
  /** Environment for another process on the same database. */
  environment: Record<string, string>;
  /** The `Cookie` header of a manager. */
  cookie: string;
  bareNode: Baseline;
  bareFastify: Baseline;
  database: pg.Pool;
  postgresPid: number;
  close(): Promise<void>;
}

export interface Baseline extends Child {
  port: number;
}

const SESSION_SECRET = 'for measurements on this machine only';
/** Without backups, because the first one would run beside the measurements. */
const SETTINGS = { PUBLIC_URL: 'http://localhost', SESSION_SECRET, DAILY_BACKUPS: '0' };

export async function openSetup(rows: number, log: (line: string) => void): Promise<Setup> {
  await using opened = new AsyncDisposableStack();
  const { dataDir, fillSeconds } = await cachedDatabase(rows, log);
  const product = await startProduct({ ...SETTINGS, DATA_DIR: dataDir });
  opened.defer(product.end);
  const { connection } = await openEmbedded({ dataDir, attach: true });
  const database = new pg.Pool({ ...connection, max: 2 });
  opened.defer(() => database.end());
  const bareNode = await startBaseline('bare-node.ts', connection);
  opened.defer(bareNode.end);
  const bareFastify = await startBaseline('bare-fastify.ts', true);
  opened.defer(bareFastify.end);
  const cookie = await signIn(product.port);
  const lockFile = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const resources = opened.move();
  return {
    rows,
    dataDir,
    fillSeconds,
    product,
    environment: { ...SETTINGS, DATABASE_URL: databaseUrl(connection, connection.database) },
    cookie,
    bareNode,
    bareFastify,
    database,
    postgresPid: Number.parseInt(lockFile, 10),
    close: () => resources.disposeAsync(),
  };
}

async function startBaseline(file: string, open: object | true): Promise<Baseline> {
  const child = startChild([path.join(ROOT, 'bench', 'processes', file)]);
  return { ...child, port: await child.ask<number>({ open }) };
}
