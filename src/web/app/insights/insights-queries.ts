import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CategoriesQuery, PropertiesQuery } from '#contract/insights/insights.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { Client } from '../api/client.ts';
import type { InsightsFilter } from './insights-search.ts';

/** The first part of the keys of all these queries. */
export const INSIGHTS = ['insights'];

/** The insights of one route, beside those that are shown until the new ones arrive. */
const shared = { placeholderData: keepPreviousData };

export const overviewQuery = (client: Client, filter: InsightsFilter) =>
  queryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'overview', filter],
    queryFn: ({ signal }) => client.request('GET /insights/overview', { query: filter, signal }),
  });

export const topicsQuery = (client: Client, filter: InsightsFilter) =>
  queryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'topics', filter],
    queryFn: ({ signal }) => client.request('GET /insights/topics', { query: filter, signal }),
  });

export const topicQuery = (client: Client, topic: Topic, filter: InsightsFilter) =>
  queryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'topic', topic, filter],
    queryFn: ({ signal }) =>
      client.request('GET /insights/topics/:topic', { params: { topic }, query: filter, signal }),
  });

export const prioritiesQuery = (client: Client, filter: InsightsFilter) =>
  queryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'priorities', filter],
    queryFn: ({ signal }) => client.request('GET /insights/priorities', { query: filter, signal }),
  });

/** How many properties a table shows at first, and how many more on request. */
const TABLE_ROWS = 20;

type Order<Query> = Pick<Query, 'sortBy' & keyof Query> & Pick<CategoriesQuery, 'sortOrder'>;

/** A table of properties is read in parts: where the next one begins. */
function nextOffset<Table extends { properties: readonly unknown[]; total: number }>(
  last: Table,
  all: readonly Table[],
): number | undefined {
  const read = all.reduce((sum, { properties }) => sum + properties.length, 0);
  return last.properties.length > 0 && read < last.total ? read : undefined;
}

export const categoriesQuery = (client: Client, filter: InsightsFilter, order: Order<CategoriesQuery>) =>
  infiniteQueryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'categories', filter, order],
    queryFn: ({ pageParam: offset, signal }) => {
      const query = { ...filter, ...order, limit: TABLE_ROWS, offset };
      return client.request('GET /insights/categories', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

export const propertiesQuery = (client: Client, filter: InsightsFilter, order: Order<PropertiesQuery>) =>
  infiniteQueryOptions({
    ...shared,
    queryKey: [...INSIGHTS, 'properties', filter, order],
    queryFn: ({ pageParam: offset, signal }) => {
      const query = { ...filter, ...order, limit: TABLE_ROWS, offset };
      return client.request('GET /insights/properties', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
