import { Type } from 'typebox';
import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import {
  Corrections,
  SentimentCorrectionBody,
  TopicCorrectionBody,
  TopicCorrectionParams,
} from './corrections.ts';
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

const csv = (summary: string) =>
  ({
    permission: 'reviews:export',
    summary,
    description: 'The whole table. Formulas are escaped.',
    query: InsightsQuery,
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
  }) as const;

export const insightsRoutes = {
  /** What guests say, in numbers. Each number has the query of the list call that finds its reviews. */
  ...defineRoutes('Insights', {
    'POST /insights/analyse': {
      permission: 'insights:read',
      summary: 'Read the topics and the sentiment of a text',
      description:
        'Which topics a review judges and how, with the words that say so. Nothing is stored. Sixty texts a minute.',
      body: AnalyseBody,
      response: TextAnalysis,
      errors: [429],
    },
    'GET /insights/overview': {
      permission: 'insights:read',
      summary: 'The key figures of a period beside the period before, by month and by stars',
      query: InsightsQuery,
      response: Overview,
    },
    'GET /insights/categories': {
      permission: 'insights:read',
      summary: 'The mean ratings of each category, of all properties and of each',
      description:
        'Out of ten, with a 95 % confidence interval. Properties whose mean is of fewer than five reviews come last.',
      query: CategoriesQuery,
      response: Categories,
    },
    'GET /insights/topics': {
      permission: 'insights:read',
      summary: 'How many reviews praise each topic or complain about it',
      query: InsightsQuery,
      response: Topics,
    },
    'GET /insights/topics/:topic': {
      permission: 'insights:read',
      summary: 'One topic by month and by property, with its newest sentences',
      isAlwaysFound: true,
      params: TopicParams,
      query: InsightsQuery,
      response: TopicDetail,
    },
    'GET /insights/properties': {
      permission: 'insights:read',
      summary: 'The properties that have reviews in a period or in the period before',
      description:
        'Ordered by average, change or share shown, properties with fewer than five reviews come last.',
      query: PropertiesQuery,
      response: Properties,
    },
    'GET /insights/priorities': {
      permission: 'insights:read',
      summary: 'What to fix first: the complaints that cost a property most stars',
      description:
        'Only complaints of at least five rated reviews, beside at least five others of the property, whose difference is below 0 by its whole 95 % confidence interval (Welch).',
      query: InsightsQuery,
      response: Priorities,
    },
  }),
  /** The tables of the insights as files. */
  ...defineRoutes('Insights', {
    'GET /insights/overview.csv': csv('The overview of a period as CSV'),
    'GET /insights/categories.csv': csv('The categories of a period as CSV'),
    'GET /insights/topics.csv': csv('The topics of a period as CSV'),
    'GET /insights/properties.csv': csv('The properties of a period as CSV'),
    'GET /insights/priorities.csv': csv('The priorities of a period as CSV'),
    'GET /insights/topics/:topic.csv': {
      ...csv('One topic by month and by property as CSV'),
      isAlwaysFound: true,
      params: TopicParams,
    },
  }),
  /** What people correct about the topics and the sentiment of a review. A correction stays through syncs and new analyses. */
  ...defineRoutes('Reviews', {
    'GET /reviews/:id/corrections': {
      permission: 'reviews:read',
      summary: 'What people have corrected about a review',
      params: ReviewParams,
      response: Corrections,
    },
    'PUT /reviews/:id/topics/:topic': {
      permission: 'reviews:decide',
      summary: 'Correct how a review judges a topic',
      params: TopicCorrectionParams,
      body: TopicCorrectionBody,
      response: Review,
    },
    'DELETE /reviews/:id/topics/:topic': {
      permission: 'reviews:decide',
      summary: 'Remove the correction of a topic',
      params: TopicCorrectionParams,
      response: Review,
    },
    'PUT /reviews/:id/sentiment': {
      permission: 'reviews:decide',
      summary: 'Correct the sentiment of a review',
      params: ReviewParams,
      body: SentimentCorrectionBody,
      response: Review,
    },
    'DELETE /reviews/:id/sentiment': {
      permission: 'reviews:decide',
      summary: 'Remove the correction of the sentiment',
      params: ReviewParams,
      response: Review,
    },
  }),
};
