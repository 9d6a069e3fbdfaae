import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../tables.ts';

/** The names of statements to prepare, by their text. */
const names = new Map<string, string>();

/**
 * Runs a query that PostgreSQL plans once per connection, because planning takes longer than running a short query. Use
 * it only for queries that are short with any parameters and have few forms, because statements are never removed.
 */
export async function executePrepared<Row>(
  db: Kysely<Tables>,
  query: Compilable<Row> | CompiledQuery<Row>,
): Promise<Row[]> {
  const compiled = 'compile' in query ? query.compile() : query;
  if (!names.has(compiled.sql)) names.set(compiled.sql, `q${names.size + 1}`);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}

/** Makes a connection prepare the statements of `executePrepared` when Kysely sends them. */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as pg.ClientBase['query'];
}
