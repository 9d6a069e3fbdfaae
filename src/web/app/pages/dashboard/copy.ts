import type { Reply } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { formatNumber } from '#domain/format-number.ts';
import { MAX_REPLY_LENGTH } from '#domain/responses/reply.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';

/** All text of the dashboard. Scripts depend on it, so do not change it without a reason. */
export const dashboardCopy = {
  title: 'Manager Dashboard',
  refresh: 'Refresh',
  retry: 'Retry',
  dismiss: 'Dismiss',
  loading: 'Loading reviews…',
  refreshing: 'Refreshing',
  outdated: 'The list has changed.',
  showChanges: 'Show changes',
  loadFailed: 'Failed to fetch data',
  approvalFailed: 'Failed to update review approval',
  changedSinceDecision: 'This review has changed since your decision, so it was not approved.',
} as const;

export const summaryCopy = {
  total: 'Total Reviews',
  average: 'Average Rating',
  approved: 'Approved',
  pending: 'Pending',
  undecided: (count: number, isExact: boolean) => `${formatNumber(count)}${isExact ? '' : '+'} undecided`,
  unpublished: (count: number) => `${formatNumber(count)} kept unpublished`,
  oldest: (days: number) => `oldest ${days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}`,
  allDecided: 'All decided',
  triage: 'Triage',
} as const;

export const tableCopy = {
  caption: 'Reviews',
  guest: 'Guest',
  property: 'Property',
  rating: 'Rating',
  review: 'Review',
  channel: 'Channel',
  date: 'Date',
  status: 'Status',
  actions: 'Actions',
  view: 'View',
  preview: 'Preview as a guest',
  approve: 'Approve',
  disapprove: 'Disapprove',
  keepUnpublished: 'Keep unpublished',
  unpublished: 'Kept unpublished',
  keptBecause: (reason: string) => `Kept unpublished: ${reason}`,
  assignedTo: (name: string) => `Assigned to ${name}`,
  notes: (count: number) => (count === 1 ? '1 internal note' : `${formatNumber(count)} internal notes`),
  approved: 'Approved',
  pending: 'Pending',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } satisfies Record<
    Sentiment,
    string
  >,
  corrected: 'corrected',
  readMore: 'Read more',
  readLess: 'Read less',
  ratingOnly: 'Rated without a comment.',
} as const;

export const selectionCopy = {
  bar: 'Selection',
  select: (guest: string) => `Select review by ${guest}`,
  selectPage: 'Select all on this page',
  selectAll: (count: number, isExact: boolean) =>
    `Select all ${formatNumber(count)}${isExact ? '' : '+'} matching`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  allSelected: (count: number, isExact: boolean) =>
    `All ${formatNumber(count)}${isExact ? '' : '+'} selected`,
  approve: 'Approve selected',
  keepUnpublished: 'Keep unpublished',
  assign: 'Assign…',
  clear: 'Clear selection',
} as const;

/** What the keys do, for the list of shortcuts. */
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

export const tableMenuCopy = {
  open: 'Columns and density',
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', comfortable: 'Comfortable' },
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
      terms ?? `Check before you show reviews from ${channel}: the channel settings ask for a warning.`,
    hidden: (channel: string) => `Reviews from ${channel} must not be shown: see the channel settings.`,
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

export const replyCopy = {
  write: 'Write a response',
  unsent: 'Your response, not sent',
  states: {
    waiting: () => 'Response waiting',
    sent: () => 'Response sent',
    refused: (reason: string | null) => `Response refused: ${reason ?? 'no reason was given.'}`,
    impossible: (reason: string | null) => `Response not possible: ${reason ?? 'no reason was given.'}`,
  } satisfies Record<Reply['state'], (reason: string | null) => string>,
  refused: (guest: string, reason = 'No response is possible.') => `Review by ${guest}: ${reason}`,
  title: (guest: string) => `Respond to ${guest}`,
  label: 'Response from the company',
  hint: 'Plain text: HTML tags are removed.',
  tooLong: (over: number) =>
    `The response is ${formatNumber(over)} characters longer than the limit of ${formatNumber(MAX_REPLY_LENGTH)}.`,
  count: (count: number) => `${formatNumber(count)} of ${formatNumber(MAX_REPLY_LENGTH)} characters`,
  preview: 'What the public will see',
  previewEmpty: 'Your text appears here as you type.',
  whereApproved: (channel: string) => `It appears on ${channel} and on your property page.`,
  wherePending: (channel: string) =>
    `It appears on ${channel}, and on your property page once the review is approved.`,
  next: 'Continue',
  cancel: 'Cancel',
  confirm: 'Send this response?',
  onlyOnce: 'You can respond only once: a sent response cannot be changed or withdrawn.',
  send: 'Send response',
  sending: 'Sending…',
  edit: 'Keep editing',
  failed: 'Failed to send the response',
  loadFailed: 'This part of the page could not be loaded.',
} as const;

/** A number that may be only the beginning of a count. */
const numberOf = (count: number, isExact: boolean) => `${formatNumber(count)}${isExact ? '' : '+'}`;

export const searchCopy = {
  loaded: (found: number, loaded: number) => `${found} of the ${loaded} loaded rows`,
  searchAll: (count: number, isExact: boolean) => `Search all ${numberOf(count, isExact)} reviews`,
  key: 'Enter',
  inAll: (count: number, isExact: boolean, isFiltered: boolean, isAutomatic: boolean) =>
    `${numberOf(count, isExact)} in all reviews${isFiltered ? ' with these filters' : ''}${isAutomatic ? ', none on this page' : ''}`,
  byWords: (text: string) => `No loaded review contains “${text}”. These contain all of its words.`,
  byWordsInAll: (text: string) => `No review contains “${text}”. These contain all of its words.`,
} as const;

export const emptyCopy = {
  filtered: 'No reviews match these filters.',
  nothingLeft: 'Nothing left to decide.',
  lastSync: (since: string) => `Last sync ${since}.`,
  searched: (text: string) => `No loaded review matches “${text}”.`,
  searchingAll: (count: number, isExact: boolean) => `Searching all ${numberOf(count, isExact)} reviews…`,
  searchedAll: (text: string) => `No review matches “${text}”.`,
  searchedFiltered: (text: string) => `No review that matches these filters contains “${text}”.`,
  withoutFilters: 'Search without filters',
  nothing: 'No reviews yet. They appear here after the first sync with your booking channels.',
  syncing: 'The first sync is running…',
} as const;

export const pagerCopy = {
  heading: 'Pages',
  size: 'Rows per page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;
