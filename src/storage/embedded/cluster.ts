import { randomBytes } from 'node:crypto';
import {
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import type { Binaries } from './binaries.ts';
import { complaint, runAs } from './child.ts';
import { codeOf, EmbeddedError } from './errors.ts';
import { type Folders, giveTo } from './folders.ts';
import type { Identity } from './identity.ts';

export const SUPERUSER = 'reviews';

/** True where DATA_DIR holds a complete cluster. */
export async function clusterExists(folders: Folders): Promise<boolean> {
  const version = await stat(path.join(folders.cluster, 'PG_VERSION')).catch(() => undefined);
  if (version) return true;
  const content = await readdir(folders.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new EmbeddedError(`${folders.cluster} cannot be read: ${error.message}`);
  });
  if (content.length > 0) throw new EmbeddedError(`${folders.cluster} exists but is no PostgreSQL cluster`);
  return false;
}

/** Reads the server's password, or makes it for a new cluster; it is whole on disk before anything depends on it. */
export async function readPassword(folders: Folders): Promise<string> {
  const existing = await readPasswordFile(folders);
  if (existing) return existing;
  if (await clusterExists(folders)) {
    throw new EmbeddedError(
      `${folders.passwordFile} is missing, but ${folders.cluster} needs it: put it back`,
    );
  }
  const draft = `${folders.work}${process.pid}-password`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces the file of a process that started at the same moment.
    await link(draft, folders.passwordFile);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new EmbeddedError(`${folders.passwordFile}: ${messageOf(error)}`);
  } finally {
    await unlink(draft);
  }
  return readFile(folders.passwordFile, 'utf8');
}

async function readPasswordFile(folders: Folders): Promise<string> {
  try {
    return (await readFile(folders.passwordFile, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new EmbeddedError(`${folders.passwordFile} cannot be read: ${messageOf(error)}`);
  }
}

/** Makes the cluster beside its place and moves it there in one step, so that a half-made one is never in use. */
export async function createCluster(
  folders: Folders,
  identity: Identity,
  binaries: Binaries,
  password: string,
): Promise<void> {
  const work = await mkdtemp(`${folders.work}${process.pid}-`);
  try {
    const [passwordFile, cluster] = [path.join(work, 'password'), path.join(work, 'cluster')];
    await writeFile(passwordFile, password, { mode: 0o600 });
    await mkdir(cluster, { mode: 0o700 });
    for (const file of [work, passwordFile, cluster]) await giveTo(identity, file);
    await runInitdb(identity, binaries, cluster, passwordFile);
    await rename(cluster, folders.cluster).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster; both made it with the same password.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(folders.dataDir);
  } catch (error) {
    throw new EmbeddedError(`PostgreSQL cannot be set up in ${folders.dataDir}: ${messageOf(error)}`);
  } finally {
    await rm(work, { recursive: true, force: true }).catch(() => {});
  }
}

async function runInitdb(
  identity: Identity,
  binaries: Binaries,
  cluster: string,
  passwordFile: string,
): Promise<void> {
  const { code, output } = await runAs(identity, binaries.initdb, [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // Order and case follow PostgreSQL's own tables, the same on every machine; ICU collations stay available.
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  if (code === 0) return;
  throw new Error(complaint(output));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
