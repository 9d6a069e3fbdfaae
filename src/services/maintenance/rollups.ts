import { messageOf } from '#domain/errors.ts';
import type { CountDifference } from '#storage/counts/differences.ts';
import type { Analyser, Logs, Stored } from '../context.ts';
import { addTopics } from '../insights/review-topics.ts';
import { type Repetition, repeat } from '../repeat.ts';

/** The queues are vacuumed after this many rows were deleted. */
const VACUUM_AFTER = 5_000;
/** Totals and searches are correct without the run that failed. */
const FAILED = 'counters, the search index or topics were not updated; will retry';

/**
 * Adds the deltas of counters to their rollups, new texts to the search index, and analyses to reviews, until the queues
 * are empty.
 *
 * @returns how many deltas were added
 */
export async function rollUp(context: Stored & Logs & Analyser, signal?: AbortSignal): Promise<number> {
  let added = 0;
  // Totals and searches must not wait until all texts are analysed.
  do {
    added += await addDeltas(context, signal);
  } while (!signal?.aborted && (await addTopics(context)) > 0);
  return added;
}

/** Adds the deltas of counters to their rollups, and new texts to the search index. */
async function addDeltas({ storage }: Stored, signal?: AbortSignal): Promise<number> {
  let added = 0;
  while (!signal?.aborted) {
    const count = await storage.transact((tx) => tx.counts.rollUp());
    if (count === 0) break;
    added += count;
  }
  while (!signal?.aborted && (await storage.transact((tx) => tx.searchIndex.update())) > 0);
  return added;
}

/** Rolls up every second. `close` ends it after the batch that runs. */
export function startRollups(context: Stored & Logs & Analyser): Repetition {
  // An earlier process may have left deleted rows behind.
  let deleted = VACUUM_AFTER;

  async function run(signal: AbortSignal): Promise<void> {
    deleted += await rollUp(context, signal);
    if (deleted < VACUUM_AFTER || signal.aborted) return;
    await context.storage.vacuumQueues();
    deleted = 0;
  }
  return repeat(context, run, FAILED);
}

/**
 * Runs work that stores many reviews, rolling up meanwhile and at its end. It does not wait until all texts are analysed:
 * the server continues with them.
 */
export async function withRollups<Result>(
  context: Stored & Logs & Analyser,
  work: () => Promise<Result>,
): Promise<Result> {
  const rollups = startRollups(context);
  const result = await work().finally(rollups.close);
  await addDeltas(context)
    .then(() => context.storage.vacuumQueues())
    .catch((error: unknown) => context.log.warn({ reason: messageOf(error) }, FAILED));
  return result;
}

/**
 * Counts all reviews and compares that with the counters.
 *
 * @returns the first differences; empty when all counters are correct
 */
export function countDifferences({ storage }: Stored, limit: number): Promise<CountDifference[]> {
  return storage.transactLong((tx) => tx.counts.differences(limit));
}

/** Counts all reviews again. Changes wait until it ends. */
export async function recountReviews({ storage }: Stored): Promise<void> {
  await storage.transactLong((tx) => tx.counts.rebuild());
}
