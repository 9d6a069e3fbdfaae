import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { AppError } from '#domain/errors.ts';
import { LARGEST_ROW, tooLarge } from './largest-row.ts';

/** One record of a CSV file, and the line on which it begins. */
export interface CsvRow {
  at: number;
  cells: string[];
}

/**
 * The records of comma-separated text (RFC 4180), whatever its line ends. Empty lines are passed over.
 *
 * @throws AppError with the line where the quotes stop making sense
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let linesRead = 0;
  const options: Options<CsvRow, string[]> = {
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_ROW,
    // A stream that fails drops what it has ready, so where it was is noted here.
    on_record(cells, { lines }) {
      linesRead = lines;
      return { at: lines - newlinesIn(cells), cells };
    },
  };
  // The package's types of `parse` know records that are changed only where columns are named by it.
  const parser = parse(options as unknown as Options);
  pipeline(Readable.from(withPlainLineEnds(text)), parser, () => {
    // A failure of either side reaches whoever reads the records.
  });
  try {
    yield* parser as AsyncIterable<CsvRow>;
  } catch (error) {
    throw error instanceof CsvError ? brokenAfter(linesRead, error) : error;
  }
}

/** The parser counts CR LF in quotes as two lines. */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

function newlinesIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

function brokenAfter(linesRead: number, { code, lines }: CsvError): AppError {
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLarge('line', linesRead + 1);
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new AppError(
      'invalid',
      `has a quote that opens in line ${linesRead + 1} or later and never closes.`,
    );
  }
  return new AppError(
    'invalid',
    `has a quote in the wrong place in line ${lines}: a cell with quotes must stand in quotes, its own ones doubled.`,
  );
}
