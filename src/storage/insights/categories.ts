import { sql } from 'kysely';
import { MIN_RANKED } from '#domain/insights/insights.ts';
import type { Sums } from '#domain/insights/statistics.ts';
import type { Db } from '../tables.ts';
import { type Selection, selected, spanOf } from './spans.ts';

export interface CategorySums extends Sums {
  /** Null for all listings together. */
  listing_id: number | null;
  span: number;
  category: string;
}

/**
 * The rating of a category in tenths of a point out of ten, of which the API shows points with one decimal. Sums of whole
 * numbers are exact, in whichever order rows are read.
 */
export const SCORE_TENTHS = sql.raw('floor(rating / rating_scale * 100 + 0.5)');
export const RATED_CATEGORIES = sql.raw(
  'jsonb_to_recordset(categories) as rated (category text, rating float8)',
);

/**
 * Adds up the ratings of each category, of all listings together or of some listings. Many reviews have the same ratings, so
 * those are counted before their JSON is read.
 */
export async function sumCategories(
  db: Db,
  selection: Selection,
  listingIds?: readonly number[],
): Promise<CategorySums[]> {
  const listing = listingIds === undefined ? sql`null::bigint` : sql`listing_id`;
  const isListing = listingIds === undefined ? sql`true` : sql`listing_id = any(${listingIds})`;
  const { rows } = await sql<CategorySums>`
    with equal as materialized (
      select ${listing} as listing_id, ${spanOf(selection)} as span, categories, rating_scale, count(*)::float8 as n
      from reviews where ${selected(selection)} and ${isListing} and categories <> '[]'
      group by 1, 2, categories, rating_scale
    )
    select listing_id, span, category, sum(n)::bigint as n, sum(n * tenths) / 10 as sum, sum(n * tenths * tenths) / 100 as squares
    from equal cross join lateral (select category, avg(${SCORE_TENTHS}) as tenths from ${RATED_CATEGORIES} group by category) as scores
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The mean rating of one category, of each listing that has enough of them to be ranked. */
export async function categoryMeans(
  db: Db,
  selection: Selection,
  category: string,
): Promise<{ listing_id: number; mean: number }[]> {
  const { rows } = await sql<{ listing_id: number; mean: number }>`
    select listing_id, avg(${SCORE_TENTHS}) / 10 as mean from reviews cross join ${RATED_CATEGORIES}
    where ${selected(selection)} and category = ${category}
    group by 1 having count(*) >= ${sql.lit(MIN_RANKED)}`.execute(db);
  return rows;
}
