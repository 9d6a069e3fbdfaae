import { systemActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { RowCounts } from '#storage/backup/format.ts';
import type { Restored } from '#storage/backup/restore.ts';
import type { Context } from './context.ts';
import { withRollups } from './rollups.ts';
import { recordSecurityEvent } from './security-events.ts';
import { updateDemoUser } from './users.ts';

/**
 * Streams a backup of all stored data as of one point in time: reviews, decisions, accounts, settings; without sessions.
 *
 * @param onComplete called at the end with the number of rows per table
 */
export function backUp(
  { storage, version }: Context,
  onComplete: (rows: RowCounts) => void,
): AsyncIterable<Buffer> {
  return storage.backUp(version, onComplete);
}

/**
 * Replaces all stored data with a backup, completely or not at all. Every user is signed out.
 *
 * @param read reads the content of the backup; called twice, because it is checked before anything is locked
 * @param isDemo true if the demo is on; otherwise the demo data in the backup is removed
 * @throws {AppError} invalid, if it is not a complete backup of this or an older version
 * @throws {AppError} conflict, if there is more than demo data and `isReplacing` is not set, or while a sync or import runs
 */
export async function restore(
  context: Context,
  read: () => AsyncIterable<Buffer>,
  { isReplacing, isDemo }: { isReplacing: boolean; isDemo: boolean },
): Promise<Restored> {
  const { storage } = context;
  await storage.checkBackup(read());
  const done = await storage.exclusively('sync', () =>
    withRollups(context, async () => {
      const restored = await storage.restore(read(), isReplacing);
      if (!isDemo) {
        await updateDemoUser(context, null);
        await storage.transact((tx) => tx.demoData.delete());
      }
      return restored;
    }),
  );
  if (!done) throw new AppError('conflict', 'A sync or an import runs; try again when it has ended.');
  const { at: madeAt } = done.answer;
  await recordSecurityEvent(context, systemActor, { action: 'backup.restored', detail: { madeAt } });
  return done.answer;
}
