import type { Reply } from '#contract/reviews.ts';
import type { SortKey, SortOrder } from '#domain/filter.ts';
import { LONGEST_REPLY } from '#domain/reply.ts';
import type { Sentiment } from '#domain/sentiment.ts';
import type { StatusFilter } from './dashboard-search.ts';

/** Every word of the dashboard. Managers, their notes and their scripts know it by these words, so none changes by the way. */
export const dashboardCopy = {
  title: 'Manager Dashboard',
  refresh: 'Refresh',
  retry: 'Retry',
  dismiss: 'Dismiss',
  loading: 'Loading reviews…',
  refreshing: 'Refreshing',
  outdated: 'The list has changed.',
  bringUpToDate: 'Show changes',
  loadFailed: 'Failed to fetch data',
  approvalFailed: 'Failed to update review approval',
} as const;

export const summaryCopy = {
  total: 'Total Reviews',
  average: 'Average Rating',
  approved: 'Approved',
  pending: 'Pending',
} as const;

export const filterCopy = {
  heading: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  close: 'Close',
  done: 'Show reviews',
  property: 'Property',
  allProperties: 'All Properties',
  noProperty: 'No property has this name.',
  openProperty: 'Open Property Page',
  rating: 'Rating',
  allRatings: 'All Ratings',
  stars: (count: number) => (count === 1 ? '1 Star' : `${count} Stars`),
  channel: 'Channel',
  allChannels: 'All Channels',
  startDate: 'Start Date',
  endDate: 'End Date',
  status: 'Status',
  allReviews: 'All Reviews',
  statuses: { approved: 'Approved', pending: 'Pending' } satisfies Record<StatusFilter, string>,
  sortBy: 'Sort By',
  sortKeys: {
    date: 'Date',
    rating: 'Rating',
    guestName: 'Guest Name',
    listingName: 'Property',
  } satisfies Record<SortKey, string>,
  order: 'Order',
  orders: { desc: 'Newest First', asc: 'Oldest First' } satisfies Record<SortOrder, string>,
  search: 'Search reviews, guests, properties, channels',
  searchLabel: 'Search',
  everywhere: 'In all reviews',
  remove: 'Remove',
  clearAll: 'Clear all',
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
  approved: 'Approved',
  pending: 'Pending',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } satisfies Record<
    Sentiment,
    string
  >,
  readMore: 'Read more',
  readLess: 'Read less',
  ratingOnly: 'Rated without a comment.',
} as const;

export const channelCopy = {
  warnings: {
    warned: (channel: string, terms: string | null) =>
      terms ?? `Think before you show reviews from ${channel}: the settings ask for a warning.`,
    hidden: (channel: string) => `Reviews from ${channel} must not be shown. The settings say so.`,
  },
  notShown: 'Not shown: channel',
} as const;

export const historyCopy = {
  open: 'Decisions',
  loading: 'Loading…',
  failed: 'Failed to load the decisions',
  none: 'Nobody has decided about this review yet.',
  somebody: 'somebody',
  decided: {
    approved: (by: string) => `Approved by ${by}`,
    pending: (by: string) => `Disapproved by ${by}`,
  },
  bySync: 'Waits again: it changed at its channel',
} as const;

export const reasonCopy = {
  label: 'Reason for disapproving',
  done: (guest: string) => `Review by ${guest} disapproved.`,
  question: 'Why? You need not say.',
  other: 'Other…',
  ownLabel: 'The reason in a few words',
  keep: 'Keep reason',
  back: 'Back',
  failed: 'Failed to keep the reason',
  kept: 'Reason kept.',
} as const;

/** Said by screen readers once the server has it. */
export const decidedCopy = {
  approved: (guest: string) => `Review by ${guest} approved.`,
  disapproved: (guest: string) => `Review by ${guest} disapproved. A reason can be given next.`,
} as const;

export const revisionCopy = {
  mark: 'Changed since approval',
  before: 'Before',
  now: 'Now',
  rating: (rating: number | null) => (rating === null ? 'No rating' : `${rating.toFixed(1)} out of 5 stars`),
  noWords: 'No words.',
} as const;

export const replyCopy = {
  write: 'Write a response',
  unsent: 'Written here, not sent',
  states: {
    waiting: () => 'Response waiting',
    sent: () => 'Response sent',
    refused: (words: string | null) => `Response refused: ${words ?? 'no reason was given.'}`,
    impossible: (words: string | null) => `Response not possible: ${words ?? 'no reason was given.'}`,
  } satisfies Record<Reply['state'], (words: string | null) => string>,
  title: (guest: string) => `Respond to ${guest}`,
  label: 'Response from the company',
  hint: 'Plain words: HTML tags are removed.',
  count: (count: number) =>
    `${count.toLocaleString('en-GB')} of ${LONGEST_REPLY.toLocaleString('en-GB')} characters`,
  preview: 'What everybody will read',
  previewEmpty: 'Your words appear here as you write.',
  whereApproved: (channel: string) => `It appears on ${channel} and on your property page.`,
  wherePending: (channel: string) =>
    `It appears on ${channel}, and on your property page once the review is approved.`,
  next: 'Continue',
  cancel: 'Cancel',
  confirm: 'Send this response?',
  forEver: 'Hostaway accepts one response for ever: once sent, it can neither be changed nor taken back.',
  send: 'Send response',
  sending: 'Sending…',
  edit: 'Keep editing',
  failed: 'Failed to send the response',
  loadFailed: 'This part of the page could not be loaded.',
} as const;

export const emptyCopy = {
  filtered: 'No reviews match these filters.',
  searched: (text: string) => `No loaded review matches “${text}”.`,
  searchedAll: (text: string) => `No review matches “${text}”.`,
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
  searched: (rows: number) => `Search looks through the ${rows} loaded reviews.`,
  searchAll: (count: number) =>
    count === 1 ? 'Search the 1 review' : `Search all ${count.toLocaleString('en-GB')} reviews`,
} as const;
