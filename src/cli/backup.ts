import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { callerFolder } from '#config.ts';
import { AppError } from '#domain/errors.ts';
import { backUp } from '#services/backup.ts';
import { rowsInWords } from './backup-words.ts';
import { type Command, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews backup [FILE]

Writes everything that is kept into one file: reviews, decisions, responses, properties, settings and accounts, as they
were at one moment. Works beside a running product, which goes on. FILE is a new file, or - for stdout; unless told,
one in DATA_DIR/backups that is named after the time. Prints its path.

Keep it safe: it holds what guests told the company alone, and hashes of passwords. Bring it back with "reviews restore".`;

export const backup: Command = {
  name: 'backup',
  summary: 'writes everything that is kept into one file',
  help: HELP,
  async run(args, readConfig) {
    const file = parse(args);
    const config = readConfig();
    await withApp(config, async (context) => {
      let done = {};
      const text = Readable.from(
        backUp(context, (rows) => {
          done = rows;
        }),
        { objectMode: false },
      );
      if (file === '-') await pipeline(text, createGzip(), process.stdout, { end: false });
      else console.log(await writeWhole(await whereTo(file, config.dataDir), text));
      console.error(`Backed up ${rowsInWords(done)}.`);
    });
  },
};

async function whereTo(file: string | undefined, dataDir: string): Promise<string> {
  if (file !== undefined) return path.resolve(callerFolder(), file);
  const folder = path.resolve(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, nameAt(new Date()));
}

/**
 * Writes a file that is there only once it is whole, and on the disk.
 *
 * @returns its path
 */
async function writeWhole(file: string, text: Readable): Promise<string> {
  if (await isThere(file)) throw new AppError('conflict', `There is a file ${file} already.`);
  const part = `${file}.${randomUUID()}.part`;
  const giveUp = () => {
    rmSync(part, { force: true });
    process.exit(1);
  };
  for (const signal of STOPPING) process.once(signal, giveUp);
  try {
    await pipeline(text, createGzip(), createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(part, file);
    return file;
  } catch (error) {
    await rm(part, { force: true });
    throw isOfFile(error) ? new AppError('invalid', `${file} cannot be written (${error.code}).`) : error;
  } finally {
    for (const signal of STOPPING) process.off(signal, giveUp);
  }
}

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What files and disks say no by. */
const OF_FILES = [
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

function isOfFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && OF_FILES.includes(String(error.code));
}

/** As in `reviews-2026-11-22T12-30-00Z.gz`: no colon, for some systems have none in names. */
function nameAt(now: Date): string {
  return `reviews-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

function parse(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new Error('one file at most');
    return positionals[0];
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}
