import { pages } from '#contract/paths.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import { queryString } from '../api/request.ts';
import type { InsightsFilter } from './insights-search.ts';

/**
 * The URL of the dashboard with the rows that a figure counts. The dashboard reads the filters of the API.
 *
 * @param review the one in the side panel
 */
export function rowsUrl(query: string, review?: number): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('exactTotal');
  if (review !== undefined) parameters.set('review', String(review));
  return `${pages.dashboard()}?${parameters}`;
}

/** The parameters of the reviews of a period that judge a topic so. */
export function topicRows({ from, to, ...filter }: InsightsFilter, topic: Topic, polarity: Polarity): string {
  return queryString({ ...filter, startDate: from, endDate: to, topic: `${topic}:${polarity}` }).slice(1);
}
