import type { ActivityGroup } from '#contract/decisions/activity.ts';
import type { ActivityAction } from '#domain/decisions/activity.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { BatchKind } from '#domain/decisions/batch.ts';
import { counted, formatNumber } from '#domain/format-number.ts';

type Batch = NonNullable<ActivityGroup['batch']>;

const reviews = (count: number) => counted(count, 'review', 'reviews');

export const historyPageCopy = {
  title: 'History',
  intro:
    'Every decision on a review, newest first. Each can be undone as long as the review was not decided again.',
  exportCsv: 'Export CSV',
  table: 'Decisions',
  columns: { when: 'When', who: 'Who', what: 'What', review: 'Review', reason: 'Reason', actions: 'Actions' },
  sync: 'Sync',
  undo: 'Undo',
  undone: 'Undone',
  outdated: 'There are new decisions.',
  showNew: 'Show them',
  loading: 'Loading the history…',
  loadFailed: 'Failed to load the history',
  undoFailed: 'The undo failed.',
  none: 'No decisions yet. What you and your colleagues decide on the dashboard appears here.',
  noMatch: 'No decision matches these filters.',
  clear: 'Clear filters',
  nothingUndone: 'Nothing was changed.',
  restored: (count: number) => `${reviews(count)} restored.`,
  skipped: (count: number) => `${reviews(count)} skipped:`,
  unnamed: (count: number) => `and ${formatNumber(count)} more`,
  close: 'Close this message',
  showDecisions: 'Show the decisions',
} as const;

export const filterCopy = {
  label: 'Filters of the history',
  person: 'Person',
  everyone: 'Everyone',
  action: 'Action',
  allActions: 'All Actions',
  actions: {
    approve: 'Approved',
    unpublish: 'Kept unpublished',
    undo: 'Undone',
    change: 'Review changed',
  } satisfies Record<ActivityAction, string>,
  property: 'Property',
  allProperties: 'All Properties',
  noProperty: 'No property has this name.',
  from: 'From',
  to: 'To',
  reversed: 'The first day is after the last one.',
} as const;

export function describeEntry(action: ActivityAction, to: ReviewDecision): string {
  if (action !== 'undo') return filterCopy.actions[action];
  return {
    approved: 'Undo: approved again',
    unpublished: 'Undo: kept unpublished again',
    none: 'Undo: undecided again',
  }[to];
}

const BATCH_PARTS: Record<ActivityAction | 'assign', (count: number) => string> = {
  approve: (count) => `approved ${reviews(count)}`,
  unpublish: (count) => `kept ${reviews(count)} unpublished`,
  undo: (count) => `restored ${reviews(count)}`,
  assign: (count) => `assigned ${reviews(count)}`,
  change: (count) => `${reviews(count)} changed`,
};

const takenBack = (count: number) => `took back the assignment of ${reviews(count)}`;

/** What a batch did, such as "Approved 3 reviews, kept 1 review unpublished". */
export function describeBatch({ kind, counts }: Pick<Batch, 'kind' | 'counts'>): string {
  const text = counts
    .map(({ action, count }) =>
      kind === 'undo' && action === 'assign' ? takenBack(count) : BATCH_PARTS[action](count),
    )
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const batchKinds = { triage: 'Triage', bulk: 'Bulk', undo: 'Undo' } satisfies Record<
  BatchKind,
  string
>;
