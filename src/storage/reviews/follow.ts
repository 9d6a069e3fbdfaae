import { type Kysely, sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Judged, Revision } from '#domain/revision.ts';
import type { Tables } from '../tables.ts';

export interface ApprovedReview {
  id: ReviewId;
  upstreamId: string;
  judged: Judged;
}

/** The approved ones among these reviews of an upstream, locked until the transaction ends. */
export async function approvedAmong(
  db: Kysely<Tables>,
  source: string,
  upstreamIds: readonly string[],
): Promise<ApprovedReview[]> {
  if (upstreamIds.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'upstream_id', 'review_text', 'rating_tenths'])
    .where('source', '=', source)
    .where('upstream_id', '=', sql<string>`any(${upstreamIds})`)
    .where('is_approved', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id as ReviewId,
    upstreamId: row.upstream_id,
    judged: { text: row.review_text, tenths: row.rating_tenths },
  }));
}

/** Takes an approval back because the review changed, and keeps what changed for whoever judges it again. */
export async function markRevised(db: Kysely<Tables>, id: ReviewId, revision: Revision): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ is_approved: false, revision: JSON.stringify(revision), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** A review that has gone at its channel, and whether it was approved until now. */
export interface Withdrawn {
  id: ReviewId;
  wasApproved: boolean;
}

/** Takes these reviews out of everything that is shown or counted; they and their history are kept. */
export async function withdrawReviews(
  db: Kysely<Tables>,
  source: string,
  upstreamIds: readonly string[],
  because: string,
): Promise<Withdrawn[]> {
  if (upstreamIds.length === 0) return [];
  const gone = db
    .selectFrom('reviews')
    .select(['id', 'is_approved'])
    .where('source', '=', source)
    .where('upstream_id', '=', sql<string>`any(${upstreamIds})`)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forUpdate();
  const rows = await db
    .with('gone', () => gone)
    .updateTable('reviews')
    .from('gone')
    .whereRef('reviews.id', '=', 'gone.id')
    .set({
      is_approved: false,
      revision: null,
      withdrawn_at: sql`now()`,
      withdrawn_because: because,
      updated_at: sql`now()`,
    })
    .returning(['reviews.id', 'gone.is_approved as was_approved'])
    .execute();
  return rows.map((row) => ({ id: row.id as ReviewId, wasApproved: row.was_approved }));
}

/** Remembers that a full sync has met these reviews. */
export async function noteSeen(
  db: Kysely<Tables>,
  source: string,
  upstreamIds: readonly string[],
): Promise<void> {
  if (upstreamIds.length === 0) return;
  await db
    .insertInto('sync_seen')
    .columns(['source', 'upstream_id'])
    .expression(sql`select ${source}::text, unnest(${upstreamIds}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what the last full sync has met, before the next one begins. */
export async function forgetSeen(db: Kysely<Tables>, source: string): Promise<void> {
  await db.deleteFrom('sync_seen').where('source', '=', source).execute();
}

/** Reviews that we show and a full sync has not met, a batch at a time. */
export async function unseenReviews(db: Kysely<Tables>, source: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('upstream_id')
    .where('source', '=', source)
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sync_seen')
            .select('sync_seen.upstream_id')
            .where('sync_seen.source', '=', source)
            .whereRef('sync_seen.upstream_id', '=', 'reviews.upstream_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.upstream_id);
}
