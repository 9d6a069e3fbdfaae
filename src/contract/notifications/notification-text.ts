import { counted, formatNumber } from '#domain/format-number.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { NotificationKind } from '#domain/notifications/preferences.ts';
import { pages } from '../paths.ts';

/** What a notification is about. */
export interface NotificationSubject {
  kind: NotificationKind;
  /** The name of the person or token who caused it; null for the product. */
  actor: string | null;
  count: number;
  guestName?: string | undefined;
  /** In stars. */
  rating?: number | null | undefined;
  topic?: Topic | null | undefined;
  text?: string | undefined;
}

type Texts = Record<NotificationKind, (subject: NotificationSubject) => string>;

const reviews = (count: number) => counted(count, 'review', 'reviews');

/** About one review, whose guest is known. */
const ONE: Texts = {
  'low-review': ({ rating, guestName }) =>
    rating == null ? `A review from ${guestName}` : `${rating.toFixed(1)} ★ from ${guestName}`,
  assigned: ({ actor, guestName }) =>
    actor ? `${actor} assigned ${guestName}’s review to you` : `${guestName}’s review was assigned to you`,
  mentioned: ({ actor, guestName }) => `${actor} mentioned you in a note about ${guestName}’s review`,
  'response-refused': ({ guestName }) => `The channel refused the response to ${guestName}`,
  alert: () => '',
  deadline: ({ guestName }) => `The time to answer ${guestName} is almost over`,
  'sync-failing': () => '',
  rule: ({ text, guestName }) => `${text}: ${guestName}’s review`,
};

const MANY: Texts = {
  'low-review': ({ count, rating }) =>
    rating == null
      ? `${counted(count, 'new review', 'new reviews')} with few stars`
      : `New review with ${rating.toFixed(1)} ★`,
  assigned: ({ actor, count }) =>
    actor
      ? `${actor} assigned ${reviews(count)} to you`
      : `${counted(count, 'review was', 'reviews were')} assigned to you`,
  mentioned: ({ actor }) => `${actor} mentioned you in a note`,
  'response-refused': ({ count }) =>
    count === 1 ? 'A channel refused 1 response' : `Channels refused ${formatNumber(count)} responses`,
  alert: ({ topic }) =>
    topic ? `More guests complain about ${topic} than before` : 'The average rating has fallen',
  deadline: ({ count }) => `The time to answer ${reviews(count)} is almost over`,
  'sync-failing': ({ text }) =>
    `Reviews${text ? ` of ${text}` : ''} could not be synced several times in a row`,
  // Without reviews it is about the rule itself.
  rule: ({ text, count }) => (count > 0 ? `${text}: ${reviews(count)}` : `The rule “${text}” was paused`),
};

/** A notification in one line, as the app and mails show it. */
export function notificationText(subject: NotificationSubject): string {
  const isOne = subject.guestName !== undefined && ONE[subject.kind](subject) !== '';
  return (isOne ? ONE : MANY)[subject.kind](subject);
}

/** The names of the kinds, as in "Notify me of …". */
export const NOTIFICATION_NAMES: Record<NotificationKind, string> = {
  'low-review': 'New reviews with few stars',
  assigned: 'Reviews assigned to you',
  mentioned: 'Notes that mention you',
  'response-refused': 'Responses that a channel refuses',
  alert: 'Problems that guests report more often',
  deadline: 'Reviews whose time to answer is almost over',
  'sync-failing': 'Syncs that keep failing',
  rule: 'What rules find',
};

/** The page of what a notification is about. @param query the parameters of the list of its reviews */
export function notificationPath(kind: NotificationKind, query: string, reviewId?: number): string {
  if (kind === 'sync-failing') return pages.sync();
  if (kind === 'rule' && query === '' && reviewId === undefined) return pages.settingsSection('rules');
  const review = reviewId === undefined ? '' : `&review=${reviewId}`;
  return query === '' ? pages.dashboard() : `${pages.dashboard()}?${query}${review}`;
}
