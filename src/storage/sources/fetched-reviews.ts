import { sql } from 'kysely';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import { UNDETERMINED } from '#domain/reviews/language.ts';
import type { ReviewContent } from '#domain/reviews/revision.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { CONTENT_DROPPED, type ContentLimits } from '#domain/sources/stored-content.ts';
import { recordListings } from '../events/events.ts';
import type { Db } from '../tables.ts';

/** Reviews of the sources with when their content was fetched: one that was never marked may be as old as its row. */
const withTimes = (sources: readonly string[]) => sql`reviews
  left join fetched_reviews on fetched_reviews.review_id = reviews.id
  where reviews.source = any(${sources}) and dropped_hash is null`;
const FETCHED_AT = sql`coalesce(fetched_at, reviews.created_at)`;

/** Content that may not be stored for longer. */
export interface StaleContent extends ReviewContent {
  id: ReviewId;
  decision: ReviewDecision;
}

/** Content that was fetched before a time and is still stored; one batch. */
async function listStale(
  db: Db,
  sources: readonly string[],
  before: Date,
  limit: number,
): Promise<StaleContent[]> {
  const isStale = sql`${withTimes(sources)} and ${FETCHED_AT} < ${before}`;
  const locked = await sql<{ id: ReviewId }>`
    select reviews.id from ${isStale} order by reviews.id limit ${limit} for update of reviews`.execute(db);
  // By a statement of its own, which sees what was fetched until they were locked.
  const { rows } = await sql<StaleContent>`
    select reviews.id, decision, review_text as text, rating_tenths as tenths from ${isStale}
      and reviews.id = any(${locked.rows.map(({ id }) => id)}) order by reviews.id`.execute(db);
  return rows;
}

/** How many reviews of a source have no content any more, and how many soon will not. */
async function countContents(
  db: Db,
  source: string,
  { nearBefore }: ContentLimits,
): Promise<{ dropped: number; near: number }> {
  const { rows } = await sql<{ dropped: number; near: number }>`
    select count(*) filter (where dropped_hash is not null)::int as dropped,
      count(*) filter (where dropped_hash is null and ${FETCHED_AT} < ${nearBefore})::int as near
    from reviews left join fetched_reviews on fetched_reviews.review_id = reviews.id
    where reviews.source = ${source}`.execute(db);
  return rows[0] ?? { dropped: 0, near: 0 };
}

