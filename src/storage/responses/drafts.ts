import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';

/** Records that a model writes a draft for a review; the last one counts. */
async function record(db: Db, reviewId: ReviewId, draft: { model: string; prompt: string }): Promise<void> {
  const values = { ...draft, created_at: sql<Date>`now()` };
  await db
    .insertInto('response_drafts')
    .values({ review_id: reviewId, ...values })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(values))
    .execute();
}

/** Whether a model has written a draft for a review. */
async function exists(db: Db, reviewId: ReviewId): Promise<boolean> {
  const row = await db
    .selectFrom('response_drafts')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return row !== undefined;
}

export const draftReaders = { exists };
export const draftWriters = { record };
