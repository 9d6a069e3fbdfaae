import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { InsightsQuery, TopicParams } from '#contract/insights/insights.ts';
import { calls } from '#contract/paths.ts';
import { INSIGHT_TABLES } from '#domain/insights/insights.ts';
import { insightsCsv, topicCsv } from '#services/insights/csv.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { errorResponses } from '../response-schemas.ts';

/** The tables of the insights as files. */
export function insightCsvCalls(server: Server, { context }: HttpOptions): void {
  const route = {
    config: { permission: 'reviews:export' as const },
    exposeHeadRoute: false,
  };
  const schema = {
    description: 'The whole table. Formulas are escaped.',
    tags: ['Insights'],
    querystring: InsightsQuery,
    response: {
      200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } },
      ...errorResponses([400, 401, 403, 503]),
    },
  };
  for (const table of INSIGHT_TABLES) {
    server.get(
      calls.insightsCsv(table),
      { ...route, schema: { ...schema, summary: `The ${table} of a period as CSV` } },
      async (request, reply) =>
        send(reply, table, await insightsCsv(context, actorOf(request), table, request.query)),
    );
  }
  server.get(
    calls.topicCsv(':topic'),
    {
      ...route,
      schema: { ...schema, summary: 'One topic by month and by property as CSV', params: TopicParams },
    },
    async (request, reply) => {
      const { topic } = request.params;
      return send(reply, topic, await topicCsv(context, actorOf(request), topic, request.query));
    },
  );
}

function send(reply: FastifyReply, name: string, text: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text as never);
}
