import { pages } from '#contract/paths.ts';
import type { Task, TaskEffect } from '#contract/tasks/tasks.ts';
import { isUsername } from '#domain/accounts/user.ts';
import { MAX_OFFSET } from '#domain/paging.ts';
import { TASK_LISTS, type TaskList } from '#domain/tasks/task.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { PersonSelect } from '#web/app/reviews/person-select.tsx';
import { oneOf, wholeNumber } from '#web/app/search-string.ts';
import { Page } from '#web/app/shell/page.tsx';
import { tasksPageCopy as copy, effectCopy, taskCopy } from '#web/app/tasks/copy.ts';
import { TaskEntry } from '#web/app/tasks/task-entry.tsx';
import { useTasks } from '#web/app/tasks/use-tasks.ts';
import { useUrlSearch } from '#web/app/use-url-search.ts';

const PAGE_SIZE = 25;
const LISTS = TASK_LISTS.map((value) => ({ value, label: copy.lists[value] }));

const parseTasksSearch = (raw: Record<string, unknown>) => ({
  list: oneOf(TASK_LISTS, raw.list),
  assignee: typeof raw.assignee === 'string' && isUsername(raw.assignee) ? raw.assignee : undefined,
  /** From 1. */
  page: wholeNumber(raw.page, MAX_OFFSET / PAGE_SIZE),
});

/** All tasks; the done ones with what came of them. */
export function TasksPage() {
  const [search, change] = useUrlSearch(pages.tasks(), parseTasksSearch);
  const { list = 'open', assignee, page = 1 } = search;
  const tasks = useTasks({
    list,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(assignee && { assignee }),
  });
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      className={shared.page}
      aside={
        <PageLink href={pages.insights()} className="hit">
          {copy.insights}
        </PageLink>
      }
    >
      <search className="filters">
        <Select<TaskList>
          label={copy.list}
          options={LISTS}
          value={list}
          onChange={(next) => change({ list: next, page: undefined })}
        />
        <PersonSelect
          label={taskCopy.assignee}
          none={copy.anyone}
          value={assignee}
          onChange={(next) => change({ assignee: next, page: undefined })}
        />
      </search>
      <section className="card" aria-label={copy.lists[list]} aria-busy={tasks.isPlaceholderData}>
        <Loaded query={tasks} copy={taskCopy}>
          {({ tasks: rows, total }) =>
            total === 0 ? (
              <p>{copy.none[list]}</p>
            ) : (
              <>
                <ul className="stack">
                  {rows.map((task) => (
                    <TaskEntry key={task.id} task={task} isAlone>
                      {task.effect && <Effect {...task} effect={task.effect} />}
                    </TaskEntry>
                  ))}
                </ul>
                {/* The last task of a page may just have left the list. */}
                {(total > PAGE_SIZE || page > 1) && (
                  <p className="row">
                    <Button disabled={page === 1} onClick={() => change({ page: page - 1 })}>
                      {copy.previous}
                    </Button>
                    <Button disabled={page * PAGE_SIZE >= total} onClick={() => change({ page: page + 1 })}>
                      {copy.next}
                    </Button>
                  </p>
                )}
              </>
            )
          }
        </Loaded>
      </section>
    </Page>
  );
}

/** Whether complaints fell after the task, with the numbers that say so. */
function Effect({ topic, effect: { effect, before, after } }: Task & { effect: TaskEffect }) {
  if (topic === null) return null;
  const part = (name: string, { share, reviews }: TaskEffect['before']) => (
    <>
      {name} <FigureLink figure={share} kind="share" base={reviews.n} /> {effectCopy.of}{' '}
      <FigureLink figure={reviews} kind="count">
        {effectCopy.texts(reviews.n)}
      </FigureLink>
    </>
  );
  return (
    <div>
      <p>
        <strong>{effectCopy.effects[effect](topic)}</strong> {part(effectCopy.before, before)},{' '}
        {part(effectCopy.after, after)}.
      </p>
      <p className="note">{effectCopy.explanation}</p>
    </div>
  );
}
