import { counted, plural } from '#domain/format-number.ts';
import type { SkipReason } from '#domain/reviews/review.ts';
import type { SyncKind } from '#domain/sources/sync.ts';
import type { BackupState, SyncState } from '#web/app/sync-state.ts';

export const syncCopy = {
  title: 'Sync',
  intro: 'Reviews are imported from your booking channels automatically.',
  importFile: 'Import a file',
  now: 'Sync now',
  loading: 'Loading…',
  loadFailed: 'Failed to fetch data',
  startFailed: 'The sync could not be started.',
  unconnected: 'No account is connected yet.',
  connect: 'Connect an account',
} as const;

export const sourceCopy = {
  demo: (name: string) => `${name}, demo account`,
  states: {
    running: 'Running',
    succeeded: 'Up to date',
    failed: 'Failed',
    never: 'Not yet synced',
  } satisfies Record<SyncState, string>,
  lastSuccess: 'Last success',
  lastAttempt: 'Last attempt',
  scope: 'Scope',
  duration: 'Duration',
  never: 'never',
  unknown: 'not known yet',
  kinds: { full: 'Every review', recent: 'Recent reviews' } satisfies Record<SyncKind, string>,
  interrupted: 'The sync was interrupted.',
  retried: 'It is retried automatically. Reviews that were imported before are not affected.',
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
  heading: 'Results of the last sync',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  unchanged: 'Unchanged',
  skipped: 'Left out',
  why: 'Left out because',
  reasons: {
    'host-to-guest': 'written by the host',
    'not-published': 'not published by the channel',
    cancelled: 'cancelled',
    hidden: 'hidden',
    'unknown-listing': 'unknown listing',
    'not-understood': 'not understood',
  } satisfies Record<SkipReason, string> as Record<string, string>,
} as const;

export const backupCopy = {
  heading: 'Backups',
  states: {
    succeeded: 'Up to date',
    failed: 'Failed',
    late: 'Late',
    never: 'Not made yet',
  } satisfies Record<BackupState, string>,
  daily: (kept: number) =>
    `Made once a day on the server, which keeps ${plural(kept, 'the last one', `the last ${kept}`)}.`,
  byHand: 'Made by the people who run the server.',
  lastSuccess: 'Last success',
  size: 'Size',
  never: 'never',
  unknown: 'not known yet',
  failed: (error: string) => `The last backup failed: ${error}`,
  late: 'No backup has been made for two days.',
  whatToDo:
    'Decisions since the last success would be lost with the server’s disk: tell the people who run the server.',
} as const;

export const quarantineCopy = {
  heading: 'Quarantined rows',
  intro: 'A sync could not assign these rows to a listing. They are stored and not shown anywhere else.',
  nothing: 'No quarantined rows. Every row was understood and belongs to a listing.',
  loading: 'Loading quarantined rows…',
  loadFailed: 'Failed to load the quarantined rows',
  unknownListing: 'Unknown listing',
  notUnderstood: 'Not understood',
  ofListing: (id: string) => `The row refers to listing ${id}, which its source does not list.`,
  noListing: 'The row refers to no listing.',
  problem: (detail: string) => `Problem: ${detail}.`,
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
  scopeAll: 'All reviews of the same listing are imported, now and in later syncs.',
  scopeOne: 'This review is imported and keeps the listing in later syncs.',
  assigned: (count: number, listing: string) =>
    `${counted(count, 'review', 'reviews')} imported for ${listing}, pending on the dashboard.`,
  pages: 'Pages of quarantined rows',
  previous: 'Previous',
  next: 'Next',
} as const;
