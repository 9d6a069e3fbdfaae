import type { BulkAction } from '#domain/decisions/bulk.ts';
import { formatNumber } from '#domain/format-number.ts';

const reviews = (count: number) => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`);
const properties = (count: number) => (count === 1 ? '1 property' : `${formatNumber(count)} properties`);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** A number after a word, or nothing until it is known. */
const known = (count: number | null) => (count === null ? '' : ` ${formatNumber(count)}`);

export const bulkCopy = {
  title: {
    approve: (count: number | null) => `Approve ${count === null ? 'the selected reviews' : reviews(count)}?`,
    unpublish: (count: number | null) =>
      `Keep ${count === null ? 'the selected reviews' : reviews(count)} unpublished?`,
    assign: (count: number | null) => `Assign ${count === null ? 'the selected reviews' : reviews(count)}?`,
  } satisfies Record<BulkAction, (count: number | null) => string>,
  confirm: {
    approve: (count: number | null) => `Approve${known(count)}`,
    unpublish: (count: number | null) => `Keep${known(count)} unpublished`,
    assign: (count: number | null) => `Assign${known(count)}`,
  } satisfies Record<BulkAction, (count: number | null) => string>,
  running: {
    approve: (count: number) => `Approving ${reviews(count)}…`,
    unpublish: (count: number) => `Unpublishing ${reviews(count)}…`,
    assign: (count: number) => `Assigning ${reviews(count)}…`,
  } satisfies Record<BulkAction, (count: number) => string>,
  done: {
    approve: (count: number) => `${reviews(count)} approved.`,
    unpublish: (count: number) => `${reviews(count)} kept unpublished.`,
    assign: (count: number) => `${reviews(count)} assigned.`,
  } satisfies Record<BulkAction, (count: number) => string>,
  counting: 'Counting…',
  nothing: 'Nothing would change: these reviews already are as you want them.',
  becomePublic: (count: number, places: number) =>
    `${formatNumber(count)} become${count === 1 ? 's' : ''} public on ${properties(places)}`,
  changed: (count: number, places: number) =>
    `${reviews(count)} of ${properties(places)} ${count === 1 ? 'changes' : 'change'}`,
  stopBeingPublic: (count: number) => `${formatNumber(count)} ${are(count)} public now and will not be`,
  warned: (count: number, channel: string) =>
    `${formatNumber(count)} ${are(count)} from ${channel}, whose reviews have a warning that only managers see`,
  refused: (count: number, reason: string) => `${formatNumber(count)} refused: ${reason}`,
  moreRefused: (count: number) => `${formatNumber(count)} more refused`,
  byStars: 'By stars',
  stars: (stars: number) => (stars === 0 ? 'No rating' : `${stars} ★`),
  sample: 'The lowest-rated',
  noText: 'Rated without a comment.',
  undoable: 'This can be undone at any time.',
  reason: 'Reason (optional)',
  assignee: 'Assign to',
  choose: 'Choose a person',
  noOne: 'No one',
  cancel: 'Cancel',
  recounted:
    'The reviews have changed since they were counted. Nothing was changed; these are the new numbers.',
  failed: 'Failed to change the reviews',
  countFailed: 'Failed to count the reviews',
  undone: (count: number) => `${reviews(count)} restored.`,
  skipped: (count: number, names: string) =>
    `${reviews(count)} ${are(count)} as before, because ${names} changed since.`,
} as const;
