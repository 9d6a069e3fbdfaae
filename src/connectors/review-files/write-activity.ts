import type { ActivityEntry } from '#domain/decisions/activity.ts';
import type { ActivityWriter } from './review-file.ts';
import { BYTE_ORDER_MARK, csvCell } from './write-csv.ts';

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
export function activityWriter(): ActivityWriter {
  const cells = Object.values(COLUMNS);
  return {
    head: `${BYTE_ORDER_MARK}${Object.keys(COLUMNS).join()}\r\n`,
    line: (entry) => `${cells.map((cellOf) => csvCell(cellOf(entry))).join()}\r\n`,
  };
}
