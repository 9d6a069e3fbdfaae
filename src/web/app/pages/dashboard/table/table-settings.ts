import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#domain/paging.ts';
import { oneOf } from '#web/app/search-string.ts';
import { attempt, remembered } from '#web/app/session/remembered.ts';

/** The columns that a person may hide: the others say which review a row is, and decide on it. */
export const OPTIONAL_COLUMNS = ['property', 'rating', 'channel', 'source', 'date', 'status'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** Hidden until a person shows them: many companies have one source. */
const HIDDEN_AT_FIRST: readonly OptionalColumn[] = ['source'];

export const DENSITIES = ['compact', 'comfortable'] as const;

export interface TableSettings {
  hidden: readonly OptionalColumn[];
  density: (typeof DENSITIES)[number];
  /** The page size for a URL without one; undefined for the default. */
  size?: Exclude<(typeof PAGE_SIZES)[number], typeof DEFAULT_PAGE_SIZE> | undefined;
}

/** Wide screens show a table, narrow ones cards. */
export type DeviceClass = 'wide' | 'narrow';
export const NARROW = '(max-width: 72em)';

/** Stored in this browser for each person and class of device. */
const keyOf = (device: DeviceClass) => `table:${remembered().username}:${device}`;

/** The stored settings; defaults for what is missing or unknown. */
export function tableSettings(device: DeviceClass): TableSettings {
  const stored = attempt(() => JSON.parse(localStorage.getItem(keyOf(device)) ?? 'null') as unknown);
  const { hidden, shown, density, size }: Partial<Record<keyof TableSettings | 'shown', unknown>> =
    stored ?? {};
  const has = (columns: unknown, column: OptionalColumn) =>
    Array.isArray(columns) && columns.includes(column);
  const pageSize = oneOf(PAGE_SIZES, size);
  return {
    hidden: OPTIONAL_COLUMNS.filter((column) =>
      HIDDEN_AT_FIRST.includes(column) ? !has(shown, column) : has(hidden, column),
    ),
    density: oneOf(DENSITIES, density) ?? 'compact',
    size: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
  };
}

export function storeTableSettings(device: DeviceClass, settings: TableSettings): void {
  const shown = HIDDEN_AT_FIRST.filter((column) => !settings.hidden.includes(column));
  attempt(() => localStorage.setItem(keyOf(device), JSON.stringify({ ...settings, shown })));
}

/** The page size that the person uses on a device as wide as this one; undefined for the default. */
export function rememberedPageSize(): TableSettings['size'] {
  return tableSettings(matchMedia(NARROW).matches ? 'narrow' : 'wide').size;
}
