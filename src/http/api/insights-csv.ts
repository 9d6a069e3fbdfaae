import { Type } from 'typebox';
import { InsightsQuery } from '#contract/insights.ts';
import { calls } from '#contract/paths.ts';
import { INSIGHT_TABLES } from '#domain/insights.ts';
import { insightsCsv } from '#services/insights/csv.ts';
import { actorOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { errorResponses } from './responses.ts';

/** The tables of the insights as files. */
export function insightCsvCalls(server: Server, { context }: HttpOptions): void {
  for (const table of INSIGHT_TABLES) {
    server.get(
      calls.insightsCsv(table),
      {
        config: { permission: 'reviews:export' },
        exposeHeadRoute: false,
        schema: {
          summary: `The ${table} of a period as CSV`,
          description: 'The whole table. Formulas are escaped.',
          tags: ['Insights'],
          querystring: InsightsQuery,
          response: {
            200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } },
            ...errorResponses([400, 401, 403, 503]),
          },
        },
      },
      async (request, reply) => {
        const text = await insightsCsv(context, actorOf(request), table, request.query);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${table}.csv"`)
          .send(text as never);
      },
    );
  }
}
