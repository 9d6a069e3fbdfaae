import { sql } from 'kysely';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { Db } from '../tables.ts';
import { type Selection, selected } from './spans.ts';

/** A review with the characters of its text that judge a topic. */
export interface MentionRow {
  review_id: number;
  listing_id: number;
  name: string;
  guest_name: string;
  topic: Topic;
  submitted_at: Date;
  rating_tenths: number | null;
  review_text: string;
  starts_at: number;
  ends_at: number;
}

/** Which mentions: of a topic, as praise or as a complaint. */
export interface MentionKey {
  /** All keys have one, or none has. */
  listingId?: number;
  topic: Topic;
  polarity: Polarity;
}

/** The newest mentions of each key, newest first. */
export async function newestMentions(
  db: Db,
  selection: Selection,
  keys: readonly MentionKey[],
  limit: number,
): Promise<(MentionRow & { key: number })[]> {
  const isOfListing = keys[0]?.listingId === undefined ? sql`true` : sql`listing_id = keys.listing`;
  const { rows } = await sql<MentionRow & { key: number }>`
    select key::int - 1 as key, newest.*
    from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as ("listingId" bigint, topic text, polarity text))
      with ordinality as keys (listing, topic, polarity, key)
    cross join lateral (
      select reviews.id as review_id, listing_id, name, guest_name, review_topics.topic, submitted_at, rating_tenths, review_text,
        starts_at, ends_at
      from reviews join review_topics on review_topics.review_id = reviews.id
        and review_topics.topic = keys.topic and review_topics.polarity = keys.polarity
      join listings on listings.id = listing_id
      where ${selected(selection)} and ${isOfListing} and starts_at < ends_at
      order by submitted_at desc, reviews.id desc limit ${sql.lit(limit)}
    ) as newest
    order by key, submitted_at desc, review_id desc`.execute(db);
  return rows;
}
