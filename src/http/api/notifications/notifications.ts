import type { Notification } from '#contract/notifications/notifications.ts';
import type { notificationsRoutes } from '#contract/notifications/notifications-routes.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { RECENT_DAYS } from '#domain/notifications/alert.ts';
import { MAX_LISTED_REVIEWS } from '#domain/notifications/notification.ts';
import { listNotifications, markRead } from '#services/notifications/bell.ts';
import {
  changePreferences,
  type OwnPreferences,
  readPreferences,
} from '#services/notifications/preferences.ts';
import type { StoredNotification } from '#storage/notifications/notifications.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

type NotificationRoutes = Pick<
  typeof notificationsRoutes,
  | 'GET /notifications'
  | 'PUT /notifications/read'
  | 'GET /account/notifications'
  | 'PUT /account/notifications'
>;

export const notificationsHandlers = ({ context }: HttpOptions): Handlers<NotificationRoutes> => ({
  'GET /notifications': async ({ query, actor }) => {
    const { unread, notifications } = await listNotifications(context, actor, query);
    return { unread, notifications: notifications.map((each) => notificationOut(each, context.timeZone)) };
  },
  'PUT /notifications/read': async ({ body, actor }) => ({ unread: await markRead(context, actor, body) }),
  'GET /account/notifications': async ({ actor }) => preferencesOut(await readPreferences(context, actor)),
  'PUT /account/notifications': async ({ body, actor }) =>
    preferencesOut(await changePreferences(context, actor, body)),
});

const preferencesOut = ({ preferences, ...own }: OwnPreferences) => ({
  ...own,
  preferences: { ...preferences, listingIds: [...preferences.listingIds] },
});

function notificationOut(stored: StoredNotification, timeZone: string): Notification {
  const { id, kind, actor, count, listing, review, data, createdAt, readAt } = stored;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    actor,
    count,
    query: rowsOf(stored, timeZone),
    ...(listing && { listing }),
    ...(review && {
      review: {
        id: review.id,
        guestName: review.guestName,
        rating: review.tenths === null ? null : review.tenths / 10,
      },
    }),
    ...(data.topic !== undefined && { topic: data.topic }),
    ...(data.text !== undefined && { text: data.text }),
  };
}

/** The parameters of the list of its reviews. Very many are found by what they have in common. */
function rowsOf(
  { kind, count, reviewIds, data, listing, createdAt }: StoredNotification,
  timeZone: string,
): string {
  if (kind === 'alert' && listing) {
    const from = shiftDay(dayIn(createdAt, timeZone), -RECENT_DAYS);
    const about = data.topic ? `&topic=${data.topic}:negative` : '';
    return `listingId=${listing.id}&startDate=${from}${about}`;
  }
  if (count <= MAX_LISTED_REVIEWS) return reviewIds.length > 0 ? `ids=${reviewIds.join(',')}` : '';
  if (kind === 'assigned') return 'assignee=me';
  return data.since === undefined
    ? ''
    : `startDate=${dayIn(new Date(data.since), timeZone)}&sortBy=rating&sortOrder=asc`;
}
