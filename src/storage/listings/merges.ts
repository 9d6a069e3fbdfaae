import { type RawBuilder, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { MergeCandidate, MergedListing } from '#domain/listings/merge.ts';
import { ALL } from '../counts/total.ts';
import { NAME_COLLATION } from '../name-collation.ts';
import type { Db } from '../tables.ts';

/**
 * Keeps listings from being merged and guests from being erased while reviews are stored, until the transaction ends. Once there
 * are merged listings, only one batch is stored at a time, so that two sources with the same new review do not both count. Call it
 * before rows are locked.
 *
 * @returns whether there are merged listings
 */
async function lockMerges(db: Db): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('listing_merges'))`.execute(db);
  const { rows } = await sql`
    select pg_advisory_xact_lock(hashtext('matched_reviews'))
    where exists (select from listings where merged_into is not null)`.execute(db);
  return rows.length > 0;
}

/** Waits until no reviews are being stored, and keeps them from being stored until the transaction ends. */
async function suspendStoring(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('listing_merges'))`.execute(db);
}

/** What decides whether a listing can be merged; null when there is no such listing. */
async function mergeState(
  db: Db,
  id: ListingId,
): Promise<{ name: string; mergedInto: ListingId | null; hasMerged: boolean } | null> {
  const { rows } = await sql<{ name: string; mergedInto: ListingId | null; hasMerged: boolean }>`
    select name, merged_into as "mergedInto", exists (select from listings as other where other.merged_into = listings.id) as "hasMerged"
    from listings where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Where a listing is shown: the property that it was merged into, else itself; null when there is no such listing. */
async function shownAs(db: Db, id: ListingId): Promise<ListingId | null> {
  const { rows } = await sql<{ id: ListingId }>`
    select coalesce(merged_into, id) as id from listings where id = ${id}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Moves the reviews and tasks of a listing to a property, and records where they were. */
async function merge(db: Db, id: ListingId, into: ListingId): Promise<void> {
  await sql`update listings set merged_into = ${into} where id = ${id}`.execute(db);
  for (const table of ['reviews', 'tasks']) {
    await sql`update ${sql.table(table)} set listing_id = ${into}, own_listing_id = ${id}
      where listing_id = ${id}`.execute(db);
  }
}

/** Moves them back. */
async function separate(db: Db, id: ListingId): Promise<void> {
  await sql`update listings set merged_into = null where id = ${id}`.execute(db);
  for (const table of ['reviews', 'tasks']) {
    await sql`update ${sql.table(table)} set listing_id = own_listing_id, own_listing_id = null
      where own_listing_id = ${id}`.execute(db);
  }
}

/** The merged listings, by the names of their properties. */
async function listMerged(db: Db): Promise<MergedListing[]> {
  const { rows } = await sql<MergedListing>`
    select merged.id, merged.name, merged.source, listings.id as "intoId", listings.name as "intoName",
      (select count(*)::int from reviews where own_listing_id = merged.id and (withdrawn_at is null or duplicate_of is not null)) as reviews,
      (select count(*)::int from reviews where duplicate_of is not null and reviews.listing_id = listings.id
        and (own_listing_id = merged.id or exists (
          select from reviews as counted where counted.id = reviews.duplicate_of and counted.own_listing_id = merged.id))) as same
    from listings as merged join listings on listings.id = merged.merged_into
    order by listings.name ${sql.raw(NAME_COLLATION)},
      merged.name ${sql.raw(NAME_COLLATION)}, merged.id`.execute(db);
  return rows;
}

const MAX_CANDIDATES = 50;

/** Properties that a listing may be merged into: those of other sources and with the most similar names first. */
async function mergeCandidates(db: Db, id: ListingId, search: string): Promise<MergeCandidate[]> {
  const { rows } = await sql<MergeCandidate>`
    select other.id, other.name, other.source, other.city, other.country, (
        select coalesce(sum(${ALL}), 0)::int from (
          select unrated, one, two, three, four, five from review_counts where listing_id = other.id and grain = 'a'
          union all
          select unrated, one, two, three, four, five from review_count_deltas where listing_id = other.id
        ) as counters
      ) as reviews
    from listings as given join listings as other on other.id <> given.id and other.merged_into is null
    where given.id = ${id} and (position(normalize_text(${search}) in normalize_text(other.name)) > 0 or ${search} = '')
    order by other.source = given.source, similarity(normalize_text(other.name), normalize_text(given.name))
        + case when lower(other.city) = lower(given.city) then 0.3 else 0 end desc,
      other.name ${sql.raw(NAME_COLLATION)}, other.id
    limit ${sql.lit(MAX_CANDIDATES)}`.execute(db);
  return rows;
}

/** What people, invitations and API tokens that are limited to one of two listings see of the other. */
export interface LimitedToOne {
  name: string;
  hasListing: boolean;
  hasProperty: boolean;
}

const limited = (table: string, name: string, where: string): RawBuilder<unknown> => sql`
  select ${sql.ref(name)} as name, access_listing_ids as ids, access_group_ids as groups from ${sql.table(table)}
  where access_listing_ids is not null and ${sql.raw(where)}`;

/** Who is limited to one of the two, in alphabetical order. */
async function limitedToOne(db: Db, listing: ListingId, property: ListingId): Promise<LimitedToOne[]> {
  const has = (id: ListingId) => sql`(${id} = any(ids) or exists (
    select from listing_group_members where listing_id = ${id} and group_id = any(groups)))`;
  const { rows } = await sql<LimitedToOne>`
    select distinct * from (
      select name, ${has(listing)} as "hasListing", ${has(property)} as "hasProperty" from (
        ${limited('users', 'username', 'not disabled')}
        union all ${limited('invitations', 'label', 'ended_at is null and expires_at > now()')}
        union all ${limited('api_tokens', 'name', 'expires_at > now()')}
      ) as subjects
    ) as found where "hasListing" <> "hasProperty" order by name`.execute(db);
  return rows;
}

/** What else names a listing, and has nothing to show while it is merged. */
async function namedBy(
  db: Db,
  id: ListingId,
): Promise<{ groups: string[]; reports: number; webhooks: number }> {
  const { rows } = await sql<{ groups: string[]; reports: number; webhooks: number }>`
    select array(select name from listing_groups join listing_group_members on group_id = id where listing_id = ${id} order by lower(name)) as groups,
      (select count(*)::int from reports where listing_id = ${id} and revoked_at is null and expires_at > now())
        + (select count(*)::int from report_schedules where listing_id = ${id}) as reports,
      (select count(*)::int from webhooks where ${id} = any(listing_ids)) as webhooks`.execute(db);
  return rows[0] ?? { groups: [], reports: 0, webhooks: 0 };
}

export const mergeReaders = { mergeState, shownAs, listMerged, mergeCandidates, limitedToOne, namedBy };
export const mergeWriters = { lockMerges, suspendStoring, merge, separate };
