import type { ActivityEntry } from '#domain/decisions/activity.ts';
import type { FullReview } from '#domain/reviews/stored-review.ts';
import { knownFormat } from './known-formats.ts';
import { openReviewFile } from './open-review-file.ts';
import { readHead } from './read-head.ts';
import type { CsvCell, LineWriter, ReviewFiles } from './review-file.ts';
import { csvHead, csvLine, csvTable, csvWriter } from './write-csv.ts';

const COLUMNS: Record<string, (entry: ActivityEntry) => CsvCell> = {
  at: ({ at }) => at,
  by: ({ by }) => by,
  action: ({ action }) => action,
  from: ({ from }) => from,
  to: ({ to }) => to,
  reason: ({ reason }) => reason,
  batch: ({ batch }) => batch?.id,
  review_id: ({ review }) => review.id,
  guest: ({ review }) => review.guestName,
  listing_id: ({ review }) => review.listingId,
  listing_name: ({ review }) => review.listingName,
};

/** Decisions as CSV. */
const activityWriter: LineWriter<ActivityEntry> = {
  head: csvHead(Object.keys(COLUMNS)),
  line: (entry) => csvLine(Object.values(COLUMNS).map((cellOf) => cellOf(entry))),
};

/** Reads and writes review files on this machine. */
export const reviewFiles: ReviewFiles = {
  open: openReviewFile,
  readHead,
  knownFormat,
  writer: (format, options) => (format === 'csv' ? csvWriter(options) : ndjsonWriter(options)),
  activityWriter,
  csvTable,
};

/** One review per line in the format of the API, with private feedback if requested. */
export function ndjsonWriter(options: { withPrivateFeedback: boolean }): LineWriter<FullReview> {
  return {
    head: '',
    line: ({ review, source, stored: { privateFeedback } }) =>
      `${JSON.stringify({ ...review, source, ...(options.withPrivateFeedback && { privateFeedback }) })}\n`,
  };
}
