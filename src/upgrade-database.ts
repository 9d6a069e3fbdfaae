import { AppError } from '#domain/errors.ts';
import type { Log } from '#services/context.ts';
import { restore } from '#services/maintenance/backup.ts';
import { backUp } from '#storage/backup/back-up.ts';
import { openBackupFiles } from '#storage/backup/files.ts';
import type { RowCounts } from '#storage/backup/format.ts';
import { openDatabase } from '#storage/database/database.ts';
import {
  createUpgradeDir,
  findOutdatedCluster,
  type OutdatedCluster,
  removeUpgradeDir,
  requirePrograms,
  swapClusters,
} from '#storage/embedded/upgrade.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { backupFolder, openApp } from './app.ts';
import type { Config } from './config.ts';

export interface UpgradeOptions {
  /** The folder of the programs of the version that made the data; null to look for them. */
  oldPrograms: string | null;
  log: Log;
  /** Receives a line before each step. */
  onStep: (step: string) => void;
}

export interface Upgraded {
  /** The major version that made the data, and the one that has it now. */
  from: number;
  to: number;
  rows: RowCounts;
  /** The backup that was made before; it stays. */
  backup: string;
}

const NO_UPSTREAMS = { hostaway: null, google: null, isHostawaySimulated: false };

/**
 * Carries the data of the embedded PostgreSQL over to a new major version: a backup with the old programs, a new
 * cluster, and a restore. The old cluster runs until the restore has succeeded, so that no product can start on it, and
 * is deleted after the new one has started in its place.
 *
 * @returns null when the data has the right version
 * @throws {AppError} with one line; then the old cluster is unchanged
 */
export async function upgradeDatabase(
  config: Config,
  { oldPrograms, log, onStep }: UpgradeOptions,
): Promise<Upgraded | null> {
  const { dataDir, postgresBin, databaseUrl } = config;
  if (databaseUrl !== null) throw new AppError('database-of-others');
  const outdated = await findOutdatedCluster(dataDir, postgresBin, oldPrograms);
  if (!outdated) return null;
  await requirePrograms(outdated.oldPrograms, outdated.from);
  const { folder, from, to } = outdated;
  const result = await carryOver(config, outdated, log, onStep);
  await swapClusters(folder);
  await removeUpgradeDir(folder, postgresBin);
  // A start that succeeds deletes the old cluster.
  await (await openEmbedded({ dataDir, postgresBin })).close();
  return { from, to, ...result };
}

/** Fills a new cluster in a folder of its own, which is removed again if that fails. */
async function carryOver(
  config: Config,
  { folder, from, to, oldPrograms }: OutdatedCluster,
  log: Log,
  onStep: UpgradeOptions['onStep'],
): Promise<Pick<Upgraded, 'rows' | 'backup'>> {
  const { dataDir, postgresBin, version } = config;
  await using opened = new AsyncDisposableStack();
  const old = await openEmbedded({ dataDir, postgresBin: oldPrograms });
  opened.defer(old.close);
  const database = openDatabase(old.ownerConnection, () => {}, { isAvailable: old.isAvailable });
  opened.defer(database.close);
  const files = openBackupFiles(backupFolder(config));
  const backup = await files.newFile('upgrade', new Date());
  onStep(`Backing up PostgreSQL ${from} to ${backup}`);
  await files.write(
    backup,
    backUp(database.direct, version, () => {}),
  );

  onStep(`Restoring into PostgreSQL ${to}`);
  const upgradeDir = await createUpgradeDir(folder, postgresBin);
  const removing = new AsyncDisposableStack();
  removing.defer(() => removeUpgradeDir(folder, postgresBin));
  opened.use(removing);
  const app = await openApp({ ...config, dataDir: upgradeDir }, { log, upstreams: NO_UPSTREAMS });
  removing.defer(app.close);
  const options = { isReplacing: true, isDemo: true, isMove: true };
  const { rows } = await restore(app.context, () => files.read(backup), options);
  await app.close();
  removing.move();
  return { rows, backup };
}
