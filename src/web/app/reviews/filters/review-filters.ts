import type { ReviewStatsQuery } from '#contract/reviews/reviews.ts';
import { isUsername } from '#domain/accounts/user.ts';
import { monthName } from '#domain/dates.ts';
import { MONTH_PATTERN } from '#domain/day.ts';
import { OFFERED_CHANNELS } from '#domain/listings/channel.ts';
import {
  CATEGORY_PATTERN,
  parseCategories,
  parseTags,
  parseTopics,
  TAGS_PATTERN,
  TOPIC_PATTERN,
} from '#domain/reviews/filter.ts';
import { DETECTED_LANGUAGES } from '#domain/reviews/language.ts';
import { STAR_SCALE } from '#domain/reviews/rating.ts';
import { RELATIVE_PERIODS } from '#domain/reviews/relative-period.ts';
import { SENTIMENTS } from '#domain/reviews/sentiment.ts';
import { SOURCE_PATTERN } from '#domain/sources/source-id.ts';
import { languageName } from '#web/app/language-name.ts';
import { listingName } from '#web/app/listing-name.ts';
import { wholeNumber } from '#web/app/search-string.ts';
import { filterCopy } from './copy.ts';
import { choice, day, list, named, type ReviewFilter, select, yesOrNo } from './filter-kinds.ts';

const id = (raw: unknown) => wholeNumber(raw, Number.MAX_SAFE_INTEGER);
const STARS = Array.from({ length: STAR_SCALE }, (_, index) => STAR_SCALE - index).map((value) => ({
  value,
  label: filterCopy.stars(value),
}));
const LANGUAGES = DETECTED_LANGUAGES.map((value) => ({ value, label: languageName(value) })).sort(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
const CHANNELS = OFFERED_CHANNELS.map((value) => ({ value, label: value }));

/** API parameters with the same meaning as other filters of the dashboard. URLs may contain them too. */
const SYNONYMS = ['approved', 'decision', 'listingIds', 'ratings', 'channels', 'responded'] as const;

/** Every filter of the list call. */
type FilterName = Exclude<keyof ReviewStatsQuery, (typeof SYNONYMS)[number] | 'search' | 'words'> | 'status';

const STATUSES = ['approved', 'pending', 'undecided', 'unpublished'] as const;
type Status = (typeof STATUSES)[number];
/** `unsent` means any of the other three. */
const RESPONSES = ['none', 'waiting', 'failed', 'sent', 'unsent'] as const;

/**
 * The filters of the dashboard by their URL parameter, in the order of the filter bar. A filter that the API has and
 * this list lacks does not compile.
 */
export const REVIEW_FILTERS = {
  listingId: {
    label: filterCopy.property,
    control: { kind: 'property' },
    parse: (raw: unknown) => list(raw, id),
    format: (value, { listings }) =>
      [value]
        .flat()
        .map((each) => listingName(listings, each))
        .join(', '),
  },
  rating: choice(filterCopy.rating, filterCopy.allRatings, STARS),
  channel: choice(filterCopy.channel, filterCopy.allChannels, CHANNELS),
  period: select(filterCopy.period, filterCopy.anyTime, named(RELATIVE_PERIODS, filterCopy.periods)),
  startDate: day(filterCopy.startDate),
  endDate: day(filterCopy.endDate),
  status: select(filterCopy.status, filterCopy.allReviews, named(STATUSES, filterCopy.statuses)),
  sentiment: select(filterCopy.sentiment, filterCopy.anySentiment, named(SENTIMENTS, filterCopy.sentiments)),
  hasText: select(filterCopy.text, filterCopy.anyText, yesOrNo(filterCopy.texts)),
  reply: select(filterCopy.reply, filterCopy.anyResponse, named(RESPONSES, filterCopy.responses)),
  changed: select(filterCopy.changed, filterCopy.anyChange, yesOrNo(filterCopy.changes)),
  assignee: {
    ...select(
      filterCopy.assignee,
      filterCopy.anyAssignee,
      named(['me', 'none'] as const, filterCopy.assignees),
    ),
    parse: (raw: unknown) => (typeof raw === 'string' && isUsername(raw) ? raw : undefined),
  },
  language: select(filterCopy.language, filterCopy.anyLanguage, LANGUAGES),
  category: {
    label: filterCopy.category,
    control: { kind: 'category' },
    parse: (raw: unknown) => matching(CATEGORY_PATTERN, raw),
    format: (value) => parseCategories(String(value)).map(filterCopy.categoryScore).join(', '),
  },
  topic: {
    label: filterCopy.topic,
    control: { kind: 'topic' },
    parse: (raw: unknown) => matching(TOPIC_PATTERN, raw),
    format: (value) =>
      parseTopics(String(value))
        .map(({ topic, polarity }) => filterCopy.judgement(topic, polarity))
        .join(', '),
  },
  tag: {
    label: filterCopy.tag,
    control: { kind: 'tag' },
    parse: (raw: unknown) => matching(TAGS_PATTERN, raw),
    format: (value) => parseTags(String(value)).join(', '),
  },
  source: {
    label: filterCopy.source,
    control: { kind: 'source' },
    parse: (raw: unknown) => matching(SOURCE_PATTERN, raw),
    format: (value, { sourceName }) => sourceName(String(value)),
  },
  stayMonth: {
    label: filterCopy.stayMonth,
    control: { kind: 'month' },
    parse: (raw: unknown) => matching(MONTH_PATTERN, raw),
    format: (value) => monthName(String(value)),
  },
  analysed: select(filterCopy.analysed, filterCopy.anyAnalysed, yesOrNo(filterCopy.analyseds)),
  ids: {
    label: filterCopy.ids,
    control: { kind: 'none' },
    parse: (raw: unknown) => list(raw, id),
    format: (value) => filterCopy.chosen([value].flat().length),
  },
} satisfies Record<FilterName, ReviewFilter>;

export type FilterValues = {
  [Name in FilterName]?: Exclude<ReturnType<(typeof REVIEW_FILTERS)[Name]['parse']>, undefined>;
};

export const FILTER_NAMES = Object.keys(REVIEW_FILTERS) as FilterName[];
/** Removes every filter. */
export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));
/** The filters of the filter bar; the panel has the others. */
export const BAR_FILTERS: readonly FilterName[] = [
  'listingId',
  'rating',
  'channel',
  'period',
  'startDate',
  'endDate',
  'status',
];
export const PANEL_FILTERS = FILTER_NAMES.filter((name) => !BAR_FILTERS.includes(name));

