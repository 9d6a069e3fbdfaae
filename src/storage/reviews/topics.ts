import { type Kysely, sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { ListingScope } from '#domain/listing-grant.ts';
import type { TopicMention } from '#domain/topics.ts';
import { isInScope } from '../filters/scope.ts';
import type { Tables } from '../tables.ts';

/** A text to analyse. */
export interface QueuedText {
  id: ReviewId;
  text: string;
  /** ISO 639-1, or `und`. */
  language: string;
}

/** Removes texts whose language is known from the queue of the analysis. Call it in the transaction that stores their topics. */
export async function takeQueuedTexts(db: Kysely<Tables>, limit: number): Promise<QueuedText[]> {
  const { rows } = await sql<QueuedText>`
    with taken as (
      delete from analysis_queue where review_id in (
        select review_id from analysis_queue join reviews on reviews.id = review_id
        where language is not null limit ${sql.lit(limit)} for update of analysis_queue skip locked
      ) returning review_id
    )
    select id, review_text as text, language from taken join reviews on id = review_id`.execute(db);
  return rows;
}

/** Replaces the topics of reviews. */
export async function setTopics(
  db: Kysely<Tables>,
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
  await db.deleteFrom('review_topics').where('review_id', '=', sql<number>`any(${ids})`).execute();
  await sql`insert into review_topics
    select * from json_populate_recordset(null::review_topics, ${JSON.stringify(rows)})`.execute(db);
}

/** How many texts wait for the analysis. */
export async function countQueuedTexts(db: Kysely<Tables>, listings: ListingScope): Promise<number> {
  const { count } = await db
    .selectFrom('analysis_queue')
    .$if(listings !== 'all', (queue) =>
      queue.innerJoin('reviews', 'reviews.id', 'review_id').where(isInScope(listings)),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
