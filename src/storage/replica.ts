import type { Kysely } from 'kysely';
import type pg from 'pg';
import { AppError, messageOf } from '#domain/errors.ts';
import { type Database, openDatabase } from './database.ts';
import type { Tables } from './tables.ts';
import { hasReached, type WalPosition } from './wal-position.ts';

/** How often we look how far it is, and whether a lost one is there again. */
const LOOK_MS = 500;
const CONNECTION_TIMEOUT_MS = 2_000;

/** A copy of the primary for reads that may be a moment old. */
export interface Replica {
  db: Kysely<Tables>;
  /** Whether it can be read now and, where a place is given, has everything up to there. */
  has(position: WalPosition | null): boolean;
  /** A read has failed here: it counts as lost until it answers again. */
  lose(error: unknown): void;
  close(): Promise<void>;
}

interface Standing {
  system: string;
  inRecovery: boolean;
  position: WalPosition;
}

const STANDING = `select (select system_identifier::text from pg_control_system()) as system,
  pg_is_in_recovery() as "inRecovery",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position`;

/**
 * Opens `DATABASE_REPLICA_URL`. One that is away is no error: the primary answers everything until it is there. One that
 * does not follow (it lacks what the primary had a look ago) counts as away too.
 *
 * @throws unavailable when it is a copy of something else
 */
export async function openReplica(
  url: string,
  primary: pg.Pool,
  log: { info(details: object, message: string): void; warn(details: object, message: string): void },
): Promise<Replica> {
  const database: Database = openDatabase(
    { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS },
    (error) => lose(error),
  );
  let reached: WalPosition | null = null;
  let primaryBefore: WalPosition | null = null;
  let isLost = false;

  function lose(error: unknown): void {
    if (!isLost)
      log.warn({ reason: messageOf(error) }, 'the replica cannot be read; the primary answers for it');
    isLost = true;
    reached = null;
  }

  /** @throws unavailable when it is a copy of something else */
  async function look(): Promise<void> {
    let standings: [Standing, Standing];
    try {
      standings = await Promise.all([standingOf(database.pool), standingOf(primary)]);
    } catch (error) {
      return lose(error);
    }
    const [here, there] = standings;
    if (here.system !== there.system) {
      throw new AppError(
        'unavailable',
        'DATABASE_REPLICA_URL: this server is no replica of the one at DATABASE_URL.',
      );
    }
    const behind = primaryBefore !== null && !hasReached(here.position, primaryBefore);
    primaryBefore = there.position;
    if (behind) return lose(new Error('it does not keep up with the primary'));
    if (isLost) log.info({}, 'the replica can be read again');
    isLost = false;
    reached = here.position;
  }

  await look();
  const watch = setInterval(() => look().catch(lose), LOOK_MS).unref();
  return {
    db: database.db,
    has: (position) => reached !== null && (position === null || hasReached(reached, position)),
    lose,
    async close() {
      clearInterval(watch);
      await database.close();
    },
  };
}

async function standingOf(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool.query<Standing>(STANDING);
  const [standing] = rows;
  if (!standing?.position) throw new Error('it does not say how far it is');
  return standing;
}
