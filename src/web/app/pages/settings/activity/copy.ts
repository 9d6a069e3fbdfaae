import type { LogKind } from '#domain/accounts/activity-log.ts';
import { counted } from '#domain/format-number.ts';

export const activityCopy = {
  title: 'Activity',
  intro: 'Who did what, when and from where. Decisions made together are one line; History has each of them.',
  filters: 'Filters',
  by: 'Username or token',
  kind: 'Kind',
  allKinds: 'Everything',
  startDate: 'From',
  endDate: 'To',
  search: 'Search',
  export: 'Export CSV',
  history: 'History',
  table: 'Activity, newest first',
  columns: ['When', 'Who', 'What', 'About', 'Address'],
  loading: 'Loading…',
  loadFailed: 'Failed to load the activity',
  none: 'Nothing matches.',
  kept: 'Kept for',
  keptNote:
    'Then entries and the network addresses of decisions are deleted. Who decided what stays with the review, here and in History.',
  days: (days: number) => (days < 365 ? counted(days, 'day', 'days') : counted(days / 365, 'year', 'years')),
  keepFailed: 'The time could not be changed. Try again.',
  anonymous: 'not signed in',
  system: 'command or server',
  token: (name: string) => `API token ${name}`,
} as const;

export const KIND_NAMES: Record<LogKind, string> = {
  'sign-in': 'Sign-ins',
  password: 'Passwords and second factors',
  people: 'People and roles',
  group: 'Groups',
  token: 'API tokens',
  refusal: 'Refused requests',
  settings: 'Settings',
  decision: 'Decisions',
  response: 'Responses and notes',
  task: 'Tasks',
  export: 'Exports',
  import: 'Imports and syncs',
  guest: 'Guests’ data',
  backup: 'Backups',
};

/** The names of details whose key would mislead; null hides a detail that only programs need. */
export const DETAIL_NAMES: Record<string, string | null> = {
  isKnownDevice: 'known device',
  isEmergency: 'emergency access',
  withPrivateFeedback: 'private feedback',
  by: 'with',
  listings: 'properties',
  listingIds: 'numbers',
  groupIds: 'groups',
  invitation: null,
  id: null,
  limit: null,
  seconds: 'for seconds',
  omitted: 'more since the last entry',
  sortBy: null,
  sortOrder: null,
};

export const VALUE_NAMES = { yes: 'yes', no: 'no', none: 'none' } as const;
