import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openAccounts } from '#storage/accounts/accounts.ts';
import { openEmbedded } from '#storage/embedded.ts';
import type { Tables } from '#storage/tables.ts';
import { fillDatabase } from './fill-database.ts';

/** The manager who signs in. */
export const MANAGER = { username: 'bench', password: 'only for measurements', name: 'Bench' };

/** Twice, for measurements change a copy; and the log of PostgreSQL. */
const BYTES_PER_REVIEW = 2 * 4_000;
const BYTES_BESIDE = 3e9;
const ROOT = path.resolve(import.meta.dirname, '../..');

/** A DATA_DIR with so many reviews. */
export interface KeptDatabase {
  rows: number;
  dataDir: string;
  /** What filling took; null where it was filled before. */
  fillSeconds: number | null;
}

/**
 * A DATA_DIR of the product whose database is as it was filled. What was filled once is kept below the temporary folder
 * for the next run, until the schema or the filler changes.
 */
export async function keptDatabase(rows: number, say: (line: string) => void): Promise<KeptDatabase> {
  const folder = path.join(tmpdir(), 'reviews-bench');
  const name = `${rows}-${await fingerprint()}`;
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  await forgetOthers(folder, name);
  await requireSpace(dataDir, rows);
  const done = path.join(dataDir, 'filled');
  const isFilled = existsSync(done);
  const server = await openEmbedded({ dataDir });
  let fillSeconds: number | null = null;
  try {
    if (!isFilled) {
      say(`filling a database with ${rows} reviews`);
      await remake(server.connection, 'filled', 'template0');
      ({ seconds: fillSeconds } = await fillDatabase({ ...server.connection, database: 'filled' }, rows));
      await addManager({ ...server.connection, database: 'filled' });
      await writeFile(done, '');
    }
    await remake(server.connection, server.connection.database, 'filled');
  } finally {
    await server.close();
  }
  return { rows, dataDir, fillSeconds };
}

/** Removes what was filled for another schema, unless somebody works with it. */
async function forgetOthers(folder: string, name: string): Promise<void> {
  const [rows] = name.split('-');
  for (const other of await readdir(folder)) {
    const isInUse = existsSync(path.join(folder, other, 'postgres', 'postmaster.pid'));
    if (other === name || other.split('-')[0] !== rows || isInUse) continue;
    await rm(path.join(folder, other), { recursive: true });
  }
}

async function remake(connection: pg.ClientConfig, database: string, template: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
}

async function addManager(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const say = (_level: string, message: string) => console.error(message);
  const nobody = { isLive: false, subscribe: () => () => {}, tell: async () => {} };
  const accounts = openAccounts(db, nobody, {
    secret: 'x'.repeat(32),
    publicUrl: 'http://localhost',
    log: say,
  });
  await accounts.add(MANAGER);
  await db.destroy();
}

async function requireSpace(folder: string, rows: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = rows * BYTES_PER_REVIEW + BYTES_BESIDE;
  if (bavail * bsize > needed) return;
  throw new Error(
    `${rows} reviews need ${Math.ceil(needed / 1e9)} GB in ${folder}, but only ${Math.floor((bavail * bsize) / 1e9)} GB are free; set TMPDIR to a larger disk.`,
  );
}

/** Of everything that decides what a filled database looks like. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['src/storage/migrations', 'bench/fill']) {
    for (const name of (await readdir(path.join(ROOT, folder))).toSorted()) {
      // How it is kept changes nothing of what is in it.
      if (name === 'kept-database.ts') continue;
      hash.update(await readFile(path.join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
