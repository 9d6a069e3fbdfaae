import { sql } from 'kysely';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { Db } from '../tables.ts';
import { type Selection, selected } from './spans.ts';

/** A review with the characters of its text that judge a topic. */
export interface Mention {
  reviewId: number;
  listingId: number;
  listingName: string;
  guestName: string;
  reviewDate: Date;
  rating: number | null;
  text: string;
  start: number;
  end: number;
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
): Promise<(Mention & { key: number })[]> {
  const isOfListing = keys[0]?.listingId === undefined ? sql`true` : sql`listing_id = keys.listing`;
  const { rows } = await sql<Mention & { key: number }>`
    select key::int - 1 as key, newest.*
    from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as ("listingId" bigint, topic text, polarity text))
      with ordinality as keys (listing, topic, polarity, key)
    cross join lateral (
      select reviews.id as "reviewId", listing_id as "listingId", name as "listingName", guest_name as "guestName",
        submitted_at as "reviewDate", (rating_tenths / 10.0)::float8 as rating, review_text as text,
        starts_at as start, ends_at as "end"
      from reviews join review_topics on review_topics.review_id = reviews.id
        and review_topics.topic = keys.topic and review_topics.polarity = keys.polarity
      join listings on listings.id = listing_id
      where ${selected(selection)} and ${isOfListing} and starts_at < ends_at
      order by submitted_at desc, reviews.id desc limit ${sql.lit(limit)}
    ) as newest
    order by key, "reviewDate" desc, "reviewId" desc`.execute(db);
  return rows;
}
