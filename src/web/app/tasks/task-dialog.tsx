import { TOPICS, type Topic } from '#domain/insights/topics.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  TASK_CATEGORIES,
  usualCategory,
} from '#domain/tasks/task.ts';
import { CATEGORY_NAMES } from '#web/property/task-copy.ts';
import { useAppContext } from '../app-context.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextArea, TextField } from '../controls/field.tsx';
import { Form, useForm } from '../controls/form.tsx';
import { optionsOf, Select } from '../controls/select.tsx';
import { filterCopy } from '../reviews/filters/copy.ts';
import { PersonSelect } from '../reviews/person-select.tsx';
import { useSources } from '../reviews/use-sources.ts';
import { newTaskCopy as copy, taskCopy } from './copy.ts';
import type { TaskDraft } from './drafts.ts';
import { TASKS_KEY, useTasks } from './use-tasks.ts';

const CATEGORIES = optionsOf(TASK_CATEGORIES, (category) => CATEGORY_NAMES[category]);
const TOPIC_OPTIONS = optionsOf(TOPICS, filterCopy.topicName);

/** Makes a task. It says what is sent to which source. */
export function TaskDialog({ draft }: { draft: TaskDraft }) {
  const { client, queryClient } = useAppContext();
  const { listingId, listingName, reviewId, reservationId } = draft;
  // The listing of a review may be merged into a property of another source.
  const about = reviewId === undefined ? { listingIds: [listingId] } : { reviewId };
  const sentTo = useTasks({ ...about, limit: 1 }).data?.sentTo;
  const { nameOf } = useSources({ enabled: sentTo !== undefined && sentTo.length > 0 });
  const form = useForm({
    initial: {
      title: draft.title.slice(0, MAX_TITLE_LENGTH),
      description: draft.description.slice(0, MAX_DESCRIPTION_LENGTH),
      category: usualCategory(draft.topic ?? null),
      topic: draft.topic as Topic | undefined,
      assignee: undefined as string | undefined,
      dueDate: '',
    },
    check: ({ title }) => ({ title: title.trim() === '' ? copy.empty : null }),
    send: ({ assignee, dueDate, topic, ...values }) =>
      client.request('POST /tasks', {
        body: {
          ...values,
          listingId,
          ...(reviewId !== undefined && { reviewId }),
          ...(topic && { topic }),
          assignee: assignee ?? null,
          dueDate: dueDate === '' ? null : dueDate,
        },
      }),
    onSaved: () => void queryClient.invalidateQueries({ queryKey: TASKS_KEY }),
    failed: copy.failed,
  });
  return (
    <Dialog title={copy.title}>
      <p className="note">
        {[copy.property(listingName), reservationId && copy.reservation(reservationId)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Form form={form} copy={copy} closesDialog>
        <TextField label={copy.name} maxLength={MAX_TITLE_LENGTH} {...form.field('title')} />
        <TextArea
          label={copy.description}
          rows={4}
          maxLength={MAX_DESCRIPTION_LENGTH}
          {...form.field('description')}
        />
        <Select label={copy.category} options={CATEGORIES} {...form.field('category')} />
        <Select label={copy.topic} none={copy.noTopic} options={TOPIC_OPTIONS} {...form.field('topic')} />
        <p className="note">{copy.topicHelp}</p>
        <PersonSelect label={taskCopy.assignee} none={taskCopy.noOne} {...form.field('assignee')} />
        <TextField label={copy.due} type="date" {...form.field('dueDate')} />
        {sentTo && (
          <p className="notice">{sentTo.length > 0 ? copy.leaves(sentTo.map(nameOf)) : copy.stays}</p>
        )}
      </Form>
    </Dialog>
  );
}
