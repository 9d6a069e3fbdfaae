import { AppError } from '#domain/errors.ts';
import { addCounts, type SyncCounts } from '#domain/sync.ts';
import type { Storage, Transaction } from '#storage/storage.ts';
import type { SyncProgress } from '#storage/syncs.ts';
import { both } from './both.ts';

export type OnProgress = (counts: SyncCounts, expected: number | null) => void;

/** What a step stores, in a transaction, and what it counted on top of the steps before. */
type Step = (tx: Transaction) => Promise<Partial<SyncProgress> & Pick<SyncProgress, 'counts'>>;

/** The steps of a sync, each kept in one transaction with the progress up to it. */
export interface SyncSteps {
  /**
   * Hands in the next step. Two are under way at once, for PostgreSQL stores on several cores, but each is kept after the
   * one before, and where that fails it is undone.
   *
   * @param isAlone whether it may touch a row that the step before touches, and so waits until that has ended
   * @returns when it has begun and the one after it may be handed in
   * @throws what an earlier step failed with
   */
  add(step: Step, isAlone: boolean): Promise<void>;
  /** The progress once all that were handed in have ended; throws what the first of them failed with. */
  ended(): Promise<SyncProgress>;
}

/** Keeps the steps of this run. */
export function keepSteps(
  storage: Pick<Storage, 'transact'>,
  run: number,
  start: SyncProgress,
  onProgress: OnProgress,
): SyncSteps {
  let last = Promise.resolve(start);
  let lastButOne = last;
  let kept = last;
  let number = 0;

  /** @param begun called when it has begun @param done called as soon as it is kept, before anybody hears of it */
  function keep(
    step: Step,
    mine: number,
    before: Promise<SyncProgress>,
    begun: () => void,
    done: (progress: SyncProgress) => void,
  ): Promise<SyncProgress> {
    return storage.transact(
      async (tx) => {
        await tx.syncs.beginStep(run, mine);
        begun();
        const { counts, ...rest } = await step(tx);
        // In PostgreSQL, which so notices when the one before waits, by way of somebody else, for this one.
        await tx.syncs.awaitStep(run, mine - 1);
        const earlier = await before;
        const after = { ...earlier, ...rest, counts: addCounts(earlier.counts, counts) };
        if (!(await tx.syncs.updateProgress(run, after))) throw takenOver();
        return after;
      },
      (progress) => {
        onProgress(progress.counts, progress.expected);
        done(progress);
      },
    );
  }

  return {
    async add(step, isAlone) {
      await (isAlone ? last : lastButOne);
      number += 1;
      const begun = Promise.withResolvers<void>();
      const mine = Promise.withResolvers<SyncProgress>();
      const keeping = keep(step, number, kept, begun.resolve, mine.resolve).finally(begun.resolve);
      keeping.catch(mine.reject);
      kept = mine.promise;
      lastButOne = last;
      last = both(keeping, last);
      // They are awaited above or below; until then nobody must take them for forgotten.
      kept.catch(() => {});
      last.catch(() => {});
      await begun.promise;
    },
    ended: () => last,
  };
}

/** Our lock is lost, with the connection that held it, and another sync has begun. */
function takenOver(): AppError {
  return new AppError('conflict', 'Another sync has taken over.');
}
