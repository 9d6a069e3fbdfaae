import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { AppError, messageOf } from '#domain/errors.ts';
import { type BackupKind, backupFileName, expiredBackups } from '#domain/maintenance/backup.ts';

export interface BackupFiles {
  /** The path of a new file in the folder of backups, which is created if it is missing. */
  newFile(kind: BackupKind, at: Date): Promise<string>;
  /**
   * Compresses a backup into a new file. It has a temporary name until it is complete and on disk.
   *
   * @returns its size in bytes
   * @throws {AppError} conflict, if the file exists; unavailable, if it cannot be written
   */
  write(file: string, text: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<number>;
  /**
   * The uncompressed content of a backup.
   *
   * @param name the name of the file in messages
   * @throws {AppError} invalid, if it cannot be read or is incomplete
   */
  read(file: string, name?: string): AsyncIterable<Buffer>;
  /** Deletes the oldest backups of a kind in the folder until `keep` remain. @returns how many it deleted */
  deleteOldest(kind: BackupKind, keep: number, now: Date): Promise<number>;
}

/** @param folder the folder of backups without a path of their own */
export function openBackupFiles(folder: string): BackupFiles {
  return {
    async newFile(kind, at) {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
        throw explain(folder, error);
      });
      return path.join(folder, backupFileName(kind, at));
    },

    write: writeFile,
    read: (file, name = file) => readFile(file, name),

    async deleteOldest(kind, keep, now) {
      const expired = expiredBackups(await readdir(folder), kind, keep, now);
      for (const name of expired) await rm(path.join(folder, name), { force: true });
      return expired.length;
    },
  };
}

async function writeFile(file: string, text: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<number> {
  if (await exists(file)) throw new AppError('backup-exists', { file });
  const part = `${file}.${randomUUID()}.part`;
  const source = Readable.from(text, { objectMode: false });
  try {
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(source, createGzip(), target, { ...(signal && { signal }) });
    // The umask may have removed permissions of the owner.
    await chmod(part, 0o600);
    await rename(part, file);
    return (await stat(file)).size;
  } catch (error) {
    await rm(part, { force: true });
    throw explain(file, error);
  }
}

async function* readFile(file: string, name: string): AsyncGenerator<Buffer> {
  const compressed = createReadStream(file);
  const text = createGunzip();
  compressed.on('error', (error) => text.destroy(error)).pipe(text);
  try {
    yield* text;
  } catch (error) {
    throw explainRead(name, error);
  } finally {
    compressed.destroy();
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Errors of the file system that people can fix. */
const EXPLAINED = /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|EISDIR|EIO|ENAMETOOLONG)$/;

function explain(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return EXPLAINED.test(code) ? new AppError('backup-unwritable', { file, code }) : error;
}

function explainRead(name: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new AppError('backup-incomplete', { file: name });
  if (code.startsWith('Z_'))
    return new AppError('backup-damaged-file', { file: name, detail: messageOf(error) });
  if (code.startsWith('E')) return new AppError('backup-unreadable', { file: name, code });
  return error;
}

/** A running backup writes all the time, so a part that has not changed for an hour is left from a killed one. */
const STALE_MS = 3_600_000;

/**
 * Removes incomplete backups that killed processes left in a folder.
 *
 * @returns the names of the removed files
 */
export async function removeStaleParts(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const removed: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs < STALE_MS) continue;
    await rm(file, { force: true });
    removed.push(name);
  }
  return removed;
}
