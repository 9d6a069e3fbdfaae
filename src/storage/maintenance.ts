import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Takes a fraction of a second. */
const BATCH_SIZE = 2_000;

/**
 * Adds deltas of counters to their rollups, in one process at a time; readers add both.
 *
 * @returns how many deltas, up to 200,000; 0 also while another process does it
 */
export async function rollUpCounts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select roll_up_review_counts() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Frees the space of rows that were deleted from queues, which every total would otherwise have to skip; autovacuum does so
 * only once a minute. It cannot run in a transaction, and skips a table that is in use.
 */
export async function vacuumQueues(db: Db): Promise<void> {
  await sql`vacuum (skip_locked) review_count_deltas, analysis_queue`.execute(db);
}

/**
 * Adds new and changed texts to the trigram index. Until then searches find them without the index, more slowly.
 *
 * @returns how many texts; 0 when none are left
 */
export async function indexSearchTexts(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update review_search set is_indexed = true where review_id = any(array(
      select review_id from review_search where not is_indexed limit ${BATCH_SIZE} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
