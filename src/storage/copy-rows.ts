import { finished } from 'node:stream/promises';
import { CompiledQuery, type Kysely, type PostgresCursorConstructor } from 'kysely';
import { from } from 'pg-copy-streams';
import type { Tables } from './tables.ts';

/** What a column is given; what is neither a text, a number, a moment nor true or false goes in as JSON. */
type Value = string | number | boolean | Date | object | null;

/** Kysely lends its connection to nothing but queries and cursors: rows on their way in are to it a cursor that finds none. */
export const copying = function copying(text: string, [rows]: unknown[]) {
  const stream = from(text);
  stream.end(rows);
  return Object.assign(stream, { read: () => finished(stream).then(() => []), close: async () => {} });
} as unknown as PostgresCursorConstructor;

/**
 * Adds rows to a table, which takes PostgreSQL much less time than an insert of many. All or none; of a database
 * that was opened with `copying`.
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
