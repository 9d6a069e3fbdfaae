import type { ExportFormat } from '#domain/sources/review-files.ts';

export const exportCopy = {
  open: 'Export',
  scope: 'All reviews that match the filters and the search.',
  formats: { csv: 'CSV, for spreadsheets', ndjson: 'NDJSON, one review per line' } satisfies Record<
    ExportFormat,
    string
  >,
  import: 'Import a file',
  failed: 'The export could not be started.',
} as const;
