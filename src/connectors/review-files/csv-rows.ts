import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { AppError } from '#domain/errors.ts';
import { MAX_ROW_LENGTH, rowTooLong } from './row-limit.ts';

/** One record of a CSV file and its first line. */
export interface CsvRow {
  at: number;
  cells: string[];
}

/** Excel writes semicolons where the decimal separator is a comma. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * The records of CSV (RFC 4180) with any kind of line end, separated by what separates the first record: commas,
 * semicolons, tabs or bars. Empty lines are skipped.
 *
 * @throws AppError with the line of an invalid quote
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let linesRead = 0;
  const lines = normalizeLineEnds(text);
  const head = await readFirstRecord(lines);
  const options: Options<CsvRow, string[]> = {
    delimiter: delimiterOf(head),
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    // A parser that fails drops the records it has ready, so the position is recorded here.
    on_record(cells, { lines }) {
      linesRead = lines;
      return { at: lines - newlinesIn(cells), cells };
    },
  };
  // The package's types do not allow on_record to return another type here.
  const parser = parse(options as unknown as Options);
  pipeline(Readable.from(concat(head, lines)), parser, () => {
    // An error of either stream is thrown to the reader of the records.
  });
  try {
    yield* parser as AsyncIterable<CsvRow>;
  } catch (error) {
    throw error instanceof CsvError ? parseError(linesRead, error) : error;
  }
}

/** The text up to the end of the first record, and a bit more. */
async function readFirstRecord(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  // Looking again only after it has doubled keeps many small chunks cheap.
  let checkedLength = 0;
  for (;;) {
    const { value, done } = await text.next();
    if (done) return head;
    head += value;
    if (head.length > MAX_ROW_LENGTH) return head;
    if (head.length < 2 * checkedLength) continue;
    if (withoutQuoted(head.trimStart()).includes('\n')) return head;
    checkedLength = head.length;
  }
}

function delimiterOf(head: string): string {
  const [record = ''] = withoutQuoted(head.trimStart()).split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => record.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Leaves out quoted cells, including one that is not closed yet. */
const withoutQuoted = (text: string): string => text.replace(/"[^"]*(?:"|$)/g, '');

/** A text with its beginning, which was read before. */
export async function* concat(head: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* text;
}

/** Converts line ends to LF, because the parser counts a quoted CR LF as two lines. */
async function* normalizeLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  for await (const chunk of text) {
    const whole = pending + chunk;
    pending = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - pending.length).replace(/\r\n?/g, '\n');
  }
  if (pending !== '') yield '\n';
}

function newlinesIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

function parseError(linesRead: number, { code, lines }: CsvError): AppError {
  if (code === 'CSV_MAX_RECORD_SIZE') return rowTooLong('line', linesRead + 1);
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new AppError('csv-open-quote', { line: linesRead + 1 });
  return new AppError('csv-quote', { line: Number(lines) });
}
