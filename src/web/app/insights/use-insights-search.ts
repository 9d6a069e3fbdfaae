import { useRouter, useSearch } from '@tanstack/react-router';
import { dayIn } from '#domain/day.ts';
import type { Period } from '#domain/insights/insights.ts';
import { callUrl } from '../api/request.ts';
import { useAppContext } from '../app-context.ts';
import {
  filterOf,
  type InsightsFilter,
  type InsightsSearch,
  insightsUrl,
  type PeriodProblem,
  parseInsightsSearch,
  periodProblem,
} from './insights-search.ts';

export interface InsightsState {
  search: InsightsSearch;
  /** The parameters of the page's calls. */
  filter: InsightsFilter;
  problem: PeriodProblem | null;
  /** The part of the period up to today. */
  elapsed: Period;
  /** Changes the URL, without a step for the Back button. */
  change: (part: Partial<InsightsSearch>) => void;
  /** The URL of a table as a CSV file. */
  csvUrl: (call: string) => string;
}

/**
 * What a page of insights shows. Parsed here and not by the router, whose script every page loads.
 *
 * @param page the page's path
 */
export function useInsightsSearch(page: string): InsightsState {
  const { config } = useAppContext();
  const router = useRouter();
  const search = parseInsightsSearch(useSearch({ strict: false }));
  const now = new Date();
  const filter = filterOf(search, config.timeZone, now);
  const today = dayIn(now, config.timeZone);
  return {
    search,
    filter,
    problem: periodProblem(filter),
    elapsed: { from: filter.from, to: filter.to < today ? filter.to : today },
    change: (part) =>
      void router.navigate({
        href: insightsUrl(page, parseInsightsSearch({ ...search, ...part })),
        replace: true,
        resetScroll: false,
      }),
    csvUrl: (call) => callUrl(config.apiBase, call, { ...filter }),
  };
}
