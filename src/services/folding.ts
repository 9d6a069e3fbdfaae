import { messageOf } from '#domain/errors.ts';
import type { Context } from './context.ts';

const INTERVAL_MS = 1_000;
/** Where a load brings words faster than they are learnt one by one, they are left for its end. */
const MOST_BY_THE_WAY = 5_000;

type Stored = Pick<Context, 'storage'>;

/**
 * Adds what waits in the queue of counters to their cells, and what waits to be searched to the index of words, so that
 * the queues, which every total and every search read, stay short.
 */
export async function foldQueues({ storage }: Stored): Promise<void> {
  await foldAllCounts(storage);
  const { waiting, most } = await storage.read.waitingWords();
  if (waiting > most) await storage.transact((write) => write.remakeSearch());
  while ((await storage.transact((write) => write.foldSearch())) > 0);
}

/** The same while somebody may be loading reviews, who makes ready in the end what comes too fast. */
async function foldMeanwhile({ storage }: Stored): Promise<void> {
  const { waiting } = await storage.read.waitingWords();
  const isLoading = waiting > MOST_BY_THE_WAY && (await storage.isHeld('sync'));
  await (isLoading ? foldAllCounts(storage) : foldQueues({ storage }));
}

async function foldAllCounts(storage: Stored['storage']): Promise<void> {
  while ((await storage.transact((write) => write.foldCounts())) > 0);
}

/**
 * Empties the queues every second. Where that fails, readers count what waits all the same, and the next
 * second tries again.
 *
 * @returns ends it, after what is under way; what takes long is interrupted, and left to the next process that folds
 */
export function startFolding(context: Context): { close(): Promise<void> } {
  const folding = foldEverySecond(context);
  return {
    async close() {
      const ended = folding.end();
      // Where the database is away, so is whoever worked on it.
      await context.storage.transact((write) => write.interruptRemaking()).catch(() => {});
      await ended;
    },
  };
}

/** Does a long work that brings many reviews, and keeps the queues short meanwhile and afterwards. */
export async function whileFolding<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  const folding = foldEverySecond(context);
  try {
    return await work();
  } finally {
    await folding.end();
    await foldQueues(context);
  }
}

function foldEverySecond(context: Context): { end(): Promise<void> } {
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const later = () => {
    timer = setTimeout(() => {
      underWay = foldMeanwhile(context)
        .catch((error) =>
          context.log.warn(
            { reason: messageOf(error) },
            'counters and words wait to be added up; that is tried again',
          ),
        )
        .then(() => (hasEnded ? undefined : later()));
    }, INTERVAL_MS).unref();
  };
  later();
  return {
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
