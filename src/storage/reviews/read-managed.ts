import type { Kysely } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { AnswerableReview, ReplyState } from '#domain/reply.ts';
import type { Tables } from '../tables.ts';
import { COLUMNS, joined, type ReviewRow, toReview } from './read.ts';

/** What managers alone are told of a review: where it came from, and the response that was written here. */
export const MANAGED_COLUMNS = [
  ...COLUMNS,
  'reviews.source',
  'reviews.withdrawn_at',
  'replies.state as reply_state',
  'replies.text as reply_text',
  'replies.words as reply_words',
] as const;

export interface ManagedRow extends ReviewRow {
  source: string;
  withdrawn_at: Date | null;
  reply_state: ReplyState | null;
  reply_text: string | null;
  reply_words: string | null;
}

export async function managedReviewById(db: Kysely<Tables>, id: ReviewId): Promise<AnswerableReview | null> {
  const row = await joined(db)
    .leftJoin('replies', 'replies.review_id', 'reviews.id')
    .select(MANAGED_COLUMNS)
    .where('reviews.id', '=', id)
    .executeTakeFirst();
  return row ? toAnswerable(row) : null;
}

export function toAnswerable(row: ManagedRow): AnswerableReview {
  const { reply_state: state, reply_text: text, reply_words: words } = row;
  return {
    ...toReview(row),
    source: row.source,
    isWithdrawn: row.withdrawn_at !== null,
    reply: state === null || text === null ? null : { state, text, words },
  };
}
