import { type Kysely, sql } from 'kysely';
import type { Sums } from '#domain/statistics.ts';
import type { Tables } from '../tables.ts';
import { type Selection, selected, spanOf } from './spans.ts';

export interface CategorySums extends Sums {
  /** Null for all listings together. */
  listing_id: number | null;
  span: number;
  category: string;
}

/**
 * Adds up the ratings of each category out of ten, with one decimal as the API shows them. Many reviews have the same
 * ratings, so those are counted before their JSON is read.
 *
 * @param by `listings` for each listing, or only for the given ones
 */
export async function sumCategories(
  db: Kysely<Tables>,
  selection: Selection,
  by: 'company' | 'listings' | readonly number[],
): Promise<CategorySums[]> {
  const listing = by === 'company' ? sql`null::bigint` : sql`listing_id`;
  const isIncluded = typeof by === 'string' ? sql`true` : sql`listing_id = any(${by})`;
  const { rows } = await sql<CategorySums>`
    with equal as materialized (
      select ${listing} as listing_id, ${spanOf(selection)} as span, categories, rating_scale, count(*)::float8 as n
      from reviews where ${selected(selection)} and ${isIncluded} and categories <> '[]'
      group by 1, 2, categories, rating_scale
    )
    select listing_id, span, category, sum(n)::bigint as n, sum(n * score) as sum, sum(n * score * score) as squares
    from equal cross join lateral (
      select category, avg(floor(rating / rating_scale * 100 + 0.5) / 10) as score
      from jsonb_to_recordset(categories) as rated (category text, rating float8) group by category
    ) as scores
    group by 1, 2, 3`.execute(db);
  return rows;
}
