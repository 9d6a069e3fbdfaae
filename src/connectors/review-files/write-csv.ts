import { starsOf } from '#domain/reviews/rating.ts';
import { REVIEW_COLUMNS, type ReviewColumn } from '#domain/reviews/review-columns.ts';
import type { FullReview } from '#domain/reviews/stored-review.ts';
import { escapeFormula } from './formula.ts';
import type { CsvCell as Cell, LineWriter } from './review-file.ts';

/** Without it spreadsheets do not recognize UTF-8 and show wrong accents. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Includes semicolons and tabs, which separate cells in some locales. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** CSV (RFC 4180) for any spreadsheet, with formulas escaped. */
export function csvWriter({ withPrivateFeedback }: { withPrivateFeedback: boolean }): LineWriter<FullReview> {
  const columns = REVIEW_COLUMNS.map(({ name }) => name).filter(
    (name) => withPrivateFeedback || name !== 'private_feedback',
  );
  return {
    head: csvHead(columns),
    line: (full) => {
      const cells = cellsOf(full);
      return csvLine(columns.map((column) => cells[column]));
    },
  };
}

function cellsOf({ review, source, upstreamListingId, stored }: FullReview): Record<ReviewColumn, Cell> {
  return {
    id: stored.upstreamId,
    source,
    review_id: review.id,
    listing: upstreamListingId,
    listing_name: review.listingName,
    guest: stored.guestName,
    text: stored.text,
    rating: stored.rawRating,
    rating_scale: stored.ratingScale,
    stars: stored.rating && starsOf(stored.rating.tenths),
    categories: categoriesOf(stored.categories),
    channel: stored.channel,
    date: stored.submittedAt,
    arrival_date: stored.arrivalDate,
    departure_date: stored.departureDate,
    reservation: stored.reservationId,
    channel_reservation: stored.channelReservationId,
    sentiment: review.sentiment,
    status: review.isApproved ? 'approved' : 'pending',
    origin: review.isImported ? 'imported' : 'synced',
    response: stored.response?.text,
    response_date: stored.response?.date,
    private_feedback: stored.privateFeedback,
  };
}

function categoriesOf(categories: FullReview['stored']['categories']): string {
  if (categories.length === 0) return '';
  return JSON.stringify(Object.fromEntries(categories.map(({ category, rating }) => [category, rating])));
}

export function csvTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(columns) + rows.map(csvLine).join('');
}

export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join()}\r\n`;

/** A cell of a CSV file, in quotes where it needs them. */
function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : escapeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
