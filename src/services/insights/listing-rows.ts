import type { ListingCounts } from '#storage/insights/listings.ts';

/** The reviews of a listing in the period and in the one before. */
export interface ListingRow {
  listingId: number;
  name: string;
  now: Counts;
  before: Counts;
}

type Counts = Omit<ListingCounts, 'listing_id' | 'name' | 'span'>;

const NONE: Counts = {
  reviews: 0,
  rated: 0,
  tenths: 0,
  squares: 0,
  undecided: 0,
  unanswered_low: 0,
  shown: 0,
};

/** One row for each listing, in the order of the counts. */
export function listingRows(counts: readonly ListingCounts[]): ListingRow[] {
  return [...Map.groupBy(counts, ({ listing_id: id }) => id)].map(([listingId, rows]) => ({
    listingId,
    name: rows[0]?.name ?? '',
    now: rows.find(({ span }) => span === 1) ?? NONE,
    before: rows.find(({ span }) => span === 0) ?? NONE,
  }));
}
