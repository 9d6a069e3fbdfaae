import { messageOf } from '#domain/errors.ts';
import type { CountDifference } from '#storage/counts/differences.ts';
import type { Context } from './context.ts';

const INTERVAL_MS = 1_000;

/** Adds what waits in the queue of counters to their cells, so that the queue, which every total reads, stays short. */
export async function foldCounts({ storage }: Pick<Context, 'storage'>): Promise<void> {
  while ((await storage.transact((write) => write.foldCounts())) > 0);
}

/**
 * Empties the queue of counters every second. Where that fails, readers count what waits all the same, and the next
 * second tries again.
 *
 * @returns ends it, after what is under way
 */
export function startFolding(context: Context): { close(): Promise<void> } {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const later = () => {
    timer = setTimeout(() => {
      underWay = foldCounts(context)
        .catch((error) =>
          context.log.warn({ reason: messageOf(error) }, 'counters wait to be added up; that is tried again'),
        )
        .then(() => (isClosed ? undefined : later()));
    }, INTERVAL_MS).unref();
  };
  later();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

/** Does a long work that brings many reviews, and keeps the queue of counters short meanwhile and afterwards. */
export async function whileFolding<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  const folding = startFolding(context);
  try {
    return await work();
  } finally {
    await folding.close();
    await foldCounts(context);
  }
}

/**
 * Counts all reviews and compares that with the counters.
 *
 * @returns the first differences; none when all is well
 */
export function countDifferences({ storage }: Context, limit: number): Promise<CountDifference[]> {
  return storage.read.countDifferences(limit);
}

/** Counts all reviews anew. Whoever changes one meanwhile waits. */
export async function recountReviews({ storage }: Context): Promise<void> {
  await storage.transact((write) => write.recountReviews());
}
