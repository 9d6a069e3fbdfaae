import { constants } from 'node:fs';
import {
  access,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { readOrCreateSecret } from '../secret.ts';
import { codeOf, EmbeddedError } from './errors.ts';
import { failureReason, majorVersion, type Programs, type RunAs, runAs } from './programs.ts';

/** The content of DATA_DIR. All paths are absolute and without symbolic links. */
export interface DataFolder {
  dataDir: string;
  /** The data directory of PostgreSQL. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  /** The cluster of the previous version, until an upgrade has succeeded. */
  previousCluster: string;
  /** The DATA_DIR of the new version while an upgrade runs. */
  upgradeDir: string;
}

export const SUPERUSER = 'reviews';
export const PORT = 5432;
const SOCKET_PREFIX = 'postgres-socket-';
const TEMPORARY_PREFIX = 'flex-living-reviews-';
const SETUP_PREFIX = 'postgres-init-';
/** A socket address holds 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Creates DATA_DIR if it is missing. It holds secrets, so only its owner may enter it.
 *
 * @throws {EmbeddedError} it cannot be used, or another user can change what is in it
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const dataDir = await realpath(folder);
    await requirePrivate(dataDir);
    const data = {
      dataDir,
      cluster: path.join(dataDir, 'postgres'),
      passwordFile: path.join(dataDir, 'postgres-password'),
      logFile: path.join(dataDir, 'postgres.log'),
      previousCluster: path.join(dataDir, 'postgres-before-upgrade'),
      upgradeDir: path.join(dataDir, 'upgrade'),
    };
    await undoInterruptedSwap(data);
    return data;
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    // Node reports a missing folder where it could not create one.
    const reason = await access(path.dirname(path.resolve(folder)), constants.W_OK).then(
      () => error,
      (denied) => denied,
    );
    throw new EmbeddedError(`DATA_DIR ${path.resolve(folder)} cannot be used: ${reasonOf(reason)}`);
  }
}

/** @throws {EmbeddedError} nothing can be written to DATA_DIR */
export async function requireWritable({ dataDir }: DataFolder): Promise<void> {
  await access(dataDir, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new EmbeddedError(`DATA_DIR ${dataDir} cannot be written to: ${reasonOf(error)}`);
  });
}

const REASONS: Record<string, string> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user has no permission for that',
  EPERM: 'this user has no permission for that',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is used up',
};

const reasonOf = (error: unknown): string => REASONS[codeOf(error)] ?? messageOf(error);

/** An upgrade that was killed between its two renames has left no cluster in place. */
async function undoInterruptedSwap({ cluster, previousCluster }: DataFolder): Promise<void> {
  if (await isFolder(cluster)) return;
  if (await isFolder(previousCluster)) await rename(previousCluster, cluster);
}

const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );

const WRITABLE_BY_OTHERS = 0o022;

/** Another user could make this process write elsewhere, by a symbolic link, or read and replace its secrets. */
async function requirePrivate(dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  const currentUid = process.getuid?.() ?? uid;
  if (uid !== currentUid) {
    throw new EmbeddedError(
      `DATA_DIR ${dataDir} belongs to user id ${uid}, but this runs as user id ${currentUid}: ` +
        'run as its owner, change its owner, or choose another folder',
    );
  }
  if (mode & WRITABLE_BY_OTHERS) {
    throw new EmbeddedError(`DATA_DIR ${dataDir} can be changed by other users: run chmod go-w on it`);
  }
  const link = (await readdir(dataDir, { withFileTypes: true })).find((entry) => entry.isSymbolicLink());
  if (link) {
    throw new EmbeddedError(
      `${path.join(dataDir, link.name)} is a symbolic link, which is not followed: move the file itself there, or make DATA_DIR the link`,
    );
  }
}

/** True if DATA_DIR holds a complete cluster. */
export async function clusterExists({ cluster }: DataFolder): Promise<boolean> {
  const version = await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined);
  if (version) return true;
  const content = await readdir(cluster).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new EmbeddedError(`${cluster} cannot be read: ${messageOf(error)}`);
  });
  if (content.length > 0) throw new EmbeddedError(`${cluster} exists but is no PostgreSQL cluster`);
  return false;
}

