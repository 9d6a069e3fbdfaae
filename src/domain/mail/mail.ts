/** What a mail is about. The last three are sent because a person wants them, and can be unsubscribed from. */
export const MAIL_KINDS = [
  'invitation',
  'password-reset',
  'address-proof',
  'account-changed',
  'webhook-disabled',
  'test',
  'alert',
  'digest',
  'report',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const SUBSCRIBED_KINDS = ['alert', 'digest', 'report'] as const satisfies readonly MailKind[];
export type SubscribedKind = (typeof SUBSCRIBED_KINDS)[number];

export function isSubscribedKind(kind: string): kind is SubscribedKind {
  return SUBSCRIBED_KINDS.some((each) => each === kind);
}

/** A page of the product, such as `/dashboard?reviews=7`. Mails have no links to other places. */
export type MailPath = `/${string}`;

/** What a mail says, as plain text. Html and text are made from it. */
export interface MailContent {
  /** Line breaks become spaces. */
  subject: string;
  paragraphs: readonly string[];
  items?: readonly { text: string; detail?: string; path?: MailPath }[];
  action?: { label: string; path: MailPath };
  /** Why the person gets it, in the small print. */
  why: string;
}

/** Who gets a mail: a user, at their address when it is sent, or a bare address. */
export type MailRecipient = { username: string } | { address: string };

export interface NewMail {
  to: MailRecipient;
  kind: MailKind;
  content: MailContent;
  /** After this many hours it is given up; by default `DEFAULT_HOURS`. That of a link must not exceed its validity. */
  hours?: number;
}

export const DEFAULT_HOURS = 48;
/** How long mails are logged, without their content. */
export const MAIL_DAYS = 30;

/**
 * Why a mail could not be sent. `address-refused`: the server says that the mailbox does not exist. `refused`: it does not take
 * the message. `settings`: it does not take any mail from us.
 */
export const MAIL_ERRORS = [
  'unreachable',
  'timeout',
  'encryption',
  'credentials',
  'settings',
  'try-later',
  'refused',
  'address-refused',
  'no-address',
  'unreadable',
  'withdrawn',
  'expired',
] as const;
export type MailError = (typeof MAIL_ERRORS)[number];

/** Errors after which the same mail is not attempted again. */
const PERMANENT: readonly MailError[] = ['refused', 'address-refused', 'no-address', 'unreadable'];

const FIRST_DELAY_SECONDS = 30;
const MAX_DELAY_SECONDS = 3600;
const JITTER = 0.1;

/**
 * Seconds until the next attempt; null if there is none.
 *
 * @param attempts how many were made
 * @param random from 0 to 1
 */
export function mailRetryDelay(error: MailError, attempts: number, random = Math.random()): number | null {
  if (PERMANENT.includes(error)) return null;
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), MAX_DELAY_SECONDS);
  return delay * (1 + JITTER * random);
}

export const MAX_MAIL_ADDRESS = 254;
/** One address without a name: what browsers accept in an email field, with a dot in the domain. As a pattern of JSON Schema. */
export const MAIL_ADDRESS_PATTERN =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$";
const MAIL_ADDRESS = new RegExp(MAIL_ADDRESS_PATTERN);

export function isMailAddress(text: string): boolean {
  return text.length <= MAX_MAIL_ADDRESS && MAIL_ADDRESS.test(text);
}

/** For monitoring. */
export interface MailFigures {
  waiting: number;
  /** Of the last 30 days. */
  failed: number;
  oldestWaitingSeconds: number;
}

/** The address of a person. */
export interface OwnAddress {
  email: string | null;
  /** It is used once it is proved by a link. */
  pending: string | null;
  /** The mail server says that `email` does not exist, so nothing is sent. */
  isRefused: boolean;
}

/** How long a link that proves an address is valid. */
export const PROOF_HOURS = 24;

/** What is known about sending, for admins. */
export interface MailStatus extends MailFigures {
  lastSentAt: Date | null;
  lastFailure: { at: Date; kind: MailKind; error: MailError } | null;
}
