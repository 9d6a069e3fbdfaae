import type { Listing } from '#contract/listing.ts';
import type { ReviewListQuery } from '#contract/reviews.ts';
import { REVIEW_DECISIONS } from '#domain/approval.ts';
import { OFFERED_CHANNELS } from '#domain/channel.ts';
import { shortDate } from '#domain/dates.ts';
import { type Day, isDay } from '#domain/day.ts';
import { REPLY_FILTERS } from '#domain/filter.ts';
import { STAR_SCALE } from '#domain/rating.ts';
import { SENTIMENTS } from '#domain/sentiment.ts';
import { isUsername } from '#domain/user.ts';
import { oneOf, wholeNumber } from '../url-values.ts';
import { filterCopy } from './copy.ts';

export type FilterValue = string | number;

interface FilterOption<Value> {
  value: Value;
  label: string;
}

/** The field that sets a filter. */
type FilterControl =
  | { kind: 'property' }
  | { kind: 'select'; options: readonly FilterOption<FilterValue | undefined>[] }
  | { kind: 'day' };

interface ReviewFilter<Value extends FilterValue = FilterValue> {
  /** The name of the control and of the chip. */
  label: string;
  control: FilterControl;
  /** Whether it is in the panel and not in the filter bar. */
  isInPanel?: true;
  /** Reads the URL parameter; undefined if it is missing or invalid. */
  parse: (raw: unknown) => Value | undefined;
  /** The value on a chip. */
  format: (value: FilterValue, listings: readonly Listing[]) => string;
}

/** Every filter of the list call. The URL says `status`, as the control does, where the API says `approved`. */
type FilterName =
  | Exclude<keyof ReviewListQuery, 'approved' | 'search' | 'sortBy' | 'sortOrder' | 'limit' | 'offset'>
  | 'status';

/**
 * The filters of the dashboard by their URL parameter, in the order of the filter bar. A filter that the API has and
 * this list lacks does not compile.
 */
export const REVIEW_FILTERS = {
  listingId: {
    label: filterCopy.property,
    control: { kind: 'property' },
    parse: (raw: unknown) => wholeNumber(raw, Number.MAX_SAFE_INTEGER),
    format: (value, listings) => listings.find(({ id }) => id === value)?.name ?? `#${value}`,
  },
  rating: select(
    filterCopy.rating,
    filterCopy.allRatings,
    Array.from({ length: STAR_SCALE }, (_, index) => STAR_SCALE - index).map((value) => ({
      value,
      label: filterCopy.stars(value),
    })),
  ),
  channel: select(
    filterCopy.channel,
    filterCopy.allChannels,
    OFFERED_CHANNELS.map((value) => ({ value, label: value })),
  ),
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

/** Reads the filters from URL parameters. Invalid ones are `undefined`. */
export function parseFilters(raw: { readonly [Name in FilterName]?: unknown }): FilterValues {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, REVIEW_FILTERS[name].parse(raw[name])]));
}

function yesOrNo(labels: { true: string; false: string }) {
  return (['true', 'false'] as const).map((value) => ({ value, label: labels[value] }));
}

function select<Value extends FilterValue>(
  label: string,
  all: string,
  options: readonly FilterOption<Value>[],
): ReviewFilter<Value> {
  return {
    label,
    control: { kind: 'select', options: [{ value: undefined, label: all }, ...options] },
    parse: (raw) =>
      oneOf(
        options.map(({ value }) => value),
        raw,
      ),
    format: (value) => options.find((option) => option.value === value)?.label ?? String(value),
  };
}

function day(label: string): ReviewFilter<Day> {
  return {
    label,
    control: { kind: 'day' },
    parse: (raw) => (typeof raw === 'string' && isDay(raw) ? raw : undefined),
    format: (value) => shortDate(new Date(`${value}T00:00:00Z`), 'UTC'),
  };
}
