import { type RawBuilder, sql } from 'kysely';
import { MIN_RANKED } from '#domain/insights/insights.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { Db } from '../tables.ts';
import { RATING_SUMS, type RatingSums, type Selection, selected, spanOf } from './spans.ts';

export interface TopicCount {
  topic: Topic;
  polarity: Polarity;
  span: number;
  reviews: number;
}

export interface ListingTopicCount extends TopicCount {
  listing_id: number;
  name: string;
}

const JUDGED = sql.raw('reviews join review_topics on review_topics.review_id = reviews.id');

const isTopic = (topic: Topic | undefined): RawBuilder<unknown> =>
  topic === undefined ? sql`true` : sql`topic = ${sql.lit(topic)}`;

/** Counts the reviews that judge each topic, or one, in each span. */
export async function countTopics(db: Db, selection: Selection, topic?: Topic): Promise<TopicCount[]> {
  const { rows } = await sql<TopicCount>`
    select topic, polarity, ${spanOf(selection)} as span, count(*) as reviews
    from ${JUDGED} where ${selected(selection)} and ${isTopic(topic)} group by 1, 2, 3`.execute(db);
  return rows;
}

/**
 * The same for each listing.
 *
 * @param of one topic, or some listings
 */
export async function countListingTopics(
  db: Db,
  selection: Selection,
  { topic, listingIds }: { topic?: Topic; listingIds?: readonly number[] },
): Promise<ListingTopicCount[]> {
  const isListing = listingIds === undefined ? sql`true` : sql`listing_id = any(${listingIds})`;
  const { rows } = await sql<ListingTopicCount>`
    select counts.*, name from (
      select listing_id, topic, polarity, ${spanOf(selection)} as span, count(*) as reviews
      from ${JUDGED} where ${selected(selection)} and ${isTopic(topic)} and ${isListing} group by 1, 2, 3, 4
    ) as counts join listings on listings.id = listing_id`.execute(db);
  return rows;
}

export interface ComplaintSums extends RatingSums {
  listing_id: number;
  name: string;
  topic: Topic;
  reviews: number;
}

/** The reviews of each listing that complain about a topic, where enough of them are rated. */
export async function sumComplaints(db: Db, selection: Selection): Promise<ComplaintSums[]> {
  const { rows } = await sql<ComplaintSums>`
    select sums.*, name from (
      select listing_id, topic, count(*) as reviews, ${RATING_SUMS}
      from ${JUDGED} where ${selected(selection)} and polarity = 'negative' group by 1, 2
      having count(rating_tenths) >= ${sql.lit(MIN_RANKED)}
    ) as sums join listings on listings.id = listing_id`.execute(db);
  return rows;
}
