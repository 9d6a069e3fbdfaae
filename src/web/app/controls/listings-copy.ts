import { counted, formatNumber } from '#domain/format-number.ts';

export const listingsCopy = {
  options: 'Options',
  searching: 'Searching…',
  selected: (count: number) => `${count} selected`,
  addAll: (count: number) => `Add all ${count} that match`,
  addFirst: (count: number) => `Add the first ${count}`,
  add: 'Add a property…',
  noMatch: 'No property found',
  remove: 'Remove',
  unnamed: (id: number) => `Property ${id}`,
  more: (count: number) => `and ${formatNumber(count)} more. Choose one of them to see it here.`,
} as const;

export const accessCopy = {
  label: 'Properties',
  all: 'All properties',
  some: 'Only these',
  groups: 'Groups',
  noGroups: 'There are no groups yet.',
  makeGroup: 'Make one',
  single: 'Single properties',
  nothing: 'Nothing is chosen, so no property is visible.',
  none: 'No property',
  groupCount: (count: number) => counted(count, 'group', 'groups'),
  size: (count: number) => counted(count, 'property', 'properties'),
} as const;
