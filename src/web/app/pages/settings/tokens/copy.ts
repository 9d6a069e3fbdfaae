import { counted } from '#domain/format-number.ts';

export const tokensCopy = {
  title: 'API tokens',
  intro:
    'A token lets a script or another system call the API in your name, with the role that you choose. It never does more than you may do yourself.',
  documentation: 'API documentation',
  list: 'Tokens',
  loading: 'Loading tokens…',
  loadFailed: 'Failed to load the tokens',
  none: 'There are no tokens yet.',
  expired: 'Expired',
  of: (owner: string) => `of ${owner}`,
  expires: (time: string) => `works until ${time}`,
  hasExpired: (time: string) => `expired ${time}`,
  neverUsed: 'never used',
  lastUsed: (time: string) => `last used ${time}`,
  limit: (requests: number) => `${requests} requests a minute`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Whatever uses this token stops working at once. This cannot be undone.',
  revokeFailed: 'The token could not be revoked. Try again.',
  revoked: 'The token was revoked.',
} as const;

export const newTokenCopy = {
  open: 'Create a token',
  title: 'Create a token',
  name: 'Name',
  nameHelp: 'What uses it, such as “Website sync”. History shows this name with yours.',
  expiry: 'Works for',
  days: (days: number) => (days === 365 ? '1 year' : counted(days, 'day', 'days')),
  until: 'Until a date',
  date: 'Last day',
  submit: 'Create token',
  submitting: 'Creating…',
  failed: 'The token could not be created. Try again.',
  token: 'Token',
  tokenHelp: 'Copy it now: it is shown only this once. Anyone who has it can do what it may do.',
} as const;
