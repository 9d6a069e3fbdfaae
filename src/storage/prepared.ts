import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { SharedLines } from './shared-lines.ts';
import type { Tables } from './tables.ts';

/** Where the queries of a database go. */
interface Ways {
  pool: pg.Pool;
  /** For short statements; null behind a pooler, which may hand each transaction a connection on which nothing is prepared. */
  lines: SharedLines | null;
}

const ways = new WeakMap<Kysely<Tables>, Ways>();

/** Remembers where the queries of `db` go. */
export function noteWays(db: Kysely<Tables>, to: Ways): void {
  ways.set(db, to);
}

/** A statement that PostgreSQL plans once per connection; the next time it is sent by its name alone. */
export interface Statement {
  name: string;
  text: string;
}

let made = 0;

/** Gives a statement a name of its own. To be made once and kept, and only of statements that are short whatever their values. */
export function statement(text: string): Statement {
  made += 1;
  return { name: `s${made}`, text };
}

/** Runs a prepared statement. In a transaction it runs like any other. */
export async function queryPrepared<Row>(
  db: Kysely<Tables>,
  prepared: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const lines = ways.get(db)?.lines;
  if (!lines) return queryOnce<Row>(db, prepared.text, values);
  const { rows } = await lines.query<Row & pg.QueryResultRow>({ ...prepared, values: [...values] });
  return rows;
}

/** Runs a prepared statement that writes, and so may wait for others or the disk: on a connection of its own. */
export async function writePrepared<Row>(
  db: Kysely<Tables>,
  prepared: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const to = ways.get(db);
  if (!to?.lines) return queryOnce<Row>(db, prepared.text, values);
  const { rows } = await to.pool.query({ ...prepared, values: [...values] });
  return rows;
}

const AS_TEXT: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/**
 * Rows as the texts that PostgreSQL sends, by columns. A statement without a name is planned for its values.
 * Not in a transaction.
 */
export async function queryTexts(
  db: Kysely<Tables>,
  { name, text }: { name: string | null; text: string },
  values: unknown[],
): Promise<(string | null)[][]> {
  const to = ways.get(db);
  if (!to) throw new Error('rows are read as texts outside of transactions only');
  const query = { text, values, rowMode: 'array' as const, types: AS_TEXT };
  const answer = name !== null && to.lines ? to.lines.query({ ...query, name }) : to.pool.query(query);
  const { rows } = await (answer as unknown as Promise<{ rows: (string | null)[][] }>);
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
