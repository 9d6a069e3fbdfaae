import type { CountDifference } from '#storage/counts/differences.ts';
import type { Stored } from '../context.ts';

/**
 * Counts all reviews and compares that with the counters.
 *
 * @returns the first differences; empty when all counters are correct
 */
export function countDifferences({ storage }: Stored, limit: number): Promise<CountDifference[]> {
  return storage.transact((tx) => tx.counts.differences(limit));
}

/** Counts all reviews again. Changes wait until it ends. */
export async function recountReviews({ storage }: Stored): Promise<void> {
  await storage.transact((tx) => tx.counts.rebuild());
}
