import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { runMigrations, SCHEMAS } from '../migrate.ts';
import type { Db } from '../tables.ts';
import { BACKED_UP, columnsOf } from './tables.ts';

/** A PostgreSQL schema that exists only during the transaction of a restore. */
const WORKSPACE = 'reviews_restore';

/**
 * Restores rows of an older schema into the present tables: they are copied into tables of their own schema, which are
 * then migrated. It needs twice the space, and leaves the present tables, indexes, triggers and grants as they are.
 *
 * @param schema the name of the older schema
 * @param copy copies the rows into the tables that the search path leads to
 */
export async function throughOlderSchema<Result>(
  client: pg.ClientBase,
  schema: string,
  copy: () => Promise<Result>,
): Promise<Result> {
  const { path, extensions } = await readPath(client);
  await client.query(`create schema ${WORKSPACE}`);
  // The present tables are not in the path: a migration may drop an index by its name.
  await setSearchPath(client, WORKSPACE);
  const db = kyselyOn(client, extensions);
  await runMigrations(db, '', schema);
  const result = await copy();
  await runMigrations(db, schema, SCHEMAS.at(-1) ?? schema);
  await setSearchPath(client, path);
  for (const table of BACKED_UP) {
    const columns = (await columnsOf(client, table)).join(', ');
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from ${WORKSPACE}.${table}`,
    );
  }
  await client.query(`drop schema ${WORKSPACE} cascade`);
  return result;
}

/** The search path, and the PostgreSQL schema of the trigram extension. */
async function readPath(client: pg.ClientBase): Promise<{ path: string; extensions: string }> {
  const { rows } = await client.query<{ path: string; extensions: string }>(
    `select current_setting('search_path') as path, extnamespace::regnamespace::text as extensions
     from pg_extension where extname = 'pg_trgm'`,
  );
  const [found] = rows;
  if (!found) throw new Error('the extension pg_trgm is missing');
  return found;
}

async function setSearchPath(client: pg.ClientBase, path: string): Promise<void> {
  await client.query(`select set_config('search_path', $1, true)`, [path]);
}

/** Runs migrations, which take a Kysely, on one connection. What they use of the extension is outside the search path. */
function kyselyOn(client: pg.ClientBase, extensions: string): Db {
  const query = (text: string, values: unknown[]) =>
    client.query(text.replaceAll('gin_trgm_ops', `${extensions}.gin_trgm_ops`), values);
  const pool = { connect: async () => ({ query, release() {} }), end: async () => {}, options: {} };
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) });
}
