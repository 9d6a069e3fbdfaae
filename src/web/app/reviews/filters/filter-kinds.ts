import type { Listing } from '#contract/listings/listing.ts';
import { shortDay } from '#domain/dates.ts';
import type { Day } from '#domain/day.ts';
import type { Option } from '#web/app/controls/select.tsx';
import { dayOf, oneOf } from '#web/app/search-string.ts';

export type FilterItem = string | number;
export type FilterValue = FilterItem | readonly FilterItem[];

/** What properties and sources are called. */
export interface FilterNames {
  listings: readonly Listing[];
  sourceName: (source: string) => string;
}

/** The field that sets a filter. */
export type FilterControl =
  | { kind: 'property' | 'category' | 'topic' | 'tag' | 'source' | 'month' | 'none' | 'day' }
  | { kind: 'select' | 'choice'; all: string; options: readonly Option<FilterItem>[] };

export interface ReviewFilter<Value extends FilterValue = FilterValue> {
  /** The name of the control and of the chip. */
  label: string;
  control: FilterControl;
  /** Reads the URL parameter; undefined if it is missing or invalid. */
  parse: (raw: unknown) => Value | undefined;
  /** The value on a chip. */
  format: (value: FilterValue, names: FilterNames) => string;
}

/** Options with their labels. */
export function named<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const yesOrNo = (labels: { true: string; false: string }) => named(['true', 'false'], labels);

/** One of some values. */
export function select<Value extends FilterItem>(
  label: string,
  all: string,
  options: readonly Option<Value>[],
): ReviewFilter<Value> {
  return {
    label,
    control: { kind: 'select', all, options },
    parse: (raw) =>
      oneOf(
        options.map(({ value }) => value),
        raw,
      ),
    format: (value) => labelOf(options, value),
  };
}

/** One or several values. */
export function choice<Value extends FilterItem>(
  label: string,
  all: string,
  options: readonly Option<Value>[],
): ReviewFilter<Value[]> {
  const values = options.map(({ value }) => value);
  return {
    label,
    control: { kind: 'choice', all, options },
    parse: (raw) => list(raw, (item) => oneOf(values, item)),
    format: (value) =>
      [value]
        .flat()
        .map((item) => labelOf(options, item))
        .join(', '),
  };
}

export function day(label: string): ReviewFilter<Day> {
  return {
    label,
    control: { kind: 'day' },
    parse: dayOf,
    format: (value) => shortDay(String(value)),
  };
}

/** The values of a URL parameter that are separated by commas, without invalid ones; undefined if none is left. */
export function list<Item>(raw: unknown, parse: (item: string) => Item | undefined): Item[] | undefined {
  if (raw === undefined) return undefined;
  const items = String(raw)
    .split(',')
    .flatMap((item) => parse(item) ?? []);
  return items.length === 0 ? undefined : [...new Set(items)];
}

function labelOf(options: readonly Option<FilterItem>[], value: FilterValue): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
