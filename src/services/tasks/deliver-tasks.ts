import type { SourceTasks } from '#connectors/source.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { shiftDay, startOfDay } from '#domain/day.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import type { TaskId } from '#domain/ids.ts';
import type { TaskStatus } from '#domain/tasks/task.ts';
import type { SentTask, WaitingTask } from '#storage/tasks/sent-tasks.ts';
import type { Clock, JobData, Logs, Queued, Sources, Stored } from '../context.ts';
import { deliver, type Outbox } from '../outbox.ts';
import { requireSource, sourcesThatCan } from '../sources/source-accounts.ts';
import { placeOf } from './tasks.ts';

/** The most statuses of a source that are read at once, within its limit of requests. */
const MAX_CHECKED = 50;

/** Tasks that wait, the oldest first. */
export async function dueTasks(context: Stored & Sources): Promise<JobData['deliver-task'][]> {
  return context.storage.tasks.listDue(sourcesThatCan(context, 'tasks'));
}

export async function enqueueDueTasks(context: Stored & Queued & Sources): Promise<void> {
  for (const due of await dueTasks(context)) await context.jobs.enqueue('deliver-task', due);
}

/**
 * Creates a task at its source or sets its status there. After a crash the next attempt finds out whether it was created.
 *
 * @throws AppError when the outcome is unknown; the task still waits and should be sent again
 */
export function deliverTask(
  context: Stored & Logs & Sources & Clock,
  { taskId, source }: JobData['deliver-task'],
): Promise<void> {
  return deliver(context, taskOutbox(context), { id: taskId, source });
}

const taskOutbox = (context: Sources & Clock): Outbox<TaskId, WaitingTask> => ({
  noun: 'task',
  capability: 'tasks',
  rows: ({ tasks }) => tasks,
  async send(tx, id, task) {
    const { timeZone } = context;
    const outcome = await tasksOf(context, task.source).save({
      ...task,
      mayExist: task.attempts > 1,
      // The last second of the day.
      dueAt:
        task.dueOn === null ? null : new Date(startOfDay(shiftDay(task.dueOn, 1), timeZone).getTime() - 1000),
    });
    const event = { target: `task ${id}`, ...placeOf(task) };
    if (outcome.kind === 'sent') {
      await tx.tasks.settleSent(id, outcome);
      await tx.events.insert(systemActor, { kind: 'task.sent', ...event });
      return;
    }
    const reason = outcome.kind === 'refused' ? outcome.reason : null;
    await tx.tasks.settleUnsent(id, reason);
    await tx.events.insert(systemActor, {
      kind: reason === null ? 'task.changed' : 'task.refused',
      ...event,
    });
  },
});

/**
 * Reads the statuses of tasks that are not done at their sources, which do not report changes. Called by the scheduler. A
 * source that fails is left; the next call begins with the statuses whose reading was tried the longest ago.
 */
export async function readTaskStatuses(context: Stored & Logs & Sources): Promise<void> {
  await Promise.all(sourcesThatCan(context, 'tasks').map((source) => readStatusesOf(context, source)));
}

async function readStatusesOf(context: Stored & Logs & Sources, source: string): Promise<void> {
  for (const task of await context.storage.tasks.listToCheck(source, MAX_CHECKED)) {
    const status = await statusAt(context, source, task);
    await context.storage.transact(async (tx) => {
      const changed = await tx.tasks.recordStatus(task, status === 'unavailable' ? null : status);
      if (!changed) return;
      const event = { kind: 'task.changed', target: `task ${task.id}`, ...placeOf(changed) } as const;
      await tx.events.insert(systemActor, event);
    });
    if (status === 'unavailable') return;
  }
}

async function statusAt(
  context: Logs & Sources,
  source: string,
  { upstreamId }: SentTask,
): Promise<TaskStatus | 'unavailable' | null> {
  try {
    const status = await tasksOf(context, source).statusOf(upstreamId);
    if (status !== 'deleted') return status;
    // The simulator of the demo forgets tasks when it ends.
    return source === 'demo' ? null : 'cancelled';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.outageLog.warn({ reason: messageOf(error) }, 'the statuses of tasks could not be read');
    return 'unavailable';
  }
}

function tasksOf(context: Sources, source: string): SourceTasks {
  const { tasks } = requireSource(context, source).connector;
  if (tasks) return tasks;
  throw new AppError('no-source');
}
