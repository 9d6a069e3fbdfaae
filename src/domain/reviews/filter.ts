import type { Access } from '../accounts/access.ts';
import { type Day, firstDayOf, type Month, nextDay, shiftMonth, startOfDay } from '../day.ts';
import type { ReviewDecision } from '../decisions/approval.ts';
import { ANALYSED_LANGUAGES, POLARITIES, type Polarity, TOPICS, type Topic } from '../insights/topics.ts';
import { normalizeSearch } from '../normalize-text.ts';
import { tenthsOfStarFilter } from './rating.ts';
import type { RelativePeriod } from './relative-period.ts';
import type { ManagedReview } from './review.ts';
import type { Sentiment } from './sentiment.ts';
import { normalizeTag, TAG_PATTERN } from './tag.ts';

export const SORT_KEYS = ['date', 'rating', 'guestName', 'listingName'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The filters of a list. A review must match all filters that are set. `MEANING` defines each. */
export interface ReviewFilter {
  listingId?: number;
  /** Whole stars, 1 to 5. */
  rating?: number;
  channel?: string;
  /** Whole days in the product's time zone, both included. */
  startDate?: Day;
  endDate?: Day;
  /** A period that depends on the current day. Services replace it with `startDate` and `endDate`. */
  period?: RelativePeriod;
  approved?: boolean;
  /** Substring of guest, text, channel or listing name, compared by `normalizeSearch`. */
  search?: string;
  /** Words that guest, text, channel and listing name contain in any order, compared as `search` is. */
  words?: string;
  decision?: ReviewDecision;
  sentiment?: Sentiment;
  /** Whether the guest wrote a text. */
  hasText?: boolean;
  /** The state of the company's response. */
  reply?: ResponseFilter;
  /** Whether text or rating changed on the channel since the last approval, without a decision since. */
  changed?: boolean;
  /** A username, or `ASSIGNED_TO_NO_ONE`. Services replace `ASSIGNED_TO_ME` by the username of the actor. */
  assignee?: string;
  /** Any of these listings, channels, whole stars or reviews. Never empty. */
  listingIds?: number[];
  channels?: string[];
  ratings?: number[];
  ids?: number[];
  /** ISO 639-1 code of the language of the text. */
  language?: string;
  /**
   * Categories that the guest rated, separated by commas: `cleanliness`, or with a number from 1 to 10 that the rating, out
   * of ten, is below (`cleanliness<8`) or reaches (`cleanliness>=8`).
   */
  category?: string;
  /** Topics that the text judges, separated by commas: `noise`, or how it judges it: `noise:negative`. */
  topic?: string;
  /** Tags that the review has, separated by commas. */
  tag?: string;
  /** The source that gave the review its id. */
  source?: string;
  /** Whether the company's response is on the channel or was sent there. */
  responded?: boolean;
  stayMonth?: Month;
  /** Whether the language of the text is one whose texts are analysed. Reviews without text are neither. */
  analysed?: boolean;
}

export const ASSIGNED_TO_ME = 'me';
export const ASSIGNED_TO_NO_ONE = 'none';

/** `sent` includes responses that were written on the channel; `failed` ones were rejected or cancelled. */
export const RESPONSE_FILTERS = ['none', 'waiting', 'failed', 'sent'] as const;
export type ResponseFilter = (typeof RESPONSE_FILTERS)[number];

/** The filters that anyone may use; the others are for signed-in people. */
export const PUBLIC_FILTERS: ReadonlySet<keyof ReviewFilter> = new Set<keyof ReviewFilter>([
  'listingId',
  'rating',
  'channel',
  'startDate',
  'endDate',
  'approved',
  'search',
]);

/** Filters without a relative period. */
export interface DatedFilter extends ReviewFilter {
  period?: never;
}

/**
 * Filters within the listings that the caller can work with. Storage takes no others, so that no service forgets the access:
 * `filterOf` in `services/reviews/reviews.ts` adds it. It is not a parameter of any call.
 */
export interface FilterWithAccess extends DatedFilter {
  access: Access;
}

export interface SortedFilter extends ReviewFilter {
  sortBy: SortKey;
  sortOrder: SortOrder;
}

/** One page of a list. */
export interface ListQuery extends SortedFilter {
  limit: number;
  offset: number;
  /** Counts all matches, however long it takes; otherwise a count may end at `MAX_COUNT` or, of a search, earlier. */
  exactTotal?: boolean;
  /** The fields that the caller needs; all if undefined. */
  fields?: readonly (keyof ManagedReview)[];
}

/** The limit of a count that may end early, and of a search among more than that. */
export const MAX_COUNT = 10_000;
export const MAX_SEARCH_COUNT = 500;

export type WithAccess<Filter extends ReviewFilter> = Omit<Filter, 'period'> & FilterWithAccess;

/** The fields of a review that filters compare. Storage names the column of each. */
export interface FilterFields {
  id: number;
  listingId: number;
  ratingTenths: number;
  channel: string;
  submittedAt: Date;
  isApproved: boolean;
  decision: ReviewDecision;
  sentiment: Sentiment;
  hasText: boolean;
  isChanged: boolean;
  assignee: string | null;
  language: string;
  arrivalDate: Day;
  source: string;
}

type Comparison<Value> =
  | { equals: Value }
  | { in: readonly Value[] }
  /** Also where there is no value. */
  | { notIn: readonly Value[] }
  | { atLeast: Value }
  | { below: Value };

export type Condition =
  /** All of several texts. */
  | { field: 'searchText'; contains: readonly string[] }
  | { field: 'reply'; equals: ResponseFilter }
  | { field: 'responded'; equals: boolean }
  | ({ field: 'category' } & CategoryFilter)
  | ({ field: 'topic' } & TopicFilter)
  | { field: 'tag'; equals: string }
  | {
      [Field in keyof FilterFields]: { field: Field } & Comparison<FilterFields[Field]>;
    }[keyof FilterFields];

type FilterValues = Required<Omit<ReviewFilter, 'period'>>;
type Meaning = {
  [Name in keyof FilterValues]: (value: FilterValues[Name], timeZone: string) => Condition[];
};

/** What each filter means, for every list, count, export and public page. */
const MEANING: Meaning = {
  listingId: (id) => [{ field: 'listingId', equals: id }],
  rating: (stars) => {
    const { from, to } = tenthsOfStarFilter(stars);
    return [
      { field: 'ratingTenths', atLeast: from },
      { field: 'ratingTenths', below: to + 1 },
    ];
  },
  channel: (channel) => [{ field: 'channel', equals: channel }],
  startDate: (day, timeZone) => [{ field: 'submittedAt', atLeast: startOfDay(day, timeZone) }],
  endDate: (day, timeZone) => [{ field: 'submittedAt', below: startOfDay(nextDay(day), timeZone) }],
  approved: (isApproved) => [{ field: 'isApproved', equals: isApproved }],
  decision: (decision) =>
    // The indexes of the status are better.
    decision === 'approved'
      ? [{ field: 'isApproved', equals: true }]
      : [{ field: 'decision', equals: decision }],
  sentiment: (sentiment) => [{ field: 'sentiment', equals: sentiment }],
  hasText: (hasText) => [{ field: 'hasText', equals: hasText }],
  reply: (reply) => [{ field: 'reply', equals: reply }],
  changed: (isChanged) => [{ field: 'isChanged', equals: isChanged }],
  assignee: (assignee) => [
    { field: 'assignee', equals: assignee === ASSIGNED_TO_NO_ONE ? null : assignee.toLowerCase() },
  ],
  listingIds: (ids) => [{ field: 'listingId', in: ids }],
  channels: (channels) => [{ field: 'channel', in: channels }],
  ratings: (ratings) => [{ field: 'ratingTenths', in: ratings.flatMap(tenthsOf) }],
  ids: (ids) => [{ field: 'id', in: ids }],
  language: (language) => [{ field: 'language', equals: language }],
  category: (text) => parseCategories(text).map((each) => ({ field: 'category', ...each })),
  topic: (text) => parseTopics(text).map((each) => ({ field: 'topic', ...each })),
  tag: (text) => parseTags(text).map((tag) => ({ field: 'tag', equals: tag })),
  source: (source) => [{ field: 'source', equals: source }],
  responded: (responded) => [{ field: 'responded', equals: responded }],
  stayMonth: (month) => [
    { field: 'arrivalDate', atLeast: firstDayOf(month) },
    { field: 'arrivalDate', below: firstDayOf(shiftMonth(month, 1)) },
  ],
  analysed: (isAnalysed) => [
    { field: 'hasText', equals: true },
    isAnalysed
      ? { field: 'language', in: ANALYSED_LANGUAGES }
      : { field: 'language', notIn: ANALYSED_LANGUAGES },
  ],
  search: (text) => [{ field: 'searchText', contains: [normalizeSearch(text)] }],
  words: (text) => [{ field: 'searchText', contains: wordsOf(text) }],
};

const severalOf = (pattern: string) => `^${pattern}(,${pattern})*$`;

const CATEGORY = '[^<>,\\u0000]{1,60}';
/** Matches the names of categories that a filter can contain. */
export const CATEGORY_NAME_PATTERN = `^${CATEGORY}$`;
/** Matches every `category` filter. */
export const CATEGORY_PATTERN = severalOf(`${CATEGORY}((<|>=)(10|[1-9]))?`);

/** One category of a `category` filter, with at most one bound. */
export interface CategoryFilter {
  category: string;
  below?: number | undefined;
  atLeast?: number | undefined;
}

export function parseCategories(text: string): CategoryFilter[] {
  return parts(text).map((part) => {
    const [category = '', bound] = part.split(/<|>=/);
    const score = bound === undefined ? undefined : Number(bound);
    return part.includes('<') ? { category, below: score } : { category, atLeast: score };
  });
}

/** Matches every `topic` filter. */
export const TOPIC_PATTERN = severalOf(`(${TOPICS.join('|')})(:(${POLARITIES.join('|')}))?`);

/** Matches every `tag` filter. */
export const TAGS_PATTERN = severalOf(TAG_PATTERN);

export const parseTags = (text: string): string[] => [...new Set(parts(text).map(normalizeTag))];

export interface TopicFilter {
  topic: Topic;
  /** Undefined: either. */
  polarity: Polarity | undefined;
}

export function parseTopics(text: string): TopicFilter[] {
  return parts(text).map((part) => {
    const [topic, polarity] = part.split(':') as [Topic, Polarity | undefined];
    return { topic, polarity };
  });
}

/** The different parts of a filter by several values. */
function parts(text: string): string[] {
  return [...new Set(text.split(','))];
}

function tenthsOf(stars: number): number[] {
  const { from, to } = tenthsOfStarFilter(stars);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const DATED_NAMES = Object.keys(MEANING) as (keyof FilterValues)[];
export const FILTER_NAMES: readonly (keyof ReviewFilter)[] = [...DATED_NAMES, 'period'];

/** The conditions that a review must meet. @param timeZone IANA name of the time zone of days */
export function conditionsOf(filter: DatedFilter | FilterWithAccess, timeZone: string): Condition[] {
  const access: Condition[] = isLimited(filter) ? [{ field: 'listingId', in: [...filter.access] }] : [];
  return [...access, ...DATED_NAMES.flatMap((name) => meaningOf(name, filter, timeZone))];
}

/** Whether a filter is limited to some listings by the access of the caller. */
export function isLimited(
  filter: ReviewFilter | FilterWithAccess,
): filter is FilterWithAccess & { access: Exclude<Access, 'all'> } {
  return 'access' in filter && filter.access !== 'all';
}

function meaningOf<Name extends keyof FilterValues>(
  name: Name,
  filter: Partial<FilterValues>,
  timeZone: string,
): Condition[] {
  const value = filter[name];
  return value === undefined ? [] : MEANING[name](value, timeZone);
}

/** The words of a search text, normalized. */
export function wordsOf(text: string): string[] {
  return normalizeSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function setFilters(filter: ReviewFilter): (keyof ReviewFilter)[] {
  return FILTER_NAMES.filter((name) => filter[name] !== undefined);
}

/**
 * The text in which `search` looks for its substring. The trigger that fills the search index (migration 0001) builds the
 * same.
 */
export function searchText(review: {
  guestName: string;
  reviewText: string;
  channel: string;
  listingName: string;
}): string {
  return normalizeSearch(
    [review.guestName, review.reviewText, review.channel, review.listingName].join('\n'),
  );
}
