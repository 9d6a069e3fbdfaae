import { type RawBuilder, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import { isDone, type NewTask, type Task, type TaskList, type TaskStatus } from '#domain/tasks/task.ts';
import { isAccessible } from '../filters/access.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';

export interface TaskQuery {
  access: Access;
  list?: TaskList | undefined;
  /** Only those of a person. */
  assignee?: string | undefined;
  reviewId?: ReviewId | undefined;
  listingId?: ListingId | undefined;
  topic?: Topic | undefined;
}

/** By the indexes `tasks_open`, `tasks_done` and `tasks_waiting`. */
const LISTS: Record<TaskList, RawBuilder<unknown>> = {
  open: sql`done_at is null`,
  done: sql`done_at is not null`,
  refused: sql`state = 'refused'`,
};

const wanted = ({ access, list, assignee, reviewId, listingId, topic }: TaskQuery) =>
  allOf([
    isAccessible(access, 'tasks.listing_id'),
    ...(list ? [LISTS[list]] : []),
    ...(assignee === undefined ? [] : [sql`assignee = ${assignee}`]),
    ...(reviewId === undefined ? [] : [sql`review_id = ${reviewId}`]),
    ...(listingId === undefined ? [] : [sql`tasks.listing_id = ${listingId}`]),
    ...(topic === undefined ? [] : [sql`topic = ${topic}`]),
  ]);

const COLUMNS =
  sql.raw(`tasks.id, tasks.listing_id as "listingId", listings.name as "listingName", review_id as "reviewId",
  topic, title, tasks.description, category, assignee, due_on as "dueOn", status, created_by as "createdBy",
  tasks.created_at as "createdAt", done_at as "doneAt", state, reason`);

/** Open ones by their due day, then done ones, the last first. */
async function list(db: Db, query: TaskQuery & { limit: number; offset: number }): Promise<Task[]> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks join listings on listings.id = tasks.listing_id where ${wanted(query)}
    order by done_at desc nulls first, due_on nulls last, tasks.id limit ${query.limit} offset ${query.offset}`.execute(
    db,
  );
  return rows;
}

async function count(db: Db, query: TaskQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from tasks where ${wanted(query)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function byId(db: Db, id: TaskId, access: Access): Promise<Task | null> {
  const { rows } = await sql<Task>`
    select ${COLUMNS} from tasks join listings on listings.id = tasks.listing_id
    where tasks.id = ${id} and ${isAccessible(access, 'tasks.listing_id')}`.execute(db);
  return rows[0] ?? null;
}

/** @param source of the properties whose tasks are sent to Hostaway; null when none are */
async function insert(
  db: Db,
  { listingId, reviewId, topic, title, description, category, assignee, dueOn }: NewTask,
  { by, marker, source }: { by: string; marker: string; source: string | null },
): Promise<{ id: TaskId; isWaiting: boolean }> {
  const { id, state } = await db
    .insertInto('tasks')
    .values({
      listing_id: listingId,
      review_id: reviewId,
      topic,
      title,
      description,
      category,
      assignee,
      due_on: dueOn,
      created_by: by,
      marker,
      state: sql`(select case when source = ${source} then 'waiting' else 'local' end from listings where id = ${listingId})`,
    })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  return { id: id as TaskId, isWaiting: state === 'waiting' };
}

/** Locks a task until the transaction ends. @returns whether there is one in the access */
async function lock(db: Db, id: TaskId, access: Access): Promise<boolean> {
  const { rows } = await sql`
    select id from tasks where id = ${id} and ${isAccessible(access)} for update`.execute(db);
  return rows.length > 0;
}

/** The columns of a status. */
export const statusColumns = (status: TaskStatus) => ({
  status,
  done_at: isDone(status) ? sql<Date>`coalesce(done_at, now())` : null,
});

/**
 * Sets the status. What Hostaway has, or may have, is sent there; anything else is not sent any more once it is done.
 *
 * @returns whether it waits to be sent
 */
async function setStatus(db: Db, id: TaskId, status: TaskStatus): Promise<boolean> {
  const { state } = await db
    .updateTable('tasks')
    .set({
      ...statusColumns(status),
      reason: null,
      state: sql`case when state = 'local' then 'local'
        when upstream_id is null and attempts = 0 and ${sql.lit(isDone(status))} then 'local' else 'waiting' end`,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow();
  return state === 'waiting';
}

async function assign(db: Db, id: TaskId, assignee: string | null): Promise<void> {
  await db.updateTable('tasks').set({ assignee }).where('id', '=', id).execute();
}

/** Lets a refused task wait again. @returns whether it was refused */
async function retry(db: Db, id: TaskId): Promise<boolean> {
  const retried = await db
    .updateTable('tasks')
    .set({ state: 'waiting', reason: null })
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .returning('id')
    .executeTakeFirst();
  return retried !== undefined;
}

export const taskReaders = { list, count, byId };
export const taskWriters = { insert, lock, setStatus, assign, retry };
