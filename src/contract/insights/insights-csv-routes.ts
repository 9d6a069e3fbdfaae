import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { InsightsQuery, TopicParams } from './insights.ts';

const csv = (summary: string) =>
  ({
    permission: 'reviews:export',
    summary,
    description: 'The whole table. Formulas are escaped.',
    tag: 'Insights',
    query: InsightsQuery,
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
  }) as const;

/** The tables of the insights as files. */
export const insightsCsvRoutes = defineRoutes({
  'GET /insights/overview.csv': csv('The overview of a period as CSV'),
  'GET /insights/categories.csv': csv('The categories of a period as CSV'),
  'GET /insights/topics.csv': csv('The topics of a period as CSV'),
  'GET /insights/properties.csv': csv('The properties of a period as CSV'),
  'GET /insights/priorities.csv': csv('The priorities of a period as CSV'),
  'GET /insights/topics/:topic.csv': {
    ...csv('One topic by month and by property as CSV'),
    params: TopicParams,
  },
});
