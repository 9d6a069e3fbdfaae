import { AppError } from '#domain/errors.ts';
import type { SkipReason, TranslatedReview } from '#domain/reviews/review.ts';
import {
  columnOf,
  REQUIRED_COLUMNS,
  REVIEW_COLUMNS,
  type ReviewColumn,
} from '#domain/reviews/review-columns.ts';
import type { ReviewPart } from '#domain/reviews/stored-review.ts';
import { columnNames } from '#domain/sources/file-mapping.ts';
import { cleanLine } from '../clean-text.ts';
import { jsonbSafe } from '../jsonb-safe.ts';
import { type CsvRecord, RecordError, reviewOfRecord, skipReasonOf } from './csv-record.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { unescapeFormula } from './formula.ts';
import { mappedRows } from './mapped-row.ts';
import type { FileRow, MappingPlan } from './review-file.ts';

/** The columns that contain each part of a review. Without them the file lacks the part. */
const PARTS: Partial<Record<ReviewColumn, ReviewPart>> = {
  guest: 'guestName',
  text: 'text',
  private_feedback: 'privateFeedback',
  rating: 'rawRating',
  categories: 'categories',
  channel: 'channel',
  arrival_date: 'arrivalDate',
  departure_date: 'departureDate',
  response: 'response',
};

const EMPTY_RECORD = Object.fromEntries(REVIEW_COLUMNS.map(({ name }) => [name, ''])) as CsvRecord;

/** Columns of a file that people can map. */
const MAX_COLUMNS = 200;

/** An open CSV file that can be read once. */
interface CsvFile {
  /** Different names for its columns, if they are not those of an export of this product; else null. */
  columns: readonly string[] | null;
  /** @throws AppError for columns that are neither those of an export nor mapped, and for the rest of the file */
  rows(plan: MappingPlan | null): AsyncGenerator<FileRow>;
  close(): Promise<void>;
}

/** Opens a CSV file, whose first record names its columns. @throws AppError if there is none */
export async function openCsv(text: AsyncIterable<string>): Promise<CsvFile> {
  const records = csvRows(text);
  const first = await records.next();
  if (first.done) throw new AppError('file-empty');
  const header = first.value.cells;
  const columns = foreignColumns(header);
  return {
    columns,
    rows: (plan) => (columns && plan ? mapRows(records, columns, plan) : ownRows(records, header)),
    close: async () => void (await records.return(undefined)),
  };
}

/**
 * The names of columns that are not those of an export of this product; null for those of an export, right or wrong.
 *
 * @throws AppError for more columns than people can map
 */
export function foreignColumns(header: readonly string[]): string[] | null {
  const own = header.map(columnOf);
  if (own.every((column) => column !== null) && REQUIRED_COLUMNS.every((column) => own.includes(column)))
    return null;
  if (header.length > MAX_COLUMNS) throw new AppError('csv-many-columns', { columns: MAX_COLUMNS });
  return columnNames(header);
}

async function* mapRows(
  records: AsyncIterable<CsvRow>,
  columns: readonly string[],
  plan: MappingPlan,
): AsyncGenerator<FileRow> {
  const rowOf = mappedRows(columns, plan);
  for await (const { at, cells } of records) yield rowOf(at, cells);
}

async function* ownRows(records: AsyncIterable<CsvRow>, header: readonly string[]): AsyncGenerator<FileRow> {
  const columns = parseHeader(header);
  const missing = Object.entries(PARTS).flatMap(([column, part]) =>
    columns.includes(column as ReviewColumn) ? [] : [part],
  );
  for await (const { at, cells } of records) yield parseRow(at, columns, cells, missing);
}

const MAX_LISTED = 10;

/** The columns that the first record names. @throws AppError that lists unknown, duplicate or missing columns */
function parseHeader(cells: readonly string[]): ReviewColumn[] {
  const columns = cells.map(columnOf);
  const unknown = cells.filter((_cell, index) => columns[index] === null);
  if (unknown.length > 0) throw unknownColumns(unknown);
  const names = columns.filter((column) => column !== null);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new AppError('csv-column-twice', { name: duplicate });
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  throw new AppError('csv-column-missing', { names: missing });
}

function unknownColumns(unknown: readonly string[]): AppError {
  const names = unknown.slice(0, MAX_LISTED).map((name) => name.slice(0, 40));
  return new AppError('csv-unknown-columns', { names, more: unknown.length - names.length });
}

function parseRow(
  at: number,
  columns: ReviewColumn[],
  cells: string[],
  missing: readonly ReviewPart[],
): FileRow {
  const record: Record<ReviewColumn, string> = { ...EMPTY_RECORD };
  for (const [index, column] of columns.entries()) record[column] = unescapeFormula(cells[index] ?? '');
  const wrongCount =
    cells.length === columns.length
      ? null
      : `has ${cells.length} cells, but there are ${columns.length} columns`;
  return {
    at,
    source: cleanLine(record.source) || null,
    listingNames: [record.listing_name],
    missing,
    translated: translateRecord(record, wrongCount),
  };
}

function translateRecord(record: CsvRecord, wrongCount: string | null): TranslatedReview {
  const raw = jsonbSafe(Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')));
  const skipped = (reason: SkipReason, detail: string): TranslatedReview => {
    return { kind: 'skipped', reason, upstreamId: cleanLine(record.id) || null, detail, raw };
  };
  if (wrongCount !== null) return skipped('not-understood', wrongCount);
  try {
    const reason = skipReasonOf(record);
    if (reason) return skipped(reason, record.status);
    return { kind: 'review', review: reviewOfRecord(record), raw };
  } catch (error) {
    if (error instanceof RecordError) return skipped('not-understood', error.message);
    throw error;
  }
}
