import { sql } from 'kysely';
import { alsoMatching } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import { countOf, RATING_SUMS, type RatingSums, type Selection, selected, spanOf } from './spans.ts';

export interface SpanCounts extends RatingSums {
  span: number;
  reviews: number;
  one: number;
  two: number;
  three: number;
  four: number;
  five: number;
  responded: number;
  undecided: number;
  not_analysed: number;
  oldest_undecided: Date | null;
}

/** Counts the reviews of each span that has any. */
export async function countSpans(db: Db, selection: Selection): Promise<SpanCounts[]> {
  const undecided = alsoMatching({ decision: 'none' }, selection);
  const { rows } = await sql<SpanCounts>`
    select ${spanOf(selection)} as span, count(*) as reviews, ${RATING_SUMS},
      ${countOf({ rating: 1 }, selection)} as one, ${countOf({ rating: 2 }, selection)} as two,
      ${countOf({ rating: 3 }, selection)} as three, ${countOf({ rating: 4 }, selection)} as four,
      ${countOf({ rating: 5 }, selection)} as five, ${countOf({ responded: true }, selection)} as responded,
      ${countOf({ analysed: false }, selection)} as not_analysed,
      count(*) filter (where ${undecided}) as undecided,
      min(submitted_at) filter (where ${undecided}) as oldest_undecided
    from reviews where ${selected(selection)} group by 1`.execute(db);
  return rows;
}

/** The median time from review to response in each span that has one, in hours. */
export async function responseHours(
  db: Db,
  selection: Selection,
): Promise<{ span: number; hours: number }[]> {
  const { rows } = await sql<{ span: number; hours: number }>`
    select span, percentile_cont(0.5) within group (order by hours) as hours from (
      select ${spanOf(selection)} as span, greatest(0, extract(epoch from
        coalesce(response_at, responses.settled_at) - submitted_at) / 3600)::float8 as hours
      from reviews left join responses on responses.review_id = reviews.id and responses.state = 'sent'
      where ${selected(selection)} and ${alsoMatching({ responded: true }, selection)}
        and coalesce(response_at, responses.settled_at) is not null
    ) as responses group by span`.execute(db);
  return rows;
}
