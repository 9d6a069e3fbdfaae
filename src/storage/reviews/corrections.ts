import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { TopicCorrection } from '#domain/insights/topics.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import type { Db } from '../tables.ts';
import type { TextOfReview } from './analysis.ts';

/** What people have said about the topics of these reviews. */
async function topicCorrections(db: Db, ids: readonly ReviewId[]): Promise<Map<ReviewId, TopicCorrection[]>> {
  const { rows } = await sql<TopicCorrection & { review_id: ReviewId }>`
    select review_id, topic, polarity from topic_corrections
    where review_id = any(${ids}) order by topic`.execute(db);
  return Map.groupBy(rows, ({ review_id }) => review_id);
}

async function setTopicCorrection(
  db: Db,
  id: ReviewId,
  { topic, polarity }: TopicCorrection,
  username: string,
): Promise<void> {
  await sql`
    insert into topic_corrections (review_id, topic, polarity, corrected_by)
    values (${id}, ${topic}, ${polarity}, ${username})
    on conflict (review_id, topic) do update
      set polarity = excluded.polarity, corrected_by = excluded.corrected_by,
      corrected_at = now()`.execute(db);
}

async function deleteTopicCorrection(db: Db, id: ReviewId, topic: TopicCorrection['topic']): Promise<void> {
  await sql`delete from topic_corrections where review_id = ${id} and topic = ${topic}`.execute(db);
}

/** The calculated sentiment of a review whose sentiment a person has corrected; null for other reviews. */
async function calculatedSentiment(db: Db, id: ReviewId): Promise<Sentiment | null> {
  const { rows } = await sql<{ calculated: Sentiment | null }>`
    select calculated_sentiment as calculated from reviews where id = ${id}`.execute(db);
  return rows[0]?.calculated ?? null;
}

/** @param sentiment null for the calculated one */
async function correctSentiment(db: Db, id: ReviewId, sentiment: Sentiment | null): Promise<void> {
  await sql`
    update reviews set sentiment = coalesce(${sentiment}, calculated_sentiment, sentiment),
      calculated_sentiment = case when ${sentiment !== null} then coalesce(calculated_sentiment, sentiment) end
    where id = ${id}`.execute(db);
}

/** The text of a review, for another analysis. An analysis in the background waits for the transaction, and comes after it. */
async function queueAnalysis(db: Db, id: ReviewId): Promise<TextOfReview | null> {
  await sql`insert into analysis_queue select id from reviews where id = ${id} and has_text
    on conflict (review_id) do update set review_id = excluded.review_id`.execute(db);
  const { rows } = await sql<TextOfReview>`
    select id, review_text as text, language from reviews where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export const correctionReaders = { topicCorrections, calculatedSentiment };
export const correctionWriters = {
  setTopicCorrection,
  deleteTopicCorrection,
  correctSentiment,
  queueAnalysis,
};
