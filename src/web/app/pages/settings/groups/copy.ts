import { andList } from '#domain/format-list.ts';
import { counted } from '#domain/format-number.ts';

export const groupsCopy = {
  title: 'Groups',
  intro:
    'Properties under one name. A change of a group applies at once to the people who are limited to it.',
  loading: 'Loading groups…',
  loadFailed: 'Failed to load the groups',
  none: 'There are no groups yet.',
  add: 'New group',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  size: (count: number) => counted(count, 'property', 'properties'),
  usedBy: (names: readonly string[]) => (names.length > 0 ? `Limits ${andList(names)}` : 'Limits no one'),
  nameLabel: 'Name',
  properties: 'Properties',
  saveFailed: 'Failed to save the group',
  readFailed: 'Failed to load the group',
  removeFailed: 'Failed to delete the group',
  confirmTitle: (name: string) => `Delete ${name}?`,
  confirm: 'Its properties stay. No one is limited to this group.',
  ofProvider: (label: string) =>
    `If ${label} gives people this group, they lose its properties at their next sign-in. People with no other group can no longer sign in.`,
  inUse: (names: readonly string[]) =>
    `This group limits ${andList(names)}. Give them other properties first, under People.`,
} as const;
