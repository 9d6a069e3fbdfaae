import type { Day } from './day.ts';
import type { SecurityActor } from './security-event.ts';

/** The nouns that actions begin with, as kinds to filter by. */
export const LOG_KINDS = [
  'sign-in',
  'session',
  'password',
  'user',
  'role',
  'scope',
  'group',
  'token',
  'guest',
  'settings',
  'channel-rights',
  'decisions',
  'reviews',
  'insights',
  'log',
  'backup',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogFilter {
  /** Who did it: a username or the name of a token. */
  by?: string;
  kind?: LogKind;
  startDate?: Day;
  endDate?: Day;
  /** A part of the action or of what it is about. */
  search?: string;
}

/** One thing that happened. A batch of decisions is one. */
export interface LogEntry {
  id: string;
  at: Date;
  actorKind: SecurityActor['kind'];
  by: string | null;
  /** Such as `sign-in.failed` or `decisions.bulk`. */
  action: string;
  target: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}
