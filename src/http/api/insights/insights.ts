import type { insightsRoutes } from '#contract/insights/insights-routes.ts';
import type { InsightTable } from '#domain/insights/insights.ts';
import { analyseFor } from '#services/insights/analysis.ts';
import { categories } from '#services/insights/categories.ts';
import { correctSentiment, correctTopic, listCorrections } from '#services/insights/corrections.ts';
import { insightsCsv, topicCsv } from '#services/insights/csv.ts';
import { overview } from '#services/insights/overview.ts';
import { priorities } from '#services/insights/priorities.ts';
import { properties } from '#services/insights/properties.ts';
import { topicDetail, topics } from '#services/insights/topics.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { sendCsv } from '../download.ts';
import type { Handlers, Input } from '../register.ts';
import { reviewOut } from '../reviews/review-out.ts';

export const insightsHandlers = ({ context }: HttpOptions): Handlers<typeof insightsRoutes> => {
  const table =
    (name: InsightTable) =>
    async ({ actor, query, reply }: TableInput) =>
      sendCsv(reply, name, await insightsCsv(context, actor, name, query));

  return {
    'POST /insights/analyse': ({ body, actor }) => analyseFor(context, actor, body.text),
    'GET /insights/overview': ({ query, actor, request }) =>
      overview(readingContext(context, request), actor, query),
    'GET /insights/categories': ({ query, actor, request }) =>
      categories(readingContext(context, request), actor, query),
    'GET /insights/topics': ({ query, actor, request }) =>
      topics(readingContext(context, request), actor, query),
    'GET /insights/topics/:topic': ({ params, query, actor, request }) =>
      topicDetail(readingContext(context, request), actor, params.topic, query),
    'GET /insights/properties': ({ query, actor, request }) =>
      properties(readingContext(context, request), actor, query),
    'GET /insights/priorities': ({ query, actor, request }) =>
      priorities(readingContext(context, request), actor, query),
    'GET /insights/overview.csv': table('overview'),
    'GET /insights/categories.csv': table('categories'),
    'GET /insights/topics.csv': table('topics'),
    'GET /insights/properties.csv': table('properties'),
    'GET /insights/priorities.csv': table('priorities'),
    'GET /insights/topics/:topic.csv': async ({ params, actor, query, reply }) =>
      sendCsv(reply, params.topic, await topicCsv(context, actor, params.topic, query)),
    'GET /reviews/:id/corrections': ({ params, actor }) => listCorrections(context, actor, params.id),
    'PUT /reviews/:id/topics/:topic': async ({ params, body, actor }) => {
      const { id, topic } = params;
      return reviewOut(await correctTopic(context, actor, id, topic, body.polarity));
    },
    'DELETE /reviews/:id/topics/:topic': async ({ params, actor }) => {
      const { id, topic } = params;
      return reviewOut(await correctTopic(context, actor, id, topic, undefined));
    },
    'PUT /reviews/:id/sentiment': async ({ params, body, actor }) =>
      reviewOut(await correctSentiment(context, actor, params.id, body.sentiment)),
    'DELETE /reviews/:id/sentiment': async ({ params, actor }) =>
      reviewOut(await correctSentiment(context, actor, params.id, null)),
  };
};

type TableInput = Input<(typeof insightsRoutes)['GET /insights/overview.csv']>;
