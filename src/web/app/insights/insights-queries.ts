import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Categories,
  CategoriesQuery,
  Overview,
  Priorities,
  Properties,
  PropertiesQuery,
  TopicDetail,
  Topics,
} from '#contract/insights/insights.ts';
import { calls } from '#contract/paths.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { Client } from '../api/client.ts';
import type { InsightsFilter } from './insights-search.ts';

/** The first part of the keys of all these queries. */
export const INSIGHTS = ['insights'];

function insightsQuery<Data>(client: Client, path: string, filter: InsightsFilter) {
  return queryOptions({
    queryKey: [...INSIGHTS, path, filter],
    queryFn: ({ signal }) => client.get<Data>(path, { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const overviewQuery = (client: Client, filter: InsightsFilter) =>
  insightsQuery<Overview>(client, calls.overview(), filter);

export const topicsQuery = (client: Client, filter: InsightsFilter) =>
  insightsQuery<Topics>(client, calls.topics(), filter);

export const topicQuery = (client: Client, topic: Topic, filter: InsightsFilter) =>
  insightsQuery<TopicDetail>(client, calls.topic(topic), filter);

export const prioritiesQuery = (client: Client, filter: InsightsFilter) =>
  insightsQuery<Priorities>(client, calls.priorities(), filter);

/** How many properties a table shows at first, and how many more on request. */
const TABLE_ROWS = 20;

type Order<Query> = Pick<Query, 'sortBy' & keyof Query> & Pick<CategoriesQuery, 'sortOrder'>;

/** A table of properties that is read in parts. */
function tableQuery<Table extends { properties: readonly unknown[]; total: number }>(
  client: Client,
  path: string,
  query: InsightsFilter & Pick<CategoriesQuery, 'sortBy' | 'sortOrder'>,
) {
  return infiniteQueryOptions({
    queryKey: [...INSIGHTS, path, query],
    queryFn: ({ pageParam: offset, signal }) =>
      client.get<Table>(path, { query: { ...query, limit: TABLE_ROWS, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last: Table, all: readonly Table[]) => {
      const read = all.reduce((sum, { properties }) => sum + properties.length, 0);
      return last.properties.length > 0 && read < last.total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

export const categoriesQuery = (client: Client, filter: InsightsFilter, order: Order<CategoriesQuery>) =>
  tableQuery<Categories>(client, calls.categories(), { ...filter, ...order });

export const propertiesQuery = (client: Client, filter: InsightsFilter, order: Order<PropertiesQuery>) =>
  tableQuery<Properties>(client, calls.properties(), { ...filter, ...order });
