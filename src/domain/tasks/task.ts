import type { Day } from '../day.ts';
import type { ListingId, ReviewId, TaskId } from '../ids.ts';
import type { Topic } from '../insights/topics.ts';

/** What a task is about. Sources map their own categories to these. */
export const TASK_CATEGORIES = [
  'cleaning',
  'maintenance',
  'check-in',
  'check-out',
  'back-office',
  'other',
] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

export const TASK_STATUSES = ['open', 'in-progress', 'completed', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const isDone = (status: TaskStatus): boolean => status === 'completed' || status === 'cancelled';

/** Those that a person sets; the source says when work has begun. */
export const SETTABLE_STATUSES = ['open', 'completed', 'cancelled'] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/**
 * Whether a task is at the source of its property: it stays here, waits to be sent, was sent, or was refused. A later change of its status
 * waits in the same way.
 */
export const TASK_STATES = ['local', 'waiting', 'sent', 'refused'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What is to be done at a property because of what guests said. Never public. */
export interface Task {
  id: TaskId;
  listingId: ListingId;
  listingName: string;
  /** The review that it comes from; null if it comes from several. */
  reviewId: ReviewId | null;
  /** What guests complain about. */
  topic: Topic | null;
  title: string;
  description: string;
  category: TaskCategory;
  /** The username. */
  assignee: string | null;
  dueOn: Day | null;
  status: TaskStatus;
  createdBy: string;
  createdAt: Date;
  /** When it was completed or cancelled. */
  doneAt: Date | null;
  state: TaskState;
  /** The source of its property, to which it is sent. */
  source: string;
  /** Why the source refused it. */
  reason: string | null;
}

/** A task as a person makes it. */
export type NewTask = Pick<
  Task,
  'listingId' | 'reviewId' | 'topic' | 'title' | 'description' | 'category' | 'assignee' | 'dueOn'
>;

export const MAX_TITLE_LENGTH = 150;
export const MAX_DESCRIPTION_LENGTH = 4000;

/** Which tasks a list has. */
export const TASK_LISTS = ['open', 'done', 'refused'] as const;
export type TaskList = (typeof TASK_LISTS)[number];

const CLEANING: readonly Topic[] = ['cleanliness', 'smell', 'bathroom'];
const OTHER: readonly Topic[] = ['communication', 'location', 'value', 'accuracy', 'style', 'view'];

/** The category that complaints about a topic usually have. */
export function usualCategory(topic: Topic | null): TaskCategory {
  if (topic === 'check-in') return 'check-in';
  if (topic === null || OTHER.includes(topic)) return 'other';
  return CLEANING.includes(topic) ? 'cleaning' : 'maintenance';
}
