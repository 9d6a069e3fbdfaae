import type { insightsRoutes } from '#contract/insights/insights-routes.ts';
import { analyseFor } from '#services/insights/analysis.ts';
import { categories } from '#services/insights/categories.ts';
import { overview } from '#services/insights/overview.ts';
import { priorities } from '#services/insights/priorities.ts';
import { properties } from '#services/insights/properties.ts';
import { topicDetail, topics } from '#services/insights/topics.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import type { Handlers } from '../register.ts';

/** What guests say, in numbers. Each number has the query of the list call that finds its reviews. */
export const insightsHandlers = ({ context }: HttpOptions): Handlers<typeof insightsRoutes> => ({
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
});
