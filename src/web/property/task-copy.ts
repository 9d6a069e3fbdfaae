import type { TaskCategory, TaskStatus } from '#domain/tasks/task.ts';

/** What the manager app and reports say of tasks. */
export const CATEGORY_NAMES: Record<TaskCategory, string> = {
  cleaning: 'Cleaning',
  maintenance: 'Maintenance',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  'back-office': 'Back office',
  other: 'Other',
};

export const STATUS_NAMES: Record<TaskStatus, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
