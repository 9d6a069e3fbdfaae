import { defineRoutes } from '../route.ts';
import { Task, TaskBody, TaskChange, TaskParams, Tasks, TasksQuery } from './tasks.ts';

/** What is to be done at properties because of what guests said. */
export const tasksRoutes = defineRoutes('Tasks', {
  'GET /tasks': {
    permission: 'reviews:read',
    summary: 'The tasks that people made from reviews',
    query: TasksQuery,
    response: Tasks,
  },
  'POST /tasks': {
    permission: 'tasks:write',
    summary: 'Create a task',
    description:
      'About the property of `reviewId`, or `listingId`. If the source of the property keeps tasks, it waits to be sent there: title, description, category, property, reservation of the review and due day. HTML stays text.',
    body: TaskBody,
    response: Task,
    status: 202,
  },
  'PATCH /tasks/:id': {
    permission: 'tasks:write',
    summary: 'Complete, cancel, reopen or assign a task',
    description: 'A task at its source gets the status there too. 409 while it is being sent there.',
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
