import { AppError } from '#domain/errors.ts';

/**
 * A backup is a text: a line of JSON that says what it is; of each table a line of JSON with its name and columns, its
 * rows in the text format of COPY, one a line, and a line with `\.` alone; and a line of JSON that says how many rows of
 * each there were, so that one that ends early is noticed.
 */
export interface Head {
  backup: typeof NAME;
  /** The last migration of the database, which is what the rows fit. */
  schema: string;
  /** When it was begun. */
  at: string;
}

/** What the rows that follow are. */
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
/** No row is like this: COPY doubles each backslash of its own. */
export const END_OF_ROWS = '\\.\n';

/** Settings under which a value is written, and read, in one way on every server, and however long that takes. */
export const PLAINLY = `select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
  set_config('extra_float_digits', '1', true),
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

export function lineOf(line: Head | TableHead | End): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/** @throws invalid for what is not the first line of a backup */
export function headOf(line: string): Head {
  const { backup, schema, at } = fieldsOf(line);
  if (backup !== NAME || typeof schema !== 'string' || typeof at !== 'string') throw noBackup();
  return { backup, schema, at };
}

/** @throws invalid for what is no line between two tables, nor the last one */
export function sectionOf(line: string): TableHead | End {
  const { table, columns, rows } = fieldsOf(line);
  if (typeof table === 'string' && isStrings(columns)) return { table, columns };
  if (isCounts(rows)) return { rows };
  throw noBackup();
}

/** @throws invalid where the text ends before the backup does */
export function cutOff(): AppError {
  return new AppError('invalid', 'The backup ends early: it was cut off. Nothing was changed.');
}

export function noBackup(): AppError {
  return new AppError('invalid', 'This is no backup of Flex Living Reviews. Nothing was changed.');
}

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(line);
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    throw noBackup();
  }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isCounts(value: unknown): value is RowCounts {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
}
