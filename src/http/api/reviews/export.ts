import { Type } from 'typebox';
import { calls } from '#contract/paths.ts';
import { ExportQuery } from '#contract/sources/review-files.ts';
import { dayIn } from '#domain/day.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { downloads } from '../download.ts';
import { errorResponses } from '../response-schemas.ts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/** Downloads of the reviews that match a filter. */
export function exportCall(server: Server, { context }: HttpOptions): void {
  const send = downloads(server);
  server.get(
    calls.exportReviews(),
    {
      config: { permission: 'reviews:export' },
      exposeHeadRoute: false,
      schema: {
        summary: 'Export reviews as a file',
        description:
          'All reviews that match the filters of the list call, from one snapshot, without private feedback. An error after the first rows breaks the connection, so an incomplete file is never mistaken for a complete one.',
        tags: ['Reviews'],
        querystring: ExportQuery,
        response: {
          200: {
            description: 'The file.',
            content: {
              'text/csv': { schema: Type.String() },
              'application/x-ndjson': { schema: Type.String() },
            },
          },
          ...errorResponses([400, 401, 403, 503]),
        },
      },
    },
    async (request, reply) => {
      const { format = 'csv', ...filter } = request.query;
      const actor = actorOf(request);
      const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
      const text = exportReviews(context, actor, sorted, { format, withPrivateFeedback: false });
      const day = dayIn(context.now(), context.timeZone);
      return send(reply, { text, type: CONTENT_TYPES[format], name: `reviews-${day}.${format}` });
    },
  );
}
