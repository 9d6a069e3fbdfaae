import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { LiveQuery } from './live.ts';

/** Server-sent events (HTML, section 9.2) that notify the pages of managers of changes by any process. */
export const liveRoutes = defineRoutes({
  'GET /live': {
    permission: 'reviews:read',
    concurrency: 'unlimited',
    summary: 'Notifications of changes',
    description:
      'A stream of server-sent events: a message when something has changed, an event `review` when only one review has changed in a way that lists do not show, such as its notes, an event `presence` when others look at a review than before, and an event `alive` every 20 seconds.',
    tag: 'Reviews',
    query: LiveQuery,
    responses: {
      200: {
        description: 'Each message.',
        content: { 'text/event-stream': { schema: Type.Object({}) } },
      },
    },
    errors: [429],
  },
});
