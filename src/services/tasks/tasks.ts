import { canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { EventKind } from '#domain/events/event.ts';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import { MAX_TITLE_LENGTH, type NewTask, type SettableStatus, type Task } from '#domain/tasks/task.ts';
import { cleanText, writtenText } from '#domain/written-text.ts';
import type { Readers, Transaction } from '#storage/storage.ts';
import type { TaskQuery } from '#storage/tasks/tasks.ts';
import type { Clock, Logs, Queued, Sources, Stored } from '../context.ts';
import { requireReview } from '../decisions/lock-review.ts';
import { notFound, requireListing } from '../listings/listing-places.ts';
import { enqueueScheduled } from '../outbox.ts';
import { accessOfAssignee } from '../reviews/assignee.ts';
import { accountsThatCan } from '../sources/source-accounts.ts';
import { effectsOfTasks, type TaskEffect } from './effects.ts';

export interface TaskInput extends Omit<NewTask, 'listingId'> {
  /** That of the review by default. */
  listingId: ListingId | undefined;
}

/** Some of the tasks; the done ones with what came of them. */
export async function listTasks(
  context: Stored & Clock & Sources,
  actor: Actor,
  query: Omit<TaskQuery, 'access'> & { limit: number; offset: number },
): Promise<{ tasks: (Task & { effect?: TaskEffect })[]; total: number; sentTo: string[] }> {
  const { tasks } = context.storage;
  const able = accountsThatCan(context, 'tasks');
  const accessible = { ...query, access: actor.access };
  const [found, total] = await Promise.all([tasks.list(accessible), tasks.count(accessible)]);
  const effects = query.list === 'done' ? await effectsOfTasks(context, actor, found) : null;
  const rows = found.map((task) => {
    const effect = effects?.get(task.id);
    return { ...task, ...(effect && { effect }) };
  });
  const { listingIds, reviewId } = query;
  const sources =
    reviewId === undefined
      ? listingIds && (await tasks.sourcesOf(listingIds, actor.access))
      : await tasks.sourcesOfReview(reviewId, actor.access);
  return { tasks: rows, total, sentTo: able.filter((source) => !sources || sources.includes(source)) };
}

/**
 * Makes a task about a property, or about a review of it. If the source of the property keeps tasks, it waits to be sent
 * there.
 *
 * @throws invalid for texts without a visible character and for an assignee who cannot see the property
 * @throws not-found for a review or a property outside the access
 */
export async function createTask(
  context: Stored & Logs & Queued & Sources,
  actor: Actor,
  { listingId: chosen, ...input }: TaskInput,
): Promise<Task> {
  const { reviewId, assignee } = input;
  const review = reviewId === null ? null : await requireReview(context, actor, reviewId);
  const listingId = (review?.listingId as ListingId | undefined) ?? chosen;
  if (listingId === undefined) throw new AppError('task-without-property');
  if (chosen !== undefined && chosen !== listingId) throw new AppError('task-other-property');
  requireListing(actor, listingId);
  const task: NewTask = {
    ...input,
    listingId,
    title: writtenText(input.title, { field: 'title', max: MAX_TITLE_LENGTH }).replace(/\s+/g, ' '),
    description: cleanText(input.description),
    assignee: await checkedAssignee(context.storage, assignee, listingId),
  };
  const marker = `FLR${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const sources = accountsThatCan(context, 'tasks');
  const made = await context.storage.transact(async (tx) => {
    const id = await tx.tasks.insert(task, { by: actor.name, marker, sources });
    if (id === null) throw notFound(listingId);
    return record(tx, actor, id, 'task.created');
  });
  return delivered(context, made);
}

/**
 * Sets the status of a task, which is sent to the source if it is there, and its assignee. Repeating it changes nothing.
 *
 * @throws not-found, conflict while it is being sent, and invalid for an assignee who cannot see the property
 */
export async function changeTask(
  context: Stored & Logs & Queued & Sources,
  actor: Actor,
  id: TaskId,
  change: { status?: SettableStatus | undefined; assignee?: string | null | undefined },
): Promise<Task> {
  const { status, assignee } = change;
  const changed = await context.storage.transact(async (tx) => {
    const before = await lockedTask(tx, actor, id);
    let task = before;
    if (assignee !== undefined) {
      const username = await checkedAssignee(tx, assignee, before.listingId);
      if (username !== before.assignee) {
        await tx.tasks.assign(id, username);
        task = await record(tx, actor, id, 'task.assigned');
      }
    }
    if (status !== undefined && status !== before.status && !(status === 'open' && before.doneAt === null)) {
      await tx.tasks.setStatus(id, status, accountsThatCan(context, 'tasks'));
      task = await record(tx, actor, id, STATUS_EVENTS[status]);
    }
    return task;
  });
  return delivered(context, changed);
}

const STATUS_EVENTS = {
  open: 'task.reopened',
  completed: 'task.completed',
  cancelled: 'task.cancelled',
} as const satisfies Record<SettableStatus, EventKind>;

/** Sends a refused task again. @throws conflict when the source did not refuse it, or while it is being sent */
export async function retryTask(context: Stored & Logs & Queued, actor: Actor, id: TaskId): Promise<Task> {
  const retried = await context.storage.transact(async (tx) => {
    await lockedTask(tx, actor, id);
    if (!(await tx.tasks.retry(id))) throw new AppError('task-not-refused');
    return record(tx, actor, id, 'task.retried');
  });
  return delivered(context, retried);
}

/** Lets a task that waits be sent at once. */
async function delivered(context: Queued & Logs, task: Task): Promise<Task> {
  const { id: taskId, source } = task;
  if (task.state === 'waiting') await enqueueScheduled(context, 'deliver-task', { taskId, source });
  return task;
}

async function lockedTask(tx: Transaction, actor: Actor, id: TaskId): Promise<Task> {
  const isLocked = await tx.tasks.lock(id, actor.access);
  return existing(isLocked ? await tx.tasks.byId(id, actor.access) : null, { noun: 'task', id });
}

/** Records what happened to a task. @returns the task after it */
async function record(
  tx: Transaction,
  actor: Actor,
  id: TaskId,
  kind: `task.${'created' | 'assigned' | 'retried' | 'reopened' | 'completed' | 'cancelled'}`,
): Promise<Task> {
  const task = existing(await tx.tasks.byId(id, actor.access), { noun: 'task', id });
  await tx.events.insert(actor, { kind, target: `task ${id}`, ...placeOf(task) });
  return task;
}

/** What an event about a task is about. */
export const placeOf = ({ listingId, reviewId }: { listingId: ListingId; reviewId: ReviewId | null }) => ({
  listing: listingId,
  ...(reviewId !== null && { review: reviewId }),
});

async function checkedAssignee(
  on: Pick<Readers, 'notifications'>,
  assignee: string | null,
  listingId: ListingId,
): Promise<string | null> {
  if (assignee === null) return null;
  const username = assignee.toLowerCase();
  const access = await accessOfAssignee(on, username);
  if (!canAccess({ access }, listingId)) throw new AppError('assignee-limited', { username });
  return username;
}
