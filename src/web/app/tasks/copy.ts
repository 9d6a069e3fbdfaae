import type { TaskEffect } from '#contract/tasks/tasks.ts';
import { andList } from '#domain/format-list.ts';
import { counted } from '#domain/format-number.ts';
import type { Topic } from '#domain/insights/topics.ts';
import { EFFECT_DAYS } from '#domain/tasks/effect.ts';
import type { Task, TaskList, TaskStatus } from '#domain/tasks/task.ts';
import { TOPIC_WORDS } from '../reviews/responses/topic-words.ts';

export const taskCopy = {
  heading: 'Tasks',
  create: 'Create task',
  createAbout: (what: string) => `Create task: ${what}`,
  feedback: 'private feedback',
  loadFailed: 'The tasks could not be loaded.',
  loading: 'Loading the tasks…',
  failed: 'The task could not be changed.',
  states: {
    local: null,
    waiting: (source: string) => `Waiting to be sent to ${source}`,
    sent: (source: string) => `Sent to ${source}`,
    refused: (source: string) => `Refused by ${source}`,
  } satisfies Record<Task['state'], ((source: string) => string) | null>,
  refused: (source: string, reason: string) => `${source} refused it: ${reason}`,
  assignee: 'Assigned to',
  noOne: 'No one',
  assigned: (name: string) => `Assigned to ${name}`,
  due: (day: string) => `due ${day}`,
  overdue: (day: string) => `was due ${day}`,
  done: (status: TaskStatus, day: string) => `${status === 'cancelled' ? 'cancelled' : 'done'} on ${day}`,
  made: (name: string, day: string) => `created by ${name} on ${day}`,
  complete: 'Complete',
  cancel: 'Cancel task',
  reopen: 'Reopen',
  retry: 'Send again',
  action: (action: string, title: string) => `${action}: ${title}`,
  review: 'Review',
} as const;

export const newTaskCopy = {
  title: 'New task',
  name: 'Title',
  description: 'Description',
  category: 'Category',
  topic: 'Complaint about',
  noTopic: 'None of these',
  topicHelp: 'Insights then show whether such complaints fall after the task is done.',
  due: 'Due',
  property: (name: string) => `Property: ${name}`,
  reservation: (id: string) => `Reservation: ${id}`,
  leaves: (sources: readonly string[]) =>
    `The title, description, category, property, reservation and due date are sent to ${andList(sources)}, where your staff and cleaners can read them. The assignee is not sent.`,
  stays:
    'The task stays here, because the source of this property does not manage tasks or is not connected.',
  empty: 'Write a title.',
  submit: 'Create task',
  submitting: 'Creating…',
  failed: 'The task could not be created.',
} as const;

/** A topic in a sentence. */
const about = (topic: Topic) => TOPIC_WORDS.en[topic];

/** What a task is called at first. Guests' names are not in it. */
export const draftCopy = {
  feedback: (text: string) => `Private feedback: ${text}`,
  complaint: (topic: string, text: string) => `${topic}: ${text}`,
  problem: (topic: string, property: string) => `${topic} at ${property}`,
  complaints: (count: number, topic: Topic, from: string, to: string) =>
    `${counted(count, 'guest complains', 'guests complain')} about ${about(topic)} in reviews from ${from} to ${to}.`,
} as const;

export const tasksPageCopy = {
  title: 'Tasks',
  insights: 'Insights',
  intro: 'Tasks created from private feedback and complaints.',
  list: 'Show',
  lists: { open: 'Open', done: 'Done', refused: 'Refused' } satisfies Record<TaskList, string>,
  anyone: 'Anyone',
  none: {
    open: 'No open tasks. Create one from a review, or in Fix first.',
    done: 'No completed tasks.',
    refused: 'No task was refused.',
  } satisfies Record<TaskList, string>,
  all: 'All tasks',
  previous: 'Previous tasks',
  next: 'Next tasks',
} as const;

export const effectCopy = {
  effects: {
    fell: (topic: Topic) => `Complaints about ${about(topic)} fell.`,
    rose: (topic: Topic) => `Complaints about ${about(topic)} rose.`,
    unclear: (topic: Topic) => `Complaints about ${about(topic)} changed no more than chance explains.`,
    none: (topic: Topic) => `There were no complaints about ${about(topic)} before or after.`,
    'too-few': (topic: Topic) => `Too few reviews to say whether complaints about ${about(topic)} fell.`,
  } satisfies Record<TaskEffect['effect'], (topic: Topic) => string>,
  before: 'Before',
  after: 'after',
  of: 'of',
  texts: (count: number) => counted(count, 'analysed review', 'analysed reviews'),
  explanation: `Compares reviews from up to ${EFFECT_DAYS} days before and after; some guests stayed before the task was done.`,
} as const;
