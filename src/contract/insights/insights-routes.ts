import { defineRoutes } from '../route.ts';
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
} from './insights.ts';
import { AnalyseBody, TextAnalysis } from './text-analysis.ts';

/** What guests say, in numbers. Each number has the query of the list call that finds its reviews. */
export const insightsRoutes = defineRoutes({
  'POST /insights/analyse': {
    permission: 'insights:read',
    summary: 'Read the topics and the sentiment of a text',
    description:
      'Which topics a review judges and how, with the words that say so. Nothing is stored. Sixty texts a minute.',
    tag: 'Insights',
    body: AnalyseBody,
    response: TextAnalysis,
    errors: [429],
  },
  'GET /insights/overview': {
    permission: 'insights:read',
    summary: 'The key figures of a period beside the period before, by month and by stars',
    tag: 'Insights',
    query: InsightsQuery,
    response: Overview,
  },
  'GET /insights/categories': {
    permission: 'insights:read',
    summary: 'The mean ratings of each category, of all properties and of each',
    description:
      'Out of ten, with a 95 % confidence interval. Properties whose mean is of fewer than five reviews come last.',
    tag: 'Insights',
    query: CategoriesQuery,
    response: Categories,
  },
  'GET /insights/topics': {
    permission: 'insights:read',
    summary: 'How many reviews praise each topic or complain about it',
    tag: 'Insights',
    query: InsightsQuery,
    response: Topics,
  },
  'GET /insights/topics/:topic': {
    permission: 'insights:read',
    summary: 'One topic by month and by property, with its newest sentences',
    tag: 'Insights',
    params: TopicParams,
    query: InsightsQuery,
    response: TopicDetail,
  },
  'GET /insights/properties': {
    permission: 'insights:read',
    summary: 'The properties that have reviews in a period or in the period before',
    description:
      'Ordered by average, change or share shown, properties with fewer than five reviews come last.',
    tag: 'Insights',
    query: PropertiesQuery,
    response: Properties,
  },
  'GET /insights/priorities': {
    permission: 'insights:read',
    summary: 'What to fix first: the complaints that cost a property most stars',
    description:
      'Only complaints of at least five rated reviews, beside at least five others of the property, whose difference is below 0 by its whole 95 % confidence interval (Welch).',
    tag: 'Insights',
    query: InsightsQuery,
    response: Priorities,
  },
});
