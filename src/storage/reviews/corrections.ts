import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { TopicCorrection } from '#domain/insights/topics.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import type { Db } from '../tables.ts';
import type { TextOfReview } from './analysis.ts';

/** What people have said about the topics of these reviews. */
async function topicCorrections(db: Db, ids: readonly ReviewId[]): Promise<Map<ReviewId, TopicCorrection[]>> {
  const rows = await db
    .selectFrom('topic_corrections')
    .select(['review_id', 'topic', 'polarity'])
    .where('review_id', '=', sql<ReviewId>`any(${ids})`)
    .orderBy('topic')
    .execute();
  return Map.groupBy(rows, ({ review_id }) => review_id);
}

async function setTopicCorrection(
  db: Db,
  id: ReviewId,
  { topic, polarity }: TopicCorrection,
  username: string,
): Promise<void> {
  await db
    .insertInto('topic_corrections')
    .values({ review_id: id, topic, polarity, corrected_by: username })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'topic'])
        .doUpdateSet({ polarity, corrected_by: username, corrected_at: sql<Date>`now()` }),
    )
    .execute();
}

async function deleteTopicCorrection(db: Db, id: ReviewId, topic: TopicCorrection['topic']): Promise<void> {
  await db.deleteFrom('topic_corrections').where('review_id', '=', id).where('topic', '=', topic).execute();
}

/** The calculated sentiment of a review whose sentiment a person has corrected; null for other reviews. */
async function calculatedSentiment(db: Db, id: ReviewId): Promise<Sentiment | null> {
  const row = await db
    .selectFrom('reviews')
    .select('calculated_sentiment')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.calculated_sentiment ?? null;
}

/** @param sentiment null for the calculated one */
async function correctSentiment(db: Db, id: ReviewId, sentiment: Sentiment | null): Promise<void> {
  const calculated = sql<Sentiment>`coalesce(calculated_sentiment, sentiment)`;
  await db
    .updateTable('reviews')
    .set(
      sentiment === null
        ? { sentiment: calculated, calculated_sentiment: null }
        : { sentiment, calculated_sentiment: calculated },
    )
    .where('id', '=', id)
    .execute();
}

/** The text of a review, for another analysis. An analysis in the background waits for the transaction, and comes after it. */
async function queueAnalysis(db: Db, id: ReviewId): Promise<TextOfReview | null> {
  await sql`insert into analysis_queue select id from reviews where id = ${id} and has_text
    on conflict (review_id) do update set review_id = excluded.review_id`.execute(db);
  const row = await db
    .selectFrom('reviews')
    .select(['review_text as text', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id, ...row } : null;
}

export const correctionReaders = { topicCorrections, calculatedSentiment };
export const correctionWriters = {
  setTopicCorrection,
  deleteTopicCorrection,
  correctSentiment,
  queueAnalysis,
};
