import type { Priorities, Priority } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import type { Task } from '#contract/tasks/tasks.ts';
import { MAX_PAGE_SIZE } from '#domain/paging.ts';
import { buttonClass } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { rowsUrl } from '#web/app/insights/rows-url.ts';
import { Sentences } from '#web/app/insights/sentences.tsx';
import { useInsights } from '#web/app/insights/use-insights.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { taskCopy, tasksPageCopy } from '#web/app/tasks/copy.ts';
import { CreateTaskButton } from '#web/app/tasks/create-task-button.tsx';
import { draftOfPriority } from '#web/app/tasks/drafts.ts';
import { TaskEntry } from '#web/app/tasks/task-entry.tsx';
import { useTasks } from '#web/app/tasks/use-tasks.ts';
import { priorityCopy as copy } from './copy.ts';

/** The few complaints that cost most stars, with their sentences. */
export function FixFirst({ query }: Pick<InsightsSectionProps<Priorities>, 'query'>) {
  return (
    <InsightsSection
      heading={copy.heading}
      intro={
        <>
          {copy.intro} <PageLink href={pages.tasks()}>{tasksPageCopy.all}</PageLink>
        </>
      }
      query={query}
      csv={routePath('GET /insights/priorities.csv')}
    >
      {({ priorities }) =>
        priorities.length === 0 ? <p>{copy.none}</p> : <PriorityList priorities={priorities} />
      }
    </InsightsSection>
  );
}

/** With the tasks that people have made of each. */
function PriorityList({ priorities }: Priorities) {
  const listingIds = [...new Set(priorities.map(({ listingId }) => listingId))];
  const tasks = useTasks({ listingIds, limit: MAX_PAGE_SIZE });
  return (
    <>
      <Failure error={tasks.error} text={taskCopy.loadFailed} onRetry={tasks.refetch} />
      <ol className="stack bullets">
        {priorities.map((priority) => (
          <PriorityItem
            key={`${priority.listingId} ${priority.topic}`}
            priority={priority}
            tasks={(tasks.data?.tasks ?? []).filter(
              ({ listingId, topic }) => listingId === priority.listingId && topic === priority.topic,
            )}
          />
        ))}
      </ol>
    </>
  );
}

function PriorityItem({ priority, tasks }: { priority: Priority; tasks: readonly Task[] }) {
  const { urlOf, elapsed } = useInsights();
  const { listingId, name, topic, complaints, effect, low, high, sentences } = priority;
  const title = copy.title(topic, name);
  const property = { listingIds: [listingId] };
  const newest = sentences[0];
  const canNote = useCan('notes:write');
  return (
    <li>
      <div className="stack-small">
        <h3>
          <PageLink href={urlOf(pages.topic(topic), property)} className="hit">
            {title}
          </PageLink>
        </h3>
        <p>
          {copy.effect(topic, effect, low, high)}{' '}
          <FigureLink figure={complaints} kind="count">
            {copy.complaints(complaints.n)}
          </FigureLink>
          {copy.before(complaints.previous, complaints.n)}
        </p>
        <Sentences
          label={copy.sentences(title)}
          sentences={sentences}
          topic={topic}
          polarity="negative"
          query={complaints.query}
          isOneProperty
        />
        {tasks.length > 0 && (
          <ul className="stack" aria-label={`${taskCopy.heading}: ${title}`}>
            {tasks.map((task) => (
              <TaskEntry key={task.id} task={task} />
            ))}
          </ul>
        )}
        <p className="row no-print">
          <CreateTaskButton draft={draftOfPriority(priority, elapsed)} about={title} />
          {newest && canNote && (
            <PageLink
              href={rowsUrl(complaints.query, newest.reviewId)}
              className={buttonClass({ size: 'small' })}
              aria-label={`${copy.assign}: ${title}`}
            >
              {copy.assign}
            </PageLink>
          )}
          <PageLink
            href={urlOf(pages.insights(), property)}
            className={buttonClass({ look: 'quiet', size: 'small' })}
            aria-label={`${copy.property}: ${name}`}
          >
            {copy.property}
          </PageLink>
        </p>
      </div>
    </li>
  );
}
