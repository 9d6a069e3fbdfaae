import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** So many texts are indexed in one transaction: a fraction of a second. */
const BATCH_SIZE = 2_000;

/**
 * Adds texts that are new or changed to the trigram index. Searches find those before, too, only more slowly.
 *
 * @returns how many; 0 where none is left
 */
export async function indexSearchTexts(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    update review_search set is_indexed = true where review_id in (
      select review_id from review_search where not is_indexed limit ${BATCH_SIZE} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
