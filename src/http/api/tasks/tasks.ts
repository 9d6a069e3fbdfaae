import { textOfStored } from '#contract/errors/error-text.ts';
import type { Task as TaskOut } from '#contract/tasks/tasks.ts';
import type { tasksRoutes } from '#contract/tasks/tasks-routes.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { TaskEffect } from '#services/tasks/effects.ts';
import { changeTask, createTask, listTasks, retryTask } from '#services/tasks/tasks.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import type { Handlers } from '../register.ts';

export const tasksHandlers = ({ context }: HttpOptions): Handlers<typeof tasksRoutes> => ({
  'GET /tasks': async ({ query, actor, request }) => {
    const page = { limit: DEFAULT_PAGE_SIZE, offset: 0, ...query };
    const list = await listTasks(readingContext(context, request), actor, page);
    return { ...list, tasks: list.tasks.map(taskOut) };
  },
  'POST /tasks': async ({ body, actor }) => {
    const {
      listingId,
      reviewId = null,
      topic = null,
      description = '',
      assignee = null,
      dueDate = null,
    } = body;
    const { title, category } = body;
    const input = { listingId, reviewId, topic, title, description, category, assignee, dueOn: dueDate };
    return taskOut(await createTask(context, actor, input));
  },
  'PATCH /tasks/:id': async ({ params, body, actor }) =>
    taskOut(await changeTask(context, actor, params.id, body)),
  'POST /tasks/:id/retry': async ({ params, actor }) => taskOut(await retryTask(context, actor, params.id)),
});

function taskOut({ dueOn, createdAt, doneAt, reason, ...task }: Task & { effect?: TaskEffect }): TaskOut {
  return {
    ...task,
    dueDate: dueOn,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    reason: reason && textOfStored(reason),
  };
}
