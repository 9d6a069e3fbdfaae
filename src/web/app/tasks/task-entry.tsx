import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import type { Task } from '#contract/tasks/tasks.ts';
import { shortDate, shortDay } from '#domain/dates.ts';
import { dayIn } from '#domain/day.ts';
import type { SettableStatus } from '#domain/tasks/task.ts';
import { CATEGORY_NAMES, STATUS_NAMES } from '#web/property/task-copy.ts';
import { useSend } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { Chip } from '../controls/chip.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import { PageLink } from '../controls/page-link.tsx';
import { PersonSelect } from '../reviews/person-select.tsx';
import { usePeople } from '../reviews/use-people.ts';
import { useSources } from '../reviews/use-sources.ts';
import { useCan } from '../session/use-can.ts';
import { taskCopy as copy } from './copy.ts';
import { TASKS_KEY } from './use-tasks.ts';

export interface TaskEntryProps {
  task: Task;
  /** Whether it names its property and leads to its review: not where it is shown with them. */
  isAlone?: boolean;
  /** Below its facts. */
  children?: ReactNode;
}

const TONES: Partial<Record<Task['state'], 'failed' | 'waiting'>> = { refused: 'failed', waiting: 'waiting' };

/** A task with its state here and at its source, and what can be done with it. */
export function TaskEntry({ task, isAlone = false, children }: TaskEntryProps) {
  const { title, description, status, state, reason, reviewId, listingId, doneAt } = task;
  const source = useSources({ enabled: state !== 'local' }).nameOf(task.source);
  const stateText = copy.states[state]?.(source);
  return (
    <li className="stack-tiny ruled">
      <p className="row">
        <span className="entry-name">{title}</span>
        <Chip tone={status === 'completed' ? 'public' : undefined}>{STATUS_NAMES[status]}</Chip>
        {stateText && <Chip tone={TONES[state]}>{stateText}</Chip>}
      </p>
      <Facts task={task} isAlone={isAlone} />
      {description !== '' && description !== title && (
        <p className="written quiet" dir="auto">
          {description}
        </p>
      )}
      {reason && (
        <p className="note" data-tone="failed">
          {copy.refused(source, reason)}
        </p>
      )}
      {children}
      <TaskActions task={task}>
        {isAlone && doneAt === null && <TaskAssignee task={task} />}
        {isAlone && reviewId !== null && (
          <PageLink href={pages.reviews(listingId, reviewId)} aria-label={copy.action(copy.review, title)}>
            {copy.review}
          </PageLink>
        )}
      </TaskActions>
    </li>
  );
}

function Facts({ task, isAlone }: { task: Task; isAlone: boolean }) {
  const { timeZone } = useAppContext().config;
  const { nameOf } = usePeople();
  const { category, listingName, assignee, dueDate, status, doneAt, createdBy, createdAt } = task;
  const isLate = doneAt === null && dueDate !== null && dueDate < dayIn(new Date(), timeZone);
  const facts = [
    isAlone && listingName,
    CATEGORY_NAMES[category],
    assignee && copy.assigned(nameOf(assignee)),
    dueDate !== null &&
      doneAt === null &&
      (isLate ? copy.overdue(shortDay(dueDate)) : copy.due(shortDay(dueDate))),
    doneAt !== null && copy.done(status, shortDate(new Date(doneAt), timeZone)),
    copy.made(nameOf(createdBy), shortDate(new Date(createdAt), timeZone)),
  ].filter(Boolean);
  return <p className="note">{facts.join(' · ')}</p>;
}

function TaskAssignee({ task: { id, assignee } }: { task: Task }) {
  const { mutate, error } = useSend('PATCH /tasks/:id', { refreshes: [TASKS_KEY] });
  if (!useCan('tasks:write')) return null;
  return (
    <>
      <PersonSelect
        label={copy.assignee}
        none={copy.noOne}
        className="inline"
        value={assignee ?? undefined}
        onChange={(to) => mutate({ params: { id }, body: { assignee: to ?? null } })}
      />
      <Failure error={error} text={copy.failed} />
    </>
  );
}

/** The buttons that change the status of a task, with names that say which. */
function TaskActions({ task, children }: { task: Task; children: ReactNode }) {
  const { id, title, doneAt, state } = task;
  const canWrite = useCan('tasks:write');
  const change = useSend('PATCH /tasks/:id', { refreshes: [TASKS_KEY] });
  const retry = useSend('POST /tasks/:id/retry', { refreshes: [TASKS_KEY] });
  const isPending = change.isPending || retry.isPending;
  const set = (status: SettableStatus) => change.mutate({ params: { id: id }, body: { status } });
  const button = (text: string, onClick: () => void) => (
    <Button
      size="small"
      look={text === copy.cancel ? 'quiet' : 'plain'}
      aria-label={copy.action(text, title)}
      disabled={isPending}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Failure error={change.error ?? retry.error} text={copy.failed} />
      <p className="row">
        {canWrite && (
          <>
            {state === 'refused' && button(copy.retry, () => retry.mutate({ params: { id: id } }))}
            {doneAt === null && button(copy.complete, () => set('completed'))}
            {doneAt === null && button(copy.cancel, () => set('cancelled'))}
            {doneAt !== null && button(copy.reopen, () => set('open'))}
          </>
        )}
        {children}
      </p>
    </>
  );
}
