import { andList } from '#domain/format-list.ts';
import { TEMPLATE_VARIABLES } from '#domain/responses/template.ts';

/** A variable as it is written in a template. */
export const variableText = (name: string) => `{{${name}}}`;

export const templatesCopy = {
  title: 'Templates',
  intro: 'Texts for responses. The editor of a response suggests those that fit the review.',
  loading: 'Loading templates…',
  loadFailed: 'Failed to load the templates',
  none: 'There are no templates yet.',
  add: 'New template',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeFailed: 'Failed to delete the template',
  confirmTitle: (name: string) => `Delete ${name}?`,
  confirm: 'Responses that were written with it stay as they are.',
  import: 'Import from connected accounts',
  importing: 'Importing…',
  importFailed: 'Failed to import the templates',
  imported: (count: number, failed: readonly string[]) =>
    [
      count === 0 ? 'Nothing new.' : `${count} imported.`,
      failed.length > 0 && `${andList(failed)} could not be read.`,
    ]
      .filter(Boolean)
      .join(' '),
  own: 'Only yours',
  company: 'Company',
  unknown: (names: readonly string[]) => `Unknown: ${names.map(variableText).join(', ')}`,
  name: 'Name',
  text: 'Text',
  textHelp: `It may contain ${andList(TEMPLATE_VARIABLES.map(variableText))}.`,
  unknownError: (names: readonly string[]) =>
    `No review has a value for ${andList(names.map(variableText))}. A response that contains it cannot be sent.`,
  language: 'Language',
  anyLanguage: 'Any language',
  stars: 'Stars',
  starCount: (count: number) => `${count} ★`,
  starsName: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  topics: 'Topics',
  ownLabel: 'Only for me',
  preview: 'Preview',
  sample: { guest_first_name: 'Maria', property: 'Harbour Loft', topic: 'the noise' },
  saveFailed: 'Failed to save the template',
} as const;
