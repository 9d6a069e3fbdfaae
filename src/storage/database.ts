import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

const CONNECTION_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;

/** Type numbers of PostgreSQL's catalogue (pg_type). */
const INT8 = 20;
const DATE = 1082;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * A pool of connections. Nothing is connected yet: the first query is.
 *
 * @param onLost called when an idle connection breaks, which is news and not an error: the next query reconnects
 */
export function openDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'flex-living-reviews',
    types: readTypes(),
  });
  // Whoever uses a connection that breaks is told by its query. The pool listens to idle ones alone, Kysely to none,
  // and an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onLost(error);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      isClosing = true;
      await db.destroy();
    },
  };
}

/** Ids and counts stay far below 2^53, so numbers; a calendar day is text, for it has no zone to be cut in. */
function readTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, (day) => day);
  return types;
}
