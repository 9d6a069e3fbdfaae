import { formatNumber } from '#domain/format-number.ts';
import type { AnswerState } from '#domain/responses/answers.ts';

const more = (count: number, limit: number) =>
  count > limit ? `${formatNumber(limit)}+` : formatNumber(count);

export const answersCopy = {
  title: 'Answers',
  lists: 'Lists of answers',
  list: {
    open: 'Needs an answer',
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
  states: { refused: 'refused', cancelled: 'not possible' },
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
  undone: (guest: string) => `Undone: review by ${guest}.`,
  skipFailed: 'Failed to skip the review',
  undoFailed: 'Failed to undo',
  undo: 'Take back the last response or skip',
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
