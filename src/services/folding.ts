import { messageOf } from '#domain/errors.ts';
import type { Context } from './context.ts';

const INTERVAL_MS = 1_000;
const INTERRUPT_AGAIN_MS = 200;
/** Where a load brings words faster than they are learnt one by one, they are left for its end. */
const MOST_BY_THE_WAY = 5_000;
/** What was taken from a queue still lies in every reader's way, and after so many it is swept. */
const MOST_IN_THE_WAY = 5_000;

type Stored = Pick<Context, 'storage'>;

/**
 * Adds what waits in the queue of counters to their cells, and what waits to be searched to the index of words, so that
 * the queues, which every total and every search read, stay short.
 *
 * @param isOver whether the rest is left to whoever folds next
 * @returns how much was taken from the queue of counters
 */
export async function foldQueues({ storage }: Stored, isOver = () => false): Promise<number> {
  const taken = await foldAllCounts(storage, isOver);
  const { waiting, most } = await storage.searchIndex.pending();
  if (waiting > most && !isOver()) await storage.transact((tx) => tx.searchIndex.rebuild());
  while (!isOver() && (await storage.transact((tx) => tx.searchIndex.update())) > 0);
  return taken;
}

/** The same while somebody may be loading reviews, who makes ready in the end what comes too fast. */
async function foldMeanwhile({ storage }: Stored, isOver: () => boolean): Promise<number> {
  const { waiting } = await storage.searchIndex.pending();
  const isLoading = waiting > MOST_BY_THE_WAY && (await storage.isHeld('sync'));
  return isLoading ? foldAllCounts(storage, isOver) : foldQueues({ storage }, isOver);
}

async function foldAllCounts(storage: Stored['storage'], isOver: () => boolean): Promise<number> {
  let taken = 0;
  while (!isOver()) {
    const step = await storage.transact((tx) => tx.counts.rollUp());
    if (step === 0) break;
    taken += step;
  }
  return taken;
}

/** Readers count what waits all the same, and the next second, or the next process, tries again. */
function noteFailure({ log }: Context, error: unknown): void {
  log.warn({ reason: messageOf(error) }, 'counters and words wait to be added up; that is tried again');
}

/**
 * Empties the queues every second.
 *
 * @returns ends it, after the step that is under way; one that takes long is interrupted
 */
export function startFolding(context: Context): { close(): Promise<void> } {
  const folding = foldEverySecond(context);
  return {
    async close() {
      let isOver = false;
      const ended = folding.end().finally(() => {
        isOver = true;
      });
      while (!isOver) {
        // Where the database is away, so is whoever worked on it.
        await context.storage.transact((tx) => tx.searchIndex.cancelRebuild()).catch(() => {});
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, INTERRUPT_AGAIN_MS))]);
      }
    },
  };
}

/**
 * Does a long work that brings many reviews, and keeps the queues short meanwhile and afterwards. Where it fails, what waits
 * is left to whoever folds next.
 */
export async function whileFolding<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  const folding = foldEverySecond(context);
  const answer = await work().finally(folding.end);
  // It is no part of the work, which is done.
  await foldQueues(context)
    .then(() => context.storage.sweepQueues())
    .catch((error) => noteFailure(context, error));
  return answer;
}

function foldEverySecond(context: Context): { end(): Promise<void> } {
  let hasEnded = false;
  let underWay = Promise.resolve();
  // Whoever did this before may have left it behind.
  let inTheWay = MOST_IN_THE_WAY;
  let timer = later();
  async function step(): Promise<void> {
    inTheWay += await foldMeanwhile(context, () => hasEnded);
    if (inTheWay < MOST_IN_THE_WAY || hasEnded) return;
    await context.storage.sweepQueues();
    inTheWay = 0;
  }
  function later(): NodeJS.Timeout {
    return setTimeout(() => {
      underWay = step()
        .catch((error) => noteFailure(context, error))
        .then(() => {
          if (!hasEnded) timer = later();
        });
    }, INTERVAL_MS).unref();
  }
  return {
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
