import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Whether a sync has stored any review of this source. */
export async function hasReviews(db: Db, source: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('source', '=', source)
    .where('synced', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that the current full sync has read these reviews. */
export async function markSynced(db: Db, source: string, upstreamIds: readonly string[]): Promise<void> {
  if (upstreamIds.length === 0) return;
  await db
    .insertInto('synced_rows')
    .columns(['source', 'upstream_id'])
    .expression(sql`select ${source}::text, unnest(${upstreamIds}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the records of the last full sync before the next one starts. */
export async function clearSynced(db: Db, source: string): Promise<void> {
  await db.deleteFrom('synced_rows').where('source', '=', source).execute();
}

/** Synced reviews that are not withdrawn and that the current full sync has not read; one batch. */
export async function listUnsynced(db: Db, source: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('upstream_id')
    .where('source', '=', source)
    .where('synced', '=', true)
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('synced_rows')
            .select('synced_rows.upstream_id')
            .where('synced_rows.source', '=', source)
            .whereRef('synced_rows.upstream_id', '=', 'reviews.upstream_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.upstream_id);
}
