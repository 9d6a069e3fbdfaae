import { TOPICS, type Topic } from '../insights/topics.ts';
import type { DatedFilter } from '../reviews/filter.ts';
import { LANGUAGE_PATTERN } from '../reviews/language.ts';
import { STAR_SCALE } from '../reviews/rating.ts';
import type { Sentiment } from '../reviews/sentiment.ts';
import { CHANNEL_PATTERN } from './channel.ts';
import {
  type ParameterReaders,
  pageParameter,
  queryOf,
  searchParameter,
  wholeNumber,
} from './page-parameters.ts';

export const VIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ViewSort = (typeof VIEW_SORTS)[number];

/** Reviews without any rating. */
export const NO_STARS = 'none';

/** What a guest reads of a property's reviews. */
export interface PropertyView {
  /** Whole stars, 1 to 5, rounded as the filter by rating does. */
  stars?: number | typeof NO_STARS;
  topic?: Topic;
  /** ISO 639-1. */
  language?: string;
  /** The display name. */
  channel?: string;
  /** The order; without one, the newest first, after those in the language of the page if that is not English. */
  sort?: ViewSort;
  /** A part of the text. Names are not searched, because a page may show only their initials. */
  search?: string;
  /** From 1, which has no parameter. */
  page?: number;
}

/** In the order of every address. */
export const VIEW_PARAMETERS = [
  'stars',
  'topic',
  'language',
  'channel',
  'sort',
  'search',
  'page',
] as const satisfies (keyof PropertyView)[];

export const PROPERTY_PARAMETERS: ParameterReaders<PropertyView> = {
  stars: (text) => (text === NO_STARS ? NO_STARS : wholeNumber(text, STAR_SCALE)),
  topic: (text) => TOPICS.find((topic) => topic === text),
  language: (text) => matching(text, LANGUAGE_PATTERN),
  channel: (text) => matching(text, CHANNEL_PATTERN),
  sort: (text) => VIEW_SORTS.find((sort) => sort === text),
  search: searchParameter,
  page: pageParameter,
};

/** The parameters that choose among the reviews, without order and page. */
export const VIEW_FILTERS = ['stars', 'topic', 'language', 'channel', 'search'] as const;
export type ViewFilter = (typeof VIEW_FILTERS)[number];

/** The query of the view's only address, with its question mark; empty for all reviews in the default order. */
export const viewQuery = (view: PropertyView): string => queryOf(VIEW_PARAMETERS, view);

/** Whether a view leaves out reviews or changes their order. Search engines read only views that do not. */
export function isFiltered(view: PropertyView): boolean {
  return view.sort !== undefined || VIEW_FILTERS.some((name) => view[name] !== undefined);
}

/** The filters of lists that a view has; the search and reviews without a rating have none there. */
export function filterOfView({ stars, topic, language, channel }: PropertyView): DatedFilter {
  return {
    ...(typeof stars === 'number' && { rating: stars }),
    ...(topic && { topic }),
    ...(language && { language }),
    ...(channel && { channel }),
  };
}

function matching(text: string, pattern: string): string | undefined {
  return new RegExp(pattern, 'u').test(text) ? text : undefined;
}

/** The two sides of which guests read one review each before the list. */
export const REVIEW_SIDES = ['praise', 'criticism'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

/** A shorter text says too little to stand for a side. */
export const MIN_HIGHLIGHT_LENGTH = 80;

/** From this many shown reviews on, a page shows topics and both sides: of fewer, each is seen at once. */
export const MIN_SUMMARIZED = 10;

/** Which side a review is on: by its stars or, without any, by its text; null for neither. */
export function sideOf({
  rating,
  sentiment,
}: {
  rating: number | null;
  sentiment: Sentiment;
}): ReviewSide | null {
  if (rating !== null) return rating >= 3.5 ? 'praise' : 'criticism';
  if (sentiment === 'neutral') return null;
  return sentiment === 'positive' ? 'praise' : 'criticism';
}
