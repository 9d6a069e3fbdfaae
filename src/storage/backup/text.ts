import { cutOff, END_OF_ROWS, noBackup } from './format.ts';

/** The longest line that is no row. */
const MOST_HEAD_BYTES = 64 * 1024;
const NEW_LINE = 10;

/** The text of a backup, read from its beginning on. */
export interface BackupText {
  /** The next line, without its end. */
  line(): Promise<string>;
  /** The rows up to the line that ends them, some whole lines at a time. To be read to its end. */
  rows(): AsyncGenerator<Buffer>;
  /** @throws invalid where anything comes after the last line */
  end(): Promise<void>;
  /** Lets go of the parts. */
  close(): Promise<void>;
}

/**
 * Reads a backup that comes in parts of any size.
 *
 * @throws invalid where it ends early, or is none
 */
export function readText(parts: AsyncIterable<Buffer>): BackupText {
  const iterator = parts[Symbol.asyncIterator]();
  let unread: Buffer = Buffer.alloc(0);

  async function readOn(): Promise<void> {
    const { value, done } = await iterator.next();
    if (done) throw cutOff();
    unread = unread.length === 0 ? value : Buffer.concat([unread, value]);
  }

  return {
    async line() {
      let end = unread.indexOf(NEW_LINE);
      while (end < 0) {
        if (unread.length > MOST_HEAD_BYTES) throw noBackup();
        await readOn();
        end = unread.indexOf(NEW_LINE);
      }
      const line = unread.toString('utf8', 0, end);
      unread = unread.subarray(end + 1);
      return line;
    },
    async *rows() {
      for (;;) {
        const lines = unread.subarray(0, unread.lastIndexOf(NEW_LINE) + 1);
        const end = endOfRows(lines);
        const rows = end === null ? lines : lines.subarray(0, end);
        unread = unread.subarray(rows.length + (end === null ? 0 : END_OF_ROWS.length));
        if (rows.length > 0) yield rows;
        if (end !== null) return;
        await readOn();
      }
    },
    async end() {
      if (unread.length > 0 || !(await iterator.next()).done) throw noBackup();
    },
    async close() {
      await iterator.return?.();
    },
  };
}

/** Where in these lines the one stands that ends the rows; null where none does. */
function endOfRows(lines: Buffer): number | null {
  const at = lines.indexOf(`\n${END_OF_ROWS}`);
  if (lines.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) return 0;
  return at < 0 ? null : at + 1;
}
