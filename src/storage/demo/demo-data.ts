import { sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import type { Decision, ReviewDecision } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import type { ReviewContent, Revision } from '#domain/reviews/revision.ts';
import { eventWriters } from '../events/events.ts';
import { mergeWriters } from '../listings/merges.ts';
import type { Db } from '../tables.ts';

/** The decisions of a year, oldest first, the resulting state of each review, and the responses that were sent. */
export interface DemoHistory {
  decisions: (Decision & { at: Date })[];
  reviews: { id: ReviewId; decision: ReviewDecision; revision: Revision | null }[];
  responses: { id: ReviewId; by: string; text: string; at: Date }[];
}

interface UndecidedReview extends ReviewContent {
  id: ReviewId;
  upstreamId: string;
  channel: Channel;
  submittedAt: Date;
  response: string | null;
}

interface DemoPerson {
  username: string;
  name: string;
  role: Role;
  isLimited: boolean;
}

/**
 * Adds people with the password of the demo user, and the group to which some are limited. People who exist get the demo user's
 * current password too; where theirs was another one, their sessions end.
 *
 * @returns how many were added
 */
async function addPeople(
  db: Db,
  people: readonly DemoPerson[],
  group: { name: string; cities: readonly string[] },
): Promise<number> {
  await sql`with added as (
      insert into listing_groups (name) values (${group.name}) on conflict do nothing returning id
    ),
    event as (
      insert into events (kind, actor_kind, actor) select 'demo.changed', 'system', 'system' from added
    )
    insert into listing_group_members
    select added.id, listings.id from added, listings
    where source = 'demo' and city = any(${group.cities})`.execute(db);
  const limited = people.filter(({ isLimited }) => isLimited).map(({ username }) => username);
  const { rows } = await sql<{ id: string }>`
    insert into users (id, name, username, role, is_demo, access_listing_ids, access_group_ids)
    select gen_random_uuid()::text, name, username, role, true,
      case when username = any(${limited}) then '{}'::integer[] end,
      case when username = any(${limited}) then array(
        select id from listing_groups where name = ${group.name}) end
    from json_to_recordset(${JSON.stringify(people)}::json) as people (username text, name text, role text)
    on conflict do nothing returning id`.execute(db);
  const ours = sql`is_demo and username in (${sql.join(people.map(({ username }) => username))})`;
  await sql`update users set disabled = false where ${ours} and disabled`.execute(db);
  // Mails to them go to the mailbox of the demo only.
  await sql`update users set email = username || '@example.com' where is_demo and email is null`.execute(db);
  const password = sql`(select credentials.password from credentials join users on users.id = user_id
    where username = 'manager' and is_demo)`;
  await sql`insert into credentials (id, account_id, provider_id, user_id, password)
    select gen_random_uuid()::text, id, 'credential', id, ${password} from users
    where ${ours} and id not in (select user_id from credentials)`.execute(db);
  await sql`with changed as (
      update credentials set password = ${password}
      where user_id in (select id from users where ${ours}) and password is distinct from ${password} returning user_id
    )
    delete from sessions where user_id in (select user_id from changed)`.execute(db);
  return rows.length;
}

/**
 * Deletes all data of the demo's simulator, including decisions, because a real company's pages must never show it.
 * Reviews that were imported into its listings are deleted with them. Run it in a transaction of the owner of the tables.
 *
 * @returns how many reviews were deleted
 */
export async function deleteDemoData(db: Db): Promise<number> {
  const merged = await sql<{ id: ListingId }>`
    select listings.id from listings join listings as into_listing on into_listing.id = listings.merged_into
    where 'demo' in (listings.source, into_listing.source)`.execute(db);
  for (const { id } of merged.rows) await mergeWriters.separate(db, id);
  await sql`update reviews set duplicate_of = null, withdrawn_at = null from reviews as counted
    where counted.id = reviews.duplicate_of and counted.listing_id <> reviews.listing_id`.execute(db);
  const demoListings = sql`(select id from listings where source = 'demo')`;
  // Each part is found in an index; with `or`, every start would read all reviews.
  const demoReviews = sql`(select id from reviews where source = 'demo'
    union select id from reviews where listing_id in ${demoListings})`;
  await sql`delete from decisions where review_id in ${demoReviews}`.execute(db);
  const { numAffectedRows } = await sql`delete from reviews where id in ${demoReviews}`.execute(db);
  const deleted = Number(numAffectedRows);
  if (deleted > 0) {
    await deleteEmptyBatches(db);
    await sql`delete from events where review_id is not null
      and not exists (select from reviews where id = events.review_id)`.execute(db);
    await eventWriters.insert(db, systemActor, { kind: 'demo.changed' });
  }
  await sql`delete from listing_assignments
    where source = 'demo' or listing_id in ${demoListings}`.execute(db);
  await sql`delete from listings where source = 'demo'`.execute(db);
  await sql`delete from quarantined_rows where source = 'demo'`.execute(db);
  if (deleted > 0) await deleteEmptyImports(db);
  await sql`delete from synced_rows where source = 'demo'`.execute(db);
  await sql`delete from sync_runs where source = 'demo'`.execute(db);
  return deleted;
}

async function deleteEmptyBatches(db: Db): Promise<void> {
  await sql`delete from batches where not exists (select from decisions where batch_id = batches.id)
    and not exists (select from assignee_changes where batch_id = batches.id)`.execute(db);
}

async function deleteEmptyImports(db: Db): Promise<void> {
  await sql`delete from imports where not exists (select from reviews where import_id = imports.id)
    and not exists (select from import_changes where import_id = imports.id)
    and not exists (select from quarantined_rows where import_id = imports.id)`.execute(db);
}

/**
 * The demo's published reviews without a decision; empty if one of these managers has already decided. Locks reviews
 * and decisions until the transaction ends, so that only one process adds the history.
 */
async function undecidedReviews(db: Db, managers: readonly string[]) {
  await sql`lock table reviews, decisions in share row exclusive mode`.execute(db);
  const { rows } = await sql<UndecidedReview>`
    select id, upstream_id as "upstreamId", channel, submitted_at as "submittedAt", review_text as text,
      rating_tenths as tenths, response_text as response
    from reviews where source = 'demo' and withdrawn_at is null
      and not exists (select from decisions where decided_by = any(${managers}))
      and not exists (select from decisions where review_id = reviews.id)`.execute(db);
  return rows;
}

/** Adds past decisions and responses, and sets the reviews' state after them. */
async function storeHistory(db: Db, history: DemoHistory): Promise<void> {
  await sql`
    insert into decisions (review_id, at, cause, decided_by, from_decision, to_decision, reason)
    select "reviewId", at, cause, by, "from", "to", reason
    from json_to_recordset(${JSON.stringify(history.decisions)}::json) as decided
      ("reviewId" bigint, at timestamptz, cause text, by text, "from" text, "to" text,
      reason text)`.execute(db);
  await sql`
    update reviews set decision = decided.decision, revision = decided.revision, updated_at = now()
    from json_to_recordset(${JSON.stringify(history.reviews)}::json)
      as decided (id bigint, decision text, revision jsonb)
    where reviews.id = decided.id`.execute(db);
  await eventWriters.insert(db, systemActor, { kind: 'demo.changed' });
  await sql`
    insert into responses (review_id, text, state, written_by, created_at, settled_at)
    select id, text, 'sent', by, at, at from json_to_recordset(${JSON.stringify(history.responses)}::json)
      as sent (id bigint, by text, text text, at timestamptz)`.execute(db);
  await sql`
    update reviews set response_at = responses.settled_at, updated_at = now()
    from responses where responses.review_id = reviews.id and reviews.source = 'demo'`.execute(db);
}

export const demoDataWriters = { undecidedReviews, storeHistory, addPeople };
