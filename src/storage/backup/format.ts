import { AppError } from '#domain/errors.ts';

/**
 * The format of a backup, which is text: a JSON line with a header; for each table a JSON line with its name and columns,
 * its rows in the text format of COPY, one per line, and a line `\.`; and a JSON line with the number of rows per table,
 * which shows that the backup is complete.
 */
export interface Head {
  backup: typeof NAME;
  /** The version of the product that wrote it; absent before 0.2.0. */
  version?: string;
  /** The last migration of the database; the rows fit this schema. */
  schema: string;
  /** When the backup began, in ISO 8601. */
  at: string;
}

/** Describes the rows that follow it. */
export interface TableHead {
  table: string;
  columns: string[];
}

export interface End {
  rows: RowCounts;
}

/** Rows by table. */
export type RowCounts = Record<string, number>;

export const NAME = 'flex-living-reviews';
/** Never a row: COPY doubles each backslash in a value. */
export const END_OF_ROWS = '\\.\n';

/** Makes every server write and read values in the same way, without a time limit. */
export const PORTABLE_SETTINGS = `select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
  set_config('extra_float_digits', '1', true),
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

export function formatLine(line: Head | TableHead | End): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/** @throws {AppError} invalid, if this is not the first line of a backup */
export function parseHead(line: string): Head {
  const { backup, version, schema, at } = parseFields(line);
  if (backup !== NAME || typeof schema !== 'string' || typeof at !== 'string') throw noBackupError();
  return { backup, schema, at, ...(typeof version === 'string' && { version }) };
}

/** @throws {AppError} invalid, if this is neither the header of a table nor the last line */
export function parseSection(line: string): TableHead | End {
  const { table, columns, rows } = parseFields(line);
  if (typeof table === 'string' && isStrings(columns)) return { table, columns };
  if (isCounts(rows)) return { rows };
  throw noBackupError();
}

/** The error for a backup without its end. */
export function truncatedError(): AppError {
  return new AppError('backup-incomplete', { file: null });
}

export function rowTooLong(): AppError {
  return new AppError('backup-row-too-long');
}

export function noBackupError(): AppError {
  return new AppError('not-a-backup');
}

function parseFields(line: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(line);
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    throw noBackupError();
  }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isCounts(value: unknown): value is RowCounts {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
}
