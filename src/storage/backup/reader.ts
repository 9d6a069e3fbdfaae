import { AppError } from '#domain/errors.ts';
import { END_OF_ROWS } from './format.ts';

/** The longest JSON line. */
const MAX_LINE_BYTES = 64 * 1024;
/** The longest row, which has to fit into memory. A text of a review has a few megabytes at most. */
const MAX_ROW_BYTES = 64 * 1024 * 1024;
const NEW_LINE = 10;

/** Reads a backup from its start to its end. */
export interface BackupReader {
  /** The next line, without its line break. */
  line(): Promise<string>;
  /** The rows of a table, as chunks of complete lines. The caller must read all of them. */
  rows(): AsyncGenerator<Buffer>;
  /** @throws {AppError} invalid, if content follows the last line */
  end(): Promise<void>;
  /** Releases the source. */
  close(): Promise<void>;
}

/**
 * Reads a backup from chunks of any size.
 *
 * @throws {AppError} invalid, if it is incomplete or no backup
 */
export function readBackup(chunks: AsyncIterable<Buffer>): BackupReader {
  const iterator = chunks[Symbol.asyncIterator]();
  let unread: Buffer = Buffer.alloc(0);

  async function readChunk(): Promise<void> {
    const { value, done } = await iterator.next();
    if (done) throw new AppError('backup-incomplete', { file: null });
    unread = unread.length === 0 ? value : Buffer.concat([unread, value]);
  }

  return {
    async line() {
      let end = unread.indexOf(NEW_LINE);
      while (end < 0) {
        if (unread.length > MAX_LINE_BYTES) throw new AppError('not-a-backup');
        await readChunk();
        end = unread.indexOf(NEW_LINE);
      }
      const line = unread.toString('utf8', 0, end);
      unread = unread.subarray(end + 1);
      return line;
    },
    async *rows() {
      for (;;) {
        const lines = unread.subarray(0, unread.lastIndexOf(NEW_LINE) + 1);
        const end = findEndOfRows(lines);
        const rows = end === null ? lines : lines.subarray(0, end);
        unread = unread.subarray(rows.length + (end === null ? 0 : END_OF_ROWS.length));
        if (rows.length > 0) yield rows;
        if (end !== null) return;
        if (unread.length > MAX_ROW_BYTES) throw new AppError('backup-row-too-long');
        await readChunk();
      }
    },
    async end() {
      if (unread.length > 0 || !(await iterator.next()).done) throw new AppError('not-a-backup');
    },
    async close() {
      await iterator.return?.();
    },
  };
}

/** The position of the line that ends the rows; null if there is none. */
function findEndOfRows(lines: Buffer): number | null {
  const at = lines.indexOf(`\n${END_OF_ROWS}`);
  if (lines.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) return 0;
  return at < 0 ? null : at + 1;
}