/** Reads the password of the superuser, and creates it for a new cluster. */
export async function readPassword(folder: DataFolder): Promise<string> {
  const { passwordFile, cluster } = folder;
  try {
    const isMissing = (await stat(passwordFile).catch(() => undefined)) === undefined;
    if (isMissing && (await clusterExists(folder))) {
      throw new EmbeddedError(`${passwordFile} is missing, but ${cluster} needs it: put it back`);
    }
    return await readOrCreateSecret(passwordFile);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(`${passwordFile} cannot be used: ${reasonOf(error)}`);
  }
}

/** Creates the cluster in a temporary folder and moves it into place, so that an incomplete one is never used. */
export async function createCluster(
  folder: DataFolder,
  user: RunAs,
  { initdb, postgres }: Programs,
  password: string,
): Promise<void> {
  const work = await mkdtemp(path.join(folder.dataDir, SETUP_PREFIX));
  try {
    const [passwordFile, cluster] = [path.join(work, 'password'), path.join(work, 'cluster')];
    await writeFile(passwordFile, password, { mode: 0o600 });
    await mkdir(cluster, { mode: 0o700 });
    for (const file of [work, passwordFile, cluster]) await giveTo(user, file);
    const { code, output } = await runAs(user, initdb, [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      ...localeOptions(await majorVersion(user, postgres)),
    ]);
    if (code !== 0) throw new Error(failureReason(output));
    await rename(cluster, folder.cluster);
    await syncFolder(folder.dataDir);
  } catch (error) {
    // Another process finished first, and may have removed this temporary folder. Both use the same password.
    if (await clusterExists(folder)) return;
    throw new EmbeddedError(`PostgreSQL cannot be set up in ${folder.dataDir}: ${reasonOf(error)}`);
  } finally {
    await remove(work);
  }
}

/** Sort order and case follow PostgreSQL's own tables on every machine, from version 17. ICU collations stay available. */
function localeOptions(major: number): string[] {
  return major >= 17
    ? ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Creates a private folder for the socket: in DATA_DIR, or in the temporary folder where that path is too long for
 * a socket. Each start uses a new one, so that no two servers share a folder.
 */
export async function createSocketFolder(user: RunAs, { dataDir }: DataFolder): Promise<string> {
  const candidates = [
    path.join(dataDir, SOCKET_PREFIX),
    path.join(await realpath(tmpdir()), TEMPORARY_PREFIX),
    path.join('/tmp', TEMPORARY_PREFIX),
  ];
  const folder = await mkdtemp(candidates.find(fitsSocket) ?? path.join('/tmp', TEMPORARY_PREFIX));
  await giveTo(user, folder);
  return folder;
}

/** Makes sure that the socket folder of a server that ended exists and is empty. */
export async function restoreSocketFolder(user: RunAs, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await giveTo(user, folder);
}

function fitsSocket(prefix: string): boolean {
  const socket = `${prefix}XXXXXX/.s.PGSQL.${PORT}`;
  // postmaster.pid holds the folder in one line.
  return Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES && !prefix.includes('\n');
}

/** Removes a socket folder that this product created; any other folder is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  const name = path.basename(folder);
  if (name.startsWith(SOCKET_PREFIX) || name.startsWith(TEMPORARY_PREFIX)) await remove(folder);
}

/**
 * Removes socket folders and incomplete clusters that killed processes left in DATA_DIR, and the cluster from before an
 * upgrade. Only the owner of the running server may call it.
 *
 * @param socketFolder the folder of the running server, which stays
 */
export async function removeLeftovers(
  { dataDir, previousCluster }: DataFolder,
  socketFolder: string,
): Promise<void> {
  await remove(previousCluster);
  for (const name of await readdir(dataDir)) {
    const file = path.join(dataDir, name);
    const isOurs = name.startsWith(SOCKET_PREFIX) || name.startsWith(SETUP_PREFIX);
    if (isOurs && file !== socketFolder) await remove(file);
  }
}

/** A folder that cannot be removed now is removed at the next start. */
export async function remove(file: string): Promise<void> {
  await rm(file, { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
}

/** Changes the owner of a file to the user that runs PostgreSQL. */
async function giveTo({ user }: RunAs, file: string): Promise<void> {
  if (user) await chown(file, user.uid, user.gid);
}
