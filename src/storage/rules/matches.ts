import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { EventActor } from '#domain/events/event.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { FilterWithAccess } from '#domain/reviews/filter.ts';
import type { Rule } from '#domain/rules/rule.ts';
import { hasNewEvents, takeNewEvents } from '../events/cursor.ts';
import { recordEach } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import { HAS_RESPONDED, matching } from '../filters/conditions.ts';
import { NEW_DAYS } from '../notifications/occurrences.ts';
import type { Db } from '../tables.ts';

/** A text that is not analysed by then is judged without. */
const MAX_WAIT_MINUTES = 10;
const READY = sql`(queued_at < now() - make_interval(mins => ${sql.lit(MAX_WAIT_MINUTES)})
  or not exists (select from analysis_queue where analysis_queue.review_id = rule_queue.review_id and failed_at is null))`;

/** Whether there are events to read, or reviews that rules can be applied to. */
const hasWork = (db: Db) => hasNewEvents(db, 'rules', sql`exists (select from rule_queue where ${READY})`);

/** Queues the reviews that have arrived or changed since the last call. Those of a first sync or an import are not new. */
async function queueNew(db: Db): Promise<void> {
  const events = await takeNewEvents(db, 'rules', ['review.created', 'review.changed']);
  await sql`insert into rule_queue (review_id)
    select distinct reviews.id from ${events} join reviews on reviews.id = review_id
    where withdrawn_at is null and at > now() - make_interval(days => ${sql.lit(NEW_DAYS)})
      and exists (select from rules where is_enabled)
    on conflict do nothing`.execute(db);
}

/** Removes reviews from the queue. Call it in the transaction that applies the rules to them. */
async function takeQueued(db: Db, limit: number): Promise<ReviewId[]> {
  const { rows } = await sql<{ id: ReviewId }>`
    delete from rule_queue where review_id = any(array(
      select review_id from rule_queue where ${READY} order by review_id limit ${limit} for update skip locked))
    returning review_id::integer as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks reviews in the order in which others lock them, before the rules change some of them. */
async function lockReviews(db: Db, ids: readonly ReviewId[]): Promise<void> {
  await sql`select from reviews where id = any(${ids}::bigint[]) order by id for no key update`.execute(db);
}

/** A review that a rule matches. */
export interface Match {
  id: ReviewId;
  listingId: ListingId;
  /** Whether it matched an earlier content: then a person may have changed what it did. */
  isRepeated: boolean;
}

/** The reviews that a rule matches and was not applied to with their present content. From now on, it was. */
async function match(
  db: Db,
  { id: rule, templateId }: Pick<Rule, 'id' | 'templateId'>,
  ids: readonly ReviewId[],
  { filter, timeZone }: { filter: FilterWithAccess; timeZone: string },
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with added as (
      insert into rule_matches (rule_id, review_id, content, template_id)
      select ${rule}::bigint, reviews.id, coalesce(content_changed_at::text, ''), ${templateId}::bigint from reviews
      where reviews.id = any(${ids}::bigint[]) and ${matching(filter, { isPublic: false, timeZone })}
      on conflict do nothing returning review_id
    )
    -- The statement sees the matches before it.
    select id::integer, listing_id::integer as "listingId",
      exists (select from rule_matches where rule_id = ${rule} and rule_matches.review_id = reviews.id) as "isRepeated"
    from reviews join added on id = added.review_id order by id`.execute(db);
  return rows;
}

/** Assigns reviews that are assigned to no one, and that the person may see. */
async function assignFree(
  db: Db,
  ids: readonly ReviewId[],
  { username, access }: { username: string; access: Access },
  actor: EventActor,
): Promise<void> {
  await sql`
    with free as materialized (
      select id from reviews where id = any(${ids}::bigint[]) and assignee is null and ${isAccessible(access)}
      order by id for no key update
    ), changed as (
      update reviews set assignee = ${username} from free where reviews.id = free.id
      returning reviews.id, listing_id
    )
    ${recordEach(actor, 'review.assigned', sql`changed`)}`.execute(db);
}

/** How many reviews match a filter, and to how many of them each action would apply. */
export interface DryRunCounts {
  matching: number;
  unassigned: number;
  untagged: number;
  unanswered: number;
}

async function countActions(
  db: Db,
  filter: FilterWithAccess,
  timeZone: string,
  { assigneeAccess, tag }: { assigneeAccess: Access; tag: string | null },
): Promise<DryRunCounts> {
  const { rows } = await sql<DryRunCounts>`
    select count(*) as matching,
      count(*) filter (where assignee is null and ${isAccessible(assigneeAccess)}) as unassigned,
      count(*) filter (where not exists (
        select from review_tags where review_id = reviews.id and review_tags.tag = ${tag}::text)) as untagged,
      count(*) filter (where not ${HAS_RESPONDED}) as unanswered
    from reviews where ${matching(filter, { isPublic: false, timeZone })}`.execute(db);
  return rows[0] ?? { matching: 0, unassigned: 0, untagged: 0, unanswered: 0 };
}

export const matchReaders = { hasWork, countActions };
export const matchWriters = { queueNew, takeQueued, lockReviews, match, assignFree };
