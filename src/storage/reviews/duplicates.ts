import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import {
  type ComparableReview,
  DECISION_PRECEDENCE,
  type Match,
  MIN_DISTINCT_TEXT,
} from '#domain/reviews/same-review.ts';
import { recordEach } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

type Pair = [ComparableReview, ComparableReview];

const text = (of: string) =>
  sql`regexp_replace(trim(normalize_text(${sql.ref(`${of}.review_text`)})), '\\s+', ' ', 'g')`;
/** @param isSet whether it stands for its duplicates too */
const comparable = (of: string, isSet = true) => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'channel', ${column('channel')}, 'channelReviewId', ${column('channel_review_id')},
    'channelReservationId', ${column('channel_reservation_id')}, 'guestName', ${column('guest_name')}, 'text', ${column('review_text')},
    'tenths', ${column('rating_tenths')}, 'submittedAt', ${column('submitted_at')}, 'decision', ${column('decision')},
    'unshared', array(
      select unshared from reviews as member cross join lateral (
        select member.source as unshared
        union all select concat_ws(' ', 'separated', review_id, other_id) from separated_reviews
        where review_id = member.id or other_id = member.id) as its
      where member.id = ${column('id')} ${isSet ? sql`or member.duplicate_of = ${column('id')}` : sql``}))`;
};

/** Every pair that `isSameReview` may find to be the same. */
const candidates = (of: RawBuilder<SqlBool>, within: RawBuilder<unknown>) => sql<{ pair: [Loose, Loose] }>`
  with given as materialized (
    select * from reviews as one where withdrawn_at is null and ${of}
  ),
  pairs as (
    select given.id, other.id as other_id from given join reviews as other on other.channel_review_id = given.channel_review_id
      and other.channel = given.channel and other.source <> given.source
    where other.listing_id = ${within} and other.withdrawn_at is null
    union
    -- Uses the index reviews_in_listing_by_date for some reviews, and a hash join for many.
    select given.id, other.id from given cross join generate_series(-1, 1) as days
    join reviews as other on other.listing_id = ${within} and other.withdrawn_at is null
      and other.submitted_at between given.submitted_at - interval '2 days' and given.submitted_at + interval '2 days'
      and (other.submitted_at at time zone 'UTC')::date = (given.submitted_at at time zone 'UTC')::date + days
      and other.channel = given.channel and other.source <> given.source
      and coalesce(other.rating_tenths, 0) = coalesce(given.rating_tenths, 0) and ${text('other')} = ${text('given')}
    where char_length(given.review_text) >= ${sql.lit(MIN_DISTINCT_TEXT)}
      or upper(other.channel_reservation_id) = upper(given.channel_reservation_id)
      or normalize_text(other.guest_name) = normalize_text(given.guest_name)
  )
  select json_build_array(${comparable('given')}, ${comparable('other')}) as pair
  from (select distinct least(id, other_id) as id, greatest(id, other_id) as other_id from pairs) as pairs
  join reviews as given on given.id = pairs.id join reviews as other on other.id = pairs.other_id`;

/** As JSON has it. */
type Loose = Omit<ComparableReview, 'submittedAt'> & { submittedAt: string };
const parsed = (review: Loose): ComparableReview => ({
  ...review,
  submittedAt: new Date(review.submittedAt),
});

/** Candidates for being the same as one of these reviews of merged properties, at their property. */
async function candidatesOf(db: Db, source: string, upstreamIds: readonly string[]): Promise<Pair[]> {
  const of = sql<SqlBool>`source = ${source} and upstream_id = any(${upstreamIds}) and listing_id in (
    select merged_into from listings where merged_into is not null)`;
  const { rows } = await candidates(of, sql`given.listing_id`).execute(db);
  return rows.map(({ pair: [one, other] }) => [parsed(one), parsed(other)]);
}

/** Candidates for being the same, between the reviews of a listing and those of a property. */
async function candidatesBetween(db: Db, listing: ListingId, property: ListingId): Promise<Pair[]> {
  const { rows } = await candidates(sql`listing_id = ${listing}`, sql`${property}::bigint`).execute(db);
  return rows.map(({ pair: [one, other] }) => [parsed(one), parsed(other)]);
}

/** Withdraws duplicates in favour of the reviews that count for them. Their decisions, notes and responses stay with them. */
async function markDuplicates(db: Db, matches: readonly Match[], isNews: boolean): Promise<void> {
  if (matches.length === 0) return;
  const duplicates = matches.map(({ duplicate }) => duplicate);
  const primaries = matches.map(({ primary }) => primary);
  const updated = sql`update reviews set duplicate_of = "primary", withdrawn_at = coalesce(withdrawn_at, now()), updated_at = now()
    from unnest(${duplicates}::bigint[], ${primaries}::bigint[]) as match (duplicate, "primary")
    where reviews.id = duplicate or reviews.duplicate_of = duplicate
    returning reviews.id, listing_id`;
  await (isNews
    ? sql`with updated as (${updated}) ${recordEach(systemActor, 'review.removed', sql`updated where id = any(${duplicates})`)}`
    : updated
  ).execute(db);
}

/** The duplicates among these reviews and those of these reviews, each with its review, and whether that is at another property. */
async function pairsOf(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<{ pair: Pair; isApart: boolean }[]> {
  const { rows } = await sql<{ pair: [Loose, Loose]; isApart: boolean }>`
    with given as materialized (
      select id, duplicate_of from reviews where source = ${source} and upstream_id = any(${upstreamIds})
    ),
    duplicates as (
      select id from given where duplicate_of is not null
      union select reviews.id from given join reviews on reviews.duplicate_of = given.id
    )
    select json_build_array(${comparable('counted', false)}, ${comparable('duplicate', false)}) as pair,
      counted.listing_id <> duplicate.listing_id as "isApart"
    from duplicates join reviews as duplicate on duplicate.id = duplicates.id
    join reviews as counted on counted.id = duplicate.duplicate_of`.execute(db);
  return rows.map(({ pair: [one, other], isApart }) => ({ pair: [parsed(one), parsed(other)], isApart }));
}

/**
 * The decision with which a duplicate counts again: an approval does not hold if the review that counted for it was unpublished
 * later.
 */
const heldDecision = (duplicate: string, counted: string) => {
  const [id, decision] = [sql.ref(`${duplicate}.id`), sql.ref(`${duplicate}.decision`)];
  return sql`case when ${decision} = 'approved' and exists (
      select from (
        select decisions.id, to_decision from decisions
        where review_id = ${sql.ref(`${counted}.id`)} and to_decision <> 'none' order by decisions.id desc limit 1
      ) as last
      where to_decision = 'unpublished' and last.id > (
        select coalesce(max(decisions.id), 0) from decisions where review_id = ${id}))
    then 'none' else ${decision} end`;
};

const UNPUBLISHED = 'The same review of another source was unpublished.';

/** Duplicates that count as reviews of their own again. */
interface Restored {
  source: string;
  upstreamIds: string[];
}

/** @param which a condition on `reviews` and `counted` */
async function restore(db: Db, which: RawBuilder<unknown>, isNews: boolean): Promise<Restored[]> {
  const { rows } = await sql<Restored>`
    with before as (
      select reviews.id, reviews.decision as own, ${heldDecision('reviews', 'counted')} as decision
      from reviews join reviews as counted on counted.id = reviews.duplicate_of where ${which} order by reviews.id for update of reviews
    ),
    restored as (
      update reviews set duplicate_of = null, decision = before.decision, updated_at = now(),
        -- Its content may have been dropped meanwhile.
        withdrawn_at = case when withdrawn_because is not null then withdrawn_at end
      from before where reviews.id = before.id returning reviews.id, listing_id, source, upstream_id
    ),
    decided as (
      insert into decisions (review_id, cause, from_decision, to_decision, reason)
      select id, 'sync', own, decision, ${UNPUBLISHED} from before where own <> decision
    ),
    news as (${recordEach(systemActor, 'review.changed', sql`restored where ${isNews}`)})
    select source, array_agg(upstream_id) as "upstreamIds" from restored group by source`.execute(db);
  return rows;
}

/** Lets duplicates count as reviews of their own again. */
async function restoreDuplicates(db: Db, ids: readonly ReviewId[]): Promise<Restored[]> {
  return ids.length === 0 ? [] : restore(db, sql`reviews.id = any(${ids})`, true);
}

/** The same for duplicates at one of two listings of reviews at the other. */
async function restoreApart(db: Db, one: ListingId, other: ListingId): Promise<Restored[]> {
  const apart = sql`(reviews.listing_id, counted.listing_id)
    in ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))`;
  return restore(db, apart, false);
}

/**
 * Lets a duplicate of each of these withdrawn reviews take its place. It takes over the decision too, if it has none of its
 * own and its content is the one that was decided about.
 *
 * @param withdrawn with the decisions until then
 */
async function promoteDuplicates(
  db: Db,
  withdrawn: readonly { id: ReviewId; decision: ReviewDecision }[],
): Promise<void> {
  if (withdrawn.length === 0) return;
  await sql`
    with gone as (
      select * from json_to_recordset(${JSON.stringify(withdrawn)}::json) as gone (id bigint, decision text)
    ),
    heirs as materialized (
      select distinct on (gone.id) heir.id, heir.listing_id, gone.id as gone_id, heir.decision as own,
        case when held <> 'none' then held
          when (heir.review_text, heir.rating_tenths) is not distinct from (before.review_text, before.rating_tenths)
          then gone.decision else 'none' end as decision
      from gone join reviews as before on before.id = gone.id join reviews as heir on heir.duplicate_of = gone.id
      cross join lateral (select ${heldDecision('heir', 'before')} as held) as its
      order by gone.id, array_position(${DECISION_PRECEDENCE}::text[], held), heir.id
    ),
    promoted as (
      update reviews set decision = case when reviews.id = heirs.id then heirs.decision else reviews.decision end,
        duplicate_of = nullif(heirs.id, reviews.id),
        withdrawn_at = case when heirs.id <> reviews.id or withdrawn_because is not null then withdrawn_at end,
        updated_at = now()
      from heirs where reviews.duplicate_of = gone_id
    ),
    decided as (
      -- By whom the review that is gone was decided.
      insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason)
      select heirs.id, 'sync', (select decided_by from decisions
          where review_id = gone_id and to_decision = heirs.decision order by id desc limit 1),
        own, decision, case decision when 'none' then ${UNPUBLISHED}
          else 'The same review of another source had this decision.' end
      from heirs where own <> decision
    )
    ${recordEach(systemActor, 'review.changed', sql`heirs`)}`.execute(db);
}

/** The reviews with these ids, and those that are the same. */
async function withDuplicates(db: Db, ids: readonly ReviewId[]): Promise<ReviewId[]> {
  const { rows } = await sql<{ id: ReviewId }>`
    with chosen as (select coalesce(duplicate_of, id) as id from reviews where id = any(${ids}))
    select id from chosen union select id from reviews where duplicate_of in (select id from chosen)
    union select unnest(${ids}::bigint[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The sources that have a review too, each with the id of its duplicate here. */
async function duplicatesOf(db: Db, id: ReviewId): Promise<{ id: ReviewId; source: string }[]> {
  const { rows } = await sql<{ id: ReviewId; source: string }>`
    select id, source from reviews where duplicate_of = ${id} order by id`.execute(db);
  return rows;
}

/**
 * Separates a duplicate from its review, and from the other duplicates of that, for good.
 *
 * @returns its listing, and the review; null when it is not a duplicate within the access
 */
async function separateDuplicate(
  db: Db,
  actor: Actor,
  id: ReviewId,
): Promise<{ listingId: ListingId; from: ReviewId } | null> {
  const { rows } = await sql<{ listingId: ListingId; from: ReviewId }>`
    select listing_id as "listingId", duplicate_of as "from" from reviews
    where id = ${id} and duplicate_of is not null and ${isAccessible(actor.access)} for update`.execute(db);
  const [found] = rows;
  if (!found) return null;
  await sql`
    insert into separated_reviews (review_id, other_id, separated_by)
    select least(id, ${id}), greatest(id, ${id}), ${actor.name} from reviews
    where (id = ${found.from} or duplicate_of = ${found.from}) and id <> ${id}
    on conflict do nothing`.execute(db);
  await restoreDuplicates(db, [id]);
  return found;
}

export const duplicateReaders = { candidatesBetween, duplicatesOf, withDuplicates };
export const duplicateWriters = {
  candidatesOf,
  pairsOf,
  markDuplicates,
  restoreDuplicates,
  restoreApart,
  promoteDuplicates,
  separateDuplicate,
};
