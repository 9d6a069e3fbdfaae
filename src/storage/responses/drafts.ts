import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';

/** Records that a model writes a draft for a review; the last one counts. */
async function record(db: Db, reviewId: ReviewId, draft: { model: string; prompt: string }): Promise<void> {
  await sql`
    insert into response_drafts (review_id, model, prompt) values (${reviewId}, ${draft.model}, ${draft.prompt})
    on conflict (review_id) do update
      set model = excluded.model, prompt = excluded.prompt, created_at = now()`.execute(db);
}

/** Whether a model has written a draft for a review. */
async function exists(db: Db, reviewId: ReviewId): Promise<boolean> {
  const { rows } = await sql`select from response_drafts where review_id = ${reviewId}`.execute(db);
  return rows.length > 0;
}

export const draftReaders = { exists };
export const draftWriters = { record };
