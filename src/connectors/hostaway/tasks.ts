import { AppError } from '#domain/errors.ts';
import { isDone, TASK_CATEGORIES, type TaskStatus } from '#domain/tasks/task.ts';
import { idOf, type LooseRecord, partOf, recordOf, stringOf } from '../loose-json.ts';
import type { Send } from '../requests/authorized-requests.ts';
import { wrongFormat } from '../requests/upstream.ts';
import type { OutgoingTask, SourceTasks, TaskOutcome } from '../source.ts';
import { utcTimestamp } from '../timestamp.ts';
import { HOSTAWAY } from './errors.ts';
import { pageOf, pagesOf } from './pages.ts';
import { REJECTION_STATUSES, rejectionIn } from './rejection.ts';
import { type Get, requireSuccess } from './request.ts';

/** Hostaway's numbers of the categories, from 1 (Hostaway API documentation, "Tasks"). */
const categoryId = (category: OutgoingTask['category']) => TASK_CATEGORIES.indexOf(category) + 1;

/** Hostaway's statuses. Others that it may add are ignored. */
const STATUSES: Partial<Record<string, TaskStatus>> = {
  pending: 'open',
  confirmed: 'open',
  inProgress: 'in-progress',
  completed: 'completed',
  cancelled: 'cancelled',
};
const SENT_STATUSES: Record<TaskStatus, string> = {
  open: 'pending',
  'in-progress': 'inProgress',
  completed: 'completed',
  cancelled: 'cancelled',
};

const TASKS_PER_PAGE = 100;

/**
 * Tasks of an account (Hostaway API documentation, "Tasks"). There is no idempotency key: a task whose confirmation was lost is
 * found again by the marker in its title and description. It is not documented which of them `match` searches.
 */
export function taskSender({ get, send }: { get: Get; send: Send }): SourceTasks {
  const read = async (id: string): Promise<LooseRecord> =>
    partOf(await get(`/tasks/${encodeURIComponent(id)}`), 'result');

  async function find({ marker, reservationId }: OutgoingTask): Promise<string | null> {
    const found = await findIn(`match=${marker}`, marker);
    return found ?? (reservationId === null ? null : findIn(`reservationId=${reservationId}`, marker));
  }

  async function findIn(filter: string, marker: string): Promise<string | null> {
    const path = (offset: number) => `/tasks?${filter}&limit=${TASKS_PER_PAGE}&offset=${offset}`;
    for await (const { rows } of pagesOf(async (offset) => pageOf(await get(path(offset)), TASKS_PER_PAGE))) {
      const found = rows
        .map((row) => recordOf(row) ?? {})
        .find((row) => ['title', 'description'].some((name) => stringOf(row[name]).includes(marker)));
      if (found) return idOf(found.id);
    }
    return null;
  }

  /** With the status that Hostaway has now. */
  const sent = async (upstreamId: string, wanted: TaskStatus): Promise<TaskOutcome> => ({
    kind: 'sent',
    upstreamId,
    status: statusIn(await read(upstreamId)) ?? wanted,
  });

  /** Reads a new task back, and sends again what Hostaway confirmed but did not store. */
  async function confirmed(id: string, task: OutgoingTask): Promise<TaskOutcome> {
    const row = await read(id);
    const { title: _title, description: _description, ...fields } = fieldsOf(task);
    const lost = Object.entries(fields).filter(([name, value]) => !isSame(row[name], value));
    if (lost.length > 0) await send('PUT', `/tasks/${id}`, Object.fromEntries(lost)).catch(ignoreFailure);
    return sent(id, task.status);
  }

  async function changed(id: string, status: TaskStatus): Promise<TaskOutcome> {
    const response = await send('PUT', `/tasks/${id}`, { status: SENT_STATUSES[status] });
    const reason = rejectionIn(response, [...REJECTION_STATUSES, 404]);
    if (reason === null) return sent(id, status);
    // It was deleted there. A completed or cancelled task needs no change; a reopened one can no longer be done.
    const isSettled = response.status === 404 && isDone(status);
    return isSettled ? { kind: 'sent', upstreamId: id, status } : { kind: 'refused', reason };
  }

  async function created(task: OutgoingTask): Promise<TaskOutcome> {
    const response = await send('POST', '/tasks', fieldsOf(task));
    const reason = rejectionIn(response, [...REJECTION_STATUSES, 404]);
    if (reason !== null) return { kind: 'refused', reason };
    const id = idOf(partOf(requireSuccess(response), 'result').id);
    // The next attempt finds it by its marker.
    if (id === null) throw wrongFormat(HOSTAWAY);
    return confirmed(id, task);
  }

  const save: SourceTasks['save'] = async (task) => {
    if (task.upstreamId !== null) return changed(task.upstreamId, task.status);
    const found = task.mayExist ? await find(task) : null;
    if (found !== null) return confirmed(found, task);
    return isDone(task.status) ? { kind: 'unneeded' } : created(task);
  };

  const statusOf: SourceTasks['statusOf'] = async (upstreamId) => {
    try {
      return statusIn(await read(upstreamId));
    } catch (error) {
      if (error instanceof AppError && isMissing(error)) return 'deleted';
      throw error;
    }
  };
  return { save, statusOf };
}

/** Whether Hostaway itself reports this, not a proxy in front of it. */
const isMissing = ({ problem: { reason, params }, cause }: AppError) =>
  reason === 'source-status' &&
  params.status === 404 &&
  !['html', 'empty', 'invalid'].includes(String(cause));

/** The task exists, and its missing fields are not worth a second one. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function fieldsOf(task: OutgoingTask) {
  return {
    title: `${task.title} (${task.marker})`,
    description: `${task.description}\n\n${task.marker}`.trim(),
    listingMapId: Number(task.upstreamListingId),
    ...(task.reservationId !== null && { reservationId: Number(task.reservationId) }),
    categoriesMap: [categoryId(task.category)],
    ...(task.dueAt && { shouldEndBy: utcTimestamp(task.dueAt) }),
    // Work on it may have begun.
    ...(isDone(task.status) && { status: SENT_STATUSES[task.status] }),
  };
}

/** Hostaway may send numbers as strings. */
const isSame = (one: unknown, other: unknown) => String(one ?? '') === String(other);

const statusIn = (row: LooseRecord): TaskStatus | null => STATUSES[stringOf(row.status)] ?? null;
