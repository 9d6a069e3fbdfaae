import { defineRoutes } from '../route.ts';
import { Task, TaskBody, TaskChange, TaskParams, Tasks, TasksQuery } from './tasks.ts';

/** What is to be done at properties because of what guests said. */
export const tasksRoutes = defineRoutes('Tasks', {
  'GET /tasks': {
    permission: 'reviews:read',
    summary: 'Tasks created from reviews',
    query: TasksQuery,
    response: Tasks,
  },
  'POST /tasks': {
    permission: 'tasks:write',
    summary: 'Create a task',
    description:
      'For `listingId`, or the property of `reviewId`. If the source of the property manages tasks, the task will be sent there with its title, description, category, property, due day and the reservation of the review. HTML is kept as plain text.',
    body: TaskBody,
    response: Task,
    status: 202,
  },
  'PATCH /tasks/:id': {
    permission: 'tasks:write',
    summary: 'Complete, cancel, reopen or assign a task',
    description:
      'The status of a task that was sent to its source changes there too. 409 while it is being sent.',
    params: TaskParams,
    body: TaskChange,
    response: Task,
    errors: [409],
  },
  'POST /tasks/:id/retry': {
    permission: 'tasks:write',
    summary: 'Send a task that its source refused again',
    description: '409 when it was not refused, or is being sent.',
    params: TaskParams,
    response: Task,
    status: 202,
    errors: [409],
  },
});
