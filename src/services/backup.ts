import { AppError } from '#domain/errors.ts';
import type { RowCounts } from '#storage/backup/format.ts';
import type { Restored } from '#storage/backup/restore.ts';
import type { Context } from './context.ts';
import { whileFolding } from './folding.ts';
import { updateDemoUser } from './users.ts';

/**
 * Everything that is kept, as it was at one moment: reviews, decisions, accounts, settings. Not who is signed in.
 *
 * @param told called in the end with how many rows of each table it has
 */
export function backUp({ storage }: Context, told: (rows: RowCounts) => void): AsyncIterable<Buffer> {
  return storage.backUp(told);
}

/**
 * Puts a backup in the place of everything that is here, all of it or nothing. Everybody is signed out.
 *
 * @param isDemo whether the demo is on; where it is not, nothing of one comes in
 * @throws invalid for what is no whole backup of this version
 * @throws conflict when there is more here than a demo and `isReplacing` is not set, or while a sync or an import runs
 */
export async function restore(
  context: Context,
  parts: AsyncIterable<Buffer>,
  { isReplacing, isDemo }: { isReplacing: boolean; isDemo: boolean },
): Promise<Restored> {
  const { storage } = context;
  const done = await storage.exclusively('sync', () =>
    whileFolding(context, async () => {
      const restored = await storage.restore(parts, isReplacing);
      if (!isDemo) {
        await updateDemoUser(context, null);
        await storage.transact((tx) => tx.demoData.delete());
      }
      return restored;
    }),
  );
  if (!done) throw new AppError('conflict', 'A sync or an import runs; try again when it has ended.');
  return done.answer;
}
