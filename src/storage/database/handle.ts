import { hash } from 'node:crypto';
import {
  type Compilable,
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type pg from 'pg';
import type { Db, Tables } from '../tables.ts';

/** What `pg` reports when a statement has not been answered within `query_timeout`. */
const UNANSWERED = 'Query read timeout';

/** The database through one pool of connections. */
export class Handle extends Kysely<Tables> {
  readonly pool: pg.Pool;
  /** False behind a pooler, which gives each transaction another connection. */
  readonly keepsConnections: boolean;

  constructor(pool: pg.Pool, keepsConnections: boolean) {
    super({ dialect: new PostgresDialect({ pool: closingUnanswered(pool) }) });
    this.pool = pool;
    this.keepsConnections = keepsConnections;
  }
}

/**
 * Runs a query that PostgreSQL plans once per connection, because planning takes longer than running a short query; in a
 * transaction it plans again. Use it only for queries that are short with any parameters and have few forms, because
 * statements are never removed.
 */
export async function executePrepared<Row>(
  db: Db,
  query: Compilable<Row> | CompiledQuery<Row>,
): Promise<Row[]> {
  const compiled = 'compile' in query ? query.compile() : query;
  if (!(db instanceof Handle && db.keepsConnections)) return (await db.executeQuery(compiled)).rows;
  const { sql: text, parameters } = compiled;
  const { rows } = await db.pool.query({ name: hash('md5', text), text, values: [...parameters] });
  return rows;
}

/**
 * A pool for Kysely, which would return a connection whose statement was not answered to the pool, and a transaction would
 * wait for its rollback in vain.
 */
function closingUnanswered(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let unanswered: Error | undefined;
      const query = async (text: string, values: unknown[]) => {
        if (unanswered) throw unanswered;
        try {
          return await client.query(text, values);
        } catch (error) {
          if (error instanceof Error && error.message === UNANSWERED) unanswered = error;
          throw error;
        }
      };
      return {
        // Kysely asks for cursors too, which nothing here uses.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isBroken) => client.release(unanswered ?? isBroken),
      };
    },
  };
}
