import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

const pools = new WeakMap<Kysely<Tables>, pg.Pool>();

/** Remembers which pool the queries of `db` go to, so that they can be prepared there. */
export function notePool(db: Kysely<Tables>, pool: pg.Pool): void {
  pools.set(db, pool);
}

const names = new Map<string, string>();

/**
 * Runs a statement that PostgreSQL plans once per connection; the next time it is sent by its name alone. Only for texts
 * of which there are few: each is kept as long as the process lives. In a transaction it runs like any other.
 */
export async function queryPrepared<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = pools.get(db);
  if (!pool) return queryOnce<Row>(db, text, values);
  let name = names.get(text);
  if (name === undefined) {
    name = `statement ${names.size}`;
    names.set(text, name);
  }
  const { rows } = await pool.query({ name, text, values: [...values] });
  return rows;
}

/** Runs a statement that is planned anew for its values. */
export async function queryOnce<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
