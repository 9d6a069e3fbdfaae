import { CompiledQuery, sql } from 'kysely';
import type { Actor } from '#domain/accounts/actor.ts';
import type { FoundReview, FoundRow, GuestSelection } from '#domain/guests/guest.ts';
import type { ReviewId } from '#domain/ids.ts';
import { recordEach } from '../events/events.ts';
import type { Db } from '../tables.ts';
import { applyErasures } from './apply-erasures.ts';
import { hasName, mayHaveName } from './name-words.ts';

/**
 * Reviews by words of the name of their guest, without regard to order, case, accents and punctuation, by their id here or at
 * the upstream, or by their reservation. The trigram index of searches narrows names down. Reservations have indexes of their own; before
 * PostgreSQL 18, the id at the upstream has none without its source, and scans the table.
 */
async function findReviews(db: Db, search: string, limit: number): Promise<FoundReview[]> {
  const indexed = mayHaveName(search);
  const { rows } = await sql<FoundReview>`
    select r.id, r.guest_name as "guestName", l.name as "listingName", r.channel, r.submitted_at as "submittedAt",
      r.reservation_id as "reservationId", r.channel_reservation_id as "channelReservationId",
      r.review_text as "reviewText", r.note_count as notes, r.private_feedback is not null as "hasPrivateFeedback",
      exists (select from responses where review_id = r.id) or r.response_text is not null as "hasResponse"
    from reviews r join listings l on l.id = r.listing_id
    where r.id in (
      select id from reviews where id = ${/^\d{1,15}$/.test(search) ? search : null}::bigint
      union all select id from reviews where upstream_id = ${search}
      union all select id from reviews where reservation_id = ${search}
      union all select id from reviews where upper(channel_reservation_id) = upper(${search})
      union all select id from reviews where ${hasName(sql`guest_name`, search)} and id in (
        select review_id from review_search where is_indexed and ${indexed}
        union all select review_id from review_search where not is_indexed and ${indexed}
      )
    )
    order by r.submitted_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Quarantined rows that contain the words of a name anywhere, or have this id or reservation. */
async function findRows(db: Db, search: string, limit: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select source, row_key as key, reason, detail, last_seen_at as "lastSeenAt" from quarantined_rows
    where row_key = ${search} or raw ->> 'reservationId' = ${search}
      or (${hasName(sql`raw::text`, search)})
    order by last_seen_at desc limit ${limit}`.execute(db);
  return rows;
}

const keysOf = (rows: GuestSelection['rows']) => JSON.stringify(rows);
const SELECTED_ROWS = (rows: GuestSelection['rows']) =>
  sql`(source, row_key) in (select source, key from json_to_recordset(${keysOf(rows)}::json) as chosen (source text, key text))`;

/** How many of the selected reviews and rows exist. Locks them until the transaction ends. */
async function lockSelected(db: Db, { reviewIds, rows }: GuestSelection): Promise<number> {
  // As a sync does: quarantined rows first.
  const found = await sql`
    select row_key from quarantined_rows where ${SELECTED_ROWS(rows)}
    order by source, row_key collate "C" for update`.execute(db);
  const reviews = await sql`
    select id from reviews where id = any(${reviewIds}) order by id for update`.execute(db);
  return reviews.rows.length + found.rows.length;
}

/** Everything that is stored about the selected reviews and rows, as it is stored. */
async function exportSelected(db: Db, { reviewIds, rows }: GuestSelection) {
  const reviews = await sql<{ review: unknown }>`
    select to_jsonb(r) || jsonb_build_object(
      'property', (select name from listings where id = r.listing_id),
      'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.id), '[]') from review_notes n where n.review_id = r.id),
      'responses', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from responses p where p.review_id = r.id),
      'drafts', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from response_drafts f where f.review_id = r.id),
      'skips', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from skipped_answers s where s.review_id = r.id),
      'tasks', (select coalesce(jsonb_agg(to_jsonb(k) order by k.id), '[]') from tasks k where k.review_id = r.id),
      'translations', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from translations m where m.review_id = r.id),
      'decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'address' || jsonb_build_object('reasons',
          (select coalesce(jsonb_agg(to_jsonb(w) order by w.id), '[]') from decision_reasons w where w.decision_id = d.id))
        order by d.id), '[]') from decisions d where d.review_id = r.id),
      'importChanges', (select coalesce(jsonb_agg(to_jsonb(i) order by i.id), '[]') from import_changes i where i.review_id = r.id),
      'topics', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from review_topics t where t.review_id = r.id),
      'tags', (select coalesce(jsonb_agg(to_jsonb(g) order by g.tag), '[]') from review_tags g where g.review_id = r.id),
      'ruleMatches', (select coalesce(jsonb_agg(to_jsonb(u)), '[]') from rule_matches u where u.review_id = r.id),
      'corrections', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from topic_corrections c where c.review_id = r.id)
    ) as review from reviews r where r.id = any(${reviewIds}) order by r.id`.execute(db);
  const quarantined = await sql<{ row: unknown }>`
    select to_jsonb(q) as row from quarantined_rows q where ${SELECTED_ROWS(rows)}
    order by row_key`.execute(db);
  return {
    reviews: reviews.rows.map(({ review }) => review),
    quarantinedRows: quarantined.rows.map(({ row }) => row),
  };
}

/** Those of the upstream ids whose reviews were erased. */
async function erasedUpstreamIds(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select upstream_id as id from erased_reviews
    where source = ${source} and upstream_id = any(${upstreamIds})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Erases the selected reviews and rows for good.
 *
 * @param actor who is recorded with the decision that ends an approval
 */
async function erase(db: Db, { reviewIds, rows }: GuestSelection, actor: Actor): Promise<void> {
  await sql`insert into erased_reviews (source, upstream_id)
    select source, upstream_id from reviews where id = any(${reviewIds})
    union select source, row_key from quarantined_rows where ${SELECTED_ROWS(rows)}
    on conflict do nothing`.execute(db);
  const approved = await sql<{ id: ReviewId; decision: string }>`
    select id, listing_id, decision from reviews
    where id = any(${reviewIds}) and decision <> 'none'`.execute(db);
  await applyErasures((text, values) => db.executeQuery(CompiledQuery.raw(text, values)));
  await sql`
    with approved as (
      select * from json_to_recordset(${JSON.stringify(approved.rows)}::json) as approved (id bigint, listing_id bigint, decision text)
    ),
    added as (
      insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason, address)
      select id, 'manager', ${actor.name}, decision, 'none', 'Erased on request.', ${actor.address}::text from approved
    )
    ${recordEach(actor, 'review.undecided', sql`approved`)}`.execute(db);
}

/** The names of guests by the upstream ids of their stored reviews; null for guests who were erased. */
async function storedNames(
  db: Db,
  source: string,
  upstreamIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (upstreamIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string | null }>`
    select upstream_id as id, guest_name as name from reviews
    where source = ${source} and upstream_id = any(${upstreamIds})
    union all
    select upstream_id, null from erased_reviews
    where source = ${source} and upstream_id = any(${upstreamIds})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const guestReaders = { findReviews, findRows, exportSelected, erasedUpstreamIds, storedNames };
export const guestWriters = { lockSelected, erase };
