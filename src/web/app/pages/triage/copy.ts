import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import type { MadeDecision } from '#web/app/reviews/decisions/change.ts';

/** `undone`: decided, and undone with the whole session. */
export type Outcome = MadeDecision | 'skipped' | 'undone';

const reviews = (count: number) => counted(count, 'review', 'reviews');
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The texts of the triage. Names of the keys are in the help dialog too. */
export const triageCopy = {
  title: 'Triage',
  loading: 'Loading reviews…',
  loadFailed: 'Failed to fetch data',
  retry: 'Retry',
  back: 'Back to the list',
  progress: (position: number, total: number, isExact: boolean) =>
    `${formatNumber(position)} of ${formatNumber(total)}${isExact ? '' : '+'}`,
  actions: 'Decide',
  approve: 'Approve',
  keepUnpublished: 'Keep unpublished',
  skip: 'Skip',
  respond: 'Respond',
  note: 'Note',
  undo: 'Undo',
  undoHint: (outcome: Outcome, guest: string) => `${OUTCOMES[outcome]}: ${guest}`,
  announced: (outcome: Outcome, guest: string) => `${guest}: ${OUTCOMES[outcome].toLowerCase()}.`,
  why: 'Why? (optional)',
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  unsaved: (count: number, message: string) =>
    `${counted(count, 'decision is', 'decisions are')} not saved yet, and will be sent again. ${message}`,
  reopen: 'Decide again',
  /** Of the property. Each is a share from 0 to 1, and null if there are no such reviews. */
  shownSoFar: (best: number | null, bad: number | null) => {
    const shares = [
      ...(best === null ? [] : [`${percent(best)} of 5-star`]),
      ...(bad === null ? [] : [`${percent(bad)} of 1- and 2-star`]),
    ];
    return shares.length === 0 ? '' : `Shown so far: ${shares.join(', ')} reviews`;
  },
  property: 'This property',
  average: (stars: number, count: number) => `${stars.toFixed(1)} stars on average, ${reviews(count)}`,
  guest: 'This guest',
  firstReview: 'First review by this guest.',
  otherReview: (stars: string, text: string) => `${stars} ${text}`,
  unrated: 'No rating',
  preview: 'What guests would see',
  response: 'Response',
  decisions: 'Decisions',
} as const;

const OUTCOMES: Record<Outcome, string> = {
  approved: 'Approved',
  unpublished: 'Kept unpublished',
  skipped: 'Skipped',
  undone: 'Undone',
};

export const summaryCopy = {
  heading: (left: number) =>
    left === 0 ? 'All reviews are done.' : `${counted(left, 'review is', 'reviews are')} left.`,
  nothing: 'No reviews to decide.',
  nothingHint: 'New reviews appear here after the next sync.',
  nothingFound: 'No review matches the filters above.',
  counts: OUTCOMES,
  duration: 'Time',
  refused: 'Not decided',
  more: (count: number) => `Show ${counted(count, 'more review', 'more reviews')}`,
  goOn: (count: number) => `Go on with ${reviews(count)}`,
  undoAll: 'Undo all of this session',
  undone: (count: number) => `${counted(count, 'decision was', 'decisions were')} undone.`,
  skipped: (guests: readonly string[]) => `Not undone, because they were decided again: ${andList(guests)}.`,
  undoFailed: 'Failed to undo the session',
} as const;
