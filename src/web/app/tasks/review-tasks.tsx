import { useId } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_PAGE_SIZE } from '#domain/paging.ts';
import { Failure } from '../controls/failure-alert.tsx';
import { filterCopy } from '../reviews/filters/copy.ts';
import { useCan } from '../session/use-can.ts';
import { taskCopy as copy } from './copy.ts';
import { CreateTaskButton } from './create-task-button.tsx';
import { draftOfComplaint, draftOfFeedback, draftOfReview } from './drafts.ts';
import { TaskEntry } from './task-entry.tsx';
import { useTasks } from './use-tasks.ts';

/** The tasks of a review, and the buttons that create one from its private feedback or of a complaint. */
export function ReviewTasks({ review }: { review: Review }) {
  const id = useId();
  const canCreate = useCan('tasks:write');
  const { data, error, refetch } = useTasks({ reviewId: review.id, limit: MAX_PAGE_SIZE });
  const complaints = (review.topics ?? []).filter(
    ({ polarity, topic }, index, all) =>
      polarity === 'negative' &&
      all.findIndex((one) => one.topic === topic && one.polarity === polarity) === index,
  );
  // Otherwise the heading would have nothing below it.
  if (!canCreate && !error && !data?.tasks.length) return null;
  return (
    <section aria-labelledby={id} className="stack-small">
      <h3 id={id}>{copy.heading}</h3>
      <Failure error={error} text={copy.loadFailed} onRetry={refetch} />
      {data && data.tasks.length > 0 && (
        <ul className="stack" aria-labelledby={id}>
          {data.tasks.map((task) => (
            <TaskEntry key={task.id} task={task} />
          ))}
        </ul>
      )}
      <p className="row">
        {review.privateFeedback && (
          <CreateTaskButton draft={draftOfFeedback(review)} about={copy.feedback} isAboutShown />
        )}
        {complaints.map((mention) => (
          <CreateTaskButton
            key={mention.topic}
            draft={draftOfComplaint(review, mention)}
            about={filterCopy.topicName(mention.topic).toLowerCase()}
            isAboutShown
          />
        ))}
        {!review.privateFeedback && complaints.length === 0 && (
          <CreateTaskButton draft={draftOfReview(review)} />
        )}
      </p>
    </section>
  );
}
