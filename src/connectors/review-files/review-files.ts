import { openReviewFile } from './open-review-file.ts';
import type { ReviewFiles } from './review-file.ts';
import { csvWriter } from './write-csv.ts';
import { ndjsonWriter } from './write-ndjson.ts';

/** Files of reviews on this machine. */
export const reviewFiles: ReviewFiles = {
  open: openReviewFile,
  writer: (format, options) => (format === 'csv' ? csvWriter(options) : ndjsonWriter(options)),
};
