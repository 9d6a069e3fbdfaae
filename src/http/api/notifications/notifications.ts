import type { Notification } from '#contract/notifications/notifications.ts';
import type { notificationsRoutes } from '#contract/notifications/notifications-routes.ts';
import { rowsQuery, type ShownNotification } from '#domain/notifications/notification.ts';
import { starsOf } from '#domain/reviews/rating.ts';
import { listNotifications, markRead } from '#services/notifications/bell.ts';
import { changePreferences, readPreferences } from '#services/notifications/preferences.ts';
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
  'GET /account/notifications': ({ actor }) => readPreferences(context, actor),
  'PUT /account/notifications': ({ body, actor }) => changePreferences(context, actor, body),
});

function notificationOut(stored: ShownNotification, timeZone: string): Notification {
  const { id, kind, actor, count, listing, review, data, createdAt, readAt } = stored;
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
    actor,
    count,
    query: rowsQuery(stored, timeZone),
    ...(listing && { listing }),
    ...(review && {
      review: {
        id: review.id,
        guestName: review.guestName,
        rating: review.tenths === null ? null : starsOf(review.tenths),
      },
    }),
    ...(data.topic !== undefined && { topic: data.topic }),
    ...(data.text !== undefined && { text: data.text }),
  };
}
