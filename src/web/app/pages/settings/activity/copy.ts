import type { LogKind } from '#domain/activity-log.ts';

/** The texts of the activity log. */
export const activityCopy = {
  title: 'Activity',
  intro: 'Who did what, when and from where. Decisions made together are one line; History has each of them.',
  filters: 'Filters',
  by: 'Person',
  kind: 'Kind',
  allKinds: 'Everything',
  from: 'From',
  to: 'To',
  search: 'Search',
  export: 'Export CSV',
  history: 'History',
  table: 'Activity, newest first',
  columns: ['When', 'Who', 'What', 'About', 'Address'],
  loading: 'Loading…',
  loadFailed: 'Failed to load the activity',
  retry: 'Retry',
  none: 'Nothing matches.',
  kept: 'Kept for',
  days: (days: number) => (days < 365 ? `${days} days` : `${days / 365} ${days === 365 ? 'year' : 'years'}`),
  keepFailed: 'The time could not be changed. Try again.',
  more: 'Show more',
  anonymous: 'not signed in',
  system: 'the product',
} as const;

export const KIND_NAMES: Record<LogKind, string> = {
  'sign-in': 'Sign-ins',
  password: 'Passwords and second factors',
  people: 'People and roles',
  group: 'Groups',
  token: 'API tokens',
  settings: 'Settings',
  decision: 'Decisions',
  response: 'Responses',
  export: 'Exports',
  import: 'Imports and syncs',
  guest: 'Guests’ data',
  backup: 'Backups',
};
