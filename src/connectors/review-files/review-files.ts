import type { ActivityEntry } from '#domain/decisions/activity.ts';
import { knownFormat } from './known-formats.ts';
import { openReviewFile } from './open-review-file.ts';
import { readHead } from './read-head.ts';
import type { ActivityWriter, ReviewFiles, ReviewWriter } from './review-file.ts';
import { BYTE_ORDER_MARK, csvCell, csvTable, csvWriter } from './write-csv.ts';

type Cell = Parameters<typeof csvCell>[0];

const COLUMNS: Record<string, (entry: ActivityEntry) => Cell> = {
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

/** Decisions as CSV, with formulas escaped. */
function activityWriter(): ActivityWriter {
  const cells = Object.values(COLUMNS);
  return {
    head: `${BYTE_ORDER_MARK}${Object.keys(COLUMNS).join()}\r\n`,
    line: (entry) => `${cells.map((cellOf) => csvCell(cellOf(entry))).join()}\r\n`,
  };
}

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
export function ndjsonWriter({ withPrivateFeedback }: { withPrivateFeedback: boolean }): ReviewWriter {
  return {
    head: '',
    line: ({ review, source, stored: { privateFeedback } }) =>
      `${JSON.stringify({ ...review, source, ...(withPrivateFeedback && { privateFeedback }) })}\n`,
  };
}
