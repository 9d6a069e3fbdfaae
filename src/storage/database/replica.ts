import type pg from 'pg';
import { AppError, messageOf } from '#domain/errors.ts';
import { REPLICA_LAG_LIMIT_MS } from '#domain/replica-lag.ts';
import type { Db } from '../tables.ts';
import { type Database, openDatabase } from './database.ts';

const CHECK_INTERVAL_MS = 500;
const CONNECTION_TIMEOUT_MS = 2_000;

/** A copy of the primary for reads that may be slightly old. */
export interface Replica {
  db: Db;
  /** Whether it responds and lags less than the limit. */
  readonly isUsable: boolean;
  /** Reports a failed read: the replica is not used again until it has caught up. */
  fail(error: unknown): void;
  close(): Promise<void>;
}

const PRIMARY = `select system_identifier::text as system, pg_current_wal_lsn()::text as lsn from pg_control_system()`;
/** On a server that is no replica (its recovery has ended) the function returns null. */
const REPLICA = `select system_identifier::text as system,
  coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCaughtUp" from pg_control_system()`;

/**
 * Opens `DATABASE_REPLICA_URL`. A replica that is unavailable or lags is no error: the primary serves its reads.
 *
 * @throws unavailable when the server is a copy of another primary
 */
export async function openReplica(
  url: string,
  primary: pg.Pool,
  log: { info(details: object, message: string): void; warn(details: object, message: string): void },
): Promise<Replica> {
  const database: Database = openDatabase(
    { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS },
    (error) => fail(error),
  );
  /** A position of the primary's log that the replica has to reach, and when it was read. */
  let target: { lsn: string; at: number } | null = null;
  /** The replica has everything that was committed before this time. */
  let freshAsOf = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const openedAt = performance.now();
  const isFresh = () => performance.now() - freshAsOf < REPLICA_LAG_LIMIT_MS;
  /** Counted from the start too: it may never catch up, or be no replica any more. */
  const isLate = () => performance.now() - Math.max(freshAsOf, openedAt) >= REPLICA_LAG_LIMIT_MS;

  function fail(error: unknown): void {
    if (!hasFailed)
      log.warn({ reason: messageOf(error) }, 'the replica cannot be read; the primary serves its reads');
    hasFailed = true;
    target = null;
    freshAsOf = Number.NEGATIVE_INFINITY;
  }

  /** @throws unavailable when the server is a copy of another primary */
  async function check(): Promise<void> {
    const at = performance.now();
    const wanted = target;
    let there: { system: string; lsn: string };
    let here: { system: string; isCaughtUp: boolean };
    try {
      [there, here] = await Promise.all([
        firstRow<typeof there>(primary, PRIMARY),
        firstRow<typeof here>(database.pool, REPLICA, [wanted?.lsn ?? null]),
      ]);
    } catch (error) {
      return fail(error);
    }
    if (here.system !== there.system) throw new AppError('no-replica');
    if (wanted === null || here.isCaughtUp) target = { lsn: there.lsn, at };
    if (wanted !== null && here.isCaughtUp) {
      freshAsOf = wanted.at;
      if (hasFailed) log.info({}, 'the replica can be read again');
      hasFailed = false;
    } else if (!hasFailed && isLate()) {
      fail(new Error('it lags behind the primary, or is no replica'));
    }
  }

  await check();
  const timer = setInterval(() => check().catch(fail), CHECK_INTERVAL_MS).unref();
  return {
    db: database.db,
    get isUsable() {
      return isFresh();
    },
    fail,
    async close() {
      clearInterval(timer);
      await database.close();
    },
  };
}

async function firstRow<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await pool.query<Row>(query, values);
  const [row] = rows;
  if (!row) throw new Error('it returned no row');
  return row;
}
