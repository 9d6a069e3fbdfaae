export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The largest file that the app imports. The command line has no limit. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024;
