import type { Generated } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { TaskCategory, TaskState, TaskStatus } from '#domain/tasks/task.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface TasksTable {
  id: Generated<TaskId>;
  listing_id: ListingId;
  /** Where its source has it, while that is a listing that was merged into another. */
  own_listing_id: Generated<ListingId | null>;
  review_id: ReviewId | null;
  topic: Topic | null;
  title: string;
  description: string;
  category: TaskCategory;
  /** The username. */
  assignee: string | null;
  due_on: Day | null;
  status: Generated<TaskStatus>;
  done_at: Date | null;
  created_by: string;
  created_at: CreatedAt;
  state: TaskState;
  /** Why the source refused it. */
  reason: string | null;
  attempts: Generated<number>;
  /** The error of the last failed attempt. */
  last_error: string | null;
  /** A part of its texts by which it is found at the source; empty if it was erased before it was sent. */
  marker: string;
  upstream_id: string | null;
  /** When its status was last read at the source. */
  checked_at: Date | null;
}

export interface TaskTables {
  tasks: TasksTable;
}
