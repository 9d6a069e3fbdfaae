import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#cluster/database-url.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { keptDatabase } from '../fill/kept-database.ts';
import { type Child, ROOT, startChild } from './child.ts';
import { type Product, signIn, startProduct } from './product.ts';

/** The product with so many reviews, and its floors beside it, each a process of its own on one PostgreSQL. */
export interface Site {
  rows: number;
  dataDir: string;
  fillSeconds: number | null;
  product: Product;
  /** What the product is told, for another process of it. */
  environment: Record<string, string>;
  /** The `Cookie` header of a manager. */
  cookie: string;
  bareNode: Floor;
  bareFastify: Floor;
  database: pg.Pool;
  /** Of the server that all of them use. */
  postgresPid: number;
  close(): Promise<void>;
}

export interface Floor extends Child {
  port: number;
}

const SESSION_SECRET = 'for measurements on this machine only';
const LOOPBACK = { PUBLIC_URL: 'http://localhost', SESSION_SECRET };

export async function openSite(rows: number, say: (line: string) => void): Promise<Site> {
  await using opened = new AsyncDisposableStack();
  const { dataDir, fillSeconds } = await keptDatabase(rows, say);
  const environment = { ...LOOPBACK, DATA_DIR: dataDir };
  const product = await startProduct(environment);
  opened.defer(product.end);
  const { connection } = await openEmbedded({ dataDir, attach: true });
  const database = new pg.Pool({ ...connection, max: 2 });
  opened.defer(() => database.end());
  const bareNode = await startFloor('bare-node.ts', connection);
  opened.defer(bareNode.end);
  const bareFastify = await startFloor('bare-fastify.ts', true);
  opened.defer(bareFastify.end);
  const cookie = await signIn(product.port);
  const lockFile = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const everything = opened.move();
  return {
    rows,
    dataDir,
    fillSeconds,
    product,
    environment: { ...LOOPBACK, DATABASE_URL: databaseUrl(connection, connection.database) },
    cookie,
    bareNode,
    bareFastify,
    database,
    postgresPid: Number.parseInt(lockFile, 10),
    close: () => everything.disposeAsync(),
  };
}

async function startFloor(file: string, open: object | true): Promise<Floor> {
  const child = startChild([path.join(ROOT, 'bench', 'subjects', file)]);
  return { ...child, port: await child.ask<number>({ open }) };
}
