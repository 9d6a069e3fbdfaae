import { formatNumber } from '#domain/format-number.ts';
import type { AnswerState } from '#domain/responses/answers.ts';

const more = (count: number, limit: number) =>
  count > limit ? `${formatNumber(limit)}+` : formatNumber(count);

export const answersCopy = {
  title: 'Answers',
  lists: 'Lists of answers',
  list: {
    open: 'Needs an answer',
    unapproved: 'Waiting for approval',
    waiting: 'Waiting',
    sent: 'Sent',
    refused: 'Refused',
  } satisfies Record<AnswerState, string>,
  counted: (name: string, count: number | undefined, limit: number) =>
    count === undefined ? name : `${name} ${more(count, limit)}`,
  low: 'Only low ratings',
  mine: 'Assigned to me',
  reviews: 'Reviews',
  loading: 'Loading the reviews…',
  loadFailed: 'Failed to load the reviews',
  empty: {
    open: 'Every review that can be answered has an answer, or was skipped.',
    unapproved: 'No response waits for the approval of a manager.',
    waiting: 'No response waits to be sent.',
    sent: 'No response was sent from here.',
    refused: 'No response was refused.',
  } satisfies Record<AnswerState, string>,
  emptyFiltered: 'No review matches.',
  by: (time: string) => `by ${time}`,
  noDeadline: 'no deadline',
  sendsAt: (time: string) => `sends ${time}`,
  sending: 'being sent',
  sentOn: (day: string) => `sent ${day}`,
  states: { unapproved: 'to approve', returned: 'sent back', refused: 'refused', cancelled: 'not possible' },
  writtenBy: (author: string) => `Written by ${author}.`,
  question: 'Question',
  back: 'Back to the list',
  skip: 'Skip',
  again: 'Send again',
  againFailed: 'Failed to send the response',
  deadline: (channel: string, time: string) => `${channel} takes a response until ${time} at least.`,
  assumed: (channel: string) => `${channel} does not say how long: this is assumed.`,
  anyTime: (channel: string) => `${channel} takes a response at any time.`,
  moderated: (channel: string) => `${channel} checks it before it appears.`,
  skipped: (guest: string) => `Review by ${guest} skipped.`,
  sent: (guest: string, delay: number) =>
    delay > 0 ? `Response to ${guest} is sent in ${delay} min.` : `Response to ${guest} is sent now.`,
  submitted: (guest: string) => `A manager is asked to approve the response to ${guest}.`,
  approved: (guest: string, delay: number) =>
    delay > 0
      ? `Approved: response to ${guest} is sent in ${delay} min.`
      : `Approved: response to ${guest} is sent now.`,
  returned: (guest: string) => `Response to ${guest} sent back to its author.`,
  undone: (guest: string) => `Undone: review by ${guest}.`,
  skipFailed: 'Failed to skip the review',
  undoFailed: 'Failed to undo',
  undo: 'Take back the last response or skip',
} as const;

export const returnCopy = {
  title: (author: string) => `Send back to ${author}`,
  note: 'What should change?',
  noteHelp: 'The author sees it with the response. Guests do not.',
  submit: 'Send back',
  cancel: 'Cancel',
  failed: 'Failed to send the response back',
} as const;

export const figuresCopy = {
  answered: 'answered',
  median: 'median',
  period: 'in the last 90 days, on channels that take responses',
  open: 'By stars and property',
  stars: 'Stars',
  property: 'Property',
  share: 'Answered',
  hours: 'Median time',
  unanswered: 'Unanswered',
  rating: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  loadFailed: 'Failed to load the figures',
} as const;
