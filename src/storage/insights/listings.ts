import { sql } from 'kysely';
import { NAME_COLLATION } from '../name-collation.ts';
import type { Db } from '../tables.ts';
import { countOf, RATING_SUMS, type RatingSums, type Selection, selected, spanOf } from './spans.ts';

/** The reviews of one listing in one span of time. */
export interface ListingCounts extends RatingSums {
  listing_id: number;
  name: string;
  span: number;
  reviews: number;
  undecided: number;
  unanswered_low: number;
  shown: number;
}

/** Counts the reviews of each listing and span that has any, by the names of the listings. */
export async function countListings(db: Db, selection: Selection): Promise<ListingCounts[]> {
  const { rows } = await sql<ListingCounts>`
    select counts.*, name from (
      select listing_id, ${spanOf(selection)} as span, count(*) as reviews, ${RATING_SUMS},
        ${countOf({ decision: 'none' }, selection)} as undecided,
        ${countOf({ ratings: [1, 2], responded: false }, selection)} as unanswered_low,
        ${countOf({ decision: 'approved' }, selection)} as shown
      from reviews where ${selected(selection)} group by 1, 2
    ) as counts join listings on listings.id = listing_id
    order by name ${sql.raw(NAME_COLLATION)}, listing_id`.execute(db);
  return rows;
}

/** The average ratings of some listings, by listing and span. */
export async function averagesOf(
  db: Db,
  selection: Selection,
  listingIds: readonly number[],
): Promise<{ listing_id: number; span: number; rated: number; tenths: number }[]> {
  const { rows } = await sql<{ listing_id: number; span: number; rated: number; tenths: number }>`
    select listing_id, ${spanOf(selection)} as span, count(*) as rated, sum(rating_tenths)::bigint as tenths
    from reviews where ${selected(selection)} and listing_id = any(${listingIds}) and rating_tenths is not null
    group by 1, 2`.execute(db);
  return rows;
}
