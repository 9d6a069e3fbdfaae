import type { exportRoutes } from '#contract/reviews/export-routes.ts';
import { dayIn } from '#domain/day.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { downloads } from '../download.ts';
import type { Handlers } from '../register.ts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/** Downloads of the reviews that match a filter. */
export const exportHandlers = (server: Server, { context }: HttpOptions): Handlers<typeof exportRoutes> => {
  const send = downloads(server);

  return {
    'GET /reviews/export': async ({ query, actor, reply }) => {
      const { format = 'csv', ...filter } = query;
      const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
      const text = exportReviews(context, actor, sorted, { format, withPrivateFeedback: false });
      const day = dayIn(context.now(), context.timeZone);
      return send(reply, { text, type: CONTENT_TYPES[format], name: `reviews-${day}.${format}` });
    },
  };
};
