import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#domain/paging.ts';
import { oneOf } from '#web/app/search-string.ts';
import { attempt, remembered } from '#web/app/session/remembered.ts';

/** The columns that a person may hide: the others say which review a row is, and decide on it. */
export const OPTIONAL_COLUMNS = ['property', 'rating', 'channel', 'date', 'status'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

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
  const { hidden, density, size }: Partial<Record<keyof TableSettings, unknown>> = stored ?? {};
  const pageSize = oneOf(PAGE_SIZES, size);
  return {
    hidden: Array.isArray(hidden) ? OPTIONAL_COLUMNS.filter((column) => hidden.includes(column)) : [],
    density: oneOf(DENSITIES, density) ?? 'compact',
    size: pageSize === DEFAULT_PAGE_SIZE ? undefined : pageSize,
  };
}

export function storeTableSettings(device: DeviceClass, settings: TableSettings): void {
  attempt(() => localStorage.setItem(keyOf(device), JSON.stringify(settings)));
}

/** The page size that the person uses on a device as wide as this one; undefined for the default. */
export function rememberedPageSize(): TableSettings['size'] {
  return tableSettings(matchMedia(NARROW).matches ? 'narrow' : 'wide').size;
}
