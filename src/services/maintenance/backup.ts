import { systemActor } from '#domain/accounts/actor.ts';
import { AppError, messageOf, problemOf, storedProblem } from '#domain/errors.ts';
import { type BackupKind, type BackupStatus, backupStatus, isBackupDue } from '#domain/maintenance/backup.ts';
import type { RowCounts } from '#storage/backup/format.ts';
import type { Restored } from '#storage/backup/restore.ts';
import { updateDemoUser } from '../accounts/users.ts';
import type { Analyser, Backups, Clock, Logs, SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { lastMonth } from '../reports/schedules.ts';
import { withRollups } from './rollups.ts';

/**
 * Streams a backup of all stored data as of one point in time: reviews, decisions, accounts, settings; without sessions.
 *
 * @param onComplete called at the end with the number of rows per table
 */
export function backUp(
  { storage, version }: Backups,
  onComplete: (rows: RowCounts) => void,
): AsyncIterable<Buffer> {
  return storage.backUp(version, onComplete);
}

export interface BackupOptions {
  kind?: BackupKind;
  /** How many backups of this kind may be in the folder of backups afterwards; unlimited by default. */
  keep?: number | undefined;
  /** Stops it, and leaves no file. */
  signal?: AbortSignal;
}

/**
 * Writes a backup to a new file and records the result, which managers see.
 *
 * @param file its path; null for a file in the folder of backups, named after the time
 * @throws {AppError} conflict, if the file exists; unavailable, if it cannot be written
 */
export async function backUpToFile(
  context: Clock & Backups,
  file: string | null,
  { kind = 'manual', keep, signal }: BackupOptions = {},
) {
  const { backupFiles, storage, now } = context;
  let rows: RowCounts = {};
  const text = backUp(context, (counts) => {
    rows = counts;
  });
  try {
    const target = file ?? (await backupFiles.newFile(kind, now()));
    const bytes = await backupFiles.write(target, text, signal);
    await storage.transact((tx) => tx.lastBackups.set({ bytes }));
    if (kind === 'manual') await recordMade(context, target);
    const deleted = keep === undefined ? 0 : await backupFiles.deleteOldest(kind, keep, now());
    return { file: target, bytes, rows, deleted };
  } catch (error) {
    if (signal?.aborted) throw new AppError('backup-stopped');
    await recordFailure(context, storedProblem(problemOf(error)));
    throw error;
  }
}

/** Records a backup by a command, because it contains all data, as an export does. */
export function recordMade(context: Stored & Logs, target?: string): Promise<void> {
  return recordEvent(context, systemActor, { kind: 'backup.made', ...(target && { target }) });
}

/** A full disk or an unavailable database may also prevent the record; then the last success becomes too old. */
async function recordFailure({ storage, log }: Stored & Logs, error: string): Promise<void> {
  await storage
    .transact((tx) => tx.lastBackups.set({ error }))
    .catch((failure: unknown) =>
      log.warn({ reason: messageOf(failure) }, 'the failure of a backup could not be recorded'),
    );
}

/** Makes the daily backup if it is due, and deletes the oldest ones. Called by the scheduler. */
export async function backUpIfDue(context: Clock & Backups, signal: AbortSignal): Promise<void> {
  const { storage, dailyBackups, now, log } = context;
  if (dailyBackups === 0 || !isBackupDue(await storage.lastBackups.get(), now())) return;
  try {
    const options = { kind: 'daily', keep: dailyBackups, signal } as const;
    const { file, bytes, deleted } = await backUpToFile(context, null, options);
    log.info({ file, bytes, deleted }, 'backup succeeded');
  } catch (error) {
    if (!signal.aborted) log.error({ reason: messageOf(error) }, 'backup failed');
  }
}

/** The state of backups for managers; null where none are made. */
export async function readBackupStatus({
  storage,
  dailyBackups,
  now,
}: Clock & Backups): Promise<(BackupStatus & { kept: number }) | null> {
  const last = await storage.lastBackups.get();
  if (dailyBackups === 0 && !last.succeeded && !last.failed) return null;
  return { ...backupStatus(last, dailyBackups > 0, now()), kept: dailyBackups };
}

/**
 * Replaces all stored data with a backup, completely or not at all. Every user is signed out.
 *
 * @param read reads the content of the backup; called twice, because it is checked before anything is locked
 * @param isMove true if nothing has happened since the backup; otherwise what waited then counts as sent
 * @param isDemo true if the demo is on; otherwise the demo data in the backup is removed
 * @throws {AppError} invalid, if it is not a complete backup of this or an older version
 * @throws {AppError} conflict, if there is more than demo data and `isReplacing` is not set, or while a sync or import runs
 */
export async function restore(
  context: SignIns & Analyser & Clock,
  read: () => AsyncIterable<Buffer>,
  { isReplacing, isDemo, isMove = false }: { isReplacing: boolean; isDemo: boolean; isMove?: boolean },
): Promise<Restored> {
  const { storage } = context;
  await storage.checkBackup(read());
  const reportedMonth = isMove ? null : lastMonth(context);
  const done = await storage.exclusively('sync', () =>
    withRollups(context, async () => {
      const restored = await storage.restore(read(), { isReplacing, reportedMonth });
      if (!isDemo) {
        await updateDemoUser(context, null);
        await storage.deleteDemoData();
      }
      return restored;
    }),
  );
  if (!done) throw new AppError('restore-busy');
  const { at: madeAt } = done.result;
  await recordEvent(context, systemActor, { kind: 'backup.restored', data: { madeAt } });
  return done.result;
}
