import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { formatNumber } from '#domain/format-number.ts';
import { MAX_ANALYSED_LENGTH } from '#domain/insights/topics.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';

/** The texts of the panel with one review. */
export const panelCopy = {
  close: 'Close panel',
  loading: 'Loading the review…',
  failed: 'Failed to load the review',
  missing: 'Review not found',
  missingText: 'This review does not exist, or it belongs to a property that you cannot see. Check the link.',
  retry: 'Retry',
  withdrawn: 'This review is no longer published on its channel.',
  response: 'Response',
  decisions: 'Decisions',
  preview: 'Preview as a guest',
  onProperty: 'All reviews of this property',
  next: 'Next review',
  previous: 'Previous review',
  note: 'Write a note',
} as const;

/** The texts of a decision that was not saved. */
export const failedCopy = {
  about: (guest: string, property: string) => `Review by ${guest}, ${property}:`,
  retry: 'Retry',
  show: 'Show review',
} as const;

/** Where a review comes from. */
export const originCopy = {
  label: 'Origin',
  synced: (first: string, last: string | null) =>
    `Synced from Hostaway since ${first}${last === null ? '' : `, last on ${last}`}`,
  imported: (by: string | undefined, day: string) =>
    by === undefined ? `Imported on ${day} by an unknown person` : `Imported by ${by} on ${day}`,
  commandLine: 'the command line',
  changed: (by: string | undefined) =>
    by === undefined ? 'Changed in an import' : `Changed in an import by ${by}`,
  after: 'After',
} as const;

export const noteCopy = {
  heading: (count: number) => (count === 0 ? 'Internal notes' : `Internal notes (${count})`),
  hint: 'Only signed-in people see them.',
  label: 'New note',
  add: 'Add note',
  edit: 'Edit note',
  ownLabel: 'Your note',
  save: 'Save note',
  cancel: 'Cancel',
  remove: 'Delete note',
  changed: 'edited',
  failed: 'Failed to save the note',
  loadFailed: 'Failed to load the notes',
  tooLong: (length: number) => `${length - MAX_NOTE_LENGTH} characters too long.`,
} as const;

export const correctionCopy = {
  open: 'Correct topics or sentiment',
  title: 'Correct topics and sentiment',
  sentiment: 'Sentiment',
  calculated: (sentiment: string) => `As calculated (${sentiment})`,
  judgements: [
    { value: undefined, label: 'As analysed' },
    { value: 'positive', label: 'Praise' },
    { value: 'negative', label: 'Complaint' },
    { value: 'none', label: 'Not judged' },
  ],
  add: 'Add a topic',
  choose: 'Choose…',
  corrected: 'corrected by a person',
  explanation:
    'Each choice is saved at once, and stays when the review or the analysis changes. Only signed-in people see it.',
  onlyBeginning: `Only the first ${formatNumber(MAX_ANALYSED_LENGTH)} characters of this text are analysed.`,
  failed: 'Failed to save the correction',
} as const;

export const assigneeCopy = {
  label: 'Assigned to',
  of: (name: string | undefined) => `Assigned to ${name ?? 'no one'}`,
  none: 'No one',
  failed: 'Failed to assign the review',
} as const;

export const presenceCopy = {
  looking: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is looking at this review too.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are looking at this review too.`,
  decided: {
    approved: (by: string) => `${by} has just approved this review.`,
    unpublished: (by: string) => `${by} has just decided to keep this review unpublished.`,
    none: () => 'This review has just become undecided again.',
  } satisfies Record<ReviewDecision, (by: string) => string>,
} as const;