function matching(pattern: string, raw: unknown): string | undefined {
  return typeof raw === 'string' && new RegExp(pattern).test(raw) ? raw : undefined;
}

type RawFilters = { readonly [Name in FilterName | (typeof SYNONYMS)[number]]?: unknown };

/** Removes the synonyms from a URL after their filters have been read. */
export const NO_SYNONYMS = Object.fromEntries(SYNONYMS.map((name) => [name, undefined]));

/** Reads the filters from URL parameters. Invalid ones are `undefined`. */
export function parseFilters(raw: RawFilters): FilterValues {
  const own: RawFilters = {
    ...raw,
    listingId: inBoth(raw.listingId, raw.listingIds),
    rating: inBoth(raw.rating, raw.ratings),
    channel: inBoth(raw.channel, raw.channels),
    status: statusOf(raw.decision) ?? raw.status ?? statusOf(raw.approved),
    reply: raw.reply ?? RESPONDED[String(raw.responded)],
  };
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, REVIEW_FILTERS[name].parse(own[name])]));
}

/** The values of both parameters: their intersection if both are present. */
function inBoth(one: unknown, several: unknown): unknown {
  if (one === undefined || several === undefined) return one ?? several;
  const allowed = String(several).split(',');
  const both = String(one)
    .split(',')
    .filter((item) => allowed.includes(item));
  return both.length === 0 ? one : both;
}

const RESPONDED: Readonly<Record<string, (typeof RESPONSES)[number]>> = { true: 'sent', false: 'unsent' };

/** @param raw the value of `approved` or `decision` */
function statusOf(raw: unknown): Status | undefined {
  const names: Readonly<Record<string, Status>> = {
    true: 'approved',
    false: 'pending',
    approved: 'approved',
    none: 'undecided',
    unpublished: 'unpublished',
  };
  return names[String(raw)];
}

const STATUS_QUERIES: Record<Status, ReviewStatsQuery> = {
  approved: { approved: true },
  pending: { approved: false },
  undecided: { decision: 'none' },
  unpublished: { decision: 'unpublished' },
};

/** The API parameters for the filters that are set. */
export function filterQuery(values: FilterValues): ReviewStatsQuery {
  const { listingId, rating, channel, status, reply, hasText, changed, analysed, ...others } = values;
  return {
    ...(listingId && (listingId.length > 1 ? { listingIds: listingId } : { listingId: listingId[0] })),
    ...(rating && (rating.length > 1 ? { ratings: rating } : { rating: rating[0] })),
    ...(channel && (channel.length > 1 ? { channels: channel } : { channel: channel[0] })),
    ...others,
    ...(status && STATUS_QUERIES[status]),
    ...(reply && (reply === 'unsent' ? { responded: false } : { reply })),
    ...(hasText && { hasText: hasText === 'true' }),
    ...(changed && { changed: changed === 'true' }),
    ...(analysed && { analysed: analysed === 'true' }),
  };
}
