import type { ReviewStatsQuery } from '#contract/reviews.ts';
import { REVIEW_DECISIONS } from '#domain/approval.ts';
import { OFFERED_CHANNELS } from '#domain/channel.ts';
import { monthName } from '#domain/dates.ts';
import { MONTH_PATTERN } from '#domain/day.ts';
import {
  CATEGORY_PATTERN,
  parseCategories,
  parseTopics,
  REPLY_FILTERS,
  TOPIC_PATTERN,
} from '#domain/filter.ts';
import { DETECTED_LANGUAGES } from '#domain/language.ts';
import { STAR_SCALE } from '#domain/rating.ts';
import { SENTIMENTS } from '#domain/sentiment.ts';
import { isUsername } from '#domain/user.ts';
import { languageName } from '#web/app/language-name.ts';
import { wholeNumber } from '../url-values.ts';
import { filterCopy } from './copy.ts';
import { checks, day, list, listingName, type ReviewFilter, select, yesOrNo } from './filter-kinds.ts';

const id = (raw: unknown) => wholeNumber(raw, Number.MAX_SAFE_INTEGER);
const STARS = Array.from({ length: STAR_SCALE }, (_, index) => STAR_SCALE - index).map((value) => ({
  value,
  label: filterCopy.stars(value),
}));
const LANGUAGES = DETECTED_LANGUAGES.map((value) => ({ value, label: languageName(value) })).sort(
  (one, other) => one.label.localeCompare(other.label, 'en'),
);
const CHANNELS = OFFERED_CHANNELS.map((value) => ({ value, label: value }));

/** Every filter of the list call. The URL says `status`, as the control does, where the API says `approved`. */
type FilterName = Exclude<keyof ReviewStatsQuery, 'approved' | 'search' | 'words'> | 'status';

/**
 * The filters of the dashboard by their URL parameter, in the order of the filter bar. A filter that the API has and
 * this list lacks does not compile.
 */
export const REVIEW_FILTERS = {
  listingId: {
    label: filterCopy.property,
    control: { kind: 'property' },
    parse: id,
    format: (value, listings) => listingName(listings, Number(value)),
  },
  rating: select(filterCopy.rating, filterCopy.allRatings, STARS),
  channel: select(filterCopy.channel, filterCopy.allChannels, CHANNELS),
  startDate: day(filterCopy.startDate),
  endDate: day(filterCopy.endDate),
  status: select(
    filterCopy.status,
    filterCopy.allReviews,
    (['approved', 'pending'] as const).map((value) => ({ value, label: filterCopy.statuses[value] })),
  ),
  decision: {
    ...select(
      filterCopy.decision,
      filterCopy.anyDecision,
      REVIEW_DECISIONS.map((value) => ({ value, label: filterCopy.decisions[value] })),
    ),
    isInPanel: true,
  },
  sentiment: {
    ...select(
      filterCopy.sentiment,
      filterCopy.anySentiment,
      SENTIMENTS.map((value) => ({ value, label: filterCopy.sentiments[value] })),
    ),
    isInPanel: true,
  },
  hasText: { ...select(filterCopy.text, filterCopy.anyText, yesOrNo(filterCopy.texts)), isInPanel: true },
  reply: {
    ...select(
      filterCopy.reply,
      filterCopy.anyReply,
      REPLY_FILTERS.map((value) => ({ value, label: filterCopy.replies[value] })),
    ),
    isInPanel: true,
  },
  changed: {
    ...select(filterCopy.changed, filterCopy.anyChange, yesOrNo(filterCopy.changes)),
    isInPanel: true,
  },
  assignee: {
    ...select(
      filterCopy.assignee,
      filterCopy.anyAssignee,
      (['me', 'none'] as const).map((value) => ({ value, label: filterCopy.assignees[value] })),
    ),
    isInPanel: true,
    parse: (raw: unknown) => (typeof raw === 'string' && isUsername(raw) ? raw : undefined),
  },
  language: { ...select(filterCopy.language, filterCopy.anyLanguage, LANGUAGES), isInPanel: true },
  category: {
    label: filterCopy.category,
    control: { kind: 'category' },
    isInPanel: true,
    parse: (raw: unknown) => matching(CATEGORY_PATTERN, raw),
    format: (value) => parseCategories(String(value)).map(filterCopy.categoryScore).join(', '),
  },
  topic: {
    label: filterCopy.topic,
    control: { kind: 'topic' },
    isInPanel: true,
    parse: (raw: unknown) => matching(TOPIC_PATTERN, raw),
    format: (value) =>
      parseTopics(String(value))
        .map(({ topic, polarity }) => filterCopy.judgement(topic, polarity))
        .join(', '),
  },
  responded: {
    ...select(filterCopy.responded, filterCopy.anyResponded, yesOrNo(filterCopy.respondeds)),
    isInPanel: true,
  },
  stayMonth: {
    label: filterCopy.stayMonth,
    control: { kind: 'month' },
    isInPanel: true,
    parse: (raw: unknown) => matching(MONTH_PATTERN, raw),
    format: (value) => monthName(String(value)),
  },
  analysed: {
    ...select(filterCopy.analysed, filterCopy.anyAnalysed, yesOrNo(filterCopy.analyseds)),
    isInPanel: true,
  },
  listingIds: {
    label: filterCopy.properties,
    control: { kind: 'properties' },
    isInPanel: true,
    parse: (raw: unknown) => list(raw, id),
    format: (value, listings) =>
      [value]
        .flat()
        .map((each) => listingName(listings, each))
        .join(', '),
  },
  ratings: { ...checks(filterCopy.ratings, STARS), isInPanel: true },
  channels: { ...checks(filterCopy.channels, CHANNELS), isInPanel: true },
  ids: {
    label: filterCopy.ids,
    control: { kind: 'none' },
    isInPanel: true,
    parse: (raw: unknown) => list(raw, id),
    format: (value) => filterCopy.chosen([value].flat().length),
  },
} satisfies Record<FilterName, ReviewFilter>;

/** The values of the filters that are set. */
export type FilterValues = {
  [Name in FilterName]?: Exclude<ReturnType<(typeof REVIEW_FILTERS)[Name]['parse']>, undefined>;
};

export const FILTER_NAMES = Object.keys(REVIEW_FILTERS) as FilterName[];
const isInPanel = (name: FilterName) => 'isInPanel' in REVIEW_FILTERS[name];
/** The specified filters. */
export const BAR_FILTERS = FILTER_NAMES.filter((name) => !isInPanel(name));
export const PANEL_FILTERS = FILTER_NAMES.filter(isInPanel);

function matching(pattern: string, raw: unknown): string | undefined {
  return typeof raw === 'string' && new RegExp(pattern).test(raw) ? raw : undefined;
}

/** Reads the filters from URL parameters. Invalid ones are `undefined`. */
export function parseFilters(raw: { readonly [Name in FilterName]?: unknown }): FilterValues {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, REVIEW_FILTERS[name].parse(raw[name])]));
}
