import { formatNumber } from '#domain/format-number.ts';

/** All text of the dashboard. Scripts depend on it, so do not change it without a reason. */
export const dashboardCopy = {
  title: 'Manager Dashboard',
  refresh: 'Refresh',
  loading: 'Loading reviews…',
  refreshing: 'Refreshing',
  outdated: 'The list has changed.',
  showChanges: 'Show changes',
  loadFailed: 'Failed to fetch data',
} as const;

export const summaryCopy = {
  total: 'Total Reviews',
  average: 'Average Rating',
  approved: 'Approved',
  pending: 'Pending',
  undecided: (count: number, isExact: boolean) => `${formatNumber(count)}${isExact ? '' : '+'} undecided`,
  unpublished: (count: number) => `${formatNumber(count)} kept unpublished`,
  oldest: (days: number) => `oldest ${days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}`,
  allDecided: 'All decided',
  triage: 'Triage',
} as const;

export const selectionCopy = {
  bar: 'Selection',
  select: (guest: string) => `Select review by ${guest}`,
  selectPage: 'Select all on this page',
  selectAll: (count: number, isExact: boolean) =>
    `Select all ${formatNumber(count)}${isExact ? '' : '+'} matching`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  allSelected: (count: number, isExact: boolean) =>
    `All ${formatNumber(count)}${isExact ? '' : '+'} selected`,
  approve: 'Approve selected',
  keepUnpublished: 'Keep unpublished',
  assign: 'Assign…',
  clear: 'Clear selection',
} as const;

export const tableMenuCopy = {
  open: 'Columns and density',
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', comfortable: 'Comfortable' },
} as const;

/** A number that may be only the beginning of a count. */
const numberOf = (count: number, isExact: boolean) => `${formatNumber(count)}${isExact ? '' : '+'}`;

export const searchCopy = {
  loaded: (found: number, loaded: number) => `${found} of the ${loaded} loaded rows`,
  searchAll: (count: number, isExact: boolean) => `Search all ${numberOf(count, isExact)} reviews`,
  key: 'Enter',
  inAll: (count: number, isExact: boolean, isFiltered: boolean, isAutomatic: boolean) =>
    `${numberOf(count, isExact)} in all reviews${isFiltered ? ' with these filters' : ''}${isAutomatic ? ', none on this page' : ''}`,
  byWords: (text: string) => `No loaded review contains “${text}”. These contain all of its words.`,
  byWordsInAll: (text: string) => `No review contains “${text}”. These contain all of its words.`,
} as const;

export const emptyCopy = {
  filtered: 'No reviews match these filters.',
  nothingLeft: 'Nothing left to decide.',
  lastSync: (since: string) => `Last sync ${since}.`,
  searched: (text: string) => `No loaded review matches “${text}”.`,
  searchingAll: (count: number, isExact: boolean) => `Searching all ${numberOf(count, isExact)} reviews…`,
  searchedAll: (text: string) => `No review matches “${text}”.`,
  searchedFiltered: (text: string) => `No review that matches these filters contains “${text}”.`,
  withoutFilters: 'Search without filters',
  nothing: 'No reviews yet. They appear here after the first sync with your booking channels.',
  syncing: 'The first sync is running…',
  unconnected: 'No reviews yet, because no account is connected.',
  connect: 'Connect an account',
  importFile: 'Import a file',
} as const;
