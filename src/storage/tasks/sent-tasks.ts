import { sql } from 'kysely';
import { systemActor } from '#domain/accounts/actor.ts';
import { problem, storedProblem } from '#domain/errors.ts';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import type { Task, TaskStatus } from '#domain/tasks/task.ts';
import { outboxOf, removedSources } from '../outbox.ts';
import type { Db } from '../tables.ts';
import { OWN_LISTING } from './own-listing.ts';
import { setsStatus } from './tasks.ts';

/** A task that has to be created at its source, or whose status has to be changed there. */
export interface WaitingTask
  extends Pick<Task, 'id' | 'title' | 'description' | 'category' | 'dueOn' | 'status'> {
  listingId: ListingId;
  reviewId: ReviewId | null;
  source: string;
  /** The source's id of the property. */
  upstreamListingId: string;
  /** The source's, if the review comes from it too. */
  reservationId: string | null;
  marker: string;
  attempts: number;
  upstreamId: string | null;
}

/**
 * Tasks that wait, the oldest first. Uses the index `tasks_waiting`.
 *
 * @param sources of their properties; all by default
 */
async function listDue(db: Db, sources?: readonly string[]): Promise<{ taskId: TaskId; source: string }[]> {
  const { rows } = await sql<{ taskId: TaskId; source: string }>`
    select tasks.id as "taskId", source from tasks join listings on listings.id = ${OWN_LISTING}
    where state = 'waiting' and ${sources ? sql`source = any(${sources})` : sql`true`}
    order by tasks.id`.execute(db);
  return rows;
}

/** Claims a task whose sending has begun; see `responses/responses.ts`. */
async function claim(db: Db, id: TaskId): Promise<WaitingTask | null> {
  const { rows } = await sql<WaitingTask>`
    select tasks.id, tasks.listing_id as "listingId", review_id as "reviewId", title, tasks.description, tasks.category,
      due_on as "dueOn", status, marker, attempts, tasks.upstream_id as "upstreamId",
      listings.source, listings.upstream_id as "upstreamListingId",
      case when reviews.source = listings.source then reservation_id end as "reservationId"
    from tasks join listings on listings.id = ${OWN_LISTING} left join reviews on reviews.id = review_id
    where tasks.id = ${id} and state = 'waiting' and attempts > 0
    for update of tasks skip locked`.execute(db);
  return rows[0] ?? null;
}

/** Records that the source has a task, and what it says about it. */
async function settleSent(
  db: Db,
  id: TaskId,
  { upstreamId, status }: { upstreamId: string; status: TaskStatus },
): Promise<void> {
  await sql`
    update tasks set state = 'sent', upstream_id = ${upstreamId}, reason = null, last_error = null,
      ${setsStatus(status)}, checked_at = now()
    where id = ${id}`.execute(db);
}

/** @param reason why the source refused it; null when it need not be sent */
async function settleUnsent(db: Db, id: TaskId, reason: string | null): Promise<void> {
  const state = reason === null ? 'local' : 'refused';
  await sql`update tasks set state = ${state}, reason = ${reason}, last_error = null
    where id = ${id}`.execute(db);
}

/** Ends the waiting of tasks of removed sources, as `cancelOfRemoved` in `responses/responses.ts`. */
async function refuseOfRemoved(db: Db, besides: readonly string[]): Promise<void> {
  await sql`
    with removed as (
      select tasks.id, listing_id, review_id from tasks join listings on listings.id = ${OWN_LISTING}
      where state = 'waiting' and source in ${removedSources(besides)}
      for update of tasks skip locked
    ),
    refused as (
      update tasks set state = 'refused', reason = ${storedProblem(problem('source-removed'))}, last_error = null
      from removed where tasks.id = removed.id
    )
    insert into events (kind, actor_kind, actor, target, listing_id, review_id)
    select 'task.refused', ${systemActor.kind}, ${systemActor.name}, 'task ' || id, listing_id, review_id
    from removed`.execute(db);
}

export interface SentTask {
  id: TaskId;
  upstreamId: string;
}

/** Tasks at a source that are not done, those whose status was read the longest ago first. Uses the index `tasks_to_check`. */
async function listToCheck(db: Db, source: string, limit: number): Promise<SentTask[]> {
  const { rows } = await sql<SentTask>`
    select tasks.id, tasks.upstream_id as "upstreamId" from tasks join listings on listings.id = ${OWN_LISTING}
    where state = 'sent' and done_at is null and listings.source = ${source}
    order by checked_at nulls first limit ${limit}`.execute(db);
  return rows;
}

/**
 * Records the status at the source, unless a person has changed it meanwhile.
 *
 * @param status null if it is unknown
 * @returns where it changed; null if nothing did
 */
async function recordStatus(
  db: Db,
  { id }: SentTask,
  status: TaskStatus | null,
): Promise<{ listingId: ListingId; reviewId: ReviewId | null } | null> {
  const { rows } = await sql<{ listingId: ListingId; reviewId: ReviewId | null; status: TaskStatus }>`
    select listing_id as "listingId", review_id as "reviewId", status from tasks
    where id = ${id} and state = 'sent' and done_at is null for update`.execute(db);
  const [before] = rows;
  if (!before) return null;
  const change = status ? sql`${setsStatus(status)},` : sql``;
  await sql`update tasks set ${change} checked_at = now() where id = ${id}`.execute(db);
  return status === null || before.status === status ? null : before;
}

export const sentTaskReaders = { listDue, listToCheck };
export const sentTaskWriters = {
  ...outboxOf('tasks', 'id'),
  claim,
  settleSent,
  settleUnsent,
  refuseOfRemoved,
  recordStatus,
};
