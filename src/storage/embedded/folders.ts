import { chown, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { EmbeddedError } from './errors.ts';
import type { Identity } from './identity.ts';

/** Where things lie in DATA_DIR; all paths absolute and without symbolic links. */
export interface Folders {
  dataDir: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  /** Start of the name of what is being made, followed by a process id. */
  work: string;
}

export const PORT = 5432;
export const SOCKET_PREFIX = 'postgres-socket-';
export const TEMPORARY_PREFIX = 'flex-living-reviews-';
/** sockaddr_un holds 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_BYTES = 100;

/** Makes DATA_DIR where it is missing: it holds secrets, so only its owner may look. */
export async function openFolders(folder: string): Promise<Folders> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const dataDir = await realpath(folder);
    return {
      dataDir,
      cluster: path.join(dataDir, 'postgres'),
      passwordFile: path.join(dataDir, 'postgres-password'),
      logFile: path.join(dataDir, 'postgres.log'),
      work: path.join(dataDir, 'postgres-init-'),
    };
  } catch (error) {
    throw new EmbeddedError(`DATA_DIR ${path.resolve(folder)} cannot be used: ${messageOf(error)}`);
  }
}

/** Hands a file or folder to the user PostgreSQL runs as. */
export async function giveTo(identity: Identity, file: string): Promise<void> {
  if (identity.user) await chown(file, identity.user.uid, identity.user.gid);
}

/**
 * A new private folder for the server's socket: in DATA_DIR, or in the temporary folder where that path is too long
 * for a socket. New each time, so that no two servers ever touch each other's.
 */
export async function makeSocketFolder(identity: Identity, folders: Folders): Promise<string> {
  const near = path.join(folders.dataDir, SOCKET_PREFIX);
  const far = path.join(await realpath(tmpdir()), TEMPORARY_PREFIX);
  const parent = [near, far].find(fitsSocket) ?? path.join('/tmp', TEMPORARY_PREFIX);
  const folder = await mkdtemp(parent);
  await giveTo(identity, folder);
  return folder;
}

function fitsSocket(prefix: string): boolean {
  const longest = `${prefix}XXXXXX/.s.PGSQL.${PORT}`;
  // postmaster.pid keeps the folder in one line.
  return Buffer.byteLength(longest) <= SOCKET_PATH_BYTES && !prefix.includes('\n');
}
