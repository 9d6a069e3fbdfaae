import { counted, formatNumber } from '#domain/format-number.ts';
import type { AnswerState } from '#domain/responses/answers.ts';

const more = (count: number, limit: number) =>
  count > limit ? `${formatNumber(limit)}+` : formatNumber(count);

const sending = (delay: number) =>
  delay > 0 ? `will be sent in ${counted(delay, 'minute', 'minutes')}` : 'is being sent';

export const answersCopy = {
  title: 'Answers',
  lists: 'Lists of responses',
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
    open: 'Every review that accepts a response has one, or was skipped.',
    unapproved: 'No responses are waiting for the approval of a manager.',
    waiting: 'No responses are waiting to be sent.',
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
  deadline: (channel: string, time: string) => `${channel} accepts responses until at least ${time}.`,
  assumed: (channel: string) => `${channel} publishes no deadline; this one is assumed.`,
  anyTime: (channel: string) => `${channel} accepts responses at any time.`,
  skipped: (guest: string) => `Review by ${guest} skipped.`,
  sent: (guest: string, delay: number) => `Response to ${guest} ${sending(delay)}.`,
  held: (guest: string) =>
    `The response to ${guest} was not sent, because its editor was closed while it was checked. Its text is kept.`,
  submitted: (guest: string) => `A manager is asked to approve the response to ${guest}.`,
  approved: (guest: string, delay: number) => `Approved: response to ${guest} ${sending(delay)}.`,
  returned: (guest: string) => `Response to ${guest} sent back to its author.`,
  unskipped: (guest: string) => `Review by ${guest} is no longer skipped.`,
  takenBack: (guest: string) => `The response to ${guest} was taken back.`,
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
