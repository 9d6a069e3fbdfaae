import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '#domain/errors.ts';
import { csvFileRows } from './csv-file.ts';
import { hostawayFileRow } from './hostaway-row.ts';
import { jsonRows } from './json-rows.ts';
import { LARGEST_ROW } from './largest-row.ts';
import { ndjsonRows } from './ndjson-rows.ts';
import type { FileRow, ReviewFile } from './review-file.ts';
import { utf8Text } from './utf8-text.ts';

type Format = 'json' | 'ndjson' | 'csv';

const ENDINGS: readonly [RegExp, Format][] = [
  [/\.json$/i, 'json'],
  [/\.(ndjson|jsonl)$/i, 'ndjson'],
  [/\.csv$/i, 'csv'],
];

/**
 * A file of reviews: Hostaway's JSON, the same line by line, or CSV, by its ending or else by how it begins.
 *
 * @throws AppError when there is no such file or nothing in it
 */
export async function openReviewFile(path: string): Promise<ReviewFile> {
  const file = await opened(path);
  const size = await sizeOf(file);
  let bytesRead = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of file.createReadStream()) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  const text = utf8Text(bytes());
  const begin = await beginning(text);
  const format = ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? formatOf(begin);
  return {
    unit: format === 'json' ? 'row' : 'line',
    isHostaway: format !== 'csv',
    size,
    bytesRead: () => bytesRead,
    rows: () => rowsOf(format, following(begin, text)),
    close: async () => void (await text.return(undefined)),
  };
}

async function* rowsOf(format: Format, text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  if (format === 'csv') return yield* csvFileRows(text);
  const rows = format === 'json' ? jsonRows(text) : ndjsonRows(text);
  for await (const { at, value } of rows) yield hostawayFileRow(at, value);
}

function formatOf(begin: string): Format {
  return /^\s*[[{]/.test(begin) ? 'json' : 'csv';
}

async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new AppError('not-found', 'does not exist.');
    throw new AppError(
      'invalid',
      code === 'EACCES' ? 'may not be read by this user.' : `cannot be read (${code}).`,
    );
  }
}

/** Bytes of a file; null for a pipe and the like. */
async function sizeOf(file: FileHandle): Promise<number | null> {
  const found = await file.stat();
  if (found.isDirectory()) {
    await file.close();
    throw new AppError('invalid', 'is a folder, not a file.');
  }
  return found.isFile() ? found.size : null;
}

/** The text up to the first chunk that is more than blanks. */
async function beginning(text: AsyncGenerator<string>): Promise<string> {
  let begin = '';
  while (begin.trim() === '') {
    const { value, done } = await text.next();
    if (done) throw new AppError('invalid', 'is empty.');
    begin += value;
    if (begin.length > LARGEST_ROW && begin.trim() === '') {
      await text.return(undefined);
      throw new AppError('invalid', 'begins with more than 1 MB of blanks.');
    }
  }
  return begin;
}

async function* following(begin: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begin;
  yield* text;
}
