import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { MAX_SYNCS } from '#domain/sources/source-account.ts';
import { Handle } from './handle.ts';

const CONNECTION_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;
/** The time limit of a statement on the pool. */
const STATEMENT_LIMIT_MS = 30_000;
/** A server that has not applied its own limit by then is suspended or unreachable. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 1_000;
/** Enough for the locks of simultaneous syncs and the first sync, a backup and the health check. Few are in use at a time. */
const DIRECT_POOL_SIZE = MAX_SYNCS + 4;
/** Enough for a restore and a simultaneous vacuum. */
const OWNER_POOL_SIZE = 2;

/**
 * PostgreSQL notices within a minute that a client has disappeared (its machine or network failed), and releases its
 * locks and open transactions; by default that takes two hours. No effect on a Unix socket. Not set as connection
 * options, because the address may have options already.
 */
const SET_KEEPALIVE = `select set_config('tcp_keepalives_idle', '30', false),
  set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Type ids of PostgreSQL (pg_type.oid). */
const INT8 = 20;
const DATE = 1082;

export interface Database {
  db: Handle;
  pool: pg.Pool;
  /** Direct connections, without a pooler: for session locks, and for statements without a time limit. */
  direct: pg.Pool;
  directDb: Handle;
  /** Direct connections as the owner of the tables: for migrations, restores and vacuum. */
  owner: pg.Pool;
  ownerDb: Handle;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The server itself, if `connection` is a pooler that shares connections among transactions. */
  direct?: pg.PoolConfig | null;
  /** The connection of the owner of the tables, if that is another user. */
  owner?: pg.PoolConfig | null;
  /** False while no connection should be attempted. */
  isAvailable?: () => boolean;
}

/**
 * Creates the connection pools. The first query opens the first connection.
 *
 * @param onLost called when an idle connection breaks; the next query opens another one
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  { direct: directConnection = null, owner: ownerConnection = null, isAvailable }: DatabaseOptions = {},
): Database {
  let isClosing = false;
  const openPool = (config: pg.PoolConfig, isPooler = false) => {
    const options: pg.PoolConfig = {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      ...KEEP_ALIVE,
      ...config,
      onConnect: async (client) => {
        if (!isPooler) await client.query(SET_KEEPALIVE);
        await config.onConnect?.(client);
      },
      application_name: 'flex-living-reviews',
      types: readTypes(),
    };
    const created = new LimitedPool(options, isAvailable);
    // When a connection in use breaks, its query fails. The error event also needs a listener, or the process would end:
    // the pool listens only to idle connections.
    created.on('connect', (client) => client.on('error', () => {}));
    return created.on('error', (error) => {
      if (!isClosing) onLost(error);
    });
  };
  const isPooled = directConnection !== null;
  // A pooler rejects this setting. There it is set in the pooler: set for the user, it would limit the direct connections too.
  const limit = isPooled ? {} : { statement_timeout: STATEMENT_LIMIT_MS };
  const pool = openPool(
    { max: POOL_SIZE, query_timeout: ANSWER_LIMIT_MS, ...limit, ...connection },
    isPooled,
  );
  const direct = openPool({ ...(directConnection ?? connection), max: DIRECT_POOL_SIZE });
  const owner = ownerConnection ? openPool({ ...ownerConnection, max: OWNER_POOL_SIZE }) : direct;
  return {
    db: new Handle(pool, !isPooled),
    pool,
    direct,
    directDb: new Handle(direct, true),
    owner,
    ownerDb: new Handle(owner, true),
    async close() {
      isClosing = true;
      // Kysely would leave a pool open that it has not used.
      await Promise.all([...new Set([pool, direct, owner])].map((opened) => opened.end()));
    },
  };
}

/** Ids and counts are numbers, because they stay below 2^53. Days are text, because they have no time zone. */
function readTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, (day) => day);
  return types;
}

/** Beyond this queue length requests are rejected at once. */
const MAX_WAITING = 500;
const RETRY_AFTER_SECONDS = 1;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** A pool of connections that rejects requests when its queue is too long, or the server is known to be away. */
class LimitedPool extends pg.Pool {
  private readonly isAvailable: () => boolean;

  constructor(config: pg.PoolConfig, isAvailable: () => boolean = () => true) {
    super(config);
    this.isAvailable = isAvailable;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    const rejection = this.rejection();
    if (rejection) {
      if (!done) return Promise.reject(rejection);
      done(rejection, undefined, () => {});
      return undefined;
    }
    if (!done) return super.connect();
    super.connect(done);
    return undefined;
  }

  private rejection(): AppError | null {
    if (!this.isAvailable()) return new AppError('database-away');
    if (this.waitingCount < MAX_WAITING) return null;
    return new AppError('too-many-requests', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
