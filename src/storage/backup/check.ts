import { AppError } from '#domain/errors.ts';
import { SCHEMAS } from '../migrate.ts';
import { type Head, parseHead, parseSection, type RowCounts, type TableHead } from './format.ts';
import { readBackup } from './reader.ts';
import { backedUpIn } from './tables.ts';

const NEW_LINE = 10;

/**
 * Reads a whole backup and checks its structure, so that a damaged one locks no table.
 *
 * @throws {AppError} invalid, if it is no backup, from a newer version, incomplete, or has a row above the limit
 */
export async function checkBackup(chunks: AsyncIterable<Buffer>): Promise<void> {
  const reader = readBackup(chunks);
  try {
    const { schema } = requireKnownSchema(parseHead(await reader.line()));
    const rows: RowCounts = {};
    for (;;) {
      const section = parseSection(await reader.line());
      if ('rows' in section) {
        requireAllRows(schema, rows, section.rows);
        await reader.end();
        return;
      }
      requireKnownTable(schema, section);
      rows[section.table] = await countRows(reader.rows());
    }
  } finally {
    await reader.close();
  }
}

/** @throws {AppError} invalid, unless this version knows the schema of the backup */
export function requireKnownSchema(head: Head): Head {
  if (SCHEMAS.includes(head.schema)) return head;
  throw new AppError('backup-schema', { version: head.version ?? null, schema: head.schema });
}

/** @throws {AppError} invalid, unless every table of the schema has its rows */
export function requireAllRows(schema: string, rows: RowCounts, expected: RowCounts): void {
  const isComplete = backedUpIn(schema).every((table) => table in rows && rows[table] === expected[table]);
  if (!isComplete) throw new AppError('backup-incomplete', { file: null });
}

/** @throws {AppError} invalid, unless a backup of the schema can have this table and columns with these names */
export function requireKnownTable(schema: string, { table, columns }: TableHead): void {
  // A keyword of SQL is quoted.
  const areNames = columns.every((column) => /^("?)[a-z_]+\1$/.test(column));
  if (!backedUpIn(schema).includes(table) || !areNames) throw new AppError('not-a-backup');
}

async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const chunk of rows) {
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) count += 1;
  }
  return count;
}
