import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { AlertList, AlertParams } from './alerts.ts';
import { LiveQuery } from './live.ts';
import {
  NotificationList,
  NotificationPreferences,
  NotificationsQuery,
  OwnPreferences,
  ReadBody,
  Unread,
} from './notifications.ts';

export const notificationsRoutes = {
  ...defineRoutes('Insights', {
    'GET /alerts': {
      permission: 'insights:read',
      summary: 'What became worse at a property',
      description:
        'The average of its last 30 days has fallen, or complaints about a topic have risen, compared with the year before and by more than chance explains. Newest first, without dismissed ones.',
      response: AlertList,
    },
    'PUT /alerts/:id/dismissed': {
      permission: 'reviews:decide',
      summary: 'Dismiss an alert',
      description: 'For all managers. Idempotent.',
      params: AlertParams,
      response: Type.Null(),
    },
  }),
  ...defineRoutes('Account', {
    'GET /notifications': {
      permission: 'notifications:read',
      summary: 'What you are notified of',
      description: 'The last 90 days, without what you may no longer see.',
      query: NotificationsQuery,
      response: NotificationList,
    },
    'PUT /notifications/read': {
      permission: 'notifications:read',
      summary: 'Mark notifications as read',
      description: 'Idempotent.',
      body: ReadBody,
      response: Unread,
    },
    'GET /account/notifications': {
      permission: 'account:manage',
      summary: 'What you want to be notified of',
      response: OwnPreferences,
    },
    'PUT /account/notifications': {
      permission: 'account:manage',
      summary: 'Change what you want to be notified of',
      body: NotificationPreferences,
      response: OwnPreferences,
    },
  }),
  /** Server-sent events (HTML, section 9.2) that notify the pages of managers of changes by any process. */
  ...defineRoutes('Reviews', {
    'GET /live': {
      permission: 'reviews:read',
      concurrency: 'unlimited',
      summary: 'Notifications of changes',
      description:
        'A stream of server-sent events: a message when something has changed, an event `review` when only one review has changed in a way that lists do not show, such as its notes, an event `presence` when the people who look at a review change, an event `notifications` when the person’s notifications have changed, and an event `alive` every 20 seconds.',
      query: LiveQuery,
      responses: {
        200: {
          description: 'Each message.',
          content: { 'text/event-stream': { schema: Type.Object({}) } },
        },
      },
      errors: [429],
    },
  }),
};
