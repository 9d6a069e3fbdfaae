import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiRoute } from '#contract/route-path.ts';
import type { RouteData, RouteInput } from '#contract/route-types.ts';
import { dayIn } from '#domain/day.ts';
import type { Period } from '#domain/insights/insights.ts';
import type { SortOrder } from '#domain/reviews/filter.ts';
import { callUrl } from '../api/request.ts';
import { useRoute } from '../api/use-route.ts';
import { useAppContext } from '../app-context.ts';
import { useUrlSearch } from '../use-url-search.ts';
import {
  filterOf,
  type InsightsFilter,
  type InsightsSearch,
  insightsUrl,
  type PeriodProblem,
  parseInsightsSearch,
  periodProblem,
  withoutOrder,
} from './insights-search.ts';

export interface InsightsState {
  search: InsightsSearch;
  filter: InsightsFilter;
  problem: PeriodProblem | null;
  /** The part of the period up to today. */
  elapsed: Period;
  /** Changes the URL, without a step for the Back button. */
  change: (part: Partial<InsightsSearch>) => void;
  /** The URL of another page about the same reviews, or some of them. */
  urlOf: (page: string, part?: Partial<InsightsSearch>) => string;
  /** The URL of a table as a CSV file. @param path relative to the API base */
  csvUrl: (path: string) => string;
}

/** What a page of insights shows, for everything on it. */
export const InsightsContext = createContext<InsightsState | null>(null);

export function useInsights(): InsightsState {
  const state = useContext(InsightsContext);
  if (!state) throw new Error('This is not on a page of insights.');
  return state;
}

/** What a page of insights shows. @param page its path */
export function useInsightsState(page: string): InsightsState {
  const { config } = useAppContext();
  const [search, change] = useUrlSearch(page, parseInsightsSearch);
  const now = new Date();
  const filter = filterOf(search, config.timeZone, now);
  const today = dayIn(now, config.timeZone);
  return {
    search,
    filter,
    problem: periodProblem(filter),
    elapsed: { from: filter.from, to: filter.to < today ? filter.to : today },
    change,
    urlOf: (other, part) => insightsUrl(other, { ...withoutOrder(search), ...part }),
    csvUrl: (path) => callUrl(config.apiBase, path, { ...filter }),
  };
}

type FilteredRoute = 'GET /insights/overview' | 'GET /insights/topics' | 'GET /insights/priorities';

/** The figures of a route. The previous ones are shown until they arrive. */
export function useFigures<Key extends FilteredRoute>(key: Key, { filter, problem }: InsightsState) {
  const options = { enabled: problem === null, keepPrevious: true };
  return useRoute<FilteredRoute>(key, { query: filter }, options) as ReturnType<typeof useRoute<Key>>;
}

export interface Order {
  sortBy: string;
  sortOrder: SortOrder;
}

/** How many properties a table shows at first, and how many more on request. */
const TABLE_ROWS = 20;
type TableRoute = 'GET /insights/categories' | 'GET /insights/properties';

function nextOffset(parts: readonly RouteData<TableRoute>[]): number | undefined {
  const read = parts.reduce((sum, { properties }) => sum + properties.length, 0);
  const last = parts.at(-1);
  return last && last.properties.length > 0 && read < last.total ? read : undefined;
}

/** A table of properties, which is read in parts. */
export function usePropertyTable<Key extends TableRoute>(key: Key, state: InsightsState, order: Order) {
  const { client } = useAppContext();
  return useInfiniteQuery({
    queryKey: [key, state.filter, order],
    queryFn: ({ pageParam: offset, signal }) => {
      const query = {
        ...state.filter,
        ...order,
        limit: TABLE_ROWS,
        offset,
      } as RouteInput<TableRoute>['query'];
      return client.request<ApiRoute & TableRoute>(key, { query, signal }) as Promise<RouteData<Key>>;
    },
    initialPageParam: 0,
    getNextPageParam: (_last, all) => nextOffset(all as readonly RouteData<TableRoute>[]),
    enabled: state.problem === null,
    placeholderData: keepPreviousData,
  });
}
