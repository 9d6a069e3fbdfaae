import { ok } from '#contract/envelope.ts';
import {
  Categories,
  CategoriesQuery,
  InsightsQuery,
  Overview,
  Priorities,
  Properties,
  PropertiesQuery,
  TopicDetail,
  TopicParams,
  Topics,
} from '#contract/insights/insights.ts';
import { AnalyseBody, TextAnalysis } from '#contract/insights/text-analysis.ts';
import { calls } from '#contract/paths.ts';
import { analyseFor } from '#services/insights/analysis.ts';
import { categories } from '#services/insights/categories.ts';
import { overview } from '#services/insights/overview.ts';
import { priorities } from '#services/insights/priorities.ts';
import { properties } from '#services/insights/properties.ts';
import type { Sentence } from '#services/insights/sentences.ts';
import { topicDetail, topics } from '#services/insights/topics.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Insights'];
const ERRORS = [400, 401, 403, 503];
const config = { permission: 'insights:read' } as const;

/** What guests say, in numbers. Each number has the query of the list call that finds its reviews. */
export function insightCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.analyse(),
    {
      config,
      schema: {
        summary: 'Read the topics and the sentiment of a text',
        description:
          'Which topics a review judges and how, with the words that say so. Nothing is stored. Sixty texts a minute.',
        tags: TAGS,
        body: AnalyseBody,
        response: responses(TextAnalysis, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request) => ok(await analyseFor(context, actorOf(request), request.body.text)),
  );

  server.get(
    calls.overview(),
    {
      config,
      schema: {
        summary: 'The key figures of a period beside the period before, by month and by stars',
        tags: TAGS,
        querystring: InsightsQuery,
        response: responses(Overview, ERRORS),
      },
    },
    async (request) => {
      const found = await overview(readingContext(context, request), actorOf(request), request.query);
      return ok({ ...found, oldestUndecided: found.oldestUndecided?.toISOString() ?? null });
    },
  );

  server.get(
    calls.categories(),
    {
      config,
      schema: {
        summary: 'The mean ratings of each category, of all properties and of each',
        description:
          'Out of ten, with a 95 % confidence interval. Properties whose mean is of fewer than five reviews come last.',
        tags: TAGS,
        querystring: CategoriesQuery,
        response: responses(Categories, ERRORS),
      },
    },
    async (request) =>
      ok(await categories(readingContext(context, request), actorOf(request), request.query)),
  );

  server.get(
    calls.topics(),
    {
      config,
      schema: {
        summary: 'How many reviews praise each topic or complain about it',
        tags: TAGS,
        querystring: InsightsQuery,
        response: responses(Topics, ERRORS),
      },
    },
    async (request) => ok(await topics(readingContext(context, request), actorOf(request), request.query)),
  );

  server.get(
    calls.topic(':topic'),
    {
      config,
      schema: {
        summary: 'One topic by month and by property, with its newest sentences',
        tags: TAGS,
        params: TopicParams,
        querystring: InsightsQuery,
        response: responses(TopicDetail, ERRORS),
      },
    },
    async (request) => {
      const { topic } = request.params;
      const { sentences, ...detail } = await topicDetail(
        readingContext(context, request),
        actorOf(request),
        topic,
        request.query,
      );
      const { positive, negative } = sentences;
      return ok({
        ...detail,
        sentences: { positive: positive.map(sentenceOut), negative: negative.map(sentenceOut) },
      });
    },
  );

  server.get(
    calls.properties(),
    {
      config,
      schema: {
        summary: 'The properties that have reviews in a period or in the period before',
        description:
          'Ordered by average, change or share shown, properties with fewer than five reviews come last.',
        tags: TAGS,
        querystring: PropertiesQuery,
        response: responses(Properties, ERRORS),
      },
    },
    async (request) =>
      ok(await properties(readingContext(context, request), actorOf(request), request.query)),
  );

  server.get(
    calls.priorities(),
    {
      config,
      schema: {
        summary: 'What to fix first: the complaints that cost a property most stars',
        description:
          'Only complaints of at least five rated reviews, beside at least five others of the property, whose difference is below 0 by its whole 95 % confidence interval (Welch).',
        tags: TAGS,
        querystring: InsightsQuery,
        response: responses(Priorities, ERRORS),
      },
    },
    async (request) => {
      const found = await priorities(readingContext(context, request), actorOf(request), request.query);
      return ok({
        priorities: found.priorities.map(({ sentences, ...pair }) => ({
          ...pair,
          sentences: sentences.map(sentenceOut),
        })),
      });
    },
  );
}

const sentenceOut = ({ reviewDate, ...sentence }: Sentence) => ({
  ...sentence,
  reviewDate: reviewDate.toISOString(),
});
