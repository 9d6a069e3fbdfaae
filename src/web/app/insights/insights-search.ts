import { type Day, dayIn, shiftDay } from '#domain/day.ts';
import { DEFAULT_PERIOD_DAYS, lengthOf, MAX_PERIOD_DAYS, type Period } from '#domain/insights/insights.ts';
import { SORT_ORDERS, type SortOrder } from '#domain/reviews/filter.ts';
import { queryString } from '../api/request.ts';
import { REVIEW_FILTERS } from '../reviews/filters/review-filters.ts';
import { dayOf, oneOf } from '../search-string.ts';

/** The periods that can be chosen by their length in days, up to today. */
export const PERIODS = [30, 90, 365] as const;
export type PeriodDays = (typeof PERIODS)[number];

/** What a page of insights shows, as in its URL. Defaults are left out. */
export interface InsightsSearch {
  days?: Exclude<PeriodDays, typeof DEFAULT_PERIOD_DAYS> | undefined;
  /** The first and the last day, instead of `days`. */
  from?: Day | undefined;
  to?: Day | undefined;
  listingIds?: readonly number[] | undefined;
  channel?: string | undefined;
  language?: string | undefined;
  sortBy?: string | undefined;
  sortOrder?: SortOrder | undefined;
}

/** Reads the parameters of a URL and leaves out what is not valid. */
export function parseInsightsSearch(raw: Readonly<Record<string, unknown>>): InsightsSearch {
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  const isCustom = from !== undefined && to !== undefined;
  const days = oneOf(PERIODS, raw.days);
  return {
    ...(isCustom ? { from, to } : { days: days === DEFAULT_PERIOD_DAYS ? undefined : days }),
    listingIds: REVIEW_FILTERS.listingId.parse(raw.listingIds),
    channel: REVIEW_FILTERS.channel.parse(raw.channel)?.[0],
    language: REVIEW_FILTERS.language.parse(raw.language),
    sortBy: typeof raw.sortBy === 'string' && raw.sortBy.length <= 60 ? raw.sortBy : undefined,
    sortOrder: oneOf(SORT_ORDERS, raw.sortOrder),
  };
}

export function insightsUrl(page: string, search: InsightsSearch): string {
  return page + queryString({ ...search });
}

/** The same properties, channel, language and period on another page, whose table has another order. */
export function withoutOrder({ sortBy: _by, sortOrder: _order, ...search }: InsightsSearch): InsightsSearch {
  return search;
}

/** The days that are shown. @param today in the product's time zone */
export function periodOf({ days, from, to }: InsightsSearch, today: Day): Period {
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: shiftDay(today, 1 - (days ?? DEFAULT_PERIOD_DAYS)), to: today };
}

export type PeriodProblem = 'reversed' | 'tooLong';

/** Why the server would refuse a period. */
export function periodProblem(period: Period): PeriodProblem | null {
  if (period.from > period.to) return 'reversed';
  return lengthOf(period) > MAX_PERIOD_DAYS ? 'tooLong' : null;
}

/** The parameters of every insights call. */
export type InsightsFilter = Period & Pick<InsightsSearch, 'listingIds' | 'channel' | 'language'>;

export function filterOf(search: InsightsSearch, timeZone: string, now: Date): InsightsFilter {
  const { listingIds, channel, language } = search;
  return { ...periodOf(search, dayIn(now, timeZone)), listingIds, channel, language };
}
