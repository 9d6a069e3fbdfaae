import { formatNumber } from '#domain/format-number.ts';
import type { MailContent, MailPath } from '#domain/mail/mail.ts';
import { rowsQuery, type ShownNotification } from '#domain/notifications/notification.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/preferences.ts';
import { starsOf } from '#domain/reviews/rating.ts';
import { pages } from '../paths.ts';
import { notificationPath, notificationText } from './notification-text.ts';

/** More are only counted. */
const MAX_ITEMS = 50;

const mailPath = (path: string): MailPath => `/${path.slice(1)}`;

/**
 * A mail about notifications, grouped by kind. It has no names of guests and no texts of reviews or notes: they could not be erased
 * from mailboxes, and the links lead to them.
 *
 * @param notifications newest first
 */
export function notificationMail(
  notifications: readonly ShownNotification[],
  {
    nameOf,
    timeZone,
    isDigest,
  }: { nameOf: (username: string) => string; timeZone: string; isDigest: boolean },
): MailContent {
  const grouped = NOTIFICATION_KINDS.flatMap((kind) => notifications.filter((each) => each.kind === kind));
  const items = grouped.slice(0, MAX_ITEMS).map((each) => ({
    text: notificationText({
      ...each,
      ...each.data,
      actor: each.actor && nameOf(each.actor),
      rating: each.review?.tenths == null ? null : starsOf(each.review.tenths),
    }),
    ...(each.listing && { detail: each.listing.name }),
    path: mailPath(notificationPath(each.kind, rowsQuery(each, timeZone), each.review?.id)),
  }));
  const [first] = items;
  const more = grouped.length - items.length;
  return {
    subject:
      items.length === 1 && first
        ? [first.text, first.detail].filter(Boolean).join(' · ')
        : `${formatNumber(grouped.length)} notifications`,
    paragraphs: more > 0 ? [`These are ${MAX_ITEMS} of them. The app shows the others.`] : [],
    items,
    action: { label: 'Open the app', path: mailPath(pages.dashboard()) },
    why: `You get this because you chose ${isDigest ? 'emails once a day or once a week' : 'to be emailed at once'}, in the app under Your account, Notifications.`,
  };
}