/** The reviews of these whose content was dropped, with its hash, by upstream id. */
async function droppedHashes(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<Map<string, { id: ReviewId; hash: string }>> {
  const { rows } = await sql<{ upstreamId: string; id: ReviewId; hash: string }>`
    select upstream_id as "upstreamId", id, dropped_hash as hash
    from reviews join fetched_reviews on review_id = id
    where source = ${source} and upstream_id = any(${upstreamIds}) and dropped_hash is not null
    for update of reviews`.execute(db);
  return new Map(rows.map(({ upstreamId, id, hash }) => [upstreamId, { id, hash }]));
}

/** How much older the stored time may be than the last fetch: small accounts are read every few minutes. */
const PRECISION_MINUTES = 60;

/** Records when the content of stored reviews was received. Reviews that are not stored are left out. */
async function markFetched(db: Db, source: string, upstreamIds: readonly string[], at: Date): Promise<void> {
  if (upstreamIds.length === 0) return;
  await sql`
    insert into fetched_reviews (review_id, fetched_at)
    select id, ${at}::timestamptz from reviews where source = ${source} and upstream_id = any(${upstreamIds}) order by id
    on conflict (review_id) do update set fetched_at = excluded.fetched_at, dropped_hash = null
    where fetched_reviews.dropped_hash is not null
      or fetched_reviews.fetched_at
        < excluded.fetched_at - make_interval(mins => ${PRECISION_MINUTES})`.execute(db);
}

/** $1 are the ids of reviews. What quotes or was derived from their texts; triggers drop translations and the search text. */
const DERIVED = [
  'delete from review_topics where review_id = any($1)',
  'delete from response_drafts where review_id = any($1)',
  'update decisions set revision = null where review_id = any($1) and revision is not null',
];

/** Deletes the content of reviews, and keeps their ids, properties and decisions. Until it is fetched again they are in no list. */
async function dropContents(db: Db, contents: readonly { id: ReviewId; hash: string }[]): Promise<void> {
  const ids = contents.map(({ id }) => id);
  const hashes = contents.map(({ hash }) => hash);
  await sql`
    insert into fetched_reviews (review_id, fetched_at, dropped_hash)
    select given.id, reviews.created_at, given.hash
    from unnest(${ids}::bigint[], ${hashes}::text[]) as given (id, hash) join reviews on reviews.id = given.id order by given.id
    on conflict (review_id) do update set dropped_hash = excluded.dropped_hash`.execute(db);
  for (const statement of DERIVED)
    await sql.raw(statement.replace('$1', `'{${ids.join()}}'::bigint[]`)).execute(db);
  await sql`
    with changed as (
      update reviews set guest_name = 'Guest', review_text = '', private_feedback = null, rating_tenths = null,
        rating_derived = false, raw_rating = null, categories = '[]', submitted_at = created_at, arrival_date = null,
        departure_date = null, reservation_id = null, channel_reservation_id = null, response_text = null,
        response_at = null, language = ${UNDETERMINED}, revision = null,
        -- A person's correction stays.
        sentiment = case when calculated_sentiment is null then 'neutral' else sentiment end,
        calculated_sentiment = case when calculated_sentiment is not null then 'neutral' end,
        withdrawn_at = coalesce(withdrawn_at, now()), withdrawn_because = coalesce(withdrawn_because, ${CONTENT_DROPPED}),
        updated_at = now()
      where id = any(${ids}) returning listing_id
    ),
    listings_changed as (select distinct listing_id from changed)
    ${recordListings(sql`listings_changed`)}`.execute(db);
}

/** Content that was dropped and came again. */
export interface FetchedContent extends ReviewContent {
  id: ReviewId;
  /** By the rating alone: the text is analysed again. */
  sentiment: Sentiment;
}

/** Stores dropped content again, so that the decision about it still holds. */
async function restoreContents(db: Db, contents: readonly FetchedContent[]): Promise<void> {
  if (contents.length === 0) return;
  await sql`
    update reviews set review_text = given.text, rating_tenths = given.tenths,
      language = case when given.text = '' then ${UNDETERMINED} end,
      sentiment = case when calculated_sentiment is null then given.sentiment else reviews.sentiment end,
      calculated_sentiment = case when calculated_sentiment is not null then given.sentiment end
    from json_to_recordset(${JSON.stringify(contents)}::json)
      as given (id bigint, text text, tenths smallint, sentiment text)
    where reviews.id = given.id`.execute(db);
}

/** Deletes what changed on the channel before a time, and quarantined rows that were last read before it. */
async function dropOldCopies(db: Db, sources: readonly string[], before: Date): Promise<void> {
  await sql`delete from quarantined_rows
    where source = any(${sources}) and last_seen_at < ${before}`.execute(db);
  await sql`
    with changed as (
      update reviews set revision = null
      where source = any(${sources}) and revision is not null and content_changed_at < ${before} returning listing_id
    ),
    decided as (
      update decisions set revision = null from reviews join fetched_reviews on fetched_reviews.review_id = reviews.id
      where reviews.id = decisions.review_id and source = any(${sources}) and decisions.revision is not null
        and decisions.at < ${before}
      returning listing_id
    ),
    listings_changed as (select listing_id from changed union select listing_id from decided)
    ${recordListings(sql`listings_changed`)}`.execute(db);
}

export const fetchedReviewReaders = { countContents };
export const fetchedReviewWriters = {
  listStale,
  droppedHashes,
  markFetched,
  dropContents,
  restoreContents,
  dropOldCopies,
};
