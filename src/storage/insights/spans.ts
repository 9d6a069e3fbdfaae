import { type RawBuilder, sql } from 'kysely';
import type { DatedFilter, FilterWithAccess } from '#domain/reviews/filter.ts';
import { alsoMatching, matching } from '../filters/conditions.ts';

/** What the aggregates are about. */
export interface Selection {
  /** With the days of all spans. */
  filter: FilterWithAccess;
  /** IANA name of the time zone of days. */
  timeZone: string;
  /** When each span of time begins, in order. One ends where the next begins, and the last with the filter. */
  starts: readonly Date[];
}

/** The reviews of all spans, as a condition. The covering indexes of migration 0004 hold what it compares. */
export const selected = (selection: Selection) =>
  matching(selection.filter, { isPublic: false, timeZone: selection.timeZone });

/** The span of a review, from 0. */
export const spanOf = ({ starts }: Selection): RawBuilder<number> =>
  sql<number>`width_bucket(reviews.submitted_at, ${starts}::timestamptz[]) - 1`;

/** How many of the aggregated reviews also match a filter. */
export const countOf = (part: DatedFilter, selection: Selection): RawBuilder<number> =>
  sql<number>`count(*) filter (where ${alsoMatching(part, selection)})`;

/** Number, sum and sum of squares of ratings, in tenths of a star. */
export const RATING_SUMS =
  sql.raw(`count(rating_tenths) as rated, coalesce(sum(rating_tenths), 0)::bigint as tenths,
  coalesce(sum(rating_tenths * rating_tenths), 0)::bigint as squares`);

export interface RatingSums {
  rated: number;
  tenths: number;
  squares: number;
}
