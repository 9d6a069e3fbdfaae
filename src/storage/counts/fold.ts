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
