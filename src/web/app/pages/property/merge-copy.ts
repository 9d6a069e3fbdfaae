import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';

const reviews = (count: number) => counted(count, 'review', 'reviews');

export const mergeCopy = {
  label: 'Merge with another property',
  intro:
    'If another source lists this property too, merge the two. They become one property, and a review that both sources have counts only once.',
  loading: 'Loading properties…',
  loadFailed: 'Failed to load properties',
  search: 'Find a property',
  none: 'No other property has a name like this.',
  choose: 'Merge…',
  chooseOf: (name: string) => `Merge ${name} into this property`,
  facts: (source: string, count: number) => `${source}, ${reviews(count)}`,
  merged: 'Merged into this property',
  mergedFacts: (source: string, count: number, same: number) =>
    `${source}, ${reviews(count)}${same > 0 ? `, ${formatNumber(same)} of them counted once with another source` : ''}`,
  separate: 'Separate',
  separateOf: (name: string) => `Separate ${name}`,
  separateConfirm:
    'It becomes a separate property again and takes its reviews and the decisions about them with it. Reviews that counted once then count for each of the two properties.',
  confirmTitle: (name: string) => `Merge ${name}?`,
  confirm: 'Merge',
  previewing: 'Checking what would change…',
  previewFailed: 'Failed to check what would change',
  moves: (count: number, into: string) =>
    `${reviews(count)} ${count === 1 ? 'moves' : 'move'} to ${into}, and so will those of later syncs.`,
  same: (count: number) =>
    `${reviews(count)} ${count === 1 ? 'is' : 'are'} already there from another source and will be counted once.`,
  page: (name: string) => `The public page of ${name} will redirect to this property.`,
  losing: (names: readonly string[]) => `Will no longer see these reviews: ${andList(names)}.`,
  gaining: (names: readonly string[]) => `Will see these reviews: ${andList(names)}.`,
  groups: (names: readonly string[]) =>
    `These groups contain it but not this property, so they lose its reviews: ${andList(names)}.`,
  other: (reports: number, webhooks: number) =>
    `Limited to it, and no longer receiving its reviews: ${andList([
      ...(reports > 0 ? [counted(reports, 'report', 'reports')] : []),
      ...(webhooks > 0 ? [counted(webhooks, 'webhook', 'webhooks')] : []),
    ])}.`,
  undo: 'You can separate the two later.',
  failed: 'The properties were not merged',
  separateFailed: 'The properties were not separated',
} as const;
