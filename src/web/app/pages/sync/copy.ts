import type { SkipReason } from '#domain/review.ts';
import type { SyncKind } from '#domain/sync.ts';
import type { SyncState } from '#web/app/sync-state.ts';

/** Every word of the sync page. */
export const syncCopy = {
  title: 'Sync',
  intro: 'Reviews are brought in from your booking channels by themselves. Here is how that goes.',
  now: 'Sync now',
  retry: 'Retry',
  loading: 'Loading…',
  loadFailed: 'Failed to fetch data',
  startFailed: 'The sync could not be started.',
} as const;

export const sourceCopy = {
  names: { hostaway: 'Hostaway', demo: 'Hostaway, demo account' } as Record<string, string>,
  states: {
    running: 'Running',
    succeeded: 'Up to date',
    failed: 'Failed',
    never: 'Not yet synced',
  } satisfies Record<SyncState, string>,
  lastSuccess: 'Last success',
  lastAttempt: 'Last attempt',
  scope: 'What it reads',
  took: 'It took',
  never: 'never',
  unknown: 'not known yet',
  kinds: { full: 'Every review', recent: 'Recent reviews' } satisfies Record<SyncKind, string>,
  cutOff: 'The sync was cut off before it ended.',
  triedAgain: 'It is tried again by itself; what was read before stays.',
} as const;

export const progressCopy = {
  label: 'Progress of the sync',
  starting: 'The sync is about to start…',
  listings: 'Reading the listings…',
  rows: (read: string, expected: string) => `${read} of ${expected} rows read`,
  done: (read: string, listings: string) => `${read} rows and ${listings} listings were read.`,
  nothing: 'No sync has run yet.',
} as const;

export const countCopy = {
  heading: 'What the last sync did',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  unchanged: 'Unchanged',
  skipped: 'Left out',
  why: 'Left out because',
  reasons: {
    'host-to-guest': 'written by the host',
    'not-published': 'not published',
    cancelled: 'cancelled',
    hidden: 'hidden',
    'unknown-listing': 'of an unknown listing',
    'not-understood': 'not understood',
  } satisfies Record<SkipReason, string> as Record<string, string>,
} as const;

export const heldCopy = {
  heading: 'Waiting for you',
  intro: 'Rows that a sync could not place by itself. Nothing of them is lost, and nothing of them is shown.',
  nothing: 'Nothing waits. Every row that came was understood and belongs to a listing.',
  loading: 'Loading what waits…',
  loadFailed: 'What waits could not be loaded.',
  unknownListing: 'Unknown listing',
  notUnderstood: 'Not understood',
  ofListing: (id: string) => `Hostaway says listing ${id}, which is none of its listings.`,
  noListing: 'Hostaway does not say which listing it is of.',
  problem: (detail: string) => `What is wrong: ${detail}.`,
  noText: 'No text.',
  noGuest: 'Guest not named',
  firstSeen: 'First seen',
  raw: 'Raw row',
  listing: 'Listing',
  chooseListing: 'Choose a listing',
  noSuchListing: 'No listing has this name.',
  assign: 'Assign',
  assigning: 'Assigning…',
  assignFailed: 'The listing could not be assigned.',
  reach: 'Every review of the same listing comes in, now and at later syncs.',
  reachOne: 'This review comes in, and stays there at later syncs.',
  broughtIn: (count: number, listing: string) =>
    `${count === 1 ? '1 review' : `${count} reviews`} came in under ${listing}, pending on the dashboard.`,
  pages: 'Pages of what waits',
  previous: 'Previous',
  next: 'Next',
} as const;
