import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import type { TaskId } from '#domain/ids.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, MAX_PAGE_SIZE } from '#domain/paging.ts';
import { EFFECT_DAYS, EFFECTS } from '#domain/tasks/effect.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  SETTABLE_STATUSES,
  TASK_CATEGORIES,
  TASK_LISTS,
  TASK_STATES,
  TASK_STATUSES,
} from '#domain/tasks/task.ts';
import { Figure } from '../insights/insights.ts';
import { FILTER_PARAMETERS, Id, ListingIdSchema, ReviewIdSchema } from '../reviews/reviews.ts';
import { inputObject, named, nullable } from '../schema.ts';

const Topic = Type.Enum([...TOPICS]);
const Category = Type.Enum([...TASK_CATEGORIES]);
const username = Type.String({ pattern: USERNAME_PATTERN });
const ASSIGNEE = { description: 'The username; null for no one. It is not sent to the source.' };
const DUE = { description: 'The last day, YYYY-MM-DD.' };

const Complaints = Type.Object({
  share: Figure,
  reviews: Figure,
});

export const TaskEffect = Type.Object(
  {
    effect: Type.Enum([...EFFECTS], {
      description:
        'Whether complaints fell or rose by more than chance explains (Fisher’s exact test, one-sided, 5 %), or why that is not known.',
    }),
    before: Complaints,
    after: Complaints,
  },
  {
    title: 'TaskEffect',
    description: `The share of the analysed texts about the property that complain about the topic: in the ${EFFECT_DAYS} days up to the day on which the task was completed, and in up to as many days after it.`,
  },
);
export type TaskEffect = Static<typeof TaskEffect>;

export const Task = named('Task', {
  id: Id,
  listingId: Id,
  listingName: Type.String(),
  reviewId: nullable(Id, { description: 'The review that it comes from.' }),
  topic: nullable(Topic, { description: 'What guests complain about.' }),
  title: Type.String(),
  description: Type.String(),
  category: Category,
  assignee: nullable(Type.String(), ASSIGNEE),
  dueDate: nullable(Type.String(), DUE),
  status: Type.Enum([...TASK_STATUSES]),
  createdBy: Type.String({ description: 'The username or the name of the token.' }),
  createdAt: Type.String({ format: 'date-time', description: 'UTC' }),
  doneAt: nullable(Type.String({ format: 'date-time' }), {
    description: 'When it was completed or cancelled, UTC.',
  }),
  state: Type.Enum([...TASK_STATES], {
    description:
      'local: it is not sent anywhere; waiting: it will be sent to its source; sent: its source has it; refused: its source rejected it.',
  }),
  source: Type.String({ description: 'The source of its property.', examples: ['hostaway'] }),
  reason: nullable(Type.String(), { description: 'Why the source refused it.' }),
  /** Only in the list of done tasks. */
  effect: Type.Optional(TaskEffect),
});
export type Task = Static<typeof Task>;

export const TasksQuery = inputObject({
  list: Type.Optional(
    Type.Enum([...TASK_LISTS], {
      description: 'Those to be done, those done, or those that their source refused.',
    }),
  ),
  assignee: Type.Optional(username),
  reviewId: Type.Optional(ReviewIdSchema),
  listingIds: FILTER_PARAMETERS.listingIds,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
});

export const Tasks = named('Tasks', {
  tasks: Type.Array(Task, {
    description: 'By due day, then those that are done, the most recent first.',
  }),
  total: Type.Integer({ minimum: 0 }),
  sentTo: Type.Array(Type.String(), {
    description:
      'The sources to which new tasks are sent; with `listingIds`, only those of these properties, with `reviewId`, that of the review’s own listing.',
  }),
});
export type Tasks = Static<typeof Tasks>;

export const TaskBody = inputObject({
  listingId: Type.Optional(ListingIdSchema),
  reviewId: Type.Optional(ReviewIdSchema),
  topic: Type.Optional(Topic),
  title: Type.String({ minLength: 1, maxLength: MAX_TITLE_LENGTH }),
  description: Type.Optional(Type.String({ maxLength: MAX_DESCRIPTION_LENGTH })),
  category: Category,
  assignee: Type.Optional(nullable(username, ASSIGNEE)),
  dueDate: Type.Optional(nullable(Type.String({ format: 'day' }), DUE)),
});
export type TaskBody = Static<typeof TaskBody>;

export const TaskParams = inputObject({ id: Type.Unsafe<TaskId>(Id) });

export const TaskChange = inputObject({
  status: Type.Optional(Type.Enum([...SETTABLE_STATUSES])),
  assignee: Type.Optional(nullable(username, ASSIGNEE)),
});
