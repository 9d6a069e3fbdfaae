import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { copying } from './copy-rows.ts';
import { prepareStatements } from './prepared-statements.ts';
import { SheddingPool } from './shedding-pool.ts';
import type { Tables } from './tables.ts';

const CONNECTION_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;
/** No statement of a page or a call may hold its connection for longer. */
const STATEMENT_LIMIT_MS = 30_000;
/** For migrations and the lock of a sync; hardly ever two at once. */
const DIRECT_POOL_SIZE = 2;

/**
 * Whoever vanishes without a word (a machine that fails, a network that is cut) is missed after a minute, and with them the locks
 * and open transactions that they had; systems wait for two hours. On a Unix socket it means nothing. It is not among
 * the options of a connection, which may be in an address already.
 */
const MISS_THE_VANISHED = `select set_config('tcp_keepalives_idle', '30', false),
  set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Type numbers of PostgreSQL's catalogue (pg_type). */
const INT8 = 20;
const DATE = 1082;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** Connections to the server itself: for what lives as long as a connection, or may take long. */
  direct: pg.Pool;
  directDb: Kysely<Tables>;
  close(): Promise<void>;
}

/**
 * A pool of connections. Nothing is connected yet: the first query is.
 *
 * @param onLost called when an idle connection breaks, which is news and not an error: the next query reconnects
 * @param past the server itself, where `connection` leads to a pooler that shares connections among transactions
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  past: pg.PoolConfig | null = null,
): Database {
  let isClosing = false;
  const open = (to: pg.PoolConfig, isPooler = false) => {
    const opened = new SheddingPool({
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      ...KEEP_ALIVE,
      ...to,
      onConnect: async (client) => {
        if (!isPooler) await client.query(MISS_THE_VANISHED);
        await to.onConnect?.(client);
      },
      application_name: 'flex-living-reviews',
      types: readTypes(),
    });
    // Whoever uses a connection that breaks is told by its query. The pool listens to idle ones alone, Kysely to none,
    // and an error that nobody listens to would end the process.
    opened.on('connect', (client) => {
      client.on('error', () => {});
      if (!isPooler) prepareStatements(client);
    });
    return opened.on('error', (error) => {
      if (!isClosing) onLost(error);
    });
  };
  // A pooler takes no settings of ours; there it is set for the user or the database.
  const limit = past ? {} : { statement_timeout: STATEMENT_LIMIT_MS };
  const pool = open({ max: POOL_SIZE, ...limit, ...connection }, past !== null);
  const direct = open({ ...(past ?? connection), max: DIRECT_POOL_SIZE });
  const kysely = (from: pg.Pool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from, cursor: copying }) });
  const db = kysely(pool);
  return {
    db,
    pool,
    direct,
    directDb: kysely(direct),
    async close() {
      isClosing = true;
      // Not by way of Kysely, which leaves a pool open that none of its own queries has used.
      await Promise.all([pool.end(), direct.end()]);
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
