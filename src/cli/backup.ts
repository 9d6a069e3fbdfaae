import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { access, chmod, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { callerFolder } from '#config.ts';
import { AppError } from '#domain/errors.ts';
import { backUp } from '#services/backup.ts';
import { type Command, UsageError } from './command.ts';
import { describeRows } from './describe-rows.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews backup [FILE]

Writes all stored data to one file: reviews, decisions, responses, properties, settings and accounts, as of one point in
time. It can run while the product runs. FILE is a new file, or - for stdout; the default is a file in DATA_DIR/backups
named after the current time. Prints the path of the file.

Keep the file safe: it contains private feedback of guests and password hashes. Restore it with "reviews restore".`;

export const backup: Command = {
  name: 'backup',
  summary: 'writes all stored data to one file',
  help: HELP,
  async run(args, readConfig) {
    const file = parse(args);
    const config = readConfig();
    await withApp(config, async (context) => {
      let counts = {};
      const text = Readable.from(
        backUp(context, (rows) => {
          counts = rows;
        }),
        { objectMode: false },
      );
      if (file === '-') await pipeline(text, createGzip(), process.stdout, { end: false });
      else console.log(await writeFile(await targetPath(file, config.dataDir), text));
      console.error(`Backed up ${describeRows(counts)}.`);
    });
  },
};

async function targetPath(file: string | undefined, dataDir: string): Promise<string> {
  if (file !== undefined) return path.resolve(callerFolder(), file);
  const folder = path.resolve(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, fileNameAt(new Date()));
}

/**
 * Writes a file under a temporary name, and renames it when it is complete and on disk.
 *
 * @returns the path of the file
 */
async function writeFile(file: string, text: Readable): Promise<string> {
  if (await exists(file)) throw new AppError('conflict', `The file ${file} already exists.`);
  const part = `${file}.${randomUUID()}.part`;
  const abort = () => {
    rmSync(part, { force: true });
    process.exit(1);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, abort);
  try {
    await pipeline(text, createGzip(), createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    // The umask may have removed permissions of the owner.
    await chmod(part, 0o600);
    await rename(part, file);
    return file;
  } catch (error) {
    await rm(part, { force: true });
    throw isFileError(error) ? new AppError('invalid', `${file} cannot be written (${error.code}).`) : error;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, abort);
  }
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Codes of errors that the file system causes. */
const FILE_ERRORS = [
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'ENAMETOOLONG',
];

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && FILE_ERRORS.includes(String(error.code));
}

/** For example `reviews-2026-11-22T12-30-00Z.gz`; without colons, which some systems do not allow in names. */
function fileNameAt(now: Date): string {
  return `reviews-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

function parse(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new Error('at most one file');
    return positionals[0];
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}
