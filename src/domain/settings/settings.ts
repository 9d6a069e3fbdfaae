import { AppError } from '../errors.ts';
import type { GuestNameStyle } from '../guests/guest-name.ts';
import { type AnswerDays, DEFAULT_ANSWER_DAYS } from '../responses/answers.ts';
import type { Logo } from './brand.ts';

/** The settings of the whole product. */
export interface Settings {
  /** The origins of sites that can embed our reviews. */
  embedOrigins: string[];
  /** Whether property pages contain average and count as structured data for search engines. */
  ratingsInMarkup: boolean;
  /** Whether people who sign in with a password need a second factor. */
  requireSecondFactor: boolean;
  /** IANA name of the time zone that days refer to. */
  timeZone: string;
  brandName: string;
  /** The company's own site, to which the public site links. */
  homePage: string | null;
  /** As `COLOUR_PATTERN`; null for the default colours. */
  brandColour: string | null;
  logo: Logo | null;
  syncIntervalMinutes: number;
  /** How long a response waits, so that it can be taken back. */
  responseDelayMinutes: number;
  /** Whether a manager approves the responses of responders before they are sent. */
  approveResponses: boolean;
  /** In how many days each channel accepts a response. */
  answerDays: AnswerDays;
  /** How much of a guest's name the public sees. */
  guestNames: GuestNameStyle;
  /** Whether the language model, a service of others, gets the names of guests, and their private feedback. */
  modelReadsGuestNames: boolean;
  modelReadsPrivateFeedback: boolean;
  /** Whether guests see machine translations, labelled, where a manager has made them. */
  publicTranslations: boolean;
  /** How long security events and the network addresses of decisions are kept. */
  activityDays: number;
}

/** The database refuses to delete younger events. */
export const MIN_ACTIVITY_DAYS = 30;
export const MAX_ACTIVITY_DAYS = 3_650;
export const MAX_BRAND_NAME = 60;
export const MAX_SYNC_INTERVAL_MINUTES = 10_080;
export const MAX_RESPONSE_DELAY_MINUTES = 1_440;

/** The settings that protect accounts, pages and the activity log. */
export const SECURITY_SETTINGS = [
  'requireSecondFactor',
  'embedOrigins',
  'activityDays',
] as const satisfies (keyof Settings)[];

/** The settings that can also be set in the environment, which wins, with the variable. */
export const ENVIRONMENT_VARIABLES = {
  timeZone: 'TIME_ZONE',
  brandName: 'BRAND_NAME',
  syncIntervalMinutes: 'SYNC_INTERVAL_MINUTES',
  responseDelayMinutes: 'RESPONSE_DELAY_MINUTES',
} as const satisfies Partial<Record<keyof Settings, string>>;

export type FixableSetting = keyof typeof ENVIRONMENT_VARIABLES;
export const FIXABLE_SETTINGS = Object.keys(ENVIRONMENT_VARIABLES) as FixableSetting[];

/** The settings that the environment has. */
export type FixedSettings = Partial<Pick<Settings, FixableSetting>>;

export const DEFAULT_SETTINGS: Settings = {
  embedOrigins: [],
  ratingsInMarkup: false,
  requireSecondFactor: false,
  timeZone: 'UTC',
  brandName: 'Flex Living',
  homePage: null,
  brandColour: null,
  logo: null,
  syncIntervalMinutes: 15,
  responseDelayMinutes: 5,
  approveResponses: false,
  answerDays: DEFAULT_ANSWER_DAYS,
  guestNames: 'full',
  modelReadsGuestNames: false,
  modelReadsPrivateFeedback: false,
  publicTranslations: false,
  activityDays: 365,
};

/** The name of a time zone as the time zone database writes it; null for none, and for an offset such as `+01:00`. */
export function timeZoneNamed(name: string): string | null {
  if (/^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** @throws invalid for a name that is no time zone */
export function parseTimeZone(name: string): string {
  const known = timeZoneNamed(name);
  if (known !== null) return known;
  throw new AppError('time-zone', { name });
}
