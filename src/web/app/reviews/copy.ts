import type { WrittenResponse } from '#contract/responses/responses.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import { MAX_ANALYSED_LENGTH } from '#domain/insights/topics.ts';
import { MAX_RESPONSE_LENGTH } from '#domain/responses/response.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';

export const panelCopy = {
  close: 'Close panel',
  loading: 'Loading the review…',
  failed: 'Failed to load the review',
  missing: 'Review not found',
  missingText: 'This review does not exist, or it belongs to a property that you cannot see. Check the link.',
  withdrawn: 'This review is no longer published on its channel.',
  dropped: (channel: string) =>
    `Reviews from ${channel} may only be stored for a limited time, so the content of this one was deleted. The next full sync fetches it again. The decision is kept.`,
  duplicate: 'Another source has the same review, which is counted instead of this one.',
  response: 'Response',
  decisions: 'Decisions',
  preview: 'Preview as a guest',
  onProperty: 'All reviews of this property',
  note: 'Write a note',
} as const;

export const duplicateCopy = {
  heading: 'Other sources',
  alsoIn: (source: string) => `Also in ${source}, and counted once.`,
  separate: 'Not the same review',
  failed: 'The reviews were not separated',
} as const;

/** The texts of pinning a review to the top of the public page. */
export const pinCopy = {
  heading: 'First on the public page',
  pinned: { praise: 'Pinned as praise', criticism: 'Pinned as criticism' },
  dateShown: 'Guests see that you chose it, and this date.',
  explanation:
    'A page that shows ten or more reviews starts with one of praise and one of criticism. If you pin this review, guests see that you chose it, and the date.',
  replaces: 'It replaces the review that is pinned now.',
  pin: { praise: 'Pin as praise', criticism: 'Pin as criticism' },
  unpin: 'Unpin',
  failed: 'Failed to change the pin',
} as const;

export const failedCopy = {
  about: (guest: string, property: string) => `Review by ${guest}, ${property}:`,
  retry: 'Retry',
  show: 'Show review',
  dismiss: 'Dismiss',
  failed: 'Failed to update review approval',
} as const;

export const originCopy = {
  label: 'Origin',
  synced: (source: string, first: string, last: string | null) =>
    `Synced from ${source} since ${first}${last === null ? '' : `, last on ${last}`}`,
  imported: (source: string, by: string | undefined, day: string) =>
    `Imported ${by === undefined ? `on ${day} by an unknown person` : `by ${by} on ${day}`}, from ${source}`,
  commandLine: 'the command line',
  changed: (by: string | undefined) =>
    by === undefined ? 'Changed in an import' : `Changed in an import by ${by}`,
  after: 'After',
} as const;

