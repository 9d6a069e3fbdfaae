import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { Access } from '#domain/accounts/access.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId, TaskId } from '#domain/ids.ts';
import { isDone, type NewTask, type Task, type TaskList, type TaskStatus } from '#domain/tasks/task.ts';
import { countOf } from '../database/rows.ts';
import { isAccessible } from '../filters/access.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import { OWN_LISTING } from './own-listing.ts';

export interface TaskQuery {
  access: Access;
  list?: TaskList | undefined;
  /** Only those of a person. */
  assignee?: string | undefined;
  reviewId?: ReviewId | undefined;
  listingIds?: readonly number[] | undefined;
  /** Those that were done from one time to before another. */
  doneFrom?: Date | undefined;
  doneBefore?: Date | undefined;
}

/** Open and done ones have the indexes `tasks_open` and `tasks_done`. Refused ones are few, and read without an index. */
const LISTS: Record<TaskList, RawBuilder<unknown>> = {
  open: sql`done_at is null`,
  done: sql`done_at is not null`,
  refused: sql`state = 'refused'`,
};

const wanted = ({ access, list, assignee, reviewId, listingIds, doneFrom, doneBefore }: TaskQuery) =>
  allOf([
    isAccessible(access, 'tasks.listing_id'),
    ...(list ? [LISTS[list]] : []),
    ...(assignee === undefined ? [] : [sql`assignee = ${assignee}`]),
    ...(reviewId === undefined ? [] : [sql`review_id = ${reviewId}`]),
    ...(listingIds === undefined ? [] : [sql`tasks.listing_id = any(${listingIds})`]),
    ...(doneFrom === undefined ? [] : [sql`done_at >= ${doneFrom}`]),
    ...(doneBefore === undefined ? [] : [sql`done_at < ${doneBefore}`]),
  ]);

const COLUMNS = sql`tasks.id, tasks.listing_id as "listingId", listings.name as "listingName", review_id as "reviewId",
  topic, title, tasks.description, category, assignee, due_on as "dueOn", status, created_by as "createdBy",
  tasks.created_at as "createdAt", done_at as "doneAt", state, reason,
  (select source from listings where id = ${OWN_LISTING}) as source`;

/** Open ones by their due day, then done ones, the last first. */
async function list(db: Db, query: TaskQuery & { limit: number; offset: number }): Promise<Task[]> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks join listings on listings.id = tasks.listing_id where ${wanted(query)}
    order by done_at desc nulls first, due_on nulls last, tasks.id
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return rows;
}

/** The sources of some properties. */
async function sourcesOf(db: Db, listingIds: readonly number[], access: Access): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from listings
    where id = any(${listingIds}) and ${isAccessible(access, 'listings.id')}`.execute(db);
  return rows.map(({ source }) => source);
}

/** The source of the listing that a review was written about, which may be merged into another; none without access. */
async function sourcesOfReview(db: Db, reviewId: ReviewId, access: Access): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select listings.source from reviews join listings on listings.id = coalesce(own_listing_id, listing_id)
    where reviews.id = ${reviewId} and ${isAccessible(access)}`.execute(db);
  return rows.map(({ source }) => source);
}

async function count(db: Db, query: TaskQuery): Promise<number> {
  return countOf(db, sql`tasks where ${wanted(query)}`);
}

async function byId(db: Db, id: TaskId, access: Access): Promise<Task | null> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks join listings on listings.id = tasks.listing_id
    where tasks.id = ${id} and ${isAccessible(access, 'tasks.listing_id')}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Inserts a task. That of a listing that was merged is one of the property.
 *
 * @param sources of the properties whose tasks are sent there
 * @returns its id; null when there is no such listing
 */
async function insert(
  db: Db,
  { listingId, reviewId, topic, title, description, category, assignee, dueOn }: NewTask,
  { by, marker, sources }: { by: string; marker: string; sources: readonly string[] },
): Promise<TaskId | null> {
  const { rows } = await sql<{ id: TaskId }>`
    insert into tasks (listing_id, own_listing_id, review_id, topic, title, description, category, assignee, due_on, created_by, marker, state)
    select coalesce(merged_into, id), case when merged_into is not null then id end, ${reviewId}::bigint, ${topic}::text, ${title}::text, ${description}::text, ${category}::text, ${assignee}::text,
      ${dueOn}::date, ${by}::text, ${marker}::text, case when source = any(${sources}::text[]) then 'waiting' else 'local' end
    -- A review knows its reservation at its own source.
    from listings where id = coalesce((select own_listing_id from reviews where id = ${reviewId}), ${listingId})
    -- It waits for a merge, which moves only the tasks that it finds.
    for share
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Locks a task until the transaction ends. Most are sent within a second; one that takes longer is not waited for.
 *
 * @returns whether there is one in the access
 * @throws conflict while it is being sent
 */
async function lock(db: Db, id: TaskId, access: Access): Promise<boolean> {
  await sql`set local lock_timeout = '1s'`.execute(db);
  try {
    const { rows } = await sql`
      select id from tasks where id = ${id} and ${isAccessible(access, 'listing_id')} for update`.execute(db);
    await sql`set local lock_timeout to default`.execute(db);
    return rows.length > 0;
  } catch (error) {
    const isBeingSent = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
    throw isBeingSent ? new AppError('task-being-sent') : error;
  }
}

/** The assignments of an update that set a status. */
export const setsStatus = (status: TaskStatus) =>
  sql`status = ${status}, done_at = ${isDone(status) ? sql`coalesce(done_at, now())` : null}`;

/**
 * Sets the status, which waits to be sent to the source. What is done and cannot be there is not sent, nor what was erased before
 * it was sent.
 *
 * @param sources as in `insert`
 */
async function setStatus(db: Db, id: TaskId, status: TaskStatus, sources: readonly string[]): Promise<void> {
  await sql`
    update tasks set ${setsStatus(status)}, reason = null,
      state = case when upstream_id is null and (marker = '' or attempts = 0 and ${isDone(status)}) then 'local'
        when upstream_id is not null or (
          select listings.source from listings where listings.id = ${OWN_LISTING}) = any(${sources}::text[])
        then 'waiting' else 'local' end
    where id = ${id}`.execute(db);
}

async function assign(db: Db, id: TaskId, assignee: string | null): Promise<void> {
  await sql`update tasks set assignee = ${assignee} where id = ${id}`.execute(db);
}

/** Lets a refused task wait again. @returns whether it was refused */
async function retry(db: Db, id: TaskId): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set state = 'waiting', reason = null where id = ${id} and state = 'refused'`.execute(db);
  return numAffectedRows === 1n;
}

export const taskReaders = { list, count, byId, sourcesOf, sourcesOfReview };
export const taskWriters = { insert, lock, setStatus, assign, retry };
