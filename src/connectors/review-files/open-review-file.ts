import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#domain/errors.ts';
import { parseJson } from '../loose-json.ts';
import { openCsv } from './csv-file.ts';
import { concat } from './csv-rows.ts';
import { fileText } from './file-text.ts';
import { hostawayFileRow } from './hostaway-row.ts';
import { jsonRows } from './json-rows.ts';
import type { FileRow, ReviewFile, UploadedFile } from './review-file.ts';
import { MAX_ROW_LENGTH, rowTooLong } from './row-limit.ts';

type Format = 'json' | 'ndjson' | 'csv';

const EXTENSIONS: readonly [RegExp, Format][] = [
  [/\.json$/i, 'json'],
  [/\.(ndjson|jsonl)$/i, 'ndjson'],
  [/\.csv$/i, 'csv'],
];

/**
 * Opens a review file: Hostaway's JSON, the same as NDJSON, or CSV, according to its extension or else its first
 * character.
 *
 * @throws AppError when the file does not exist or is empty
 */
export async function openReviewFile(source: string | UploadedFile): Promise<ReviewFile> {
  const name = typeof source === 'string' ? path.basename(source) : source.name;
  try {
    const file = typeof source === 'string' ? await fileOnDisk(source) : source;
    return await openFile(name, file);
  } catch (error) {
    throw withName(error, name);
  }
}

async function openFile(name: string, { size, chunks }: Omit<UploadedFile, 'name'>): Promise<ReviewFile> {
  let bytesRead = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  const text = fileText(bytes());
  try {
    const head = await readHead(text);
    const format = formatOf(name, head);
    const whole = concat(head, text);
    const csv = format === 'csv' ? await openCsv(whole) : null;
    return {
      unit: format === 'json' ? 'row' : 'line',
      isHostaway: csv === null,
      columns: csv?.columns ?? null,
      size,
      bytesRead: () => bytesRead,
      async *rows(plan) {
        try {
          yield* csv ? csv.rows(plan) : hostawayRows(format, whole);
        } catch (error) {
          throw withName(error, name);
        }
      },
      async close() {
        await csv?.close();
        await text.return(undefined);
      },
    };
  } catch (error) {
    await text.return(undefined);
    throw error;
  }
}

/** According to its extension, or else its first character. */
export function formatOf(name: string, head: string): Format {
  const [, format] = EXTENSIONS.find(([extension]) => extension.test(name)) ?? [];
  return format ?? (/^\s*[[{]/.test(head) ? 'json' : 'csv');
}

/** Adds the name of the file to an error about it. */
export function withName(error: unknown, name: string): unknown {
  return error instanceof AppError ? new AppError('in-file', { file: name, problem: error.problem }) : error;
}

async function* hostawayRows(format: Format, text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const rows = format === 'json' ? jsonRows(text) : ndjsonRows(text);
  for await (const { at, value } of rows) yield hostawayFileRow(at, value);
}

/** The values of NDJSON by line, `undefined` for a line that is not JSON. Empty lines are skipped. */
async function* ndjsonRows(text: AsyncIterable<string>): AsyncGenerator<{ at: number; value: unknown }> {
  let line = 0;
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const content of lines) {
      line += 1;
      if (content.length > MAX_ROW_LENGTH) throw rowTooLong('line', line);
      if (content.trim() !== '') yield { at: line, value: parseJson(content) };
    }
    if (rest.length > MAX_ROW_LENGTH) throw rowTooLong('line', line + 1);
  }
  if (rest.trim() !== '') yield { at: line + 1, value: parseJson(rest) };
}

/** A file with its size. @throws AppError when it does not exist or cannot be read */
export async function fileOnDisk(location: string): Promise<Omit<UploadedFile, 'name'>> {
  const file = await openOnDisk(location);
  const size = await sizeOf(file);
  return { size, chunks: file.createReadStream() };
}

async function openOnDisk(location: string): Promise<FileHandle> {
  try {
    return await open(location);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new AppError('file-missing');
    throw new AppError('file-unreadable', { code: String(code) });
  }
}

/** The size of a file in bytes; null for a pipe. */
async function sizeOf(file: FileHandle): Promise<number | null> {
  const stats = await file.stat();
  if (stats.isDirectory()) {
    await file.close();
    throw new AppError('file-folder');
  }
  return stats.isFile() ? stats.size : null;
}

/** Reads until the first chunk that is not only white space. */
async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.trim() === '') {
    const { value, done } = await text.next();
    if (done) throw new AppError('file-empty');
    head += value;
    if (head.length > MAX_ROW_LENGTH && head.trim() === '') throw new AppError('file-blank');
  }
  return head;
}
