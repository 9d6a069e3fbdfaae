import path from 'node:path';
import { AppError } from '#domain/errors.ts';
import { foreignColumns } from './csv-file.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { fileText } from './file-text.ts';
import { knownFormat } from './known-formats.ts';
import { mappedRows } from './mapped-row.ts';
import { fileOnDisk, formatOf, withName } from './open-review-file.ts';
import type { FileHead, UploadedFile } from './review-file.ts';
import { MAX_ROW_LENGTH } from './row-limit.ts';

/** Bytes of a file that are read to recognize it. */
const HEAD_BYTES = MAX_ROW_LENGTH;
const MAX_ROWS = 100;

/** See `ReviewFiles.readHead`. */
export async function readHead(source: string | UploadedFile): Promise<FileHead> {
  const name = typeof source === 'string' ? path.basename(source) : source.name;
  try {
    const { chunks, size } = typeof source === 'string' ? await fileOnDisk(source) : source;
    const bytes = await firstBytes(chunks);
    return await headOf(name, bytes, bytes.length === HEAD_BYTES || bytes.length < (size ?? 0));
  } catch (error) {
    throw withName(error, name);
  }
}

async function headOf(name: string, bytes: Buffer, isCut: boolean): Promise<FileHead> {
  const text = await decode(isCut ? wholeLines(bytes) : bytes);
  if (text.trim() === '') throw new AppError('file-empty');
  const isHostaway = formatOf(name, text) !== 'csv';
  const other = { columns: null, isHostaway, known: null, rows: [], translate: () => [] };
  if (isHostaway) return other;
  const [header, ...rows] = await recordsOf(isCut ? wholeRecords(text) : text);
  const columns = foreignColumns(header?.cells ?? []);
  if (columns === null) return other;
  return {
    columns,
    isHostaway,
    known: knownFormat(columns),
    rows: rows.map(({ cells }) => cells),
    translate(plan) {
      const rowOf = mappedRows(columns, plan);
      return rows.map(({ at, cells }) => rowOf(at, cells));
    },
  };
}

async function firstBytes(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, HEAD_BYTES);
}

async function decode(bytes: Buffer): Promise<string> {
  return (await Array.fromAsync(fileText(chunksOf(bytes)))).join('');
}

async function* chunksOf<Chunk>(only: Chunk): AsyncGenerator<Chunk> {
  yield only;
}

/** The bytes up to the last line end, so that no character is cut off. */
function wholeLines(bytes: Buffer): Buffer {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const size = isUtf16 ? 2 : 1;
  for (let end = bytes.length - (bytes.length % size); end > 0; end -= size) {
    const unit = bytes.subarray(end - size, end);
    if (unit.some((byte) => byte === 10 || byte === 13) && unit.every((byte) => byte <= 13))
      return bytes.subarray(0, end);
  }
  throw new AppError('file-row-too-long', { unit: 'line', at: 1 });
}

/** The text up to the last line end that is not in quotes. */
function wholeRecords(text: string): string {
  let isQuoted = false;
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) end = at + 1;
  }
  if (end === 0) throw new AppError('file-row-too-long', { unit: 'line', at: 1 });
  return text.slice(0, end);
}

async function recordsOf(text: string): Promise<CsvRow[]> {
  const records: CsvRow[] = [];
  for await (const record of csvRows(chunksOf(text))) {
    records.push(record);
    if (records.length > MAX_ROWS) break;
  }
  return records;
}