export const noteCopy = {
  heading: (count: number) => (count === 0 ? 'Internal notes' : `Internal notes (${count})`),
  hint: 'Only signed-in people see them. @ and a name notifies a colleague.',
  mention: 'People to mention',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  label: 'New note',
  add: 'Add note',
  edit: 'Edit note',
  ownLabel: 'Your note',
  save: 'Save note',
  cancel: 'Cancel',
  remove: 'Delete note',
  removeTitle: 'Delete the note?',
  removeNote: 'It is removed for everyone and cannot be restored.',
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
  analysed: 'As analysed',
  judgements: [
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

export const tagCopy = {
  heading: 'Tags',
  add: 'Add a tag',
  submit: 'Add tag',
  remove: (tag: string) => `Remove the tag ${tag}`,
  failed: 'Failed to change the tags',
} as const;

export const presenceCopy = {
  looking: (names: readonly string[]) =>
    `${andList(names)} ${names.length === 1 ? 'is' : 'are'} looking at this review too.`,
  writing: (names: readonly string[]) =>
    `${andList(names)} ${names.length === 1 ? 'is' : 'are'} writing a response to this review.`,
  decided: {
    approved: (by: string) => `${by} has just approved this review.`,
    unpublished: (by: string) => `${by} has just decided to keep this review unpublished.`,
    none: () => 'This review has just become undecided again.',
  } satisfies Record<ReviewDecision, (by: string) => string>,
} as const;

export const tableCopy = {
  caption: 'Reviews',
  guest: 'Guest',
  property: 'Property',
  rating: 'Rating',
  review: 'Review',
  channel: 'Channel',
  source: 'Source',
  date: 'Date',
  status: 'Status',
  actions: 'Actions',
  view: 'View',
  approve: 'Approve',
  disapprove: 'Disapprove',
  keepUnpublished: 'Keep unpublished',
  unpublished: 'Kept unpublished',
  keptBecause: (reason: string) => `Kept unpublished: ${reason}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  tags: 'Tags:',
  notes: (count: number) => (count === 1 ? '1 internal note' : `${formatNumber(count)} internal notes`),
  approved: 'Approved',
  pending: 'Pending',
  corrected: 'corrected',
  readMore: 'Read more',
  readLess: 'Read less',
  ratingOnly: 'Rated without a comment.',
} as const;

export const shortcutCopy = {
  next: 'Next review',
  previous: 'Previous review',
  select: 'Select the review',
  open: 'Open the review',
  approve: 'Approve',
  keepUnpublished: 'Keep unpublished',
  respond: 'Write a response',
  search: 'Search',
} as const;

export const stayCopy = {
  stay: 'Stay',
  arrival: (day: string) => `from ${day}`,
  departure: (day: string) => `until ${day}`,
  reservation: 'Reservation',
  categories: 'Category ratings',
  categoryRating: (name: string, rating: number) => `${name} ${rating} of 10`,
  privateFeedback: 'Private feedback, never shown to the public',
} as const;

export const channelCopy = {
  warnings: {
    warned: (channel: string, terms: string | null) =>
      terms ?? `Check before you show reviews from ${channel}: the settings ask for a warning.`,
    hidden: (channel: string) => `Reviews from ${channel} must not be shown: see the settings.`,
  },
  notShown: 'Not shown: channel',
} as const;

export const historyCopy = {
  open: 'Decisions',
  loading: 'Loading…',
  failed: 'Failed to load the decisions',
  none: 'No decisions on this review yet.',
  unknownUser: 'an unknown user',
  decided: {
    approved: (by: string) => `Approved by ${by}`,
    pending: (by: string) => `Disapproved by ${by}`,
  },
  kept: (by: string) => `Kept unpublished by ${by}`,
  undone: {
    none: (by: string) => `Undone by ${by}: undecided again`,
    approved: (by: string) => `Undone by ${by}: approved again`,
    unpublished: (by: string) => `Undone by ${by}: kept unpublished again`,
  } satisfies Record<ReviewDecision, (by: string) => string>,
  bySync: 'Pending again: changed on its channel',
  byImport: 'Pending again: changed by an import',
} as const;

export const reasonCopy = {
  disapproved: {
    label: 'Reason for disapproving',
    done: (guest: string) => `Review by ${guest} disapproved.`,
  },
  kept: {
    label: 'Reason for keeping unpublished',
    done: (guest: string) => `Review by ${guest} stays unpublished.`,
  },
  question: 'Why? (optional)',
  other: 'Other…',
  ownLabel: 'Your reason in a few words',
  save: 'Save reason',
  back: 'Back',
  about: (guest: string) => `Review by ${guest} is unpublished.`,
  add: 'Add reason',
  prefix: 'Reason:',
  failed: 'Failed to save the reason',
  saved: 'Reason saved.',
} as const;

/** Announced by screen readers when the server has saved a decision. */
export const decisionCopy = {
  approved: (guest: string) => `Review by ${guest} approved.`,
  undone: (guest: string) => `Decision on the review by ${guest} undone.`,
  reasonNext: (done: string) => `${done} You can give a reason next.`,
} as const;

export const undoCopy = {
  undo: 'Undo',
  key: 'Undo the last decision',
} as const;

export const revisionCopy = {
  mark: 'Changed since approval',
  before: 'Before',
  now: 'Now',
  rating: (rating: number | null) => (rating === null ? 'No rating' : `${rating.toFixed(1)} out of 5 stars`),
  noText: 'No text.',
} as const;

export const responseCopy = {
  write: 'Write a response',
  unsent: 'Your response, not sent',
  approvedBy: (author: string, manager: string) => `Written by ${author}, approved by ${manager}.`,
  changedBy: (author: string, manager: string) => `Written by ${author}, changed and approved by ${manager}.`,
  submitted: (author: string) => `As ${author} wrote it`,
  approved: (manager: string) => `As ${manager} approved it`,
  toApproval: 'Open it to approve it',
  none: 'No response yet.',
  states: {
    unapproved: () => 'Waiting for approval',
    returned: (note: string | null) => `Sent back: ${note}`,
    waiting: () => 'Response waiting',
    sent: () => 'Response sent',
    refused: (reason: string | null) => `Response refused: ${reason ?? 'no reason was given.'}`,
    cancelled: (reason: string | null) => `Response not possible: ${reason ?? 'no reason was given.'}`,
  } satisfies Record<WrittenResponse['state'], (reason: string | null) => string>,
  refused: (guest: string, reason = 'No response is possible.') => `Review by ${guest}: ${reason}`,
  title: (guest: string) => `Respond to ${guest}`,
  label: 'Response from the company',
  hint: 'Plain text: HTML tags are removed.',
  tooLong: (over: number) =>
    `The response is ${formatNumber(over)} characters longer than the limit of ${formatNumber(MAX_RESPONSE_LENGTH)}.`,
  count: (count: number, limit: number) => `${formatNumber(count)} of ${formatNumber(limit)} characters`,
  mayBeTooLong: (channel: string, limit: number) =>
    `${channel} may not accept more than ${formatNumber(limit)} characters. It does not say so itself.`,
  moderated: (channel: string) => `${channel} reviews responses before publishing them.`,
  blocked: (reason: string) => `${reason} Your text is kept in this tab.`,
  preview: 'What the public will see',
  previewEmpty: 'Your text appears here as you type.',
  whereApproved: (channel: string, brandName: string) =>
    `It appears on ${channel} and on your property page, as the response of ${brandName}.`,
  wherePending: (channel: string, brandName: string) =>
    `It appears on ${channel} as the response of ${brandName}, and on your property page once the review is approved.`,
  next: 'Continue',
  cancel: 'Cancel',
  confirm: 'Send this response?',
  onlyOnce: (delay: number) =>
    `You can respond only once: a sent response cannot be changed or withdrawn.${delay > 0 ? ` You can take it back within ${counted(delay, 'minute', 'minutes')}.` : ''}`,
  send: (delay: number) => (delay > 0 ? `Send in ${delay} min` : 'Send response'),
  sendAt: (day: string, time: string) => `It will be sent on ${day} at ${time}.`,
  takeBack: 'Take back',
  takeBackFailed: 'Failed to take back the response',
  sending: 'Sending…',
  edit: 'Keep editing',
  failed: 'Failed to send the response',
  loadFailed: 'This part of the page could not be loaded.',
} as const;

export const translationCopy = {
  translate: (isDraft: boolean, language: string) =>
    isDraft ? `Read this text in ${language}` : `Translate to ${language}`,
  translating: 'Translating…',
  by: (model: string) => `Machine translation by ${model}`,
  failed: 'The translation failed',
} as const;

export const pagerCopy = {
  heading: 'Pages',
  size: 'Rows per page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;
