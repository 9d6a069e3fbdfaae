import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { callerFolder } from '#config.ts';
import type { Context } from '#services/context.ts';
import { backUp, backUpToFile, recordMade } from '#services/maintenance/backup.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';
import { describeRows } from './describe-rows.ts';
import { stopRequested } from './stop-requested.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews backup [FILE]
reviews backup --keep N

Writes all stored data to one file: reviews, decisions, responses, properties, settings and accounts, as of one point in
time. It can run while the product runs. FILE is a new file, or - for stdout; the default is a file in DATA_DIR/backups
named after the current time. Prints the path of the file.

  --keep N    afterwards deletes the oldest files that this command wrote to DATA_DIR/backups, until N remain; the daily
              backups of the product are not among them (DAILY_BACKUPS)

Keep the file safe: it contains private feedback of guests and password hashes. Restore it with "reviews restore".`;

export const backup: Command = {
  name: 'backup',
  summary: 'writes all stored data to one file',
  help: HELP,
  async run(args, readConfig) {
    const { file, keep } = parse(args);
    await withApp(readConfig(), async (context) => {
      const rows = file === '-' ? await writeStdout(context) : await writeFile(context, file, keep);
      console.error(`Backed up ${describeRows(rows)}.`);
    });
  },
};

async function writeStdout(context: Context) {
  let counts = {};
  const text = backUp(context, (rows) => {
    counts = rows;
  });
  const source = Readable.from(text, { objectMode: false });
  await pipeline(source, createGzip(), process.stdout, { end: false });
  await recordMade(context);
  return counts;
}

async function writeFile(context: Context, file: string | null, keep: number | undefined) {
  const stop = new AbortController();
  void stopRequested().then(() => stop.abort());
  const written = await backUpToFile(context, file, { keep, signal: stop.signal });
  console.log(written.file);
  return written.rows;
}

function parse(args: string[]): { file: string | null; keep: number | undefined } {
  const { positionals, values } = parseCommandLine(
    { args, allowPositionals: true, options: { keep: { type: 'string' } } },
    HELP,
  );
  const [file, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`at most one file\n\n${HELP}`);
  if (values.keep === undefined) return { file: pathOf(file), keep: undefined };
  if (file !== undefined) throw new UsageError('--keep is for backups in DATA_DIR/backups: leave out FILE.');
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new UsageError(`--keep is "${values.keep}"; it must be a number from 1 to 9999.`);
  }
  return { file: null, keep: Number(values.keep) };
}

function pathOf(file: string | undefined): string | null {
  if (file === undefined || file === '-') return file ?? null;
  return path.resolve(callerFolder(), file);
}
