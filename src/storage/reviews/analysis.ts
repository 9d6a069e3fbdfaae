import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { TopicMention } from '#domain/insights/topics.ts';
import type { RatingTenths } from '#domain/reviews/rating.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { countOf } from '../database/rows.ts';
import { recordListings } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

/** A text to analyse. */
export interface TextOfReview {
  id: ReviewId;
  text: string;
  /** ISO 639-1, or `und`; null if not known yet. */
  language: string | null;
}

export interface QueuedText extends TextOfReview {
  tenths: RatingTenths | null;
  /** As calculated, without a person's correction. */
  sentiment: Sentiment;
}

/**
 * Removes texts from the analysis queue. Call it in the transaction that stores their topics.
 *
 * Their reviews stay locked as much as storing topics needs: who changes a text waits for its analysis, so an analysis that waited
 * for the change would be a deadlock.
 *
 * The ids are an array here and in other queues: PostgreSQL may run the query of `in (select ...)` again for every row, and each
 * run would lock, and so take, more rows.
 */
async function takeQueuedTexts(db: Db, limit: number): Promise<QueuedText[]> {
  const { rows: taken } = await sql<{ id: ReviewId }>`
    delete from analysis_queue where review_id = any(array(
      select review_id from analysis_queue join reviews on reviews.id = review_id
      where failed_at is null limit ${sql.lit(limit)}
      for update of analysis_queue skip locked for key share of reviews skip locked
    )) returning review_id as id`.execute(db);
  if (taken.length === 0) return [];
  // By a statement of its own: a text that was changed until it was taken is not queued again.
  const { rows } = await sql<QueuedText>`
    select id, review_text as text, language, rating_tenths as tenths,
      coalesce(calculated_sentiment, sentiment) as sentiment
    from reviews where id = any(${taken.map(({ id }) => id)})`.execute(db);
  return rows;
}

/** The language of a review's text, and the sentiment that follows from text and rating. */
export interface Tone {
  id: ReviewId;
  /** ISO 639-1, or `und`. */
  language: string;
  tenths: RatingTenths | null;
  sentiment: Sentiment;
}

/**
 * Replaces language and sentiment of reviews, unless the rating has changed. A person's correction of the sentiment stays.
 * Reviews that someone else is changing go back to the queue: waiting for them here could be a deadlock.
 */
async function setTones(db: Db, tones: readonly Tone[]): Promise<void> {
  await sql`with found as materialized (
      select * from json_to_recordset(${JSON.stringify(tones)}::json)
        as found (id bigint, language text, tenths smallint, sentiment text)
    ), locked as materialized (
      select id from reviews where id in (select id from found) order by id for no key update skip locked
    ), changed as (
      update reviews set language = found.language,
        sentiment = case when calculated_sentiment is null then found.sentiment else reviews.sentiment end,
        calculated_sentiment = case when calculated_sentiment is not null then found.sentiment end
      from found join locked using (id)
      where reviews.id = found.id and rating_tenths is not distinct from found.tenths
      returning reviews.id, listing_id, reviews.sentiment
    ), other as (
      select distinct changed.listing_id from changed join reviews as before using (id)
      where before.sentiment <> changed.sentiment
    ), events_of_listings as (${recordListings(sql`other`, 'reviews.analysed')}
    )
    insert into analysis_queue (review_id)
      select id from reviews where id in (select id from found) and id not in (select id from locked)
      on conflict do nothing`.execute(db);
}

async function setTopics(
  db: Db,
  found: readonly { id: ReviewId; topics: readonly TopicMention[] }[],
): Promise<void> {
  const ids = found.map(({ id }) => id);
  const rows = found.flatMap(({ id, topics }) =>
    topics.map(({ topic, polarity, start, end, corrected = false }) => ({
      review_id: id,
      topic,
      polarity,
      starts_at: start,
      ends_at: end,
      is_corrected: corrected,
    })),
  );
  await sql`delete from review_topics where review_id = any(${ids})`.execute(db);
  await sql`insert into review_topics
    select * from json_populate_recordset(null::review_topics, ${JSON.stringify(rows)})`.execute(db);
}

/** Marks texts in the queue as failed, so that they are not analysed again until they change. */
async function markUnanalysed(db: Db, ids: readonly ReviewId[]): Promise<void> {
  await sql`insert into analysis_queue (review_id, failed_at) select id, now() from unnest(${ids}::bigint[]) as id
    on conflict (review_id) do update set failed_at = now()`.execute(db);
}

/** How many texts could not be analysed. */
async function countUnanalysed(db: Db): Promise<number> {
  return countOf(db, sql`analysis_queue where failed_at is not null`);
}

/** How many texts wait for the analysis. */
async function countQueuedTexts(db: Db, access: Access): Promise<number> {
  const those =
    access === 'all' ? sql`` : sql`join reviews on reviews.id = review_id and ${isAccessible(access)}`;
  return countOf(db, sql`analysis_queue ${those} where failed_at is null`);
}

export const analysisReaders = { countQueuedTexts, countUnanalysed };
export const analysisWriters = { markUnanalysed, setTones, setTopics, takeQueuedTexts };
