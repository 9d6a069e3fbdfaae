import type { FastifyReply } from 'fastify';
import type { insightsCsvRoutes } from '#contract/insights/insights-csv-routes.ts';
import type { InsightTable } from '#domain/insights/insights.ts';
import { insightsCsv, topicCsv } from '#services/insights/csv.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers, Input } from '../register.ts';

type TableInput = Input<(typeof insightsCsvRoutes)['GET /insights/overview.csv']>;

/** The tables of the insights as files. */
export const insightsCsvHandlers = ({ context }: HttpOptions): Handlers<typeof insightsCsvRoutes> => {
  const table =
    (name: InsightTable) =>
    async ({ actor, query, reply }: TableInput) =>
      send(reply, name, await insightsCsv(context, actor, name, query));

  return {
    'GET /insights/overview.csv': table('overview'),
    'GET /insights/categories.csv': table('categories'),
    'GET /insights/topics.csv': table('topics'),
    'GET /insights/properties.csv': table('properties'),
    'GET /insights/priorities.csv': table('priorities'),
    'GET /insights/topics/:topic.csv': async ({ params, actor, query, reply }) =>
      send(reply, params.topic, await topicCsv(context, actor, params.topic, query)),
  };
};

function send(reply: FastifyReply, name: string, text: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(text as never);
}
