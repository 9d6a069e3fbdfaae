import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PASSWORD_COST } from '#domain/accounts/password.ts';
import type { ListingId } from '#domain/ids.ts';
import { openAccounts } from '#storage/accounts/accounts.ts';
import { openEmbedded } from '#storage/embedded.ts';
import type { Tables } from '#storage/tables.ts';
import { fillDatabase } from './fill-database.ts';

export const PASSWORD = 'only for measurements';
export const MANAGER = 'bench';
/** Managers who are limited to one property in a hundred and to one in two. */
export const LIMITED = { 'bench-100': 100, 'bench-2': 2 } as const;
export type Username = typeof MANAGER | keyof typeof LIMITED;

/** Measurements change a copy of the filled database; a larger one is filled for each run, because a copy needs the same space. */
const MAX_COPIED_ROWS = 5_000_000;
const BYTES_PER_REVIEW = 4_000;
/** For the WAL and everything else. */
const OTHER_BYTES = 3e9;
const ROOT = path.resolve(import.meta.dirname, '../..');

export interface CachedDatabase {
  rows: number;
  dataDir: string;
  /** null when the database came from the cache. */
  fillSeconds: number | null;
}

/**
 * A DATA_DIR whose database contains this many invented reviews and no changes by earlier runs. The filled database is cached
 * in the temporary folder until the schema or the filler changes.
 */
export async function cachedDatabase(rows: number, log: (line: string) => void): Promise<CachedDatabase> {
  const folder = path.join(tmpdir(), 'reviews-bench');
  const name = `${rows}-${await fingerprint()}`;
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  await removeOutdated(folder, name);
  const marker = path.join(dataDir, 'filled');
  const isFilled = existsSync(marker);
  if (!isFilled || rows <= MAX_COPIED_ROWS) await requireSpace(dataDir, rows);
  const server = await openEmbedded({ dataDir });
  let fillSeconds: number | null = null;
  try {
    if (!isFilled) {
      log(`filling a database with ${rows} reviews`);
      await recreate(server.admin, 'filled', 'template0');
      ({ seconds: fillSeconds } = await fillDatabase({ ...server.admin, database: 'filled' }, rows));
      await addManagers({ ...server.admin, database: 'filled' });
      await writeFile(marker, '');
    }
    if (rows <= MAX_COPIED_ROWS) await recreate(server.admin, server.admin.database, 'filled');
    else {
      await rm(marker);
      await rename(server.admin);
    }
  } finally {
    await server.close();
  }
  return { rows, dataDir, fillSeconds };
}

/** Removes databases of this size with another schema, unless a server is running on them. */
async function removeOutdated(folder: string, name: string): Promise<void> {
  const [rows] = name.split('-');
  for (const other of await readdir(folder)) {
    const isInUse = existsSync(path.join(folder, other, 'postgres', 'postmaster.pid'));
    if (other === name || other.split('-')[0] !== rows || isInUse) continue;
    await rm(path.join(folder, other), { recursive: true });
  }
}

const recreate = (connection: pg.ClientConfig, database: string, template: string) =>
  run(connection, [
    `drop database if exists ${database} with (force)`,
    `create database ${database} template ${template} strategy file_copy`,
  ]);

/** Makes the filled database the one that is measured. */
const rename = (connection: pg.ClientConfig) =>
  run(connection, [
    `drop database if exists ${connection.database} with (force)`,
    `alter database filled rename to ${connection.database}`,
  ]);

async function run(connection: pg.ClientConfig, statements: string[]): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function addManagers(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const noEvents = { isLive: false, subscribe: () => () => {}, publish: async () => {} };
  const options = {
    secret: 'x'.repeat(32),
    publicUrl: 'http://localhost',
    passwordCost: PASSWORD_COST,
    log: console.error,
  };
  const accounts = openAccounts(db, noEvents, options);
  await accounts.add({ username: MANAGER, password: PASSWORD, name: 'Bench', role: 'admin' });
  const listings = await db.selectFrom('listings').select('id').execute();
  for (const [username, every] of Object.entries(LIMITED)) {
    const listingIds = listings.map(({ id }) => id as ListingId).filter((id) => id % every === 0);
    const access = { listingIds, groupIds: [] };
    await accounts.add({ username, password: PASSWORD, name: 'Bench', role: 'manager', access });
  }
  await db.destroy();
}

async function requireSpace(folder: string, rows: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const copies = rows <= MAX_COPIED_ROWS ? 2 : 1;
  const needed = rows * copies * BYTES_PER_REVIEW + OTHER_BYTES;
  if (bavail * bsize > needed) return;
  throw new Error(
    `${rows} reviews need ${Math.ceil(needed / 1e9)} GB in ${folder}, but only ${Math.floor((bavail * bsize) / 1e9)} GB are free; set TMPDIR to a larger disk.`,
  );
}

/** A hash of the files that determine the content of a filled database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['src/storage/migrations', 'bench/fill']) {
    const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name !== 'cached-database.ts');
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted())
      hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 10);
}
