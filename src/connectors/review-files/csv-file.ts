import { AppError } from '#domain/errors.ts';
import type { SkipReason, TranslatedReview } from '#domain/review.ts';
import { REVIEW_COLUMNS, type ReviewColumn } from '#domain/review-columns.ts';
import type { ReviewPart } from '#domain/stored-review.ts';
import { cleanLine } from '../clean-text.ts';
import { storable } from '../storable.ts';
import { readHeader } from './csv-header.ts';
import { type CsvRecord, objectionOf, RecordProblem, reviewOfRecord } from './csv-record.ts';
import { csvRows } from './csv-rows.ts';
import { armed } from './formula.ts';
import type { FileRow } from './review-file.ts';

/** Which part of a review a file has only if it has this column. */
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

const NO_CELLS = Object.fromEntries(REVIEW_COLUMNS.map(({ name }) => [name, ''])) as CsvRecord;

/** The reviews of a CSV file, whose first record names its columns. @throws AppError */
export async function* csvFileRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: ReviewColumn[] | null = null;
  let missing: ReviewPart[] = [];
  for await (const { at, cells } of csvRows(text)) {
    if (columns === null) {
      const named = readHeader(cells);
      columns = named;
      missing = Object.entries(PARTS).flatMap(([column, part]) =>
        named.includes(column as ReviewColumn) ? [] : [part],
      );
      continue;
    }
    yield rowOf(at, columns, cells, missing);
  }
  if (columns === null) throw new AppError('invalid', 'is empty.');
}

function rowOf(
  at: number,
  columns: ReviewColumn[],
  cells: string[],
  missing: readonly ReviewPart[],
): FileRow {
  const record: Record<ReviewColumn, string> = { ...NO_CELLS };
  for (const [index, column] of columns.entries()) record[column] = armed(cells[index] ?? '');
  const wrongCount =
    cells.length === columns.length
      ? null
      : `has ${cells.length} cells, but there are ${columns.length} columns`;
  return {
    at,
    source: cleanLine(record.source) || null,
    listingNames: [record.listing_name],
    missing,
    translated: translated(record, wrongCount),
  };
}

function translated(record: CsvRecord, wrongCount: string | null): TranslatedReview {
  const raw = storable(Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')));
  const skipped = (reason: SkipReason, detail: string): TranslatedReview => {
    return { kind: 'skipped', reason, upstreamId: cleanLine(record.id) || null, detail, raw };
  };
  if (wrongCount !== null) return skipped('not-understood', wrongCount);
  try {
    const objection = objectionOf(record);
    if (objection) return skipped(objection, record.status);
    return { kind: 'review', review: reviewOfRecord(record), raw };
  } catch (error) {
    if (error instanceof RecordProblem) return skipped('not-understood', error.message);
    throw error;
  }
}
