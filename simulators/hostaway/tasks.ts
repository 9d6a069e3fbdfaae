import type { SimulatedResponse } from '../serve.ts';
import { number, text, whole } from './parameters.ts';
import { failure, refusal, success } from './responses.ts';

const DEFAULT_LIMIT = 100;

const NEW_TASK = {
  listingMapId: null as number | null,
  channelId: null as number | null,
  reservationId: null as number | null,
  autoTaskId: null as number | null,
  assigneeUserId: null as number | null,
  title: 'Task',
  description: null as string | null,
  canStartFrom: null as string | null,
  canStartFromEvent: null as string | null,
  shouldEndBy: null as string | null,
  shouldEndByListingTime: null as string | null,
  shouldEndByEvent: null as string | null,
  status: 'pending',
  priority: 1 as number | null,
  categoriesMap: null as number[] | null,
  resolutionNote: null as string | null,
  startedAt: null as string | null,
  confirmedAt: null as string | null,
  completedAt: null as string | null,
  cost: null as number | null,
  color: '#000000',
  checklistItems: [] as unknown[],
  customFieldValue: [] as unknown[],
};

/** A task as Hostaway sends it (Hostaway API documentation, "Tasks"). Times are UTC, or local with `ListingTime`. */
export type HostawayTask = typeof NEW_TASK & { id: number };

/** A complete task from the given fields. */
export const newTask = (fields: Partial<HostawayTask> & { id: number }): HostawayTask => ({
  ...NEW_TASK,
  ...fields,
});

/** The endpoints below `/tasks`. */
export function taskEndpoint(
  tasks: HostawayTask[],
  { method, id, query, body }: { method: string; id: number | null; query: URLSearchParams; body: string },
): SimulatedResponse {
  if (id === null) return method === 'POST' ? createTask(tasks, body) : retrieveTasks(tasks, query);
  const index = tasks.findIndex((candidate) => candidate.id === id);
  const task = tasks[index];
  if (!task) return failure(404, 'Task not found');
  if (method === 'PUT') return updateTask(tasks, index, task, body);
  if (method !== 'DELETE') return success(task);
  tasks.splice(index, 1);
  return success([]);
}

/** There is no filter by listing, and the documented sample has no count. */
function retrieveTasks(tasks: readonly HostawayTask[], query: URLSearchParams): SimulatedResponse {
  const limit = whole(query, 'limit', 1) ?? DEFAULT_LIMIT;
  const offset = whole(query, 'offset', 0) ?? 0;
  const status = text(query, 'status');
  const reservation = number(query, 'reservationId');
  const match = text(query, 'match')?.toLowerCase();
  const matching = tasks.filter(
    (task) =>
      (!status || task.status === status) &&
      (reservation === null || task.reservationId === reservation) &&
      // Which fields it searches is not documented.
      (!match || task.title.toLowerCase().includes(match)),
  );
  return success(matching.slice(offset, offset + limit));
}

function createTask(tasks: HostawayTask[], body: string): SimulatedResponse {
  const fields = fieldsOf(body);
  if (typeof fields?.title !== 'string' || fields.title.trim() === '')
    return refusal(400, 'title is required');
  const id = tasks.reduce((highest, task) => Math.max(highest, task.id), 7000) + 1;
  const task = newTask({ ...fields, id });
  tasks.push(task);
  return success(task);
}

/** Fields that are sent replace those of the task; arrays as a whole. */
function updateTask(
  tasks: HostawayTask[],
  index: number,
  task: HostawayTask,
  body: string,
): SimulatedResponse {
  const fields = fieldsOf(body);
  if (!fields) return refusal(400, 'The body is no JSON object');
  const changed = { ...task, ...fields, id: task.id };
  tasks.splice(index, 1, changed);
  return success(changed);
}

function fieldsOf(body: string): Partial<HostawayTask> | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? fields : null;
  } catch {
    return null;
  }
}
