import { MAPPING_PART_NAMES } from '#contract/sources/mapping-parts.ts';
import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import type { MappingPart } from '#domain/sources/file-mapping.ts';

export const importCopy = {
  title: 'Import reviews',
  intro:
    'New reviews are pending. An import never removes reviews, and importing a file twice changes nothing. Reviews of a source that is synced are refused.',
  drop: 'Choose a file or drop it here',
  formats: 'CSV, or Hostaway’s JSON or NDJSON. Up to 200 MB.',
  columns: 'Columns of a CSV file',
  column: 'Column',
  content: 'Content',
  listing: 'Property for reviews of unknown properties',
  listingHelp: 'None: the check lists their rows.',
  noListing: 'None',
  noSuchListing: 'No property has this name.',
  source: 'Source of the ids',
  sourceHelp: 'Empty: Hostaway for JSON, import for CSV.',
  check: 'Check file',
  import: (count: number) => `Import ${counted(count, 'review', 'reviews')}`,
  checking: (name: string) => `Checking ${name}…`,
  importing: (name: string) => `Importing ${name}… Keep this page open.`,
  progress: 'Progress of the file',
  checked: (name: string) => `${name} was checked. Nothing has changed yet.`,
  imported: (name: string) => `${name} was imported.`,
  nothing: 'There is nothing to import.',
  cancelledCheck: 'The check was cancelled.',
  cancelledImport:
    'The import was cancelled. Reviews that were stored before remain; import the file again to add the rest.',
  failed: 'The file could not be imported.',
  tooLarge: (name: string) => `${name} is larger than 200 MB. Split it, or import it with "reviews import".`,
  dashboard: 'Show them on the dashboard',
} as const;

/** What is said about a file whose columns need a mapping. */
export const columnsCopy = {
  missing: (parts: readonly MappingPart[]) =>
    `Still to choose: ${andList(parts.map((part) => MAPPING_PART_NAMES[part]))}.`,
  addsAgain:
    'Files with these columns were read in another way before. Reviews that were imported from them get other ids now, and would be added a second time.',
  known: (name: string) => `This is ${name}’s export of guest reviews. Its columns are known.`,
  remembered: 'The columns are read the same way as in an earlier file.',
  rememberedBy: (by: string) => `Chosen by ${by} on`,
  change: 'Change columns',
  forget: 'Forget this choice',
  listing: 'Property of the reviews',
  listingHelp: 'This file does not name the property.',
  noListing: 'Not chosen',
} as const;

export const resultCopy = {
  counts: {
    added: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    repeated: 'Repeated',
    quarantined: 'Quarantined',
    failed: 'Failed',
  },
  skipped: 'Left out',
  problems: 'Rows with a problem',
  row: 'Row',
  reason: 'Reason',
  at: (unit: 'line' | 'row', at: number) => `${unit === 'line' ? 'Line' : 'Row'} ${formatNumber(at)}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
} as const;
