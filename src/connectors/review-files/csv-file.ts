import { AppError } from '#domain/errors.ts';
import type { SkipReason, TranslatedReview } from '#domain/reviews/review.ts';
import {
  columnOf,
  REQUIRED_COLUMNS,
  REVIEW_COLUMNS,
  type ReviewColumn,
} from '#domain/reviews/review-columns.ts';
import type { ReviewPart } from '#domain/reviews/stored-review.ts';
import { cleanLine } from '../clean-text.ts';
import { jsonbSafe } from '../jsonb-safe.ts';
import { type CsvRecord, RecordError, reviewOfRecord, skipReasonOf } from './csv-record.ts';
import { csvRows } from './csv-rows.ts';
import { unescapeFormula } from './formula.ts';
import type { FileRow } from './review-file.ts';

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

/** The reviews of a CSV file, whose first record names its columns. @throws AppError */
export async function* csvFileRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: ReviewColumn[] | null = null;
  let missing: ReviewPart[] = [];
  for await (const { at, cells } of csvRows(text)) {
    if (columns === null) {
      const header = parseHeader(cells);
      columns = header;
      missing = Object.entries(PARTS).flatMap(([column, part]) =>
        header.includes(column as ReviewColumn) ? [] : [part],
      );
      continue;
    }
    yield parseRow(at, columns, cells, missing);
  }
  if (columns === null) throw new AppError('file-empty');
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
