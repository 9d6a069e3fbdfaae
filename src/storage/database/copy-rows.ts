import { finished } from 'node:stream/promises';
import { CompiledQuery, type Kysely, type PostgresCursorConstructor } from 'kysely';
import { from } from 'pg-copy-streams';
import type { Tables } from '../tables.ts';

/** A column's value; objects are stored as JSON. */
type Value = string | number | boolean | Date | object | null;

/** Kysely runs only queries and cursors on its connections, so COPY pretends to be a cursor without rows. */
export const copying = function copying(text: string, [rows]: unknown[]) {
  const stream = from(text);
  stream.end(rows);
  return Object.assign(stream, { read: () => finished(stream).then(() => []), close: async () => {} });
} as unknown as PostgresCursorConstructor;

/**
 * Inserts rows with COPY, all or none, much faster than INSERT. The database must have been opened with `copying` as its
 * cursor.
 */
export async function copyRows<Columns extends string>(
  db: Kysely<Tables>,
  table: keyof Tables,
  columns: readonly Columns[],
  rows: readonly Readonly<Record<Columns, Value>>[],
): Promise<void> {
  const text = rows.map((row) => `${columns.map((column) => textOf(row[column])).join('\t')}\n`).join('');
  const copy = CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [text]);
  for await (const _none of db.getExecutor().stream(copy, 1));
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value in the text format of COPY (PostgreSQL manual, COPY, "File Formats"). */
function textOf(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\n\r\t]/g, (character) => ESCAPED[character] ?? character);
}
