import {
  noBackupError,
  parseHead,
  parseSection,
  type RowCounts,
  type TableHead,
  truncatedError,
} from './format.ts';
import { readBackup } from './reader.ts';
import { BACKED_UP } from './tables.ts';

const NEW_LINE = 10;

/**
 * Reads a whole backup and checks its structure, so that a damaged one locks no table.
 *
 * @throws {AppError} invalid, if it is no backup, incomplete, or has a row above the limit
 */
export async function checkBackup(chunks: AsyncIterable<Buffer>): Promise<void> {
  const reader = readBackup(chunks);
  try {
    parseHead(await reader.line());
    const rows: RowCounts = {};
    for (;;) {
      const section = parseSection(await reader.line());
      if ('rows' in section) {
        requireAllRows(rows, section.rows);
        await reader.end();
        return;
      }
      requireKnown(section);
      rows[section.table] = await countRows(reader.rows());
    }
  } finally {
    await reader.close();
  }
}

/** @throws {AppError} invalid, unless every table has its rows */
export function requireAllRows(rows: RowCounts, expected: RowCounts): void {
  if (!BACKED_UP.every((table) => table in rows && rows[table] === expected[table])) throw truncatedError();
}

/** @throws {AppError} invalid, unless the table and its columns have names that a backup can have */
export function requireKnown({ table, columns }: TableHead): void {
  const isKnown = (BACKED_UP as readonly string[]).includes(table);
  // A keyword of SQL is quoted.
  const areNames = columns.every((column) => /^("?)[a-z_]+\1$/.test(column));
  if (!isKnown || !areNames) throw noBackupError();
}

async function countRows(rows: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const chunk of rows) {
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) count += 1;
  }
  return count;
}
