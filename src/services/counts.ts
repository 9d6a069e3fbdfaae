import { messageOf } from '#domain/errors.ts';
import type { CountDifference } from '#storage/counts/differences.ts';
import type { Context } from './context.ts';

const INTERVAL_MS = 1_000;

/**
 * Adds what waits in the queue of counters to their cells, and what waits to be searched to the index of words, so that
 * the queues, which every total and every search read, stay short.
 */
export async function foldQueues({ storage }: Pick<Context, 'storage'>): Promise<void> {
  while ((await storage.transact((write) => write.foldCounts())) > 0);
  while ((await storage.transact((write) => write.foldSearch())) > 0);
}

/**
 * Empties the queues every second. Where that fails, readers count what waits all the same, and the next
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
      underWay = foldQueues(context)
        .catch((error) =>
          context.log.warn(
            { reason: messageOf(error) },
            'counters and words wait to be added up; that is tried again',
          ),
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

/** Does a long work that brings many reviews, and keeps the queues short meanwhile and afterwards. */
export async function whileFolding<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  const folding = startFolding(context);
  try {
    return await work();
  } finally {
    await folding.close();
    await foldQueues(context);
  }
}

/**
 * Counts all reviews and compares that with the counters.
 *
 * @returns the first differences; none when all is well
 */
export function countDifferences({ storage }: Context, limit: number): Promise<CountDifference[]> {
  return storage.transact((write) => write.countDifferences(limit));
}

/** Counts all reviews anew. Whoever changes one meanwhile waits. */
export async function recountReviews({ storage }: Context): Promise<void> {
  await storage.transact((write) => write.recountReviews());
}
