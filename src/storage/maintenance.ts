import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Takes a fraction of a second. */
const BATCH_SIZE = 2_000;

/**
 * Adds deltas of counters to their rollups. One process at a time does so; readers add up both.
 *
 * @returns how many deltas, up to 200,000; 0 also while another process does it
 */
export async function rollUpCounts(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select roll_up_review_counts() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Frees the space of rows that were deleted from queues, which every total and notification would otherwise have to skip;
 * PostgreSQL itself does so only once a minute. Not in a transaction. A table that is in use is left out.
 */
export async function vacuumQueues(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (skip_locked) review_count_deltas, changes`.execute(db);
}

/**
 * Adds new and changed texts to the trigram index. Searches find other texts too, but more slowly.
 *
 * @returns how many; 0 when none are left
 */
export async function indexSearchTexts(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    update review_search set is_indexed = true where review_id in (
      select review_id from review_search where not is_indexed limit ${BATCH_SIZE} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
