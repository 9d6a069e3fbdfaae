import { openReviewFile } from './open-review-file.ts';
import type { ReviewFiles, ReviewWriter } from './review-file.ts';
import { activityWriter } from './write-activity.ts';
import { csvTable, csvWriter } from './write-csv.ts';

/** Reads and writes review files on this machine. */
export const reviewFiles: ReviewFiles = {
  open: openReviewFile,
  writer: (format, options) => (format === 'csv' ? csvWriter(options) : ndjsonWriter(options)),
  activityWriter,
  csvTable,
};

/** One review per line in the format of the API, with private feedback if requested. */
export function ndjsonWriter({ withPrivateFeedback }: { withPrivateFeedback: boolean }): ReviewWriter {
  return {
    head: '',
    line: ({ review, stored: { privateFeedback } }) =>
      `${JSON.stringify({ ...review, ...(withPrivateFeedback && { privateFeedback }) })}\n`,
  };
}
