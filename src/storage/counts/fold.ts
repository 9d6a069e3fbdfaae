import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Adds what waits in the queue of counters to their cells. One process at a time does so; others need not, for readers
 * count what waits as well.
 *
 * @returns how much that was, up to 200,000; 0 also while another process does it
 */
export async function foldCounts(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_review_counts() as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}

/**
 * Gives back the room of what was taken from queues, which every total, search and announcement walks through. PostgreSQL
 * does so by itself only once a minute. Not within a transaction; a table that somebody else works on is left out.
 */
export async function sweepQueues(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (skip_locked) review_count_deltas, review_search_queue, changes`.execute(db);
}
